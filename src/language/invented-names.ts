// What parameters and results are called in what is put around what users wrote.

export function parameterNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => "xyz"[i] ?? `x${i}`);
}

/** `isTaken`: by something of the program that must still be seen. */
export function resultNames(count: number, isTaken: IsTaken = () => false): readonly string[] {
  const names: string[] = [];
  for (let i = 0; names.length < count; i++) {
    const name = "abcdefgh"[i] ?? `r${i}`;
    if (!isTaken(name)) names.push(name);
  }
  return names;
}

/** The names of functions that write down what they are called with. */
export function recorderNames(count: number, isTaken: IsTaken): readonly string[] {
  return numbered("record", count).map((name) => freshName(name, isTaken));
}

/** `calls` alone, or `calls1`, `calls2` ... */
export function numbered(name: string, count: number): readonly string[] {
  return count === 1 ? [name] : Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
}

export function freshName(wish: string, isTaken: IsTaken): string {
  let name = wish;
  while (isTaken(name)) name = `${name}_`;
  return name;
}

export type IsTaken = (name: string) => boolean;
