// Numbers, lists and quotations in English.

/** 12,345. */
export function withCommas(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** 12,345 steps. */
export function count(n: number, noun: string): string {
  return `${withCommas(n)} ${noun}${n === 1 ? "" : "s"}`;
}

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** How many of something. */
export function inWords(n: number): string {
  return COUNTS[n] ?? String(n);
}

/** No more decimals than there are. */
export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** "1.5 of 2 points". */
export function pointsOf(points: number, outOf: number): string {
  return `${pointsText(points)} of ${pointsText(outOf)} point${outOf === 1 ? "" : "s"}`;
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

/** "ann, bob and 7 more". */
export function andMore(names: readonly string[], left: number): string {
  const listed = names.join(", ");
  return left === 0 ? listed : `${listed} and ${withCommas(left)} more`;
}

/** "an OCaml function", "a .scala file". */
export function withArticle(noun: string): string {
  return `${/^(?:[AEIOU]|\.ml)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** A name, a type or an expression among words. */
export function code(text: string): string {
  return `\`${text}\``;
}
