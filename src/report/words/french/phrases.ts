// Numbers and quotations in French.

/** 12 345, with a space that does not break. */
export function number(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f");
}

/** 3 étapes; 0 and 1 are singular. */
export function count(n: number, noun: string): string {
  return `${number(n)} ${noun}${n < 2 ? "" : "s"}`;
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function points(n: number): string {
  return String(Math.round(n * 100) / 100).replace(".", ",");
}
