// Goes through the proofs of lemmas, step by step. Nothing is searched for: a step that does not do what it should is refused.
import { tupleWidth } from "../core/expr.js";
import type { Type } from "../core/type.js";
import type {
  Ending,
  Instance,
  Lemma,
  ProofCase,
  ProofTerm,
  ProofTree,
  Returns,
} from "../questions/equate/certificate.js";
import { evaluated, isGiven, type Outcome, type Values } from "./evaluate.js";
import { circlesOf, getsSmaller, mostOf, refuseCircle, type Sizes, shorterBy, sizeOf, type Weak } from "./induction.js";
import { type Knowledge, knowing, nothingKnown, type World } from "./knowledge.js";
import { learn, learnTruth } from "./learn.js";
import { isNeverBelow, type Linear, subtracted, total } from "./linear.js";
import { declared, readTerm, type Scope, withVariables } from "./read-proof.js";
import { Refused, refuse } from "./refusal.js";
import { addsUp } from "./sums.js";
import { isTruth, make, type Term, TRUE } from "./terms.js";
import { BOOL, fieldTypes, instance, isPlain, resolved, type Typing, termType, unify, variablesIn } from "./typing.js";

/** A lemma with its variables, whose types may be any that can be compared where it says nothing of them. */
type Stated = { readonly lemma: Lemma; readonly scope: Scope; readonly types: readonly Type[] };

/** What is being proved, and beside what. */
type Goal = Stated & {
  readonly index: number;
  readonly all: readonly Stated[];
  readonly circles: readonly ReadonlySet<number>[];
  readonly weak: Weak;
  /** The left side raises somewhere: what is shown is about other inputs alone. */
  readonly seen: { raises: boolean };
};

export function checkLemmas(world: World, lemmas: readonly Lemma[]): { readonly raises: boolean } {
  const all = lemmas.map((lemma) => stated(world, lemma));
  const shared = { all, circles: circlesOf(lemmas), weak: new Map(), seen: { raises: false } };
  for (const [index, each] of all.entries()) checkLemma(world, { ...each, ...shared, index });
  refuseCircle(shared.weak);
  return shared.seen;
}

/** Both sides are of one type, and premises are conditions. */
function stated(world: World, lemma: Lemma): Stated {
  const k = nothingKnown(world);
  const { typing } = world;
  const scope = declared(k, lemma.vars);
  const typeOf = (term: ProofTerm): Type => termType(typing, readTerm(k, scope, term));
  if (lemma.kind === "refines" && lemma.relations.length > 0) refuse("step", "relations");
  if (lemma.kind === "refines" && !unify(typing, typeOf(lemma.left), typeOf(lemma.right)))
    refuse("typing", "two sides");
  const conditions = lemma.kind === "refines" ? lemma.premises : [];
  if (!conditions.every((premise) => unify(typing, typeOf(premise), BOOL))) refuse("typing", "a premise");
  if (lemma.kind === "returns") typeOf(lemma.call);
  const types = [...scope.values()].map((term) => resolved(typing, termType(typing, term)));
  for (const name of types.flatMap((type) => [...variablesIn(type)]))
    if (name.startsWith("?")) typing.solved.set(name, { kind: "var", name: `any ${name}` });
  return { lemma, scope, types: types.map((type) => resolved(typing, type)) };
}

function checkLemma(world: World, goal: Goal): void {
  const { lemma, scope } = goal;
  const start = nothingKnown(world);
  const read = (term: ProofTerm): Term => readTerm(start, scope, term);
  if (lemma.kind === "returns") {
    const call = read(lemma.call);
    return walk({ ...goal, lemma, left: call, right: call }, knowing(start, { certain: [call] }), scope, lemma.proof);
  }
  const [left, right] = [read(lemma.left), read(lemma.right)];
  const premises = lemma.premises.map(read);
  const k = knowing(start, { certain: [left, ...premises] });
  const given = learn(k, ...premises.map((premise) => ({ left: premise, right: TRUE })));
  walk({ ...goal, left, right }, given, scope, lemma.proof);
}

// ---- what is known to return ----

