// What hints tell of an input on which a submission is wrong: the case that it takes, and the first step that goes wrong.
// Both programs, as it is and repaired, are run on the input; then the repaired one on what each call inside was given.
import { call, variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import { boundIn, type Program } from "../core/program.js";
import type { Source, Span } from "../core/span.js";
import { visit } from "../core/traverse.js";
import { con, type Type } from "../core/type.js";
import { fieldsOf, isData, Str, type Value } from "../core/value.js";
import { USUAL_DEPTH } from "../eval/outcome.js";
import { expressionOf } from "../explore/express.js";
import { type Event, isImplied } from "../questions/cover/instrument.js";
import { type Frame, ownChoices, type Trace, traced } from "../questions/repair/trace.js";
import type { Checked } from "../report/diagnostic.js";
import { type CaseTaken, type HintFacts, NO_FACTS, type WrongStep } from "../report/hints.js";
import { SAME_CALLS } from "../subject/aligned.js";
import { commonInteger } from "../subject/asked.js";
import type { Attempt, Policy } from "../subject/exercise.js";
import { uncurried } from "../subject/hidden/operation.js";
import { labelsOf, referenceSide, submissionSide } from "../subject/names.js";
import { shownInSubmission } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { AttemptLanguages, ReadAttempt } from "../subject/read.js";
import { submissionSpeaker } from "../subject/speaker.js";
import type { Input } from "../witness/judge.js";
import { replay } from "./replay.js";

export type HintsRequest = Attempt & {
  readonly function: string;
  /** Every chosen value of a witness. */
  readonly chosen: readonly string[];
  readonly exceptions: Policy;
  /** Whether it does not come to an end on them. */
  readonly endless: boolean;
  /** The whole text of the submission, repaired, if it is known. */
  readonly repaired: string | undefined;
};

/** A program with an input, ready to be run. */
type Ready = { readonly input: Input; readonly pair: Pair; readonly read: ReadAttempt };

export function hintFacts(
  languages: AttemptLanguages,
  request: HintsRequest,
  memoryIsLow: () => boolean,
): Checked<HintFacts> {
  const { exercise, submission, repaired } = request;
  const own = readyOn(languages, { exercise, submission }, request, memoryIsLow);
  if (!own.ok) return own;
  if (own.value === undefined) return { ok: true, value: NO_FACTS };
  const ready = own.value;
  const name = askedName(ready, request.function);
  if (ready.pair.submission.disguise !== undefined) return { ok: true, value: NO_FACTS };
  const trace = traced(ready.pair.submission, submission.name, ready.input.args("submission"));
  const root = trace.begun.find((frame) => frame.name === name) ?? trace.begun[0];
  if (root === undefined) return { ok: true, value: NO_FACTS };
  const called = root.name === name ? undefined : shownOf(ready.read, root.name);
  const told = {
    ...(called !== undefined && { function: called }),
    ...casesTold(ready, trace, root, submission),
    functions: functionsOf(ready.read, submission),
  };
  const isSeen = root.name === name && isComparedAsIs(ready.read, request.function);
  if (repaired === undefined || !isSeen) return { ok: true, value: { ...told, step: undefined } };
  const other = readyOn(languages, { exercise, submission: { ...submission, text: repaired } }, request, memoryIsLow);
  const step =
    other.ok && other.value !== undefined
      ? new Steps(ready, other.value, root, request.exceptions).first(trace, request.endless)
      : undefined;
  return { ok: true, value: { ...told, step } };
}

/** What an observer makes of results may be the same where they are not: nothing is said of single ones then. */
function isComparedAsIs({ asked }: ReadAttempt, name: string): boolean {
  return asked.find(({ shown }) => shown === name)?.observer === undefined;
}

/** Both are read with the same reference, so that values of one are values of the other. */
function readyOn(
  languages: AttemptLanguages,
  attempt: Attempt,
  { function: name, chosen, exceptions }: HintsRequest,
  memoryIsLow: () => boolean,
): Checked<Ready | undefined> {
  let found: Ready | undefined;
  const given = { function: name, input: { chosen }, exceptions, expect: undefined, raises: false };
  const replayed = replay(languages, attempt, [given], memoryIsLow, {
    onInput: (input, pair, _name, _i, read) => {
      found ??= { input, pair, read };
    },
  });
  return replayed.ok ? { ok: true, value: found } : replayed;
}

/** What the function is called in the submission's core. */
function askedName({ read }: Ready, name: string): Name | undefined {
  const asked = read.asked.find(({ shown }) => shown === name);
  return asked && submissionSide(read, shownInSubmission(asked))?.name;
}

/** What users call a function of the submission. */
function shownOf({ submission }: ReadAttempt, name: Name): string | undefined {
  return submission.values.findLast(({ core }) => core === name)?.name;
}

// ---- the case ----

/** Of a function that has no cases of its own, those of the first that it calls are told. */
function casesTold(
  { pair, read }: Ready,
  { begun }: Trace,
  root: Frame,
  source: Source,
): Pick<HintFacts, "cases" | "casesOf"> {
  const { program } = pair.submission.unit;
  const cases = casesTaken(program, root, source);
  const inner = cases.length > 0 ? undefined : begun.find(({ within }) => within === root);
  const others = inner === undefined ? [] : casesTaken(program, inner, source);
  const name = inner === undefined ? undefined : shownOf(read, inner.name);
  return others.length === 0 || name === undefined ? { cases } : { cases: others, casesOf: name };
}

/** Of this text. */
function functionsOf({ submission }: ReadAttempt, { name: file }: Source): readonly string[] {
  const own = submission.program.defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
  const written = new Set(
    own.filter(({ bound }) => bound.kind === "lam" && bound.at.file === file).map(({ name }) => name),
  );
  return submission.values.filter(({ core }) => written.has(core)).map(({ name }) => name);
}

/** The branches that a call takes itself, each once. */
function casesTaken(program: Program, root: Frame, source: Source): readonly CaseTaken[] {
  const own = ownChoices(program, root.name);
  const texts = branchTexts(program, source);
  const taken = [...new Set(root.branches)].filter((event) => event.kind !== "call" && own.has(event.of));
  return taken.flatMap((event) => texts(event) ?? []);
}

function branchTexts(program: Program, source: Source): (event: Event) => CaseTaken | undefined {
  const nodes = new Map<number, Expr>();
  for (const bound of program.defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "match" || (e.kind === "if" && !isConnective(e))) nodes.set(e.id, e);
      return true;
    });
  const textAt = (at: Span): string => source.text.slice(at.start, at.end);
  return (event) => {
    const node = event.kind === "call" ? undefined : nodes.get(event.of);
    if (node?.kind === "if" && event.kind === "side") {
      const { at } = node.cond;
      const isOurs = at.file === source.name && at.end > at.start;
      return isOurs ? { kind: "condition", at, text: textAt(at), holds: event.side } : undefined;
    }
    if (node?.kind !== "match" || event.kind !== "arm") return undefined;
    if (!event.written) return node.at.file === source.name ? { kind: "none", at: node.on.at, text: "" } : undefined;
    const arms = node.arms.filter((arm) => !isImplied(arm));
    const arm = arms.find(({ body }) => body.at.start === event.at.start && body.at.end === event.at.end);
    if (arm === undefined || arms.length < 2) return undefined; // there is no choice
    const { start, file } = arm.pattern.at;
    const at = { file, start, end: arm.guard?.at.end ?? arm.pattern.at.end };
    return file === source.name && at.end > start ? { kind: "pattern", at, text: textAt(at) } : undefined;
  };
}

