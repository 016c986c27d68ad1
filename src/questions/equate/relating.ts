// How the finder works with relations between what two functions carry along: they are assumed where the two sides look
// something up, used wherever the left side does so, and shown to hold wherever the lemma is used.
import type { Assumptions } from "./assumptions.js";
import { innermostCall, innermostFirst } from "./calls.js";
import type { Held, ProofTree } from "./certificate.js";
import type { Course as Evaluated } from "./evaluate.js";
import { matching, type Substitution, substitute } from "./lemma.js";
import type { Finder } from "./prove.js";
import { type Course, type FoundRelation, isAlike, nearestTo, parted, relationOf } from "./relations.js";
import { type Entry, exactly, type Step } from "./steps.js";
import { allIn, isTruth, type Term, type TermOf, type Terms } from "./term.js";
import type { Way } from "./way.js";
import { written } from "./written.js";

const RELATIONS_MAX = 2;
/** How often a lemma may turn out to speak of too little. */
const STRAYS_MAX = 3;

/** The two sides of a relation of a lemma, for values of its further variables. */
export function relationAt(
  terms: Terms,
  { relations }: Entry,
  { index, values }: Extract<Step, { kind: "relate" }>,
): { readonly left: Term; readonly right: Term } {
  const relation = relations[index];
  if (relation === undefined) throw new Error("there is no such relation");
  const by: Substitution = new Map(relation.vars.map((each, i) => [each, values[i] ?? each]));
  return { left: substitute(terms, relation.left, by), right: substitute(terms, relation.right, by) };
}

/** Relations say what the right side finds, wherever the left side looks something up. */
export function relatingSteps(
  { tools: { terms } }: Finder,
  way: Way,
  made: ReadonlyMap<Term, unknown>,
): { readonly way: Way; readonly steps: readonly Step[] } | undefined {
  const steps: Step[] = [];
  const related = new Set(way.related);
  for (const [index, { vars, left }] of way.entry.relations.entries()) {
    const pattern = exactly(terms, left, way.assumptions);
    for (const call of made.keys()) {
      const by = new Map<Term, Term>();
      if (!matching(terms, new Set(vars), pattern, call, by) || !vars.every((each) => by.has(each))) continue;
      const values = vars.map((each) => by.get(each) ?? each);
      const key = [index, ...values.map(({ id }) => id)].join(" ");
      if (related.has(key)) continue;
      related.add(key);
      steps.push({ kind: "relate", index, values });
    }
  }
  return steps.length === 0 ? undefined : { way: { ...way, related }, steps };
}

/** That the two, of which the left one was computed, are the same is a relation between what both sides carry along. */
export function assumeRelation(finder: Finder, way: Way, left: Term, right: Term): ProofTree | undefined {
  const { entry } = way;
  const { terms } = finder.tools;
  const { apart } = entry.about;
  if (apart === undefined || entry.relations.length >= RELATIONS_MAX || isInstance(terms, entry, left))
    return undefined;
  const found = relationOf(terms, left, right, apart, (like) => numberOrAny(finder, like));
  if (found === undefined || !apart.holds(found.relation)) return undefined;
  entry.relations.push(found.relation);
  const tree = finder.way({ ...way, depth: way.depth + 1 });
  if (tree === undefined) entry.relations.pop();
  return tree;
}

/** For all values: that a variable is a number matters, any other type only gets lost on the way. */
function numberOrAny({ splitter, tools }: Finder, like: TermOf<"var">): TermOf<"var"> {
  return splitter.variable(tools.primitives.isInteger(like) ? like.type : undefined);
}

/** It is what the lemma speaks of. */
function isInstance(terms: Terms, { pattern: { vars, left } }: Entry, term: Term): boolean {
  return matching(terms, new Set(vars), left, term, new Map());
}

