// Conditions that go the way that every input needs: of comparisons and calls on what is in scope, and of two of these or
// of one and what stands there. They are evaluated beside the condition that is there, in runs in which that one is forced,
// so that what two of them give together need not be run.
import { call, catching, choose, inTurn, lit, make, prim, variable } from "../../core/build.js";
import { type Expr, fixedName, type NodeId, tupleCtor } from "../../core/expr.js";
import { withOwnIds } from "../../core/ids.js";
import { con } from "../../core/type.js";
import { limitsOf } from "../../witness/limits.js";
import { type Candidate, candidatesFor, type Variation } from "./candidate.js";
import { combinations } from "./donors.js";
import type { Decisions, Focus, Focused } from "./focus.js";
import { ATOMS_MAX, CONDITIONS_MAX, PROBE_FUEL, PROBED_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient } from "./patient.js";
import { inPlaceOf, type Place, sizeOf } from "./places.js";
import type { Table } from "./table.js";
import { loaded, type State, withChoices } from "./trials.js";
import { alike } from "./types.js";
import { comparisonsAt } from "./variations.js";
import { takenFor, type Vocabulary } from "./vocabulary.js";

/** The stage that tries them; `attempt`: runs what was found, and checks what is right then. */
export async function focusedConditions<Found>(
  table: Table,
  focus: () => Focus | undefined,
  isSpent: () => boolean,
  attempt: (candidates: readonly Candidate[], state: State) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { patient, vocabulary, meter } = table;
  const tried = new Set<Place>();
  for (let round = 0; round < FOCUSED_ROUNDS; round++) {
    const known = table.cases.length;
    const state = table.stateOf([]);
    for (const focused of state === undefined ? [] : (focus()?.suspected() ?? [])) {
      if (isSpent() || state === undefined) return undefined;
      if (tried.has(focused.place)) continue;
      const variations = neededConditions(patient, vocabulary, focused, meter);
      const found = await attempt(candidatesFor(patient, focused.place, variations), state);
      if (found !== undefined) return found;
      if (table.cases.length > known) break; // what was learned says more of it
      tried.add(focused.place);
    }
    if (table.cases.length === known) break;
  }
  return undefined;
}

const FOCUSED_ROUNDS = 3;

/** The smallest first. */
function neededConditions(
  patient: Patient,
  vocabulary: Vocabulary,
  { place, needs }: Focused,
  meter: Meter,
): readonly Variation[] {
  const own = inPlaceOf(place.operands, place.node);
  const atoms = [...atomsAt(patient, vocabulary, place)];
  const probing = probingIn(patient, place, [own, ...atoms], meter);
  if (probing === undefined) return [];
  const sure = needs.filter(({ isAll }) => isAll);
  const goals = (sure.length < SURE_MIN ? needs : sure).slice(0, PROBED_MAX).map(({ input, ways }) =>
    ways.flatMap((decisions): readonly Goal[] => {
      const values = probing(input, decisions);
      return values === undefined ? [] : [{ decisions, values }];
    }),
  );
  if (goals.some((any) => any.length === 0)) return [];
  const [first, ...others] = [place.node, ...atoms].map((e, i): Formula => ({ e, at: (point) => point[i] }));
  if (first === undefined) return [];
  const distinct = distinctOf(others, goals);
  meter.steps += distinct.length ** 2;
  const found: Formula[] = distinct.filter((formula) => isMet(formula, goals));
  for (const formula of [...withOwn(first, distinct), ...pairsOf(distinct)]) {
    if (found.length >= CONDITIONS_MAX) break;
    if (isMet(formula, goals)) found.push(formula);
  }
  const sized = found.map(({ e }) => ({ e, size: sizeOf(e) }));
  return sized.sort((a, b) => a.size - b.size).map(({ e }) => ({ idea: "condition", now: e }));
}

/** Inputs of which every way is known that makes them right: where there are so many, the others tell little. */
const SURE_MIN = 4;

// ---- what is put together ----

/** True, false, or undefined: it raised, or was not come to. */
type Truth = boolean | undefined;
type Point = readonly Truth[];

/** A way that makes an input right, and what everything was at each point of it. */
type Goal = { readonly decisions: Decisions; readonly values: readonly Point[] };

type Formula = { readonly e: Expr; readonly at: (point: Point) => Truth };

function isMet({ at }: Formula, goals: readonly (readonly Goal[])[]): boolean {
  return goals.every((any) =>
    any.some(({ decisions, values }) => values.every((point, i) => at(point) === decisions[i])),
  );
}

/** One of those that are the same everywhere; none that never changes. */
function distinctOf(all: readonly Formula[], goals: readonly (readonly Goal[])[]): readonly Formula[] {
  const points = goals.flatMap((any) => any.flatMap(({ values }) => values));
  const seen = new Set<string>();
  return all.filter(({ at }) => {
    const truths = points.map(at);
    const key = truths.map((each) => (each === undefined ? "?" : each ? "1" : "0")).join("");
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && truths.includes(true) && truths.includes(false);
  });
}

