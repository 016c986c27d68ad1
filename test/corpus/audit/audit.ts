// Runs a reference and submissions of it on every enumerated input up to the size that each of them
// claims, and says where they part inside a claim.
import type { Source } from "../../../src/core/span.js";
import type { Type } from "../../../src/core/type.js";
import type { Value } from "../../../src/core/value.js";
import { type Report, USUAL_DEPTH } from "../../../src/eval/outcome.js";
import type { Language } from "../../../src/language/language.js";
import type { Solver } from "../../../src/smt/solver.js";
import { nameOf, type Task } from "../check/task.js";
import { commonType, parametersOf } from "./common-type.js";
import { type Input, type Inputs, inputsOf, type Leaves, NotEnumerable } from "./inputs.js";
import { inputsOnPaths, type OnPaths } from "./on-paths.js";
import { showInput } from "./show.js";
import { build, openSubject, type Subject, sameResult } from "./subject.js";

/** A pair, and up to which size it is said to agree. */
export type Claim = {
  readonly task: Task;
  readonly upTo: number;
  readonly steps: number; // of the reference: more of them, and the claim says nothing
  readonly known: number | undefined; // for mutants, the size from which on they part
};

export type Audited = {
  readonly name: string;
  readonly problem: string;
  readonly claimed: number;
  readonly known: number | undefined;
  readonly audited: number; // what the number of inputs allows, at most what is claimed (or known)
  readonly inputs: number;
  readonly tests: number; // inputs on which the reference gives a value
  /** The first of each size, up to a few. */
  readonly differences: readonly { readonly size: number; readonly call: string; readonly how: string }[];
  readonly leftOut: string | undefined; // why nothing could be run
  readonly onPaths: OnPaths | undefined; // where the two could be explored together
};

const DIFFERENCES_MAX = 3;
const REFERENCE_FUEL = 1_000_000;
/** Far more than a right submission could need: what is slower than this has been called different before. */
const patience = (steps: number): number => 20_000_000 + 100 * steps;

export type AuditTools = { readonly language: Language; readonly leaves: Leaves; readonly solver: Solver };

export async function auditClaim(tools: AuditTools, claim: Claim, inputsMax: number): Promise<Audited> {
  const base = {
    name: nameOf(claim.task),
    problem: claim.task.problem,
    claimed: claim.upTo,
    known: claim.known,
    audited: 0,
    inputs: 0,
    tests: 0,
    differences: [],
    leftOut: undefined,
    onPaths: undefined,
  };
  const { language, leaves, solver } = tools;
  try {
    const pair = openPair(language, claim.task);
    const found = run(pair, inputsOf(pair.reference.program, leaves), claim, inputsMax);
    return { ...base, ...found, onPaths: await inputsOnPaths(pair.reference, pair.submission, leaves, solver) };
  } catch (error) {
    if (error instanceof NotEnumerable) return { ...base, leftOut: error.message };
    throw error;
  }
}

type Pair = {
  readonly reference: Subject;
  readonly submission: Subject;
  readonly types: readonly Type[]; // of the arguments, in the reference's terms
  readonly theirs: readonly Type[]; // the same in the submission's
};

function openPair(language: Language, { request }: Task): Pair {
  const { observe, functions, reference: source } = request.exercise;
  const wanted = observe?.function ?? functions[0] ?? "";
  const after = observe?.source === undefined ? [] : [observe.source];
  const open = (source: Source): Subject => {
    const subject = openSubject(language, [source, ...after], wanted);
    if (subject === undefined) throw new NotEnumerable(`${source.name} does not run`);
    return subject;
  };
  const [reference, submission] = [open(source), open(request.submission)];
  const types = parametersOf(commonType(reference.type, submission.type));
  const theirs = parametersOf(commonType(submission.type, reference.type));
  if (types.length !== theirs.length) throw new NotEnumerable("other numbers of arguments");
  return { reference, submission, types, theirs };
}

function run(pair: Pair, inputs: Inputs, claim: Claim, inputsMax: number) {
  const audited = sizeWithin(inputs, pair.types, Math.max(claim.upTo, claim.known ?? 0), inputsMax);
  const differences: { size: number; call: string; how: string }[] = [];
  const counts = { inputs: 0, tests: 0 };
  for (let size = 0; size <= audited && differences.length < DIFFERENCES_MAX; size++) {
    for (const input of inputs.list(pair.types, size)) {
      counts.inputs++;
      const how = compareOn(pair, claim, input);
      if (how !== undefined) counts.tests++;
      if (how === undefined || how === "same") continue;
      differences.push({ size, call: input.map((arg, i) => showInput(pair.types[i] as Type, arg)).join(" "), how });
      break; // one of this size is enough
    }
  }
  return { audited, ...counts, differences };
}

/** The largest size up to which there are not too many inputs. */
function sizeWithin(inputs: Inputs, types: readonly Type[], wanted: number, inputsMax: number): number {
  let total = 0;
  for (let size = 0; size <= wanted; size++) {
    total += inputs.count(types, size);
    if (total > inputsMax) return size - 1;
  }
  return wanted;
}

/** Undefined where the input is no test. */
function compareOn(pair: Pair, claim: Claim, input: readonly Input[]): string | undefined {
  const expected = callOn(pair.reference, pair.types, input, Math.min(claim.steps, REFERENCE_FUEL));
  if (expected.outcome.kind !== "value") return undefined;
  const got = callOn(pair.submission, pair.theirs, input, patience(expected.steps));
  if (got.outcome.kind !== "value") return got.outcome.kind;
  return sameResult(expected.outcome.value, got.outcome.value) ? "same" : "another value";
}

function callOn(subject: Subject, types: readonly Type[], input: readonly Input[], fuel: number): Report {
  subject.machine.reset();
  const args = input.map((arg, i): Value => build(subject, types[i] as Type, arg));
  return subject.machine.call(subject.name, args, { fuel, depth: USUAL_DEPTH, outputBytes: 1_000_000 });
}
