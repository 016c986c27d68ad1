// The smallest set of inputs that catches every wrong submission: one input at least of those that
// catch each of them. Found exactly, by branching on the submission that fewest inputs catch, as
// long as that is affordable.

export type Cover = { readonly chosen: readonly number[]; readonly smallest: boolean };

/** Inputs looked at; a fraction of a second. */
const WORK_MAX = 5_000_000;

/** The inputs that catch one submission: one of them is needed. */
type Need = readonly number[];

/** `catches[i]`: what input i catches. The earlier inputs are preferred. */
export function smallestCover(catches: readonly ReadonlySet<string>[]): Cover {
  const all = needsOf(catches);
  let best = greedy(all);
  let work = 0;
  /** Without the inputs whose turn it was before: every cover with one of them has been seen. */
  const search = (chosen: readonly number[], needs: readonly Need[], without: ReadonlySet<number>): void => {
    const left = needs.map((need) => need.filter((i) => !without.has(i)));
    for (const need of needs) work += need.length;
    if (left.length === 0 && chosen.length < best.length) best = chosen;
    if (work > WORK_MAX || chosen.length + apart(left) >= best.length) return;
    const seen = new Set<number>();
    for (const i of least(left, (need) => need.length)) {
      search(
        [...chosen, i],
        left.filter((need) => !need.includes(i)),
        seen,
      );
      seen.add(i);
    }
  };
  search([], all, new Set());
  return { chosen: [...best].sort((a, b) => a - b), smallest: work <= WORK_MAX };
}

/** Of two submissions, one of which is caught whenever the other is, only the other matters; and of inputs alike. */
function needsOf(catches: readonly ReadonlySet<string>[]): readonly Need[] {
  const useful = withoutDominated(catches);
  const all = new Set(useful.flatMap((i) => [...(catches[i] ?? [])]));
  const needs = [...all].map((one) => useful.filter((i) => catches[i]?.has(one)));
  const distinct = [...new Map(needs.map((need) => [need.join(), need])).values()];
  return distinct
    .filter((need) => !distinct.some((other) => other !== need && isWithin(other, need)))
    .sort((a, b) => a.length - b.length);
}

function isWithin(part: Need, whole: Need): boolean {
  return part.length <= whole.length && part.every((i) => whole.includes(i));
}

/** An input that catches nothing that another does not catch is not needed. */
function withoutDominated(catches: readonly ReadonlySet<string>[]): readonly number[] {
  const covers = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...b].every((one) => a.has(one));
  return catches.flatMap((own, i) => {
    const dominated = catches.some((other, j) => j !== i && covers(other, own) && (other.size > own.size || j < i));
    return dominated || own.size === 0 ? [] : [i];
  });
}

/** Always the input that serves most needs. */
function greedy(needs: readonly Need[]): readonly number[] {
  const chosen: number[] = [];
  for (let left = needs; left.length > 0; ) {
    const counts = new Map<number, number>();
    for (const i of left.flat()) counts.set(i, (counts.get(i) ?? 0) + 1);
    const inputs = [...counts.keys()].sort((a, b) => a - b);
    const most = least(inputs, (i) => -(counts.get(i) ?? 0));
    chosen.push(most);
    left = left.filter((need) => !need.includes(most));
  }
  return chosen;
}

/** How many needs have no input in common: as many inputs are needed at least. Infinite: one cannot be met any more. */
function apart(needs: readonly Need[]): number {
  const taken = new Set<number>();
  let count = 0;
  for (const need of needs) {
    if (need.length === 0) return Number.POSITIVE_INFINITY;
    if (need.some((i) => taken.has(i))) continue;
    for (const i of need) taken.add(i);
    count++;
  }
  return count;
}

/** The first of those with the least measure. */
function least<T>(items: readonly T[], measure: (item: T) => number): T {
  const measures = items.map(measure);
  return items[measures.indexOf(Math.min(...measures))] as T;
}