/** By a lemma with a variable for each thing that only one side carries along; from one in which they were taken to be the same. */
export function byParting(
  finder: Finder,
  way: Way,
  sides: readonly [Term, Term],
  course: Course,
  tries = STRAYS_MAX,
): ProofTree | undefined {
  const { terms, primitives } = finder.tools;
  const found = parted(terms, sides, course, (term) => primitives.typeOf(term));
  if (found === undefined) return undefined;
  const { proposition, values, apart } = found;
  const isPlain = apart.left.size === 0 || apart.right.size === 0;
  const at: Substitution = new Map(proposition.vars.map((each, i) => [each, values[i] ?? each]));
  const holds = (relation: FoundRelation): boolean => heldAll(finder, [relation], at, way) !== undefined;
  const entry = finder.considered(proposition, {
    relations: [],
    apart: isPlain ? undefined : { ...apart, holds },
    mayStray: isPlain,
  });
  if (entry?.strayed !== undefined)
    return tries === 0 ? undefined : byParting(finder, way, sides, entry.strayed, tries - 1);
  if (entry?.state !== "proved") return undefined;
  const held = heldAll(finder, entry.relations, at, way);
  return held && finder.withLemma(way, entry, values, held);
}

/** Why relations hold of these values; undefined if that is not known. */
export function heldAll(
  finder: Finder,
  relations: readonly FoundRelation[],
  at: Substitution,
  way: Way,
): readonly Held[] | undefined {
  const { terms } = finder.tools;
  const now = new Map([...at].map(([variable, value]) => [variable, way.assumptions.normal(value) ?? value]));
  const all: Held[] = [];
  for (const { vars, left, right } of relations) {
    const wanted = { vars, left: substitute(terms, left, now), right: substitute(terms, right, now) };
    const held = heldBefore(finder, wanted, way) ?? heldByLemma(finder, wanted, way);
    if (held === undefined) return undefined;
    all.push(held);
  }
  return all;
}

/** What the lemma that is proved assumes of its own variables, as these are known now. */
function ownRelations({ tools: { terms } }: Finder, { entry, assumptions }: Way): readonly FoundRelation[] {
  const now = new Map<Term, Term>(
    entry.proposition.vars.map((each) => [each, assumptions.normal(each) ?? each] as const),
  );
  return entry.relations.map(({ vars, left, right }) => ({
    vars,
    left: substitute(terms, left, now),
    right: substitute(terms, right, now),
  }));
}

function heldBefore(finder: Finder, { left, right }: FoundRelation, way: Way): Held | undefined {
  const { terms } = finder.tools;
  for (const [index, own] of ownRelations(finder, way).entries()) {
    const by = new Map<Term, Term>();
    const vars = new Set<Term>(own.vars);
    if (!matching(terms, vars, own.left, left, by) || !matching(terms, vars, own.right, right, by)) continue;
    return { kind: "own", index, values: own.vars.map((each) => written(by.get(each) ?? each)) };
  }
  return undefined;
}

function heldByLemma(finder: Finder, { vars: further, left, right }: FoundRelation, way: Way): Held | undefined {
  const { terms } = finder.tools;
  const own = ownRelations(finder, way);
  const relations = own.map(({ vars, left: l, right: r }): FoundRelation => {
    const by = new Map<Term, TermOf<"var">>(vars.map((each) => [each, numberOrAny(finder, each)]));
    return { vars: [...by.values()], left: substitute(terms, l, by), right: substitute(terms, r, by) };
  });
  const bound = new Set<Term>(relations.flatMap(({ vars }) => vars));
  const inside = variablesIn([left, right]);
  const premises = conditions(finder, way.assumptions, new Set([...inside].filter((each) => !further.includes(each))));
  const all = [left, right, ...premises, ...relations.flatMap((each) => [each.left, each.right])];
  const vars = [...variablesIn(all)].filter((each) => !bound.has(each));
  const entry = finder.apartFromAll(() =>
    finder.considered({ vars, premises, left, right }, { relations, apart: undefined, mayStray: false }),
  );
  if (entry?.state !== "proved") return undefined;
  return {
    kind: "lemma",
    instance: { lemma: entry.index, values: vars.map(written) },
    relations: own.map((_, index) => ({ kind: "own", index, values: (relations[index]?.vars ?? []).map(written) })),
  };
}

function variablesIn(terms: readonly Term[]): ReadonlySet<TermOf<"var">> {
  return new Set(
    terms.flatMap((term) => [...allIn(term)]).filter((term): term is TermOf<"var"> => term.kind === "var"),
  );
}

