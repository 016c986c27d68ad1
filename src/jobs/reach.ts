// Looks for inputs that get to a line of a program: an expression on it is edited so that the program ends there, and the
// explorer looks for a run that ends so. Nothing can catch that, so whatever stands around the place does not matter.
import { neededBy } from "../core/needs.js";
import { boundIn, type Def } from "../core/program.js";
import { positionAt, type Source, type Span } from "../core/span.js";
import { visit } from "../core/traverse.js";
import { Unsupported } from "../explore/type-key.js";
import type { Language } from "../language/language.js";
import { type Tried, tryContract } from "../questions/contract/contract.js";
import { HERE, mayEndItself, whetherHere } from "../questions/contract/reaching.js";
import { claimOf } from "../questions/refute/claim.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { LineReached, Reached, ReachingInput } from "../report/reach.js";
import type { Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { unsupportedInput } from "../subject/mismatch.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { besideVariant } from "../subject/pair.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { callsIn } from "../subject/sequence.js";
import type { Subject } from "../subject/subject.js";
import type { ContractRun } from "../witness/by-contract.js";
import { brokenSequenceShower } from "../witness/shown-broken-sequence.js";
import { contractShower } from "../witness/shown-contract.js";
import type { CoreWitness } from "../witness/witness.js";
import {
  type ContractQuestion,
  holdsAfterCalls,
  isTriedAsMade,
  type MadeSequence,
  sequenceOf,
  sharingObjects,
  sharingState,
} from "./contract-sequences.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import type { ReachRequest } from "./reach-request.js";
import type { SearchTools } from "./tools.js";
import { contractedOf, subjectUnderContract } from "./under-contract.js";

export type ReachedPlaces = { readonly lines: readonly LineReached[]; readonly unchecked: readonly NotChecked[] };

/** Expressions on a line that are tried, the largest first. */
const TRIES_MAX = 8;

export async function reachPlaces(
  language: Language,
  request: ReachRequest,
  tools: SearchTools,
): Promise<Checked<ReachedPlaces>> {
  const read = readExercise(language, request.exercise);
  if (!read.ok) return read;
  const unchecked = notSupported(read.value.reference.unchecked);
  const places = placesIn(read.value, request.exercise.reference);
  const lines: LineReached[] = [];
  for (const line of request.line === undefined ? [...places.keys()] : [request.line]) {
    const edited = editedAt(language, read.value, request, places.get(line) ?? []);
    if (!edited.ok && request.line !== undefined && edited.errors !== undefined)
      return { ok: false, errors: edited.errors };
    if (!edited.ok) continue;
    for (const asked of edited.functions) {
      const isOwnEnd = (each: AskedFunction): boolean => mayExit(read.value, each);
      const told = isOwnEnd(asked)
        ? notAsked(line, asked)
        : await reachedBy(edited.read, line, asked, request, isOwnEnd, tools);
      lines.push(told.reached.kind === "loading" ? unlessBefore(read.value, told, asked, tools) : told);
    }
  }
  return { ok: true, value: { lines, unchecked } };
}

function mayExit(read: ReadExercise, { shown }: AskedFunction): boolean {
  const side = referenceSide(read, shown);
  return side !== undefined && mayEndItself(side.program, side.name);
}

function notAsked(line: number, { shown }: AskedFunction): LineReached {
  const limits = [{ kind: "unsupported", what: "own-exit" }] as const;
  const reached: Reached = { kind: "agrees-so-far", upTo: 0, conditions: [], limits };
  return { line, function: shown, reached, explored: NOTHING_EXPLORED };
}

/** The expressions that begin on each line, the largest first. */
function placesIn({ reference }: ReadExercise, { name, text }: Source): ReadonlyMap<number, readonly Span[]> {
  const all = new Map<number, Map<string, Span>>();
  for (const bound of reference.program.defs.flatMap(boundIn))
    visit(bound, ({ at, written, kind }) => {
      if (!written || at.file !== name || kind === "lam") return true;
      const line = positionAt(text, at.start).line;
      const known = all.get(line) ?? new Map<string, Span>();
      all.set(line, known.set(`${at.start}-${at.end}`, at));
      return true;
    });
  const size = ({ start, end }: Span): number => end - start;
  const sorted = [...all].sort(([a], [b]) => a - b);
  return new Map(sorted.map(([line, spans]) => [line, [...spans.values()].sort((a, b) => size(b) - size(a))]));
}

type Edited =
  | { readonly ok: true; readonly read: ReadExercise; readonly functions: readonly AskedFunction[] }
  | { readonly ok: false; readonly errors: Extract<Checked<unknown>, { ok: false }>["errors"] | undefined };

/** The program that ends at a place, and the functions to call. */
function editedAt(
  language: Language,
  read: ReadExercise,
  { exercise, when }: ReachRequest,
  places: readonly Span[],
): Edited {
  let errors: Extract<Checked<unknown>, { ok: false }>["errors"] | undefined;
  for (const at of places.slice(0, TRIES_MAX)) {
    const { name, text } = exercise.reference;
    const piece = language.phrases.exiting(HERE, when, text.slice(at.start, at.end));
    const reference = { name, text: text.slice(0, at.start) + piece + text.slice(at.end) };
    const again = readExercise(language, { ...exercise, reference });
    if (again.ok) return { ok: true, read: again.value, functions: functionsFor(read, again.value, exercise, at) };
    errors ??= again.errors;
  }
  return { ok: false, errors };
}

/** Those that were named; or the one that the place is in; or the first that needs it. */
function functionsFor(
  before: ReadExercise,
  now: ReadExercise,
  { functions }: ReachRequest["exercise"],
  { start, end }: Span,
): readonly AskedFunction[] {
  if (functions.length > 0) return now.asked;
  const isInside = (def: Def): boolean => {
    let found = false;
    for (const bound of boundIn(def))
      visit(bound, ({ at }) => {
        found ||= at.start === start && at.end === end;
        return !found;
      });
    return found;
  };
  const around = before.reference.program.defs.find(isInside);
  const names = new Set(around?.kind === "one" ? [around.name] : (around?.bindings.map(({ name }) => name) ?? []));
  const nameOf = ({ shown }: AskedFunction) => referenceSide(before, shown)?.name;
  const own = before.asked.filter((asked) => names.has(nameOf(asked) ?? ("" as never)));
  const others = before.asked.filter((asked) => {
    const name = nameOf(asked);
    return name !== undefined && neededBy(before.reference.program, name).some((def) => def === around);
  });
  const chosen = own.length > 0 ? own : others.slice(0, 1);
  return now.asked.filter(({ shown }) => chosen.some((each) => each.shown === shown));
}

async function reachedBy(
  read: ReadExercise,
  line: number,
  asked: AskedFunction,
  { search }: ReachRequest,
  endsItself: (asked: AskedFunction) => boolean,
  tools: SearchTools,
): Promise<LineReached> {
  const start = tools.now();
  const answered = (reached: Reached, explored = NOTHING_EXPLORED): LineReached => ({
    line,
    function: asked.shown,
    reached,
    explored: { ...explored, ms: tools.now() - start },
  });
  try {
    const contracted = contractedOf(read);
    const made = subjectUnderContract(read, contracted, asked, tools.memoryIsLow);
    if (!made.ok) return answered(endsWhenLoaded(made.verdict) ? { kind: "loading" } : (made.verdict as Reached));
    const { subject } = made;
    const look = (of: Subject): Promise<Tried> =>
      tryContract(
        { subject: of, may: undefined, judged: whetherHere },
        { ...search, seed: 1, decisionsMax: undefined, all: 1, strategy: "explore" },
        {
          quick: quickSolve,
          solver: tools.solver,
          isStopped: tools.isCancelled,
          onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
        },
      );
    const tried = await look(subject);
    const alone = reachedIn(read, asked, subject, tried);
    const reached =
      alone.kind === "reached" ? alone : await afterCalls({ read, contracted, tools, look, endsItself }, asked, alone);
    const { paths, runs, steps, solverCalls } = tried.searched;
    return answered(reached, { paths, runs, steps, solverCalls, ms: 0 });
  } catch (error) {
    if (error instanceof Unsupported) return answered(unsupportedInput(error.type) as Reached);
    throw error;
  }
}

/** What fails when it is loaded, whatever is asked, may do so before the place. */
function unlessBefore(before: ReadExercise, told: LineReached, asked: AskedFunction, tools: SearchTools): LineReached {
  const made = subjectUnderContract(before, contractedOf(before), asked, tools.memoryIsLow);
  return made.ok ? told : { ...told, reached: made.verdict as Reached };
}

/** It ended at the place, if the program can be loaded as it was handed in. */
function endsWhenLoaded(verdict: Verdict): boolean {
  const why = verdict.kind === "cannot-compare" ? verdict.why : undefined;
  return why?.kind === "fails-when-loaded" && why.how.kind === "exits" && why.how.code === HERE;
}

type Looked = Pick<ContractQuestion, "read" | "contracted" | "tools"> & {
  readonly look: (subject: Subject) => Promise<Tried>;
  /** Whether a function may end the program itself. */
  readonly endsItself: (asked: AskedFunction) => boolean;
};

/** A line that only a later call gets to: after others that change what the program, or an object, remembers. */
async function afterCalls(looked: Looked, asked: AskedFunction, alone: Called): Promise<Called> {
  const { read, look, endsItself: isOwnEnd } = looked;
  const sharing = sharingState(read).filter(({ members }) => members.includes(asked));
  const objects = isTriedAsMade(alone) ? sharingObjects(read, (each) => each === asked) : [];
  let reached = alone;
  for (const { members, of } of [...sharing, ...objects]) {
    const group = { members: members.filter((each) => !isOwnEnd(each)), of };
    const made = sequenceOf({ ...looked, request: { robust: false } }, group, () => false);
    const isWhole = made?.members.length === members.length;
    const later =
      made && reachedIn(read, asked, made.sequence.subject, await look(made.sequence.subject), shownBy(made));
    if (later?.kind === "reached") return later;
    if (of === "object" || reached.kind === "reached" || reached.kind === "cannot-compare") continue;
    const callsUpTo = made === undefined ? () => 0 : callsIn(made.sequence.subject);
    reached = holdsAfterCalls(reached, { claim: later ?? reached, callsUpTo, isWhole }) as Called; // it is none that is broken
  }
  return reached;

  function shownBy({ sequence, members }: MadeSequence): ShownBy {
    const show = brokenSequenceShower(read, sequence, members, () => NO_PART);
    return (witness) => show(witness).witness;
  }
}

/** Of a program that is loaded. */
type Called = Exclude<Reached, { kind: "loading" }>;

type ShownBy = (witness: CoreWitness<ContractRun>) => ReachingInput;

const NO_PART = { kind: "assertion", function: "", of: undefined, at: undefined } as const;

function reachedIn(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  { witnesses, keeping, searched, seen }: Tried,
  show: ShownBy = contractShower(read, asked, subject, () => NO_PART),
): Called {
  const result = { witnesses: [], byWidth: undefined, foundAfter: undefined, agreeing: keeping, searched, seen };
  const { verdict, covered } = claimOf(besideVariant(subject, subject), read.exercise, result);
  const [witness] = witnesses;
  if (witness === undefined) return verdict as Called; // of a subject and itself
  const { call, args, size } = show(witness);
  return { kind: "reached", input: { call, args, size }, smallest: covered >= size - 1 };
}
