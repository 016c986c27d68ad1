// The second checker of proofs: the statement is made from the two programs, and every lemma of the certificate is gone through.
// It shares no code with the finder or the first checker. What it does not know, it refuses.
import type { Name } from "../core/expr.js";
import { boundIn } from "../core/program.js";
import { visit } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import type { Certificate, Lemma, ProofTerm, Refines } from "../questions/equate/certificate.js";
import type { SecondOpinion } from "../report/second-opinion.js";
import { type Definitions, definitionsOf, submissionName, type Theorem } from "./definitions.js";
import { topLevel } from "./evaluate.js";
import { nothingKnown, type World } from "./knowledge.js";
import { refuseOtherOrder } from "./orders.js";
import { checkLemmas } from "./proof.js";
import { declared, readTerm } from "./read-proof.js";
import { Refused, refuse } from "./refusal.js";
import { refuseUnresolved } from "./resolves.js";
import { type Bits, call, type Term } from "./terms.js";
import { resolved, typingOf } from "./typing.js";

/** What a certificate says of itself: that the reference ends on all inputs, and under which conditions, by their kinds. */
export type Claimed = { readonly ends: boolean; readonly conditions: readonly string[] };

const FUEL = 200_000;

/** Most lemmas say how large results are, and few proofs need that: what is wrong there is looked at if it has to be. */
export function recheck(theorem: Theorem, certificate: Certificate, claim: Claimed): SecondOpinion {
  const bare = (lemma: Lemma): Lemma => (lemma.kind === "returns" ? { ...lemma, size: [] } : lemma);
  const answer = attempted(theorem, certificate, claim, certificate.lemmas.map(bare));
  return answer.accepted ? answer : attempted(theorem, certificate, claim, certificate.lemmas);
}

function attempted(
  theorem: Theorem,
  certificate: Certificate,
  claim: Claimed,
  lemmas: readonly Lemma[],
): SecondOpinion {
  try {
    check(theorem, certificate, claim, lemmas);
    return { accepted: true };
  } catch (error) {
    if (error instanceof Refused) return { accepted: false, ...error.refusal };
    if (error instanceof RangeError) return { accepted: false, cause: "limit", detail: "nested too deeply" };
    throw error;
  }
}

function check(theorem: Theorem, certificate: Certificate, claim: Claimed, lemmas: readonly Lemma[]): void {
  const definitions = definitionsOf(theorem);
  refuseOtherOrder(theorem, definitions);
  const widths = widthsIn(definitions, theorem.params);
  const typing = typingOf(definitions);
  if (typing.identified.length > 0 && widths.some((width) => width !== "i63")) refuse("primitive", "any.same");
  const bits = bitsOf(certificate, widths);
  const world: World = { definitions, typing, bits, counters: { fuel: FUEL, variable: 0 } };
  checkStatement(world, theorem, certificate);
  const { raises } = checkLemmas(world, lemmas);
  refuseUnresolved(world, certificate.lemmas);
  const needed = [
    ...theorem.conditions,
    ...(raises && !certificate.turned ? ["reference-returns"] : []),
    ...(certificate.integers === "unbounded" && mayOverflow(definitions) ? ["no-overflow"] : []),
    ...(theorem.params.some(holdsFunction) ? ["pure-functions"] : []),
  ];
  const lacking = needed.find((kind) => !claim.conditions.includes(kind));
  if (lacking !== undefined) refuse("claim", `without ${lacking}`);
  if (claim.ends && !certificate.terminates) refuse("claim", "that it ends");
}

function holdsFunction(type: Type): boolean {
  return type.kind === "fn" || (type.kind === "con" && type.args.some(holdsFunction));
}

// ---- integers ----

const WIDTHS = new Map<string, Bits>([
  ["i63", 63],
  ["i32", 32],
  ["i64", 64],
  ["native", 64],
  ["big", undefined],
]);

/** The widths of integers that there are: in arguments, literals and operations. */
function widthsIn({ defs, data }: Definitions, params: readonly Type[]): readonly string[] {
  const names = new Set<string>(params.flatMap(namesIn));
  const fieldsOf = (name: string): readonly Type[] =>
    data.find((decl) => decl.name === name)?.ctors.flatMap(({ fields }) => fields) ?? [];
  for (const name of names) for (const each of fieldsOf(name).flatMap(namesIn)) names.add(each);
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "prim") names.add(e.op === "f64.to_i63" ? "i63" : (e.op.split(".")[0] ?? ""));
      if (e.kind === "lit") names.add(e.value.kind);
      return true;
    });
  return [...names].filter((name) => WIDTHS.has(name));
}

const OVERFLOWS = /^(i63|i32|i64|native)\.(add|sub|mul|neg|div)$/;

function mayOverflow({ defs }: Definitions): boolean {
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && OVERFLOWS.test(e.op);
      return !found;
    });
  return found;
}

function namesIn(type: Type): readonly string[] {
  if (type.kind === "var") return [];
  return type.kind === "fn" ? [type.from, type.to].flatMap(namesIn) : [type.name, ...type.args.flatMap(namesIn)];
}

function bitsOf({ integers }: Certificate, [width = "i64", another]: readonly string[]): Bits {
  if (integers === "unbounded") return undefined;
  return another === undefined ? WIDTHS.get(width) : refuse("several-widths", `${width}, ${another}`);
}

// ---- the statement ----

/** The last lemma is what is to be shown; the one before it, if that is claimed, that its left side ends. */
function checkStatement(world: World, theorem: Theorem, { lemmas, terminates, turned }: Certificate): void {
  const names: [Name, Name] = [theorem.reference.name, submissionName(theorem.submission.name)];
  const [left, right] = turned ? ([names[1], names[0]] as const) : names;
  const [statement, ends] = [lemmas.at(-1), lemmas.at(-2)];
  if (statement?.kind !== "refines") return refuse("statement", "none");
  checkCall(world, theorem, statement, statement.left, left);
  checkCall(world, theorem, statement, statement.right, right);
  checkPremises(world, theorem, statement);
  if (!terminates) return turned ? refuse("statement", "the submission may not end") : undefined;
  if (ends?.kind !== "returns" || (turned && ends.mayRaise)) return refuse("statement", "not that it ends");
  checkCall(world, theorem, ends, ends.call, left);
}

/** A function with all its arguments, which are the variables. */
function checkCall(world: World, { params }: Theorem, { vars }: Lemma, side: ProofTerm, name: Name): void {
  const k = nothingKnown(world);
  const scope = declared(k, vars);
  const typeText = (type: Type): string => JSON.stringify(resolved(world.typing, type));
  const areTypes = vars.every(({ type }, i) => type !== undefined && typeText(type) === typeText(params[i] ?? type));
  if (vars.length !== params.length || !areTypes) refuse("statement", "other arguments");
  const whole = topLevel(k, name);
  const wanted = vars.length === 0 ? whole : call(whole, [...scope.values()]);
  if (readTerm(k, scope, side).key !== wanted.key) refuse("statement", `not about ${name}`);
}

/** Only what the inputs are given to be. */
function checkPremises(world: World, { given }: Theorem, { vars, premises, relations }: Refines): void {
  const k = nothingKnown(world);
  const scope = declared(k, vars);
  const args: readonly Term[] = [...scope.values()];
  const wanted = given && call(topLevel(k, given.name), args.slice(0, given.arity));
  const areGiven = premises.every((premise) => readTerm(k, scope, premise).key === wanted?.key);
  if (!areGiven || relations.length > 0) refuse("statement", "another premise");
}