/** Calls that what is certain has come by. */
function definedIn(k: Knowledge): ReadonlySet<string> {
  k.memo.defined ??= new Set(k.certain.flatMap((term) => [...evaluated(k, term).run.touched]));
  return k.memo.defined;
}

function openCall(k: Knowledge, { run }: Outcome): Term | undefined {
  return run.made.find(({ key }) => !definedIn(k).has(key));
}

function knownValue(k: Knowledge, term: Term, what: string): Term {
  const outcome = evaluated(k, term);
  const open = openCall(k, outcome);
  if (open !== undefined) refuse("undefined", `${what}: ${open.key}`);
  return outcome.value ?? refuse("undefined", `${what} raises`);
}

// ---- steps ----

/** Of a lemma that a call returns, both sides are that call. */
type Proving = Goal & { readonly left: Term; readonly right: Term };

function walk(goal: Proving, k: Knowledge, scope: Scope, tree: ProofTree): void {
  if (k.absurd) return;
  const { lemma } = goal;
  switch (tree.kind) {
    case "split":
      return split(goal, k, scope, tree);
    case "unfold": // what can be unfolded is
      return walk(goal, k, scope, tree.rest);
    case "use":
      if (lemma.kind === "returns") return refuse("step", "a lemma on values, for an end");
      return walk(goal, used(goal, k, scope, tree.use), scope, tree.rest);
    case "returns":
      return walk(goal, returning(goal, k, scope, tree.instance), scope, tree.rest);
    case "ends":
      return lemma.kind === "returns" ? checkEnds(goal, lemma, k, scope, tree.calls) : refuse("step", tree.kind);
    case "same":
    case "raises":
    case "absurd":
      return lemma.kind === "refines" ? checkSame(goal, k, tree.kind) : refuse("step", tree.kind);
    case "adds-up":
      return addsUp(k, scope, tree.sums) ? undefined : refuse("sums", "no contradiction");
    default:
      return refuse("step", tree.kind);
  }
}

/** Every case of the type of what is split, once. */
function split(goal: Proving, k: Knowledge, scope: Scope, { on, cases }: Extract<ProofTree, { kind: "split" }>): void {
  const raw = readTerm(k, scope, on);
  const term = knownValue(k, raw, "a split");
  if (goal.lemma.kind === "returns") checkOwed(goal, goal.lemma, k, scope, evaluated(k, raw), cases);
  const { typing } = k.world;
  const type = resolved(typing, termType(typing, term));
  const names = cases.map(({ is }) => (is.kind === "make" ? is.ctor : String(is.value)));
  const expected = unify(typing, type, BOOL) ? ["true", "false"] : ctorsOf(typing, type);
  if (names.length !== expected.length || !expected.every((each) => names.includes(each)))
    refuse("case", `${names.join(", ")} of ${expected.join(", ")}`);
  for (const each of cases) inCase(goal, k, scope, term, type, each);
}

function ctorsOf({ families }: Typing, type: Type): readonly string[] {
  if (type.kind === "con" && tupleWidth(type.name) !== undefined) return [type.name];
  const family = type.kind === "con" ? families.get(type.name) : undefined;
  if (family === undefined || family.abstract) return refuse("case", "of a type without constructors");
  return family.ctors.map(({ name }) => name);
}

function inCase(goal: Proving, k: Knowledge, scope: Scope, term: Term, type: Type, { is, rest }: ProofCase): void {
  if (is.kind === "truth") return walk(goal, learnTruth(k, term, is.value), scope, rest);
  const fields = fieldTypes(k.world.typing, is.ctor, type);
  if (fields?.length !== is.fields.length) return refuse("case", `fields of ${is.ctor}`);
  const inner = withVariables(k, scope, is.fields, fields, isGiven(k, term));
  const value = make(
    is.ctor,
    is.fields.map((name) => inner.get(name) as Term),
  );
  walk(goal, learn(k, { left: term, right: value }), inner, rest);
}

