// A submission that its reference judges: what it does on an input is compared with what the reference does, and the
// reference's expressions may stand in it.
import type { Expr, Name } from "../../core/expr.js";
import { besideThese, idsBeyond } from "../../core/ids.js";
import { matches } from "../../core/instance.js";
import { definedNames, neededNames } from "../../core/library.js";
import { makersOf, neededBy } from "../../core/needs.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import type { Source } from "../../core/span.js";
import { supplyOfNames } from "../../core/supply.js";
import { visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import { loadUnit } from "../../eval/run.js";
import { makeUnit } from "../../eval/unit.js";
import type { Facts } from "../../language/facts.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import { allCtors } from "../../subject/subject.js";
import type { ReferenceRun } from "../../witness/both.js";
import { judgeByReference } from "../../witness/by-reference.js";
import type { Input } from "../../witness/judge.js";
import { armDonorsOf, donorsOf, type Giver, plainName, type Translation } from "./donors.js";
import { exploredBeside } from "./explored.js";
import { FUEL, LOADING } from "./limits.js";
import type { Case, Donor, Patient, Trial } from "./patient.js";
import { solutionOf } from "./solution.js";
import { withWideTypes } from "./types.js";

/** One of the two programs, with what its front end knows. */
export type Written = { readonly facts: Facts; readonly source: Source };

/** A right program of somebody else's, as the reference of the submission. */
export type Peer = Written & { readonly pair: Pair };

/** `peers`: the nearest first. */
export function patientByReference(
  pair: Pair,
  policy: Policy,
  given: Written,
  own: Written,
  peers: readonly Peer[] = [],
): Patient {
  const { side } = pair.submission;
  const givers = [pair, ...peers.map((peer) => peer.pair)].map(({ reference }) => reference.side.program);
  const whole = givers.reduce((all, giver) => withLibraryOf(all, giver, side.name), side.program);
  const program = mayCallThemselves(whole);
  const submission = { ...own, facts: withWideTypes(own.facts, program) };
  const reference = { ...given, facts: withWideTypes(given.facts, pair.reference.side.program) };
  const ctors = allCtors(pair.submission.unit);
  const judge = judgeByReference(pair, policy, pair.reference.given);
  const isShared = !pair.reference.params.some(
    (type) => type.kind === "fn" || pair.reference.shapes.holdsMutable(type),
  );
  return {
    program,
    ids: idsBeyond(program.defs),
    names: supplyOfNames("repair"),
    facts: submission.facts,
    source: submission.source,
    globals: new Set(program.defs.filter(isWritten).flatMap(definedNames)),
    entry: side.name,
    roots: neededBy(program, side.name).flatMap(boundIn),
    isFixed: () => false,
    load: (changed, chooser) => {
      const unit = makeUnit(changed, new Map(), ctors);
      const machine = loadUnit(unit, LOADING, { repeatsDeep: false, ...(chooser && { chooser }) });
      if (machine.outcome.kind !== "value") return undefined;
      const subject = { ...pair.submission, side: { ...side, program: changed }, unit, machine };
      return trialOf({ ...pair, submission: subject }, policy);
    },
    caseOf: (input) => {
      const seen = judge.expects(input, FUEL);
      return seen && { input: isShared ? madeOnce(input) : input, known: seen };
    },
    ...donationsIn(pair, program, reference, submission, peers),
  };
}

function trialOf(pair: Pair, policy: Policy): Trial {
  const judge = judgeByReference(pair, policy, undefined);
  return {
    subject: pair.submission,
    verdict: ({ input, known }: Case) => judge.compare(input, known as ReferenceRun, FUEL)?.verdict ?? "wrong",
    steps: judge.steps,
    explored: (program, { input, known }) => exploredBeside(pair, policy, program, input, known as ReferenceRun),
  };
}

/** Nothing changes it: it need not be made for every run. */
function madeOnce({ args, further }: Input): Input {
  const made = args("submission");
  return { args: () => made, further };
}

// ---- the library ----

/** What a function needs of its program, with what another one uses of the library. */
function withLibraryOf(own: Program, other: Program, entry: Name): Program {
  const needed = new Set([...ownFunctionsBefore(own, entry), entry].flatMap((name) => neededBy(own, name)));
  const kept = own.defs.filter((def) => needed.has(def));
  const ofUsers = usersIn(kept);
  const given = usersIn(other.defs);
  const known = new Set(own.defs);
  const brought = other.defs.filter((def) => !given.has(def) && !known.has(def));
  const shared = other.defs.filter((def) => !given.has(def) && known.has(def));
  const library = [...kept.filter((def) => !ofUsers.has(def)), ...shared, ...besideThese(own.defs, brought)];
  const makers = makersOf([...library].reverse()); // its own where both have it
  const ordered = new Set<Def>();
  const add = (def: Def): void => {
    if (ordered.has(def)) return;
    for (const name of neededNames(def)) {
      const maker = makers.get(name);
      if (maker !== undefined && maker !== def) add(maker);
    }
    ordered.add(def);
  };
  for (const def of makers.values()) add(def);
  return { ...own, defs: [...ordered, ...ofUsers] };
}

/** What users wrote, and what was made for it: what stands in for a function is no library, though nobody wrote it. */
function usersIn(defs: readonly Def[]): ReadonlySet<Def> {
  const found = new Set<Def>();
  const names = new Set<Name>();
  for (const def of defs) {
    if (!isWritten(def) && !neededNames(def).some((name) => names.has(name))) continue;
    found.add(def);
    for (const name of definedNames(def)) names.add(name);
  }
  return found;
}

/** Functions that the user wrote: what is changed in them may be a call of themselves. */
function mayCallThemselves(program: Program): Program {
  const recursive = (def: Def): Def =>
    def.kind === "one" && def.bound.kind === "lam" && isWritten(def)
      ? { kind: "rec", bindings: [{ name: def.name, bound: def.bound }] }
      : def;
  return { ...program, defs: program.defs.map(recursive) };
}

/** What the user wrote and could call, whether that is done or not. */
function ownFunctionsBefore({ defs }: Program, entry: Name): readonly Name[] {
  const at = defs.findIndex((def) => definedNames(def).includes(entry));
  const isFunction = (def: Def): boolean => boundIn(def).every(({ kind }) => kind === "lam") && isWritten(def);
  return defs.slice(0, at).filter(isFunction).flatMap(definedNames);
}

export function isWritten(def: Def): boolean {
  return boundIn(def).some(hasWritten);
}

function hasWritten(bound: Expr): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= e.written;
    return !found;
  });
  return found;
}

