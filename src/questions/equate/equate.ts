// The question: do two functions give the same on all inputs? A proof is found, written down, and believed only when the
// checker accepts it.
import { variable } from "../../core/build.js";
import type { Name } from "../../core/expr.js";
import type { Certificate, Lemma, OpenLeaf, ProofTerm, Refines } from "./certificate.js";
import { type Checked, checkCertificate } from "./check/check.js";
import { Beyond } from "./evaluate.js";
import type { Proposition } from "./lemma.js";
import { Primitives } from "./primitives.js";
import { Finder } from "./prove.js";
import type { EndEntry } from "./returns.js";
import type { Statement } from "./statement.js";
import type { Entry } from "./steps.js";
import { type Term, type TermOf, Terms } from "./term.js";
import { computes, type Width, widthOf } from "./width.js";
import { worldOf } from "./world.js";

export type Equated =
  | { readonly proved: true; readonly certificate: Certificate; readonly log: readonly string[] }
  | {
      readonly proved: false;
      readonly why: WhyNot;
      readonly what?: string;
      /** Where it stayed open. */
      readonly open?: OpenLeaf;
      readonly log: readonly string[];
    };

/** The question is another one; nothing was found; it needs what is not reasoned about; the checker did not believe it. */
export type WhyNot = "asked-otherwise" | "open" | "beyond" | "refused";

/** Steps of evaluation for one attempt. */
const FUEL = 40_000;
/** Terms that are evaluated again: those that nest are gone through as often as they occur. Proofs of a corpus take 25,000 at most. */
const TERMS = 150_000;
/** Where a proof without wrap-around may be found instead. */
const FUEL_FIRST = 15_000;

/** Does what the checker does, and may look at a clock before and after. */
export type Around = <T>(check: () => T) => T;

/** With machine integers as they are; where nothing is proved of these, or not that both end, as if none were the largest. */
export function equate(statement: Statement, trace = false, around: Around = (check) => check()): Equated {
  const { params, policy } = statement;
  if (params.length === 0 || policy !== "undefined") return { proved: false, why: "asked-otherwise", log: [] };
  const width = widthOf(statement);
  const wrapped = { found: false };
  const exact = width && eitherWay({ statement, width, trace, around, wrapped });
  const isLast = !wrapped.found || !computes(statement);
  if (exact !== undefined && ((exact.proved && exact.certificate.terminates) || isLast)) return exact;
  const unbounded = eitherWay({ statement, width: undefined, trace, around, wrapped });
  return exact?.proved && !(unbounded.proved && unbounded.certificate.terminates) ? exact : unbounded;
}

type Asked = {
  readonly statement: Statement;
  readonly width: Width | undefined;
  readonly trace: boolean;
  readonly around: Around;
  /** Whether something may be simpler without a width. */
  readonly wrapped: { found: boolean };
};

/** From the reference to the submission; or the other way round, where the submission returns on every input. */
function eitherWay(asked: Asked): Equated {
  const forward = safely(() => attempt(asked, false));
  if (forward.proved || asked.statement.given !== undefined) return forward;
  const turned = safely(() => attempt(asked, true));
  return turned.proved ? turned : { ...forward, log: [...forward.log, ...turned.log] };
}

/** Terms may nest deeper than the host can go: then nothing is proved. */
function safely(attempted: () => Equated): Equated {
  try {
    return attempted();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { proved: false, why: "beyond", what: "depth", log: [] };
  }
}

function attempt({ statement, width, trace, around, wrapped }: Asked, turned: boolean): Equated {
  const world = worldOf(statement);
  const terms = new Terms(width);
  const primitives = new Primitives(terms, world);
  const steps = width !== undefined && computes(statement) ? FUEL_FIRST : FUEL;
  const fuel = { left: steps, terms: TERMS };
  const finder = new Finder({ world, terms, primitives, fuel }, trace);
  const { log } = finder;
  try {
    const vars = statement.params.map((type, i) => terms.variable(`p${i}`, type) as TermOf<"var">);
    const goal = goalOf(finder, statement, turned, vars);
    if (turned && endingOf(finder, goal.left, vars, false) === undefined) return { proved: false, why: "open", log };
    const proved = finder.prove(goal);
    if (proved === undefined) return { proved: false, why: "open", ...whereOpen(finder), log };
    const ending = statement.given === undefined ? endingOf(finder, goal.left, vars, !turned) : undefined;
    const written = (ends: EndEntry | undefined): Certificate => certificateOf(finder, statement, turned, proved, ends);
    const check: Check = (certificate) => around(() => checkCertificate(statement, certificate));
    return (ending && believed(check, written(ending), log)) ?? decided(check, written(undefined), log);
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    return { proved: false, why: "beyond", what: error.what, log };
  } finally {
    wrapped.found ||= primitives.wrapped;
  }
}

