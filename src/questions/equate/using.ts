// Which instances of lemmas may be used: the left side has computed what theirs takes, and for a lemma that is not proved yet
// something gets smaller.
import type { Assumptions } from "./assumptions.js";
import { isLess, outermostIn, recursiveIn } from "./calls.js";
import type { Sums } from "./certificate.js";
import { type Course, Raised, Stuck } from "./evaluate.js";
import { matching, type Substitution, substitute } from "./lemma.js";
import { smallerBy } from "./measure.js";
import type { Finder } from "./prove.js";
import { runOf } from "./ran.js";
import { type Entry, exactly, type Step } from "./steps.js";
import { allIn, someIn, type Term, type Terms } from "./term.js";
import { isOfType } from "./types.js";
import type { Way } from "./way.js";

/** With the variables that only the left side has: the calls of the left side say what they are. */
export function* completed(
  terms: Terms,
  entry: Entry,
  by: Map<Term, Term>,
  made: Course["made"],
): Iterable<Substitution> {
  const { pattern } = entry;
  if (pattern.vars.every((each) => by.has(each))) {
    yield by;
    return;
  }
  const vars = new Set(pattern.vars);
  const calls = [...allIn(pattern.left)].filter(
    (term) => term.kind === "call" && someIn(term, (each) => vars.has(each) && !by.has(each)),
  );
  for (const call of calls)
    for (const candidate of made.keys()) {
      const extended = new Map(by);
      if (!matching(terms, vars, call, candidate, extended)) continue;
      if (pattern.vars.every((each) => extended.has(each))) yield extended;
    }
}

/** What the left side of an instance is, if it was computed; for a lemma that is not proved yet, in less time. */
export function usable(
  finder: Finder,
  { entry: current, assumptions, returning }: Way,
  entry: Entry,
  values: readonly Term[],
  made: Course["made"],
): { readonly value: Term; readonly bound: Sums | undefined; readonly steps: readonly Step[] } | undefined {
  const { terms } = finder.tools;
  const by: Substitution = new Map(entry.proposition.vars.map((each, i) => [each, values[i] ?? each]));
  for (const premise of entry.proposition.premises) {
    const holds = assumptions.normal(substitute(terms, premise, by));
    if (holds !== terms.truth(true)) return undefined;
  }
  const isTyped = entry.proposition.vars.every(
    ({ type }, i) => type === undefined || values[i] === undefined || isOfType(finder.tools, values[i], type),
  );
  if (!isTyped) {
    finder.mistyped.add(entry.proposition);
    return undefined;
  }
  const own: Course["made"] = new Map();
  let value: Term;
  const looking = assumptions.looking(own);
  try {
    value = looking.term(finder.instance(entry, values).left);
  } catch (error) {
    if (error instanceof Stuck || error instanceof Raised) return undefined;
    throw error;
  }
  const needed = outermostIn(own);
  const known = new Set(returning.map((call) => exactly(terms, call, assumptions)));
  const isMissing = (call: Term): boolean => !made.has(call) && !known.has(call);
  const outermost = [...needed].filter(isMissing);
  const missing = outermost.length === 0 ? [] : fewer(outermost, endsOf(looking.course, own).filter(isMissing));
  if (entry.measure !== undefined && entry.state === "open") {
    const bound = entry === current ? smallerBy(finder.tools, entry.measure, by, assumptions) : undefined;
    if (bound === undefined && entry === current) finder.unmet = "misfit";
    return bound && { value, bound, steps: finder.ends(missing) ?? [] };
  }
  const isOpen = entry.state === "open" || [...entry.uses].some(({ state }) => state === "open");
  if (!isOpen) {
    const steps = finder.ends(missing);
    return steps && { value, bound: undefined, steps };
  }
  if (outermost.length === 0 && isLess(needed, made) && current.measure === undefined)
    return { value, bound: undefined, steps: [] };
  if (entry === current) finder.unmet = "wanting";
  return undefined;
}