/** `a && b` and `a || b` are choices that nobody calls so. */
function isConnective({ yes, no }: Extract<Expr, { readonly kind: "if" }>): boolean {
  return [yes, no].some((side) => side.kind === "lit" && side.value.kind === "bool" && !side.written);
}

// ---- the step ----

/** Calls inside are tried on the repaired program: no more than so many, and each for so long. */
const TRIED_MAX = 400;
const LIMITS = { fuel: 200_000, depth: USUAL_DEPTH, outputBytes: 100_000 };
/** Of calls that wait for each other, as many are looked at from the outside in. */
const CHAIN_MAX = 50;

/** And as many are told of. */
const CHAIN_SHOWN = 3;

type Wrong = Omit<Extract<WrongStep, { readonly kind: "wrong" }>, "isFirst">;

type Shown = { readonly call: string; readonly params: readonly Type[]; readonly result: Type };

class Steps {
  private readonly shared: ReadonlySet<unknown>;

  constructor(
    private readonly own: Ready,
    private readonly repaired: Ready,
    private readonly root: Frame, // of the function that is asked about
    private readonly exceptions: Policy,
  ) {
    this.shared = new Set(own.pair.reference.ctors.values());
  }

  /** The first that ended wrongly; where nothing ends, how it goes on. */
  first({ ended, begun, isStateful }: Trace, endless: boolean): WrongStep | undefined {
    if (isStateful) return undefined;
    const { reference, common } = this.own.pair;
    const others = this.repaired.pair.reference.ctors;
    const isSame = [...reference.ctors].every(([name, ctor]) => others.get(name) === ctor);
    if (!isSame || common !== undefined || reference.recording !== undefined) return undefined;
    if (reference.params.some((type) => reference.shapes.holdsMutable(type))) return undefined;
    const untold = new Set<Frame>();
    for (const frame of ended.slice(0, TRIED_MAX)) {
      const step = this.judged(frame);
      if (step === "unknown") untold.add(frame);
      else if (step !== "right") return this.sure(step, frame, untold);
    }
    return endless ? this.chain(begun) : undefined;
  }

