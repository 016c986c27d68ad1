// Numbers for which inequalities hold, where they are found soon: then there is no reason why they cannot all hold, and nobody
// has to look for one. Variables begin far below and are raised as far as an inequality needs (Bellman and Ford), which finds
// numbers for all that compare two variables, or one with a constant, and for many others.
import type { Linear } from "./linear.js";

const START = -(2 ** 40);
/** Numbers beyond are not exact, or may not be soon. */
const EXACT = 2 ** 51;

/** Factors of variables, which are numbered. */
type Row = { readonly of: readonly number[]; readonly times: readonly number[]; readonly constant: number };

/** Whether numbers were found for which all are not negative. */
export function canHold(all: readonly Linear[]): boolean {
  const numbers = new Map<string, number>();
  const rows = all.map((row) => rowOf(row, numbers));
  const values = Array.from(numbers, () => START);
  for (let round = 0; round <= rows.length; round++) {
    let isRaised = false;
    for (const row of rows) {
      const sum = sumOf(row, values);
      if (!(Math.abs(sum) < EXACT)) return false;
      if (sum >= 0) continue;
      if (!raise(row, -sum, values)) return false;
      isRaised = true;
    }
    if (!isRaised) return true;
  }
  return false;
}

function rowOf({ times, constant }: Linear, numbers: Map<string, number>): Row {
  const of = [...times.keys()].map((name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  return { of, times: Array.from(times.values(), Number), constant: Number(constant) };
}

/** Not a number where one of its parts is not exact. */
function sumOf({ of, times, constant }: Row, values: readonly number[]): number {
  let sum = constant;
  for (let i = 0; i < of.length; i++) {
    const part = (times[i] as number) * (values[of[i] as number] as number);
    sum = Math.abs(part) < EXACT && Math.abs(sum) < EXACT ? sum + part : Number.NaN;
  }
  return sum;
}

/** The last variable that can make the sum larger, by what is missing. */
function raise({ of, times }: Row, missing: number, values: number[]): boolean {
  const at = times.findLastIndex((each) => each > 0);
  const variable = of[at];
  if (variable === undefined) return false;
  values[variable] = (values[variable] as number) + Math.ceil(missing / (times[at] as number));
  return true;
}
