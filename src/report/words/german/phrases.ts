// Numbers and quotations in German.

/** 12.345 */
export function number(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ".");
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function points(n: number): string {
  return String(Math.round(n * 100) / 100).replace(".", ",");
}
