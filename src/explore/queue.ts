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
    const items: T[] = [];
    for (const bucket of this.buckets) {
      if (bucket === undefined) continue;
      for (let i = bucket.next; i < bucket.items.length; i++) items.push(bucket.items[i] as T);
    }
    this.buckets.length = 0;
    this.size = 0;
    return items;
  }

  /** Takes out those that would come last, so that this many are left. */
  dropTo(size: number): readonly T[] {
    const dropped: T[] = [];
    for (let rank = this.buckets.length - 1; rank >= 0 && this.size > size; rank--) {
      const bucket = this.buckets[rank];
      if (bucket === undefined) continue;
      for (let item = bucket.items.pop(); item !== undefined; item = bucket.items.pop()) {
        dropped.push(item);
        this.size--;
        if (this.size <= size || bucket.items.length <= bucket.next) break;
      }
      if (bucket.items.length <= bucket.next) this.buckets[rank] = undefined;
    }
    return dropped;
  }
}

type Bucket<T> = { readonly items: (T | undefined)[]; next: number };
