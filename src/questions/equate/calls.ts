// Calls in terms: which are outermost, which waits for no other, which of two sets of them takes less.
import type { Assumptions } from "./assumptions.js";
import type { Course } from "./evaluate.js";
import { allIn, headOf, isTruth, someIn, type Term } from "./term.js";

/** Calls that were made by nothing but what was evaluated. */
export function outermostIn(made: Course["made"]): ReadonlySet<Term> {
  return new Set([...made].filter(([call, roots]) => roots.has(call)).map(([call]) => call));
}

/** As multisets of calls: some of the outermost are left out, and what is new was made inside of those. */
export function isLess(needed: ReadonlySet<Term>, made: Course["made"]): boolean {
  const whole = outermostIn(made);
  const kept = [...needed].every((call) => {
    const roots = made.get(call);
    return roots !== undefined && (roots.has(call) || [...roots].some((root) => !needed.has(root)));
  });
  return kept && [...whole].some((call) => !needed.has(call));
}

/** Calls of the left side's result that wait for what other calls give, and not for an input. */
export function ripe({ value, stuck }: { readonly value: Term; readonly stuck: Course["stuck"] }): readonly Term[] {
  return recursiveIn(value).filter((call) =>
    someIn(stuck.get(call) ?? call, (each) => each.kind === "call" && each !== call),
  );
}

/** Calls of which something is assumed, those first that wait for a comparison alone. */
export function assumedIn(assumptions: Assumptions): readonly Term[] {
  const found = new Map<Term, boolean>();
  for (const [condition, value] of assumptions.rewrites) {
    if (condition.kind !== "prim" || isTruth(value) === undefined) continue;
    for (const call of condition.args.flatMap((arg) => recursiveIn(assumptions.normal(arg) ?? arg)))
      if (!found.has(call)) found.set(call, assumptions.waiting(call)?.kind === "prim");
  }
  return [...found]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([call]) => call)
    .slice(0, ASSUMED_MAX);
}

const ASSUMED_MAX = 2;

/** Those that wait for a comparison alone. */
export function ripeIn(assumptions: Assumptions): readonly Term[] {
  return assumedIn(assumptions).filter((call) => assumptions.waiting(call)?.kind === "prim");
}

/** What a call waits for in the end: the one of the calls that it is given that has to be known first. */
export function demanded({
  value,
  stuck,
}: {
  readonly value: Term;
  readonly stuck: Course["stuck"];
}): Term | undefined {
  let call = headOf(value);
  for (const seen = new Set<Term>(); call !== undefined && !seen.has(call); ) {
    seen.add(call);
    call = headOf(stuck.get(call) ?? call) ?? call;
  }
  return call;
}

export function innermostCall(term: Term): Term | undefined {
  return innermostFirst([...allIn(term)].filter((each) => headOf(each) === each))[0];
}

export function innermostFirst(calls: readonly Term[]): readonly Term[] {
  return [...calls].sort((a, b) => a.size - b.size);
}

export function recursiveIn(term: Term): readonly Term[] {
  return [...allIn(term)].filter((each) => each.kind === "call" && each.fn.kind === "fun");
}

/** Whether they are calls with the same arguments. */
export function hasArgsOf(a: Term, b: Term): boolean {
  return (
    a.kind === "call" &&
    b.kind === "call" &&
    a.args.length === b.args.length &&
    a.args.every((arg, i) => arg === b.args[i])
  );
}