function fewer(a: readonly Term[], b: readonly Term[]): readonly Term[] {
  return b.length < a.length ? b : a;
}

/** The calls at which an evaluation ended: if these return, so do all that they were made in. */
function endsOf({ stayed, rewrites }: Course, made: Course["made"]): readonly Term[] {
  return [...made.keys()].filter((call) => stayed.has(call) || rewrites.has(call));
}

/** That the values which a lemma is used for return, where the left side did not compute them. */
export function given(
  finder: Finder,
  { assumptions, returning }: Way,
  values: readonly Term[],
  made: Course["made"],
): readonly Step[] | undefined {
  const { terms } = finder.tools;
  const known = new Set(returning.map((call) => exactly(terms, call, assumptions)));
  const calls = values.flatMap((value) => recursiveIn(assumptions.normal(value) ?? value));
  return finder.ends([...new Set(calls)].filter((call) => !made.has(call) && !known.has(call)));
}

/** Whether these calls return, as lemmas say of what made them. */
export function areImplied({ implied, assumptions }: Way, calls: readonly Term[]): boolean {
  if (calls.length === 0) return true;
  const known = new Set(implied.flatMap((term) => [...runOf(assumptions, term, []).made.keys()]));
  return calls.every((call) => known.has(call));
}

/** Calls of the left side that wait for what a lemma waits for which was used for itself: if these are gone into and it is
 * decided, all that the lemma takes is computed, or raises. */
export function readying(finder: Finder, way: Way, { made, stuck }: Pick<Course, "made" | "stuck">): readonly Term[] {
  const { assumptions, pending } = way;
  for (const step of pending) {
    const left = step.kind === "use" ? finder.instance(step.entry, step.values).left : undefined;
    if (left === undefined) continue;
    const waits = new Set(missingIn(assumptions, left, made)?.map((call) => assumptions.waiting(call)));
    const [on] = [...stuck].flatMap(([call, each]) =>
      made.has(call) && each.kind === "var" && waits.has(each) ? each : [],
    );
    const calls = on === undefined ? [] : decidingCalls(finder, way, on, left);
    if (calls.length > 0) return calls;
  }
  return [];
}

/** Calls at which the evaluation of a term ends and which were not made; undefined where it raises. */
function missingIn(assumptions: Assumptions, term: Term, made: Course["made"]): readonly Term[] | undefined {
  const own: Course["made"] = new Map();
  const looking = assumptions.looking(own);
  try {
    looking.term(term);
  } catch (error) {
    if (error instanceof Raised) return undefined;
    if (!(error instanceof Stuck)) throw error;
  }
  return endsOf(looking.course, own).filter((call) => !made.has(call));
}

const INSIDE_MAX = 3;

/** What is gone into for the left side to wait for a variable: calls that wait for it, and those that they were made in. */
function decidingCalls({ splitter }: Finder, way: Way, on: Term, left: Term): readonly Term[] {
  const next = way.assumptions.copy();
  const calls: Term[] = [];
  for (let i = 0; i <= INSIDE_MAX; i++) {
    const ran = runOf(next, way.entry.proposition.left, way.args);
    if (ran.kind === "stuck") return ran.on === on && isReady(splitter.cases(on, ran.ctor)) ? calls : [];
    const [call] = ran.kind === "value" ? [...ran.made.keys()].filter((each) => ran.stuck.get(each) === on) : [];
    if (call === undefined || way.unfolded.has(call)) return [];
    calls.push(call);
    next.unfold(call);
  }
  return [];
  function isReady(cases: readonly { readonly value: Term }[]): boolean {
    return cases.every(({ value }) => {
      const decided = next.copy();
      decided.equate(on, value);
      return (missingIn(decided, left, runOf(decided, way.entry.proposition.left, way.args).made) ?? []).length === 0;
    });
  }
}