function checkSame({ left, right, seen }: Proving, k: Knowledge, kind: string): void {
  const wanted = evaluated(k, left).value;
  if (wanted === undefined) {
    seen.raises = true;
    return;
  }
  if (kind !== "same") refuse("open", `not ${kind}: ${wanted.key}`);
  const got = knownValue(k, right, "the right side");
  if (got.key !== wanted.key) refuse("open", `${wanted.key} and ${got.key}`);
}

// ---- lemmas ----

type Instantiated = Stated & {
  readonly index: number;
  /** By name; and for the variables of the lemma itself, by key. */
  readonly named: Scope;
  readonly values: Values;
};

/** Values for a lemma's variables: of their types, known to be values, and without functions that may not return. */
function instantiated({ all }: Goal, k: Knowledge, scope: Scope, used: Instance): Instantiated {
  const found = all[used.lemma] ?? refuse("step", `no lemma ${used.lemma}`);
  const { typing } = k.world;
  const generic = [...new Set(found.types.flatMap((type) => [...variablesIn(type)]))];
  const types = instance(typing, [...found.types, ...generic.map((name): Type => ({ kind: "var", name }))], (name) =>
    generic.includes(name),
  );
  if (found.types.length !== used.values.length) refuse("step", "another number of values");
  const terms = used.values.map((value, i) => {
    const term = knownValue(k, readTerm(k, scope, value), "a value for a lemma");
    if (!unify(typing, termType(typing, term), types[i] as Type)) refuse("typing", "a value for a lemma");
    return isGiven(k, term) ? term : refuse("undefined", "a function of a program, for one that returns");
  });
  if (!types.slice(terms.length).every((type) => isPlain(typing, type))) refuse("typing", "what cannot be compared");
  const named = new Map(found.lemma.vars.map(({ name }, i) => [name, terms[i] as Term]));
  const values = new Map([...found.scope].map(([name, { key }]) => [key, named.get(name) as Term]));
  return { ...found, index: used.lemma, named, values };
}

/** Where the left side of an instance returns, the right side does, and gives the same. */
function used(goal: Proving, k: Knowledge, scope: Scope, ending: Ending): Knowledge {
  const found = instantiated(goal, k, scope, ending.instance);
  const { lemma, named } = found;
  if (lemma.kind !== "refines") return refuse("step", "a lemma of another kind");
  const holds = (premise: ProofTerm): boolean => isTruth(knownValue(k, readTerm(k, named, premise), "a premise"), true);
  if (!lemma.premises.every(holds)) refuse("premise", `of lemma ${found.index}`);
  const left = evaluated(k, readTerm(k, found.scope, lemma.left), found.values);
  if (left.value === undefined || openCall(k, left) !== undefined) return k; // nothing follows yet
  if (goal.circles[goal.index]?.has(found.index) === true) checkCircle(goal, k, scope, found, ending, left);
  const right = readTerm(k, named, lemma.right);
  return learn(knowing(k, { certain: [...k.certain, right] }), { left: right, right: left.value });
}

function checkCircle(
  goal: Proving,
  k: Knowledge,
  scope: Scope,
  found: Instantiated,
  ending: Ending,
  left: Outcome,
): void {
  if (goal.lemma.measure.length > 0 || found.lemma.measure.length > 0)
    return checkMeasure(goal, k, scope, found, ending, new Map());
  const fewer = shorterBy(evaluated(k, goal.left), left);
  if (fewer === undefined || fewer < 0) return refuse("induction", `lemma ${found.index} for what is not computed`);
  if (fewer === 0) goal.weak.set(goal.index, (goal.weak.get(goal.index) ?? new Set()).add(found.index));
}

function checkMeasure(goal: Goal, k: Knowledge, scope: Scope, found: Instantiated, ending: Ending, sizes: Sizes): void {
  const now = { measure: goal.lemma.measure, scope: goal.scope };
  const then = { measure: found.lemma.measure, scope: found.named };
  if (!getsSmaller(k, scope, ending, now, then, sizes)) refuse("induction", `lemma ${found.index}, part ${ending.at}`);
}

