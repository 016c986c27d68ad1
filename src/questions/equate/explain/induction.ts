// By what a proof is: by induction, and on which of its variables, or by cases alone.
import { shownName, tupleWidth } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import type { ProofBy, Smaller } from "../../../report/explanation.js";
import type { Certificate, Ending, Held, ProofTerm, ProofTree, Refines } from "../certificate.js";
import type { Statement } from "../statement.js";
import { type KnownFunctions, knownFunctions } from "./functions.js";
import { isInteger, lemmaNames, partsOf } from "./variables.js";

/** Of the statement itself; where that needs none, of the first lemma that it rests on and that does. */
export function provedBy(statement: Statement, certificate: Certificate): ProofBy {
  const functions = knownFunctions(statement);
  const { lemmas } = certificate;
  const seen = new Set([lemmas.length - 1]);
  for (const index of seen) {
    const lemma = lemmas[index];
    if (lemma?.kind !== "refines") continue;
    const by = lemmaBy(statement, functions, certificate, index);
    if (by.kind === "induction") return by;
    for (const used of lemmasUsedIn(lemma.proof)) seen.add(used);
  }
  return { kind: "cases" };
}

/** Of one lemma. */
export function lemmaBy(
  statement: Statement,
  functions: KnownFunctions,
  { lemmas }: Certificate,
  index: number,
): ProofBy {
  const lemma = lemmas[index];
  if (lemma?.kind !== "refines" || !needsItself(lemmas, index)) return { kind: "cases" };
  const names = lemmaNames(statement, functions, lemma);
  const measured = lemma.measure.flatMap(({ of }) => variablesIn(of));
  const on = measured.length > 0 ? measured : shrinking(lemma, index);
  const typed = new Map(lemma.vars.map(({ name, type }) => [name, type]));
  return {
    kind: "induction",
    on: on.flatMap((name): readonly Smaller[] => {
      const variable = names.get(name);
      return variable === undefined ? [] : [{ variable, type: typeName(typed.get(name)) }];
    }),
  };
}

/** Of a type that users could call by it. */
function typeName(type: Type | undefined): string | null {
  if (type?.kind !== "con" || tupleWidth(type.name) !== undefined) return null;
  if (isInteger(type)) return "number";
  const [, name] = /(?:^|[.$])([a-z]\w*)$/i.exec(shownName(type.name)) ?? [];
  return name === undefined ? null : name.toLowerCase();
}

/** Directly, or by way of others. */
function needsItself(lemmas: Certificate["lemmas"], index: number): boolean {
  const usedBy = (i: number): readonly number[] => {
    const lemma = lemmas[i];
    return lemma === undefined ? [] : lemmasUsedIn(lemma.proof);
  };
  const reached = new Set(usedBy(index));
  for (const next of reached) for (const further of usedBy(next)) reached.add(further);
  return reached.has(index);
}

/** The variables that stand for a part of themselves wherever the lemma is used for itself. */
function shrinking({ vars, proof }: Refines, index: number): readonly string[] {
  const uses = usesIn(proof).filter(({ instance }) => instance.lemma === index);
  if (uses.length === 0) return [];
  const parents = parentsIn(proof);
  const isBelow = (name: string, of: string): boolean => {
    const parent = parents.get(name);
    return parent !== undefined && (parent === of || isBelow(parent, of));
  };
  const isPart = (value: ProofTerm | undefined, of: string): boolean => {
    if (value?.kind === "var") return isBelow(value.name, of);
    if (value?.kind !== "make") return false;
    const [whole, ...others] = value.args.map((arg) => (arg.kind === "var" ? parents.get(arg.name) : undefined));
    return whole !== undefined && others.every((other) => other === whole) && isBelow(whole, of); // put together again
  };
  return vars.flatMap(({ name }, i) => (uses.every(({ instance }) => isPart(instance.values[i], name)) ? [name] : []));
}

/** Of what each variable is a part. */
function parentsIn(tree: ProofTree): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const go = (each: ProofTree): void => {
    if (each.kind !== "split") {
      if ("rest" in each) go(each.rest);
      return;
    }
    for (const { is, rest } of each.cases) {
      if (is.kind === "make" && each.on.kind === "var") for (const field of is.fields) parents.set(field, each.on.name);
      go(rest);
    }
  };
  go(tree);
  return parents;
}

function usesIn(tree: ProofTree): readonly Ending[] {
  if (tree.kind === "split") return tree.cases.flatMap(({ rest }) => usesIn(rest));
  if (tree.kind === "use") return [tree.use, ...usesIn(tree.rest)];
  return "rest" in tree ? usesIn(tree.rest) : [];
}

/** Those included that say why relations hold. */
export function lemmasUsedIn(tree: ProofTree): readonly number[] {
  return usesIn(tree).flatMap(({ instance, relations }) => [instance.lemma, ...relations.flatMap(lemmasFor)]);
}

function lemmasFor(held: Held): readonly number[] {
  return held.kind === "own" ? [] : [held.instance.lemma, ...held.relations.flatMap(lemmasFor)];
}

function variablesIn(term: ProofTerm): readonly string[] {
  return term.kind === "var" ? [term.name] : [...new Set(partsOf(term).flatMap(variablesIn))];
}
