// What is known to be there: items of lists and entries of maps that only a bug of ours can lack.

/** The item at a position that is within the list. */
export function nth<T extends NonNullable<unknown> | null>(items: readonly T[], position: number): T {
  const item = items[position];
  if (item === undefined) throw new Error(`no item ${position} of ${items.length}`);
  return item;
}

/** The last item of a list that has some. */
export function lastOf<T extends NonNullable<unknown> | null>(items: readonly T[]): T {
  return nth(items, items.length - 1);
}

/** What a map has for a key that it knows. */
export function lookUp<K, V extends NonNullable<unknown> | null>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${String(key)}`);
  return value;
}
