// Compares a submission with its reference: reads both, and asks the question of each
// function. No host in particular is needed: what one has to give comes in as tools.
import { call, variable } from "../core/build.js";
import type { Expr } from "../core/expr.js";
import type { Source } from "../core/span.js";
import { con } from "../core/type.js";
import type { Report } from "../eval/outcome.js";
import { Unsupported } from "../explore/unknown.js";
import type { Language, Loaded } from "../pipeline.js";
import { type Pair, pairUp, type Side } from "../questions/refute/pair.js";
import { type Refutation, refute } from "../questions/refute/refute.js";
import type { CoreWitness } from "../questions/refute/witness.js";
import type { Checked } from "../report/diagnostic.js";
import type { CheckAnswer, Shown, Verdict, Witness } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { Solver } from "../smt/solver.js";
import type { CheckRequest } from "./check-request.js";
import { claimOf } from "./claim.js";
import { mismatchWords, missingFunction, unsupportedInput } from "./mismatch.js";

/** What the work needs from its host. */
export type CheckTools = {
  readonly solver: Solver;
  readonly memoryIsLow: () => boolean;
  readonly isCancelled: () => boolean;
  readonly onProgress: (progress: { readonly function: string; readonly paths: number; readonly size: number }) => void;
  readonly now: () => number; // milliseconds
};

export async function checkPrograms(
  language: Language,
  request: CheckRequest,
  tools: CheckTools,
): Promise<Checked<readonly CheckAnswer[]>> {
  const reference = knownReference(language, request);
  if (!reference.ok) return reference;
  const programs = readSubmission(language, request, reference.value);
  if (!programs.ok) return programs;
  const answers: CheckAnswer[] = [];
  for (const asked of programs.value.asked) answers.push(await checkFunction(programs.value, asked, request, tools));
  return { ok: true, value: answers };
}

type Programs = { readonly reference: Loaded; readonly submission: Loaded; readonly asked: readonly Asked[] };

/** A function to compare, under the name that users know, and what it is compared through. */
type Asked = { readonly shown: string; readonly compared: string; readonly observer: string | undefined };

/** The last reference that a language read is kept: a class is checked against one. */
const kept = new WeakMap<Language, { readonly key: string; readonly reference: Checked<Loaded> }>();

function knownReference(language: Language, request: CheckRequest): Checked<Loaded> {
  const { prelude, reference, observe, given } = request;
  const key = JSON.stringify([prelude, reference, observe?.source, given?.source]);
  const known = kept.get(language);
  if (known?.key === key) return known.reference;
  const read = readReference(language, request);
  kept.set(language, { key, reference: read });
  return read;
}

function readReference(language: Language, { prelude, reference, observe, given }: CheckRequest): Checked<Loaded> {
  return language.read(present([prelude, reference, observe?.source, given?.source]), []);
}

function readSubmission(language: Language, request: CheckRequest, reference: Loaded): Checked<Programs> {
  const { prelude, submission, observe } = request;
  const asked = functionsAsked(language, request, reference);
  const composed = asked.filter(({ shown, compared }) => shown !== compared);
  const parts = present([prelude, submission, observe?.source]);
  if (composed.length === 0) {
    const read = language.read(parts, []);
    return read.ok ? { ok: true, value: { reference, submission: read.value, asked } } : read;
  }
  const through = composed.map((each) => observedSource(reference, each));
  const both = [
    language.read([...present([prelude, request.reference, observe?.source, request.given?.source]), ...through], []),
    language.read([...parts, ...through], []),
  ] as const;
  if (!both[0].ok) return both[0];
  return both[1].ok ? { ok: true, value: { reference: both[0].value, submission: both[1].value, asked } } : both[1];
}

function present(sources: readonly (Source | undefined)[]): readonly Source[] {
  return sources.filter((source) => source !== undefined);
}

/** An observer that calls the function itself is compared in its place; another is applied to what it gives. */
function functionsAsked(language: Language, request: CheckRequest, reference: Loaded): readonly Asked[] {
  const { functions, observe } = request;
  const names = functions.length > 0 ? functions : functionsDefined(language, request, reference);
  if (observe === undefined) return names.map((name) => ({ shown: name, compared: name, observer: undefined }));
  const observer = observe.function;
  const text = observe.source?.text ?? "";
  if (names.some((name) => mentions(text, name)) || names.length === 0)
    return [{ shown: observer, compared: observer, observer: undefined }];
  return names.map((name, i) => ({ shown: name, compared: `elenchus_observed_${i}`, observer }));
}