/** What was decided about nothing but these variables. */
export function conditions(
  { tools: { primitives } }: Finder,
  assumptions: Assumptions,
  vars: ReadonlySet<Term>,
): readonly Term[] {
  return [...assumptions.rewrites].flatMap(([condition, value]) => {
    const truth = isTruth(value);
    if (truth === undefined || (condition.kind !== "prim" && condition.kind !== "call")) return [];
    const own = variablesIn([condition]);
    if (own.size === 0 || ![...own].every((each) => vars.has(each))) return [];
    return [truth ? condition : primitives.not(condition)];
  });
}

/** A proof in which all that was promised of relations is said; undefined if some of it does not hold. */
export function settled(finder: Finder, { relations, proposition }: Entry, tree: ProofTree): ProofTree | undefined {
  const settle = (each: ProofTree): boolean => {
    if (each.kind === "split") return each.cases.every(({ rest }) => settle(rest));
    if (!("rest" in each)) return true;
    const promised = each.kind === "use" ? finder.promised.get(each.use.relations) : undefined;
    if (promised !== undefined) {
      const at = new Map<Term, Term>(proposition.vars.map((variable, i) => [variable, promised.values[i] ?? variable]));
      const held = heldAll(finder, relations, at, promised.way);
      if (held === undefined) return false;
      promised.held.push(...held);
    }
    return settle(each.rest);
  };
  return settle(tree) ? tree : undefined;
}

/** The functions of the lemma call each other with arguments that it says nothing about. */
export function strays(
  terms: Terms,
  { entry, assumptions }: Way,
  made: Evaluated["made"],
  opaque: ReadonlyMap<Term, Finder["unmet"]>,
): boolean {
  const { left, right } = entry.proposition;
  if (!entry.about.mayStray) return false;
  const own = exactly(terms, left, assumptions);
  const calls = [...made.keys()].filter((call) => call !== own && isAlike(call, left));
  for (const [call, why] of opaque) {
    const nearest = why === "wanting" && isAlike(call, right) ? nearestTo(call, calls) : undefined;
    if (nearest !== undefined) entry.strayed = { from: [left, right], to: [nearest, call] };
  }
  return entry.strayed !== undefined;
}

/** What the left side looked up is what the right side does. */
export function lookedUp(
  finder: Finder,
  way: Way,
  made: Evaluated["made"],
  calls: readonly Term[],
): ProofTree | undefined {
  if (way.entry.about.apart === undefined) return undefined;
  for (const right of calls)
    for (const left of made.keys()) {
      const tree = assumeRelation(finder, way, left, right);
      if (tree !== undefined) return tree;
    }
  return undefined;
}

/** What the left side is has other names, and something may be known of the variables. */
export function byOther(finder: Finder, way: Way, a: Term, b: Term): ProofTree | undefined {
  if (finder.apartness === 0) return undefined;
  const others = [...way.assumptions.rewrites.entries()]
    .filter(([from, to]) => to === a && exactly(finder.tools.terms, from, way.assumptions) === from)
    .flatMap(([from]) => (from.kind === "call" ? [from] : []));
  for (const each of [...innermostFirst(others), a]) {
    const premises = conditions(finder, way.assumptions, new Set([...allIn(each), ...allIn(b)]));
    const vars = [...allIn(each), ...allIn(b)].filter((term): term is TermOf<"var"> => term.kind === "var");
    const values = [...new Set(vars)];
    if (premises.length === 0 && each === a) continue;
    const entry = finder.prove({ vars: values, premises, left: each, right: b });
    const tree = entry && finder.withLemma(way, entry, values, []);
    if (tree !== undefined) return tree;
  }
  return undefined;
}

/** The call of the right side itself, where it is about to go through what only it carries along. */
export function searching(terms: Terms, { entry, assumptions }: Way, on: Term): readonly Term[] {
  const call = entry.about.apart?.right.has(on) ? innermostCall(entry.proposition.right) : undefined;
  return call === undefined ? [] : [exactly(terms, call, assumptions)];
}
