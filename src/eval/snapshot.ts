// Remembers what is mutable in some values, so that a run that has changed it can be
// repeated from the same start.
import { Cell, fieldsOf, isData, Lazy, type Value } from "../core/value.js";

/** Gives a function that puts everything back. */
export function snapshot(values: readonly Value[]): () => void {
  const undo: (() => void)[] = [];
  const seen = new Set<Value>();
  const pending = [...values];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || seen.has(next)) continue;
    seen.add(next);
    pending.push(...remember(next, undo));
  }
  return () => {
    for (const put of undo) put();
  };
}

/** Notes what can change in one value; gives what is inside it. */
function remember(value: Value, undo: (() => void)[]): readonly Value[] {
  if (value instanceof Cell) {
    const content = value.v;
    undo.push(() => {
      value.v = content;
    });
    return [content];
  }
  if (Array.isArray(value)) {
    const items: readonly Value[] = [...value];
    undo.push(() => value.splice(0, value.length, ...items));
    return items;
  }
  if (value instanceof Lazy) {
    const { state, result, body } = value;
    undo.push(() => Object.assign(value, { state, result, body }));
    return result === undefined ? [] : [result];
  }
  return isData(value) ? fieldsOf(value) : [];
}
