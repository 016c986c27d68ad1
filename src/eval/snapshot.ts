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
    for (const inner of remember(next, undo)) pending.push(inner);
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
    undo.push(() => {
      for (const [i, item] of items.entries()) value[i] = item;
    });
    return items;
  }
  if (value instanceof Lazy) {
    const { state, result, body, entered } = value;
    undo.push(() => Object.assign(value, { state, result, body, entered }));
    return result === undefined ? [] : [result];
  }
  return isData(value) ? fieldsOf(value) : [];
}
