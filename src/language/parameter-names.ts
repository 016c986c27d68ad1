// What parameters are called in definitions that are put around what users wrote.

export function parameterNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => "xyz"[i] ?? `x${i}`);
}