/** A call returns, and raises nothing. */
function returning(goal: Goal, k: Knowledge, scope: Scope, use: Instance): Knowledge {
  const { lemma, named, index } = instantiated(goal, k, scope, use);
  if (lemma.kind !== "returns" || lemma.mayRaise) return refuse("step", "a lemma of another kind");
  if (goal.circles[goal.index]?.has(index) === true) refuse("induction", `lemma ${index}, that a call returns`);
  return knowing(k, { certain: [...k.certain, readTerm(k, named, lemma.call)] });
}

// ---- a call returns ----

/** What is split was computed, so it has to be known to end whatever the cases are: leaves below say why it does. */
function checkOwed(
  goal: Proving,
  lemma: Returns,
  k: Knowledge,
  scope: Scope,
  { run }: Outcome,
  cases: readonly ProofCase[],
): void {
  const endings = cases.flatMap(({ rest }) => endingsIn(rest));
  for (const open of run.made.filter(({ kind }) => kind === "call" || !lemma.mayRaise)) {
    const isEnding = (ending: Ending): boolean => {
      const ended = tried(() => endedBy(goal, lemma, k, scope, [ending]).ended);
      return ended?.has(open.key) === true;
    };
    if (!endings.some(isEnding)) refuse("undefined", `may not end: ${open.key}`);
  }
}

function endingsIn(tree: ProofTree): readonly Ending[] {
  if (tree.kind === "ends") return tree.calls;
  return tree.kind === "split"
    ? tree.cases.flatMap(({ rest }) => endingsIn(rest))
    : "rest" in tree
      ? endingsIn(tree.rest)
      : [];
}

/** undefined: it is refused. */
function tried<T>(go: () => T): T | undefined {
  try {
    return go();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Every call that stays is one that ends. */
function checkEnds(goal: Proving, lemma: Returns, k: Knowledge, scope: Scope, calls: readonly Ending[]): void {
  const { value, run } = evaluated(k, goal.left);
  if (value === undefined && !lemma.mayRaise) refuse("open", "it raises");
  const { ended, sizes } = endedBy(goal, lemma, k, scope, calls);
  const open = run.made.find(({ key, kind }) => !ended.has(key) && (kind === "call" || !lemma.mayRaise));
  if (open !== undefined) refuse("undefined", `may not end: ${open.key}`);
  if (value === undefined || lemma.size.length === 0) return;
  const rest = subtracted(sizeAllowed(k, goal.scope, lemma, sizes), mostOf(sizeOf(k, value), sizes));
  if (!isNeverBelow(rest, 0n)) refuse("induction", "a size");
}

/** The calls that end by these lemmas, or by steps before, and how large what they give is. */
function endedBy(
  goal: Proving,
  lemma: Returns,
  k: Knowledge,
  scope: Scope,
  calls: readonly Ending[],
): { readonly ended: ReadonlySet<string>; readonly sizes: Sizes } {
  const [, ...others] = k.certain;
  const ended = new Set(others.flatMap((term) => evaluated(k, term).run.made.map(({ key }) => key)));
  const sizes = new Map<string, Linear>();
  for (const ending of calls) {
    const found = instantiated(goal, k, scope, ending.instance);
    if (found.lemma.kind !== "returns" || (found.lemma.mayRaise && !lemma.mayRaise))
      return refuse("step", "a lemma of another kind");
    if (goal.circles[goal.index]?.has(found.index) === true) checkMeasure(goal, k, scope, found, ending, sizes);
    const outcome = evaluated(k, readTerm(k, found.named, found.lemma.call));
    for (const { key } of outcome.run.made) ended.add(key);
    if (outcome.value !== undefined && found.lemma.size.length > 0)
      sizes.set(outcome.value.key, sizeAllowed(k, found.named, found.lemma, sizes));
  }
  return { ended, sizes };
}

function sizeAllowed(k: Knowledge, scope: Scope, { size }: Returns, sizes: Sizes): Linear {
  const valueIn = (term: ProofTerm): Term =>
    evaluated(k, readTerm(k, scope, term)).value ?? refuse("induction", "a size");
  return mostOf(total(size.map((each) => sizeOf(k, valueIn(each)))), sizes);
}
