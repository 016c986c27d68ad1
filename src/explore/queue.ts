// Entries by a small whole number, lowest first; among equals, first in first out.

export class Queue<T> {
  private readonly buckets: (Bucket<T> | undefined)[] = [];
  private lowest = 0;
  size = 0;

  push(rank: number, item: T): void {
    const bucket = this.buckets[rank] ?? { items: [], next: 0 };
    this.buckets[rank] = bucket;
    bucket.items.push(item);
    if (rank < this.lowest || this.size === 0) this.lowest = rank;
    this.size++;
  }

  /** The rank of what would be popped next. */
  rank(): number | undefined {
    if (this.size === 0) return undefined;
    for (;;) {
      const bucket = this.buckets[this.lowest];
      if (bucket !== undefined && bucket.next < bucket.items.length) return this.lowest;
      this.buckets[this.lowest] = undefined;
      this.lowest++;
    }
  }

  pop(): T | undefined {
    const rank = this.rank();
    if (rank === undefined) return undefined;
    const bucket = this.buckets[rank] as Bucket<T>;
    const item = bucket.items[bucket.next] as T;
    bucket.items[bucket.next] = undefined; // so that it can be collected
    bucket.next++;
    this.size--;
    return item;
  }

  /** Everything, in order; the queue is empty then. */
  drain(): readonly T[] {
    const items = this.waiting();
    this.buckets.length = 0;
    this.size = 0;
    return items;
  }

  /** Takes out the heaviest, and of equal ones the last, so that this many are left; the lowest weight that is gone. */
  dropTo(size: number, weigh: (item: T) => number): number {
    if (this.size <= size) return Number.POSITIVE_INFINITY;
    const { heaviest, room } = heaviestKept(this.waiting().map(weigh), size);
    let roomLeft = room;
    this.size = 0;
    for (const [rank, bucket] of this.buckets.entries()) {
      const kept = bucket === undefined ? [] : live(bucket).filter((item) => stays(weigh(item)));
      this.buckets[rank] = kept.length === 0 ? undefined : { items: kept, next: 0 };
      this.size += kept.length;
    }
    return heaviest;

    function stays(weight: number): boolean {
      return weight < heaviest || (weight === heaviest && roomLeft-- > 0);
    }
  }

  private waiting(): readonly T[] {
    const items: T[] = [];
    for (const bucket of this.buckets) if (bucket !== undefined) for (const item of live(bucket)) items.push(item);
    return items;
  }
}

function live<T>({ items, next }: Bucket<T>): readonly T[] {
  return items.slice(next) as T[]; // only what was popped is undefined
}

/** The weight of which not all can stay where so many are left, and how many of it can. */
function heaviestKept(weights: readonly number[], size: number): { readonly heaviest: number; readonly room: number } {
  const counts: number[] = [];
  for (const weight of weights) counts[weight] = (counts[weight] ?? 0) + 1;
  let room = size;
  let heaviest = 0;
  while ((counts[heaviest] ?? 0) <= room) room -= counts[heaviest++] ?? 0;
  return { heaviest, room };
}

type Bucket<T> = { readonly items: (T | undefined)[]; next: number };
