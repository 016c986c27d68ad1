// What parameters and results are called in what is put around what users wrote.

export function parameterNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => "xyz"[i] ?? `x${i}`);
}

export function resultNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => "abcdefgh"[i] ?? `r${i}`);
}