  /** Only what was seen is said of the calls inside; a call as a whole is told of only then. */
  private sure(step: Wrong, frame: Frame, untold: ReadonlySet<Frame>): WrongStep | undefined {
    const isInside = (inner: Frame): boolean => {
      for (let at = inner.within; at !== undefined; at = at.within) if (at === frame) return true;
      return false;
    };
    const isFirst = ![...untold].some(isInside) && !hasFunctions(this.own.pair.submission.unit.program, frame.name);
    return step.isWhole && !isFirst ? undefined : { ...step, isFirst };
  }

  /** How calls go on that wait for each other. */
  private chain(begun: readonly Frame[]): WrongStep | undefined {
    const open = begun.filter(({ outcome }) => outcome === undefined).slice(0, CHAIN_MAX);
    const calls = open.map((frame) => this.shown(frame)?.call);
    const again = calls.findIndex((text, i) => text !== undefined && calls[i + 1] === text);
    const shown = calls.slice(Math.max(0, again), again < 0 ? CHAIN_SHOWN : again + 2);
    if (shown.length < 2 || shown.includes(undefined)) return undefined;
    return { kind: "endless", calls: shown as readonly string[], again: again >= 0 };
  }

  /** What comes of the same call in the repaired program, beside what came of it. */
  private judged(frame: Frame): Wrong | "right" | "unknown" {
    const { reference } = this.own.read;
    const shown = this.shown(frame);
    const name = this.inRepaired(frame.name);
    const args = frame.args.map((arg) => this.given(arg));
    if (shown === undefined || name === undefined || args.some((arg) => arg === undefined)) return "unknown";
    const { machine } = this.repaired.pair.submission;
    machine.reset();
    const { outcome } = machine.call(name, args as readonly Value[], LIMITS);
    const came = frame.outcome;
    if (outcome.kind === "raised" && came?.kind === "raised") {
      const texts = [outcome, came].map(({ exn }) => reference.showValue(exn, con("exn")));
      return texts[0] === texts[1] ? "right" : "unknown"; // it may tell a place, which is another one
    }
    const shouldRaise = outcome.kind === "raised";
    if (shouldRaise && this.exceptions !== "same") return "unknown"; // then it may give anything
    if (came === undefined || (!shouldRaise && (outcome.kind !== "value" || !this.isPlain(outcome.value))))
      return "unknown";
    if (came.kind === "value" && !this.isPlain(came.value)) return "unknown";
    const expected = shouldRaise
      ? reference.showValue(outcome.exn, con("exn"))
      : reference.showValue(outcome.value, shown.result);
    const raises = came.kind === "raised";
    const got = raises ? reference.showValue(came.exn, con("exn")) : reference.showValue(came.value, shown.result);
    if (!raises && expected === got) return "right";
    return {
      kind: "wrong",
      call: shown.call,
      expected,
      got,
      raises,
      shouldRaise,
      isWhole: frame === this.root,
    };
  }

  private inRepaired(name: Name): Name | undefined {
    const shown = shownOf(this.own.read, name);
    return this.repaired.read.submission.values.findLast((value) => value.name === shown)?.core;
  }

  /** What the repaired program gets for an argument: functions among them are those of the input. */
  private given(arg: Value): Value | undefined {
    if (this.isPlain(arg)) return arg;
    const at = this.root.args.indexOf(arg);
    return at < 0 ? undefined : this.repaired.input.args("submission")[at];
  }