function whereOpen({ openLeaf: open, beyond: what }: Finder): { readonly open?: OpenLeaf; readonly what?: string } {
  return { ...(open && { open }), ...(what !== undefined && { what }) };
}

type Check = (certificate: Certificate) => Checked;

function believed(check: Check, certificate: Certificate, log: readonly string[]): Equated | undefined {
  return check(certificate).ok ? { proved: true, certificate, log } : undefined;
}

function decided(check: Check, certificate: Certificate, log: readonly string[]): Equated {
  const checked = check(certificate);
  return checked.ok ? { proved: true, certificate, log } : { proved: false, why: "refused", what: checked.why, log };
}

function certificateOf(
  finder: Finder,
  statement: Statement,
  turned: boolean,
  proved: Entry,
  ending: EndEntry | undefined,
): Certificate {
  const said = stated(statement, turned);
  const lemmas = finder.lemmasFor(proved, ending);
  const last = lemmas.length - 1;
  const inWords = (lemma: Lemma, i: number): Lemma => {
    if (i === last) return { ...lemma, ...said } as Lemma;
    return i === last - 1 && ending !== undefined ? ({ ...lemma, call: said.left } as Lemma) : lemma;
  };
  const integers = finder.tools.terms.width === undefined ? "unbounded" : "machine";
  return { lemmas: lemmas.map(inWords), terminates: ending !== undefined, turned, integers };
}

/** That the left side ends: then both do. */
function endingOf(finder: Finder, call: Term, vars: readonly TermOf<"var">[], mayRaise: boolean): EndEntry | undefined {
  try {
    return finder.endings.whole(call as TermOf<"call">, vars, mayRaise);
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    return undefined;
  }
}

function goalOf(finder: Finder, statement: Statement, turned: boolean, vars: readonly TermOf<"var">[]): Proposition {
  const { given, params } = statement;
  const call = callMaker(finder, vars);
  const [left, right] = sidesOf(statement, turned);
  return {
    vars,
    premises: given === undefined ? [] : [call(given.name, given.arity)],
    left: call(left, params.length),
    right: call(right, params.length),
  };
}

function sidesOf({ reference, submission }: Statement, turned: boolean): readonly [Name, Name] {
  return turned ? [submission, reference] : [reference, submission];
}

/** Calls of the programs' functions with the first of the variables. */
function callMaker({ splitter, tools }: Finder, vars: readonly Term[]): (name: Name, arity: number) => Term {
  const looking = splitter.assumptions().looking();
  return (name, arity) => {
    const fn = looking.expr(variable(name), undefined);
    const first = fn.kind === "fun" ? fn.code.lam.params.length - fn.held.length : arity;
    const args = vars.slice(0, arity);
    const { terms } = tools;
    return first >= args.length
      ? terms.call(fn, args)
      : terms.call(terms.call(fn, args.slice(0, first)), args.slice(first));
  };
}

/** The statement as the last lemma says it. */
function stated(statement: Statement, turned: boolean): Pick<Refines, "left" | "right" | "premises"> {
  const { given, params } = statement;
  const call = (name: Name, arity: number): ProofTerm => ({
    kind: "call",
    fn: { kind: "global", name },
    args: params.slice(0, arity).map((_, i): ProofTerm => ({ kind: "var", name: `p${i}` })),
  });
  const [left, right] = sidesOf(statement, turned);
  return {
    premises: given === undefined ? [] : [call(given.name, given.arity)],
    left: call(left, params.length),
    right: call(right, params.length),
  };
}
