// What parameters and results are called in what is put around what users wrote.

export function parameterNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => "xyz"[i] ?? `x${i}`);
}

/** None that these texts mention: a result must not hide a function that is called after it. */
export function resultNames(count: number, texts: readonly string[] = []): readonly string[] {
  const used = new Set(texts.flatMap((text) => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").match(/[\w']+/g) ?? []));
  const names = Array.from({ length: count + used.size }, (_, i) => "abcdefgh"[i] ?? `r${i}`);
  return names.filter((name) => !used.has(name)).slice(0, count);
}