function* withOwn(own: Formula, others: readonly Formula[]): Generator<Formula> {
  for (const other of others) {
    yield and(own, other);
    yield or(own, other);
    yield and(other, own);
    yield or(other, own);
  }
}

function* pairsOf(all: readonly Formula[]): Generator<Formula> {
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      yield and(one, other);
      yield or(one, other);
    }
}

/** As every language has it: the second is not evaluated where the first says all. */
function and(a: Formula, b: Formula): Formula {
  return { e: choose(a.e, b.e, implied(false)), at: (point) => (a.at(point) === true ? b.at(point) : a.at(point)) };
}

function or(a: Formula, b: Formula): Formula {
  return { e: choose(a.e, implied(true), b.e), at: (point) => (a.at(point) === false ? b.at(point) : a.at(point)) };
}

/** Nobody writes it: it belongs to the operator. */
function implied(value: boolean): Expr {
  return { ...truth(value), written: false };
}

function truth(value: boolean): Expr {
  return lit({ kind: "bool", value });
}

// ---- what there is ----

/** Comparisons, and calls of functions that give a truth. */
function* atomsAt(patient: Patient, vocabulary: Vocabulary, place: Place): Generator<Expr> {
  let left = ATOMS_MAX;
  const names = patient.facts.scopeAt(place.node.id);
  for (const each of vocabulary.functions(place)) {
    const takes = takenFor(each, con("bool"));
    const operands = takes?.map((type) =>
      names.filter((name) => alike(name.type, type)).map(({ name }) => variable(name)),
    );
    for (const args of operands === undefined ? [] : combinations(operands)) {
      if (left-- <= ATOMS_MAX / 2) break; // comparisons are more likely
      yield call(each.e, args);
      yield prim("bool.not", call(each.e, args));
    }
  }
  yield* orderedAt(patient, place);
  for (const each of comparisonsAt(patient, vocabulary, place)) {
    if (left-- <= 0) return;
    yield each;
  }
}

/** Where things of any type are put in an order, others may be too. */
function* orderedAt({ facts }: Patient, { node }: Place): Generator<Expr> {
  if (node.kind !== "prim" || !ORDERS.some((op) => op === node.op)) return;
  const operand = node.args[0] && facts.typeOf(node.args[0].id);
  const names = facts.scopeAt(node.id).filter(({ type }) => operand !== undefined && alike(type, operand));
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1))
      for (const op of ORDERS) yield prim(op, variable(one.name), variable(other.name));
}

const ORDERS = ["any.lt", "any.le", "any.gt", "any.ge"] as const;

// ---- what they are ----

const NOTHING = make(tupleCtor(0), []);

/** Runs an input with the condition forced; undefined: it did not go that way again. */
function probingIn(patient: Patient, place: Place, atoms: readonly Expr[], meter: Meter) {
  const { ids } = patient;
  const id = ids.next();
  const [begin, end, first] = [ids.next(), ids.next(), ids.row(2 * atoms.length)];
  const tell = (told: NodeId): Expr => ({ ...NOTHING, kind: "choose", id: told, options: [NOTHING] }) as Expr;
  const probes = atoms.map((atom, i) => {
    const told = choose(atom, tell(first + 2 * i), tell(first + 2 * i + 1));
    return catching(told, fixedName(`raised/probe${i}`), NOTHING);
  });
  const probed = (then: Expr): Expr => withOwnIds(ids, inTurn([tell(begin), ...probes, tell(end), then]));
  const program = withChoices(patient.program, new Map(), (e) =>
    e === place.top ? { id, options: [probed(truth(true)), probed(truth(false))] } : undefined,
  );
  let forced: Decisions = [];
  let points: Truth[][] = [];
  let isProbing = false;
  const chosen = (each: NodeId): number => {
    if (each === begin || each === end) isProbing = each === begin;
    const atom = each - first;
    const point = points[points.length - 1];
    if (isProbing && point !== undefined && atom >= 0 && atom < 2 * atoms.length) point[atom >> 1] = atom % 2 === 0;
    if (each !== id || isProbing) return 0; // what is probed may come by here
    const now = forced[points.length];
    points.push(atoms.map(() => undefined));
    return now === undefined ? 0 : now ? 1 : 2;
  };
  meter.programs++;
  const trial = loaded(patient, program, chosen);
  if (trial === undefined) return undefined;
  const { machine, side } = trial.subject;
  return ({ input }: Case, decisions: Decisions): readonly Point[] | undefined => {
    [forced, points, isProbing] = [decisions, [], false];
    machine.reset();
    [points, isProbing] = [[], false];
    const { steps } = machine.call(side.name, input.args("submission"), limitsOf(PROBE_FUEL));
    meter.runs++;
    meter.steps += steps;
    return points.length === decisions.length ? points : undefined;
  };
}
