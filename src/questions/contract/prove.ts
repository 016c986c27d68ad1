// A proof that a function keeps its contract: found, written down, and believed only when the checker accepts it.
import { type Name, shownName } from "../../core/expr.js";
import type { Condition } from "../../report/verdict.js";
import type { Contract } from "../../subject/contracts.js";
import { besideVariant } from "../../subject/pair.js";
import type { Subject } from "../../subject/subject.js";
import type { ContractCertificate, Keeps, ProofTerm, ProofTree } from "../equate/certificate.js";
import { checkContract } from "../equate/check/keeps.js";
import { Beyond } from "../equate/evaluate.js";
import { type Granted, Keeping, LATE_EFFORT } from "../equate/keeping.js";
import { Primitives } from "../equate/primitives.js";
import { type Equal, isForeseeable, isPlain } from "../equate/proved.js";
import { Endings } from "../equate/returns.js";
import { Splitter } from "../equate/split.js";
import type { Statement } from "../equate/statement.js";
import { type TermOf, Terms } from "../equate/term.js";
import { type Width, widthOf } from "../equate/width.js";
import { worldOf } from "../equate/world.js";
import { inputConditions } from "../refute/claim.js";
import { contractStatement } from "./statement.js";

export type ProvedContract =
  | {
      readonly proved: true;
      readonly certificate: ContractCertificate;
      readonly statement: Statement;
      /** Functions that are taken to keep their contracts. */
      readonly granted: readonly Name[];
    }
  | { readonly proved: false; readonly why: "open" | "beyond" | "refused"; readonly what?: string };

/** That a function keeps its contract, if that can be proved: looked for once, and only when somebody asks. */
export function contractProof(
  subject: Subject,
  contracts: ReadonlyMap<Name, Contract>,
  granted: Granted,
): () => Equal | undefined {
  let found: { readonly equal: Equal | undefined } | undefined;
  return () => {
    found ??= { equal: isPlain(subject) && isForeseeable(subject) ? proved(subject, contracts, granted) : undefined };
    return found.equal;
  };
}

function proved(subject: Subject, contracts: ReadonlyMap<Name, Contract>, granted: Granted): Equal | undefined {
  const found = proveContract(subject, contracts, granted);
  if (!found.proved) return undefined;
  const { lemmas, ends } = found.certificate;
  const isInduction = lemmas.some((_, i) => needsItself(lemmas, i));
  const conditions: (Condition | false)[] = [
    found.granted.length > 0 && { kind: "contracts", functions: namesOf(found.granted, contracts) },
    subject.params.some((type) => subject.shapes.holdsFunction(type)) && { kind: "pure-functions" },
    ...inputConditions(besideVariant(subject, subject)),
  ];
  return {
    kind: "equal",
    proof: {
      terminates: ends !== undefined,
      by: isInduction ? { kind: "induction", on: [] } : { kind: "cases" },
      lemmas: lemmas.length - (found.statement.given === undefined ? 1 : 2),
    },
    conditions: conditions.filter((condition) => condition !== false),
  };
}

/** As users call them. */
function namesOf(bodies: readonly Name[], contracts: ReadonlyMap<Name, Contract>): readonly string[] {
  const own = (body: Name): Name => [...contracts].find(([, each]) => each.body === body)?.[0] ?? body;
  return [...new Set(bodies.map((body) => shownName(own(body))))].sort();
}

/** Directly, or by way of others. */
function needsItself(lemmas: readonly Keeps[], index: number): boolean {
  const reached = new Set(lemmasKeptIn(lemmas[index]?.proof));
  for (const each of reached) for (const next of lemmasKeptIn(lemmas[each]?.proof)) reached.add(next);
  return reached.has(index);
}

function lemmasKeptIn(tree: ProofTree | undefined): readonly number[] {
  if (tree === undefined) return [];
  if (tree.kind === "split") return tree.cases.flatMap(({ rest }) => lemmasKeptIn(rest));
  const own = tree.kind === "keep" ? [tree.instance.lemma] : [];
  return "rest" in tree ? [...own, ...lemmasKeptIn(tree.rest)] : own;
}

const FUEL = { left: 160_000, terms: 800_000 };

