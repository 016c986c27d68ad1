// C's printf for one float conversion, exact to the last digit: the value is taken apart
// into an integer ratio, so no precision is beyond reach. %h and %H are OCaml's hexadecimal.

type Conversion = {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly letter: string;
};

const CONVERSION = /^%([-+ #0]*)(\d*)(?:\.(\d*))?[lL]?([eEfFgGhH])/;
const PRECISION_MAX = 10_000;

/** `negative` also tells the sign of what is not a number. Text around the conversion is kept. */
export function formatFloat(format: string, value: number, negative: boolean): string {
  const start = Math.max(format.indexOf("%"), 0);
  const found = CONVERSION.exec(format.slice(start));
  if (found === null) return format;
  const conversion = readConversion(found);
  const body = Number.isFinite(value) ? digitsOf(conversion, Math.abs(value)) : specialText(conversion, value);
  const sign = negative ? "-" : conversion.flags.includes("+") ? "+" : conversion.flags.includes(" ") ? " " : "";
  const text = pad(conversion, sign, body, Number.isFinite(value));
  return format.slice(0, start) + text + format.slice(start + found[0].length);
}

function readConversion([, flags = "", width = "", precision, letter = "g"]: RegExpExecArray): Conversion {
  return {
    flags,
    width: Math.min(Number(width), PRECISION_MAX),
    precision: precision === undefined ? undefined : Math.min(Number(precision), PRECISION_MAX),
    letter,
  };
}

function pad({ flags, width }: Conversion, sign: string, body: string, finite: boolean): string {
  const missing = Math.max(width - sign.length - body.length, 0);
  if (flags.includes("-")) return sign + body + " ".repeat(missing);
  if (flags.includes("0") && finite) return sign + "0".repeat(missing) + body;
  return " ".repeat(missing) + sign + body;
}

function specialText({ letter }: Conversion, value: number): string {
  const infinite = letter === "h" || letter === "H" ? "infinity" : "inf";
  return inCase(letter, Number.isNaN(value) ? "nan" : infinite);
}

function inCase(letter: string, text: string): string {
  return letter === letter.toUpperCase() ? text.toUpperCase() : text;
}

function digitsOf({ flags, precision, letter }: Conversion, value: number): string {
  const keepPoint = flags.includes("#");
  switch (letter.toLowerCase()) {
    case "f":
      return fixed(value, precision ?? 6, keepPoint);
    case "e":
      return inCase(letter, exponential(value, precision ?? 6, keepPoint));
    case "g":
      return inCase(letter, shortest(value, precision ?? 6, keepPoint));
    default:
      return inCase(letter, hexadecimal(value, precision));
  }
}

function fixed(value: number, precision: number, keepPoint: boolean): string {
  const digits = scaledDigits(value, precision)
    .toString()
    .padStart(precision + 1, "0");
  const split = digits.length - precision;
  return withPoint(digits.slice(0, split), digits.slice(split), keepPoint);
}

function withPoint(whole: string, fraction: string, keepPoint: boolean): string {
  return fraction !== "" || keepPoint ? `${whole}.${fraction}` : whole;
}

function exponential(value: number, precision: number, keepPoint: boolean): string {
  const { digits, exponent } = significant(value, precision + 1);
  return withPoint(digits.slice(0, 1), digits.slice(1), keepPoint) + exponentText(exponent);
}

function exponentText(exponent: number): string {
  return `e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

/** C's %g: the shorter style for the exponent, without the zeros at the end. */
function shortest(value: number, precision: number, keepZeros: boolean): string {
  const wanted = Math.max(precision, 1);
  const { digits, exponent } = significant(value, wanted);
  const scientific = exponent < -4 || exponent >= wanted;
  const split = scientific ? 1 : exponent + 1;
  const padded = split < 1 ? "0".repeat(1 - split) + digits : digits;
  const whole = padded.slice(0, Math.max(split, 1));
  const fraction = padded.slice(Math.max(split, 1));
  const text = withPoint(whole, keepZeros ? fraction : fraction.replace(/0+$/, ""), keepZeros);
  return scientific ? text + exponentText(exponent) : text;
}

/** The first `count` decimal digits, rounded, and the power of ten of the first. */
function significant(value: number, count: number): { readonly digits: string; readonly exponent: number } {
  if (value === 0) return { digits: "0".repeat(count), exponent: 0 };
  const estimate = Number(value.toExponential(0).split("e")[1]);
  // The estimate comes from a rounded digit, so it can be one too high.
  for (let exponent = estimate - 1; ; exponent++) {
    const digits = scaledDigits(value, count - 1 - exponent).toString();
    if (digits.length <= count) return { digits, exponent };
  }
}

/** value * 10^places, rounded to an integer, ties to even. */
function scaledDigits(value: number, places: number): bigint {
  const [mantissa, power] = takeApart(value);
  const numerator = (mantissa * 10n ** BigInt(Math.max(places, 0))) << BigInt(Math.max(power, 0));
  const denominator = (10n ** BigInt(Math.max(-places, 0))) << BigInt(Math.max(-power, 0));
  const quotient = numerator / denominator;
  const twice = 2n * (numerator % denominator);
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** value = mantissa * 2^power, exactly. */
function takeApart(value: number): readonly [bigint, number] {
  const bits = bitsOf(value);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  return exponent === 0 ? [fraction, -1074] : [fraction | 0x10000000000000n, exponent - 1075];
}

function bitsOf(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}

function hexadecimal(value: number, precision: number | undefined): string {
  const bits = bitsOf(value);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const exponent = value === 0 ? 0 : biased === 0 ? -1022 : biased - 1023;
  let mantissa = (bits & 0xfffffffffffffn) | (biased === 0 ? 0n : 0x10000000000000n);
  if (precision !== undefined && precision < 13) mantissa = roundBits(mantissa, BigInt(4 * (13 - precision)));
  const digits = (mantissa & 0xfffffffffffffn).toString(16).padStart(13, "0");
  const fraction =
    precision === undefined ? digits.replace(/0+$/, "") : digits.slice(0, precision).padEnd(precision, "0");
  return `0x${withPoint((mantissa >> 52n).toString(16), fraction, false)}p${exponent < 0 ? "-" : "+"}${Math.abs(exponent)}`;
}

/** To a multiple of 2^drop, ties to even. */
function roundBits(mantissa: bigint, drop: bigint): bigint {
  const unit = 1n << drop;
  const rest = mantissa % unit;
  const below = mantissa - rest;
  const up = rest * 2n > unit || (rest * 2n === unit && (below / unit) % 2n === 1n);
  return up ? below + unit : below;
}
