// Every name in a certificate stands for something, also in parts that no step looks at: a certificate that was altered by hand
// is refused, even where the rest of it would be proof enough.
import { type Name, tupleWidth } from "../core/expr.js";
import type {
  Ending,
  Instance,
  Lemma,
  MachineFact,
  Measure,
  ProofTerm,
  ProofTree,
  Sums,
} from "../questions/equate/certificate.js";
import { type Knowledge, nothingKnown, type World } from "./knowledge.js";
import { readName } from "./read-proof.js";
import { refuse } from "./refusal.js";

/** The lemmas, and what is in scope: the names of variables. */
type Place = {
  readonly k: Knowledge;
  readonly lemmas: readonly Lemma[];
  readonly names: ReadonlySet<string>;
  /** Of the lemma that is proved. */
  readonly measure: readonly Measure[];
};

export function refuseUnresolved(world: World, lemmas: readonly Lemma[]): void {
  const k = nothingKnown(world);
  for (const lemma of lemmas) {
    const place = { k, lemmas, names: new Set(lemma.vars.map(({ name }) => name)), measure: lemma.measure };
    const said = lemma.kind === "returns" ? [lemma.call, ...lemma.size] : [lemma.left, lemma.right, ...lemma.premises];
    for (const term of [...said, ...lemma.measure.map(({ of }) => of)]) inTerm(place, term);
    inTree(place, lemma.proof);
  }
}

function inTree(place: Place, tree: ProofTree): void {
  const within = (names: readonly string[]): Place => ({ ...place, names: new Set([...place.names, ...names]) });
  if (tree.kind === "split") inTerm(place, tree.on);
  if (tree.kind === "unfold" || tree.kind === "tell") inTerm(place, tree.call);
  if (tree.kind === "use") inEnding(place, tree.use);
  if (tree.kind === "returns" || tree.kind === "keep") inInstance(place, tree.instance);
  if (tree.kind === "ends") for (const each of tree.calls) inEnding(place, each);
  if (tree.kind === "adds-up") inSums(place, tree.sums);
  if (tree.kind === "split")
    for (const { is, rest } of tree.cases) inTree(within(is.kind === "make" ? is.fields : []), rest);
  else if ("rest" in tree) inTree(within(tree.kind === "apply" ? tree.vars : []), tree.rest);
}

/** A part of a measure that there is, or none. */
function inEnding(place: Place, { instance, at, bound, relations }: Ending): void {
  inInstance(place, instance);
  inSums(place, bound);
  if (!Number.isInteger(at) || at < -1 || at >= place.measure.length) refuse("step", `no part ${at} of a measure`);
  if (relations.length > 0) refuse("step", "relations");
}

function inInstance(place: Place, { lemma, values }: Instance): void {
  if (place.lemmas[lemma]?.vars.length !== values.length) refuse("step", `lemma ${lemma} for ${values.length} values`);
  for (const value of values) inTerm(place, value);
}

function inSums(place: Place, sums: Sums): void {
  for (const summand of sums)
    if ("sum" in summand) inTerm(place, summand.sum);
    else inFact(place, summand.fact);
}

function inFact(place: Place, fact: MachineFact): void {
  if (fact.kind === "holds") inTerm(place, fact.condition);
  else if (fact.kind !== "otherwise") inTerm(place, fact.of);
  if (fact.kind === "exact") for (const sums of [fact.low, fact.high]) inSums(place, sums);
}

function inTerm(place: Place, term: ProofTerm): void {
  if (term.kind === "var" && !place.names.has(term.name)) refuse("step", `no variable ${term.name}`);
  if (term.kind === "global") readName(place.k, term.name);
  if (term.kind === "fun") inCode(place, term.code);
  if (term.kind === "make" && !isConstructor(place.k, term.ctor)) refuse("typing", `no constructor ${term.ctor}`);
  if (term.kind === "call") inTerm(place, term.fn);
  const parts = term.kind === "fun" ? [...term.env, ...term.held] : "args" in term ? term.args : [];
  for (const part of parts) inTerm(place, part);
}

function inCode({ k }: Place, code: Name | number): void {
  if (typeof code !== "number") readName(k, code);
  else if (!k.world.definitions.numbered.has(code)) refuse("unknown-function", String(code));
}

function isConstructor({ world }: Knowledge, ctor: Name): boolean {
  return tupleWidth(ctor) !== undefined || world.typing.ctors.has(ctor);
}