  /** Without functions, and of constructors that all programs share. */
  private isPlain(value: Value): boolean {
    const pending: Value[] = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (isData(next)) {
        if (!this.shared.has(next.k) && tupleWidth(next.k.decl.name) === undefined) return false;
        pending.push(...fieldsOf(next));
      } else if (!["number", "bigint", "boolean"].includes(typeof next) && !(next instanceof Str)) return false;
    }
    return true;
  }

  /**
   * The call in the words of the reference, with the types that its values have there; in the submission's own words where
   * its function has its arguments in an order of its own, or labels.
   */
  private shown(frame: Frame): Shown | undefined {
    const { read, pair } = this.own;
    const isOwn = this.isOwn(frame.name);
    const types = frame.name === this.root.name && !isOwn ? pair.reference : this.typesOf(frame);
    if (types === undefined || types.params.length !== frame.args.length) return undefined;
    const args = frame.args.map((arg, i) => this.argument(frame, arg, types.params[i], i));
    const fn = isOwn ? frame.name : this.functionName(frame.name);
    if (fn === undefined || args.some((arg) => arg === undefined)) return undefined;
    const made = call(variable(fn), args as readonly Expr[]);
    return {
      call: isOwn ? submissionSpeaker(read, pair).input(made) : read.reference.showInput(made),
      params: types.params,
      result: types.result,
    };
  }

  private isOwn(name: Name): boolean {
    if (name === this.root.name && this.own.pair.calls !== SAME_CALLS) return true;
    const { program, values } = this.own.read.submission;
    const type = values.findLast(({ core }) => core === name)?.type;
    return type !== undefined && labelsOf({ program, name, type }).some((label) => label !== undefined);
  }

  private argument(frame: Frame, arg: Value, type: Type | undefined, i: number): Expr | undefined {
    const { pair } = this.own;
    if (type === undefined) return undefined;
    if (this.isPlain(arg)) return expressionOf(pair.reference.shapes, arg, type, new Map());
    const param = parametersOf(pair.submission.unit.program, frame.name)[i];
    return type.kind === "fn" && param !== undefined ? variable(makeName(shownName(param), -1)) : undefined;
  }

  private functionName(name: Name): Name | undefined {
    const { read } = this.own;
    const asked = read.asked.find((each) => submissionSide(read, shownInSubmission(each))?.name === name);
    const wanted = asked && referenceSide(read, asked.shown)?.name;
    if (wanted !== undefined && asked?.renamed === undefined) return wanted;
    const shown = shownOf(read, name);
    return shown === undefined ? undefined : makeName(shown.slice(shown.lastIndexOf(".") + 1), -1);
  }

  /** Of another function, in the reference's names; what is open is said by the values. */
  private typesOf({ name, args }: Frame): { readonly params: readonly Type[]; readonly result: Type } | undefined {
    const { read, pair } = this.own;
    const general = read.submission.values.findLast(({ core }) => core === name)?.type;
    if (general === undefined) return undefined;
    const { params, result } = uncurried(this.inReference(general));
    const variables = new Map<string, Type>();
    const integer = con(commonInteger(read));
    for (const [i, param] of params.entries()) bindIntegers(param, args[i], variables, integer, pair);
    const settled = [...params, result].map((type) => substituteTypes(type, variables));
    if (!settled.every((type) => this.isKnown(type))) return undefined;
    return { params: settled.slice(0, -1), result: settled.at(-1) ?? result };
  }

  private inReference(type: Type): Type {
    const { link } = this.own.pair;
    if (type.kind === "var") return type;
    if (type.kind === "fn") return { ...type, from: this.inReference(type.from), to: this.inReference(type.to) };
    const args = type.args.map((arg) => this.inReference(arg));
    return { kind: "con", name: link.types.get(type.name) ?? type.name, args };
  }

  private isKnown(type: Type): boolean {
    if (type.kind !== "con") return type.kind === "fn" && [type.from, type.to].every((part) => this.isKnown(part));
    if (type.name === "char") return false;
    const { program } = this.own.read.reference;
    const isOurs = this.own.read.submission.program.data.some(({ name }) => name === type.name);
    const isTheirs = program.data.some(({ name }) => name === type.name);
    return (isTheirs || !isOurs) && type.args.every((arg) => this.isKnown(arg));
  }
}

function parametersOf({ defs }: Program, name: Name): readonly Name[] {
  const bindings = defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
  const bound = bindings.find((each) => each.name === name)?.bound;
  return bound?.kind === "lam" ? bound.params : [];
}

/** Whether a function has functions of its own, whose calls are not seen. */
function hasFunctions(program: Program, name: Name): boolean {
  let found = false;
  for (const body of bodiesOf(program, name))
    visit(body, (e) => {
      found ||= e.kind === "lam" && e.written;
      return !found;
    });
  return found;
}

function bodiesOf({ defs }: Program, name: Name): readonly Expr[] {
  const bindings = defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
  return bindings.flatMap((each) => (each.name === name && each.bound.kind === "lam" ? [each.bound.body] : []));
}

/** A type variable whose value is a number stands for integers. */
function bindIntegers(
  type: Type,
  value: Value | undefined,
  variables: Map<string, Type>,
  integer: Type,
  pair: Pair,
): void {
  if (value === undefined) return;
  if (type.kind === "var") {
    if (typeof value === "number" || typeof value === "bigint") variables.set(type.name, integer);
    return;
  }
  if (type.kind !== "con" || !isData(value)) return;
  const width = tupleWidth(value.k.decl.name);
  const fields = width === undefined ? pair.reference.shapes.fieldsOf(type, value.k) : type.args;
  for (const [i, field] of fieldsOf(value).entries()) {
    const part = fields[i];
    if (part !== undefined) bindIntegers(part, field, variables, integer, pair);
  }
}