function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|[^A-Za-z0-9_'.])${escaped}($|[^A-Za-z0-9_'])`).test(text);
}

/** Every function of the reference's own file, the last of each name, in order. */
function functionsDefined(
  language: Language,
  { prelude, observe, given }: CheckRequest,
  reference: Loaded,
): readonly string[] {
  const others = present([prelude, observe?.source, given?.source]).flatMap((source) => {
    const read = language.read([source], []);
    return read.ok ? read.value.values.map(({ name }) => name) : [];
  });
  const skipped = new Set([...others, ...(given === undefined ? [] : [given.function])]);
  const functions = reference.values.filter(({ core }) => reference.program.types.get(core)?.kind === "fn");
  return [...new Set(functions.map(({ name }) => name))].filter((name) => !skipped.has(name));
}

function observedSource(reference: Loaded, { shown, compared, observer }: Asked): Source {
  const arity = sideOf(reference, shown) === undefined ? 0 : arityOf(sideOf(reference, shown) as Side);
  const params = Array.from({ length: arity }, (_, i) => `x${i}`).join(" ");
  return { name: "the observer", text: `let ${compared} ${params} = ${observer} (${shown} ${params})` };
}

function arityOf({ type }: Side): number {
  let arity = 0;
  for (let rest = type; rest.kind === "fn"; rest = rest.to) arity++;
  return arity;
}

function sideOf({ program, values }: Loaded, name: string): Side | undefined {
  const value = values.findLast((each) => each.name === name);
  const type = value && program.types.get(value.core);
  return value === undefined || type === undefined ? undefined : { program, name: value.core, type };
}

async function checkFunction(
  programs: Programs,
  asked: Asked,
  request: CheckRequest,
  tools: CheckTools,
): Promise<CheckAnswer> {
  const start = tools.now();
  const { reference, submission } = programs;
  const nothing = { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 };
  const refused = (verdict: Verdict): CheckAnswer => ({ function: asked.shown, verdict, explored: nothing });
  const [wanted, given] = [sideOf(reference, asked.compared), sideOf(submission, asked.compared)];
  if (wanted === undefined) return refused(missingFunction(reference, asked.shown, "reference"));
  if (given === undefined) return refused(missingFunction(submission, asked.shown, "submission"));
  const paired = pairUp(wanted, given, tools.memoryIsLow);
  if (!paired.ok) return refused(mismatchWords(programs, asked.compared, paired.why));
  try {
    const result = await ask(paired.pair, programs, asked, request, tools);
    const { paths, runs, steps, solverCalls } = result.searched;
    const verdict = verdictOf(paired.pair, programs, asked, request, result);
    return { function: asked.shown, verdict, explored: { paths, runs, steps, solverCalls, ms: tools.now() - start } };
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(reference, error.type));
    throw error;
  }
}

function ask(
  pair: Pair,
  { reference }: Programs,
  asked: Asked,
  { exceptions, budget, given }: CheckRequest,
  tools: CheckTools,
): Promise<Refutation> {
  const predicate = given === undefined ? undefined : reference.values.findLast(({ name }) => name === given.function);
  return refute(
    pair,
    { exceptions, budget, given: predicate?.core },
    {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: tools.isCancelled,
      onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    },
  );
}

function verdictOf(pair: Pair, programs: Programs, asked: Asked, request: CheckRequest, result: Refutation): Verdict {
  const claim = claimOf(pair, request, result);
  if (result.witness === undefined) return claim.verdict;
  const { searched, witness } = result;
  return {
    kind: "differs",
    witness: shownWitness(programs, asked, pair, witness),
    others: [],
    smallest: claim.covered >= witness.size - 1,
    smaller: searched.paths - 1,
    conditions: claim.conditions,
  };
}

function shownWitness({ reference, submission }: Programs, asked: Asked, pair: Pair, witness: CoreWitness): Witness {
  const { expected, got } = witness.both;
  const name = sideOf(reference, asked.shown)?.name ?? pair.reference.side.name;
  const text = (e: Expr): string => reference.showExpr(e);
  return {
    call: text(call(variable(name), witness.args)),
    args: witness.args.map(text),
    size: witness.size,
    observed: asked.observer === undefined ? undefined : `${asked.observer} _`,
    expected: shownReport(reference, pair, expected),
    got: shownReport(submission, pair, got),
    rests: "behaviour",
  };
}

/** Values are shown in the reference's words, whose constructors they have; exceptions in the program's own. */
function shownReport(program: Loaded, pair: Pair, { outcome, steps }: Report): Shown {
  switch (outcome.kind) {
    case "value":
      return { kind: "value", text: program.showValue(outcome.value, pair.result), from: undefined, steps };
    case "raised":
      return { kind: "raised", text: program.showValue(outcome.exn, con("exn")), steps };
    case "unfinished":
      return { kind: "unfinished", why: outcome.why, steps };
    case "exited":
      return { kind: "exited", code: outcome.code, steps };
  }
}
