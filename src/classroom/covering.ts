// The smallest set of inputs that catches every wrong submission: a smallest set cover, found
// exactly by branching on the submission that is hardest to catch, as long as that is affordable.

export type Cover = { readonly chosen: readonly number[]; readonly smallest: boolean };

const BRANCHES_MAX = 200_000;

/** `catches[i]`: what input i catches. The earlier inputs are preferred. */
export function smallestCover(catches: readonly ReadonlySet<string>[]): Cover {
  const all = new Set(catches.flatMap((caught) => [...caught]));
  const useful = withoutDominated(catches);
  let best = greedy(catches, useful, all);
  let branches = 0;
  const search = (chosen: readonly number[], left: ReadonlySet<string>): void => {
    if (left.size === 0) {
      if (chosen.length < best.length) best = chosen;
      return;
    }
    const most = Math.max(...useful.map((i) => countIn(catches[i], left)));
    if (chosen.length + Math.ceil(left.size / most) >= best.length || ++branches > BRANCHES_MAX) return;
    const hardest = least([...left], (one) => useful.filter((i) => catches[i]?.has(one)).length);
    for (const i of useful.filter((each) => catches[each]?.has(hardest)))
      search([...chosen, i], without(left, catches[i]));
  };
  search([], all);
  return { chosen: [...best].sort((a, b) => a - b), smallest: branches <= BRANCHES_MAX };
}

/** An input that catches nothing that another does not catch is not needed. */
function withoutDominated(catches: readonly ReadonlySet<string>[]): readonly number[] {
  const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].every((one) => b.has(one));
  return catches.flatMap((own, i) => {
    const dominated = catches.some((other, j) => j !== i && isWithin(own, other) && (other.size > own.size || j < i));
    return dominated || own.size === 0 ? [] : [i];
  });
}

function greedy(
  catches: readonly ReadonlySet<string>[],
  useful: readonly number[],
  all: ReadonlySet<string>,
): readonly number[] {
  const chosen: number[] = [];
  for (let left = all; left.size > 0; ) {
    const rest = left;
    const i = least(useful, (each) => -countIn(catches[each], rest));
    chosen.push(i);
    left = without(left, catches[i]);
  }
  return chosen;
}

function countIn(caught: ReadonlySet<string> | undefined, left: ReadonlySet<string>): number {
  let count = 0;
  for (const one of left) if (caught?.has(one)) count++;
  return count;
}

function without(left: ReadonlySet<string>, caught: ReadonlySet<string> | undefined): ReadonlySet<string> {
  return new Set([...left].filter((one) => !caught?.has(one)));
}

/** The first of those with the least measure. */
function least<T>(items: readonly T[], measure: (item: T) => number): T {
  const measures = items.map(measure);
  return items[measures.indexOf(Math.min(...measures))] as T;
}