// ---- expressions ----

type Donations = Pick<Patient, "donors" | "arms" | "solution">;

/** Of the submission itself, of its reference, and of others. */
function donationsIn(
  pair: Pair,
  program: Program,
  reference: Written,
  submission: Written,
  peers: readonly Peer[],
): Donations {
  const defined = new Set(program.defs.flatMap(definedNames));
  const own = donationsOf(
    { program, facts: submission.facts, file: submission.source.name, from: "own" },
    { ctor: (name) => name, type: (type) => type, global: (name) => (defined.has(name) ? name : undefined) },
  );
  if (pair.common !== undefined) return own; // another language has other words
  const given = pair.reference.side.program;
  const words = translation(pair, program, submission.source);
  const { name: file } = reference.source;
  const others = donationsOf({ program: given, facts: reference.facts, file, from: "reference" }, words);
  const side = { program, file: submission.source.name, entry: pair.submission.side.name };
  const theirs = peers.map((peer) => donationsOfPeer(peer, program, submission)); // first: the rest was tried before
  const donorsIn = (all: readonly Donations[]): readonly Donor[] =>
    all.flatMap(({ donors }) => donors).sort((a, b) => a.size - b.size);
  return {
    donors: [...donorsIn(theirs), ...donorsIn([others, own])],
    arms: [...theirs, others, own].flatMap(({ arms }) => arms),
    solution: solutionOf({ program: given, file, entry: pair.reference.side.name }, side, words),
  };
}

function donationsOfPeer({ pair, facts, source }: Peer, program: Program, submission: Written): Donations {
  const given = pair.reference.side.program;
  const giver: Giver = { program: given, facts: withWideTypes(facts, given), file: source.name, from: "peer" };
  return donationsOf(giver, translation(pair, program, submission.source));
}

function donationsOf(giver: Giver, words: Translation): Donations {
  return { donors: donorsOf(giver, words), arms: armDonorsOf(giver, words), solution: undefined };
}

/** From the reference to the submission. */
function translation({ link, reference, submission }: Pair, program: Program, { name: file }: Source): Translation {
  const ctors = new Map([...link.ctors].map(([given, wanted]) => [wanted, given]));
  const types = new Map([...link.types].map(([given, wanted]) => [wanted, given]));
  const typeName = (name: Name): Name => types.get(name) ?? name;
  const type = (each: Type): Type => {
    if (each.kind === "var") return each;
    if (each.kind === "fn") return { ...each, from: type(each.from), to: type(each.to) };
    return { kind: "con", name: typeName(each.name), args: each.args.map(type) };
  };
  const own = program.defs
    .filter((def) => boundIn(def).some(({ at }) => at.file === file))
    .flatMap(definedNames)
    .flatMap((name) => ({ name, type: program.types.get(name) }));
  const library = new Set(program.defs.filter((def) => !isWritten(def)).flatMap(definedNames));
  return {
    ctor: (name) => ctors.get(name) ?? name,
    type,
    global: (name) => {
      if (library.has(name)) return name;
      if (name === reference.side.name) return submission.side.name;
      const wanted = reference.side.program.types.get(name);
      const fits = (each: (typeof own)[number]): boolean =>
        wanted === undefined || each.type === undefined || matches(each.type, type(wanted), new Map());
      return own.find((each) => plainName(each.name) === plainName(name) && fits(each))?.name;
    },
  };
}
