// Float literals as OCaml's float_of_string reads them: underscores anywhere are skipped,
// leading white space is allowed, and the whole rest must be one decimal or hexadecimal
// number, an infinity or a not-a-number.

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const HEXADECIMAL = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)(?:[pP]\s*([+-]?\d+))?$/;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;
const NOT_A_NUMBER = /^[+-]?nan(?:\([0-9a-z]*\))?$/i;

export function parseFloatLiteral(text: string): number | undefined {
  const bare = text.replaceAll("_", "").replace(/^[ \t\n\v\f\r]+/, "");
  if (DECIMAL.test(bare)) return Number(bare);
  const hexadecimal = HEXADECIMAL.exec(bare);
  if (hexadecimal !== null) return parseHexadecimal(hexadecimal);
  const infinite = INFINITE.exec(bare);
  if (infinite !== null) return infinite[1] === "-" ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(bare) ? Number.NaN : undefined;
}

function parseHexadecimal([, sign, whole = "", fraction = "", exponent = "0"]: RegExpExecArray): number | undefined {
  if (whole + fraction === "") return undefined;
  const digits = BigInt(`0x${whole}${fraction}`);
  const magnitude = scaled(digits, Number(exponent) - 4 * fraction.length);
  return sign === "-" ? -magnitude : magnitude;
}

/** digits * 2^exponent, rounded once to nearest, ties to even. */
function scaled(digits: bigint, exponent: number): number {
  if (digits === 0n) return 0;
  const width = digits.toString(2).length;
  if (width + exponent > 1100) return Infinity;
  if (width + exponent < -1100) return 0;
  const lowest = Math.max(width + exponent - 53, -1074); // the place of the last bit kept
  const drop = lowest - exponent;
  const kept = drop <= 0 ? digits << BigInt(-drop) : roundedShift(digits, BigInt(drop));
  return Number(kept) * 2 ** Math.max(lowest, -1000) * 2 ** Math.min(lowest + 1000, 0);
}

function roundedShift(digits: bigint, drop: bigint): bigint {
  const kept = digits >> drop;
  const rest = digits - (kept << drop);
  const half = 1n << (drop - 1n);
  return rest > half || (rest === half && (kept & 1n) === 1n) ? kept + 1n : kept;
}