export function proveContract(
  subject: Subject,
  contracts: ReadonlyMap<Name, Contract>,
  granted: Granted,
): ProvedContract {
  const statement = contractStatement(subject, contracts);
  try {
    const atOnce = attempt(statement, contracts, granted, false);
    if (atOnce.proved) return atOnce;
    const late = attempt(statement, contracts, granted, true);
    return late.proved ? late : atOnce;
  } catch (error) {
    if (error instanceof RangeError) return { proved: false, why: "beyond", what: "depth" };
    if (!(error instanceof Beyond)) throw error;
    return { proved: false, why: "beyond", what: error.what };
  }
}

function attempt(
  statement: Statement,
  contracts: ReadonlyMap<Name, Contract>,
  granted: Granted,
  tellsLate: boolean,
): ProvedContract {
  const { world, terms, splitter } = toolsFor(statement, widthOf(statement), tellsLate ? LATE_EFFORT : 1);
  const premises = new Map<Name, Name>();
  for (const { body, pre } of contracts.values()) if (pre !== undefined) premises.set(body, pre);
  const keeping = new Keeping(splitter, { premises, granted, tellsLate });
  const { reference, given, params } = statement;
  const vars = params.map((type, i) => terms.variable(`p${i}`, type) as TermOf<"var">);
  const stated = [...(given === undefined ? [] : [given]), { name: reference, arity: params.length }];
  const calls = stated.flatMap(({ name, arity }) => {
    const code = world.global(name);
    const isWhole = code !== undefined && "lam" in code && code.lam.params.length === arity && arity > 0;
    return isWhole ? [terms.call(terms.fun(code, [], []), vars.slice(0, arity)) as TermOf<"call">] : [];
  });
  if (calls.length < stated.length) return { proved: false, why: "beyond", what: "arity" };
  const found = keeping.prove(calls);
  if (found === undefined) return { proved: false, why: "open", what: keeping.log.join("; ") };
  const certificate: ContractCertificate = {
    lemmas: inWords(statement, found.lemmas),
    integers: terms.width === undefined ? "unbounded" : "machine",
    equalities: found.equalities,
    ends: undefined,
  };
  const whole = { ...certificate, ends: endingOf(statement, terms.width) };
  const ended = whole.ends === undefined ? undefined : checkContract(statement, whole);
  if (ended?.ok) return { proved: true, certificate: whole, statement, granted: ended.granted };
  const checked = checkContract(statement, certificate);
  if (!checked.ok) return { proved: false, why: "refused", what: checked.why };
  return { proved: true, certificate, statement, granted: checked.granted };
}

/** That the function ends on every input, if that can be shown. */
function endingOf(statement: Statement, width: Width | undefined): ContractCertificate["ends"] {
  const { splitter, terms, world } = toolsFor(statement, width);
  const { reference, params } = statement;
  const vars = params.map((type, i) => terms.variable(`p${i}`, type) as TermOf<"var">);
  const code = world.global(reference);
  if (code === undefined || !("lam" in code)) return undefined;
  const endings = new Endings(splitter);
  try {
    const entry = endings.whole(terms.call(terms.fun(code, [], []), vars) as TermOf<"call">, vars, true);
    const lemmas = entry && endings.lemmasFor([entry], 0).lemmas;
    return lemmas?.map((each, i) => (i < lemmas.length - 1 ? each : { ...each, call: callWith(statement, reference) }));
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    return undefined;
  }
}

function toolsFor(statement: Statement, width: Width | undefined, effort = 1) {
  const world = worldOf(statement);
  const terms = new Terms(width);
  const primitives = new Primitives(terms, world);
  return {
    world,
    terms,
    splitter: new Splitter({
      world,
      terms,
      primitives,
      fuel: { left: FUEL.left * effort, terms: FUEL.terms * effort },
    }),
  };
}

/** Of the first inputs. */
function callWith({ params }: Statement, name: Name, arity = params.length): ProofTerm {
  const args = params.slice(0, arity).map((_, i): ProofTerm => ({ kind: "var", name: `p${i}` }));
  return { kind: "call", fn: { kind: "global", name }, args };
}

/** The last lemma, and the one about the precondition, in the words of the statement. */
function inWords(statement: Statement, lemmas: readonly Keeps[]): readonly Keeps[] {
  const { reference, given } = statement;
  const asked = given && callWith(statement, given.name, given.arity);
  return lemmas.map((lemma, i) => {
    if (i === lemmas.length - 1)
      return { ...lemma, premises: asked === undefined ? [] : [asked], call: callWith(statement, reference) };
    return asked !== undefined && i === lemmas.length - 2 ? { ...lemma, call: asked } : lemma;
  });
}
