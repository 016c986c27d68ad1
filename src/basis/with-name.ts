// Finding something by its name in a list that does not change. A program can have thousands of constructors and as many
// patterns that name them, so a long list gets an index, once.

const LONG = 16;
const indexes = new WeakMap<readonly { readonly name: string }[], ReadonlyMap<string, unknown>>();

/** The first with this name. */
export function withName<T extends { readonly name: string }>(items: readonly T[], name: string): T | undefined {
  if (items.length < LONG) return items.find((item) => item.name === name);
  const index = indexes.get(items) ?? indexOf(items);
  return index.get(name) as T | undefined; // made of these items
}

function indexOf<T extends { readonly name: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const index = new Map<string, T>();
  for (const item of items) if (!index.has(item.name)) index.set(item.name, item);
  indexes.set(items, index);
  return index;
}
