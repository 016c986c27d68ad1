// Expressions of a right program, or of the same one, that may stand elsewhere: in the words of the program that gets
// them, with the names that it has there.
import { cases, FREE_IDS, HOLE, isHole } from "../../core/build.js";
import { type Arm, type Expr, type Name, shownName } from "../../core/expr.js";
import { neededNames } from "../../core/library.js";
import { makersOf } from "../../core/needs.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { freshCopy, renamed, type Supply, withNames } from "../../core/supply.js";
import { freeNames, mapChildren, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import type { Facts, Visible } from "../../language/facts.js";
import { isImplied } from "../cover/instrument.js";
import { DONOR_SIZE_MAX, NAMINGS_MAX } from "./limits.js";
import type { ArmDonor, Donor, FreeName } from "./patient.js";
import { sizeOf, visitWritten } from "./places.js";
import { matchesAlike } from "./types.js";

/** A program that expressions are taken from. */
export type Giver = {
  readonly program: Program;
  readonly facts: Facts;
  readonly file: string;
  readonly from: Donor["from"];
};

/** From the words of a giver to those of who gets them; a name of its own that the other lacks is undefined. */
export type Translation = {
  readonly ctor: (name: Name) => Name;
  readonly type: (type: Type) => Type;
  readonly global: (name: Name) => Name | undefined;
};

/** Each once, small ones first. None is larger than half of the function that it is from. */
export function donorsOf(giver: Giver, words: Translation): readonly Donor[] {
  const donors: Donor[] = [];
  for (const def of giver.program.defs) {
    for (const root of boundIn(def)) {
      const most = Math.min(DONOR_SIZE_MAX, sizeOf(root) / 2);
      visitWritten(root, nothing, (e, top) => {
        const donor = e.at.file === giver.file && e !== root ? donorOf(giver, words, e, most, top) : undefined;
        if (donor !== undefined) donors.push(donor);
      });
    }
  }
  return donors.sort((a, b) => a.size - b.size);
}

function nothing(): boolean {
  return false;
}

/** Cases of its matches. */
export function armDonorsOf(giver: Giver, words: Translation): readonly ArmDonor[] {
  const donors: ArmDonor[] = [];
  for (const root of giver.program.defs.flatMap(boundIn)) {
    const most = Math.min(DONOR_SIZE_MAX, sizeOf(root) * ARM_SHARE);
    visit(root, (e) => {
      const on = e.kind === "match" && e.written && e.at.file === giver.file ? giver.facts.typeOf(e.on.id) : undefined;
      if (e.kind !== "match" || on === undefined) return true;
      for (const arm of e.arms.filter((each) => !isImplied(each))) {
        const donor = donorOf(giver, words, e, most, armAlone(arm));
        if (donor !== undefined) donors.push({ on: words.type(on), donor });
      }
      return true;
    });
  }
  return donors.sort((a, b) => a.donor.size - b.donor.size);
}

/** A match with one case: a donor is one expression. */
function armAlone(arm: Arm): Expr {
  return { ...cases(HOLE, []), arms: [arm] } as Expr;
}

/** Of a function: a case that is larger is half of the solution. */
const ARM_SHARE = 0.6;

/** `part`: what is given for a node, with its operands, or one case of it. */
function donorOf(giver: Giver, words: Translation, e: Expr, most: number, part: Expr): Donor | undefined {
  const { facts, from } = giver;
  const type = facts.typeOf(e.id);
  const size = sizeOf(part);
  if (type === undefined || size > most) return undefined;
  const visible = new Map(facts.scopeAt(e.id).map((each) => [each.name, each]));
  const lacking = (name: Name): boolean => !visible.has(name) && !isHole(name) && words.global(name) === undefined;
  const helpers = helpersFor(giver, [...freeNames(part)].filter(lacking), lacking, e);
  if (helpers === undefined) return undefined;
  const whole = asWritten(withHelpers(helpers, part));
  const free: FreeName[] = [];
  const globals = new Map<Name, Name>();
  for (const name of freeNames(whole)) {
    if (isHole(name)) continue; // what a case is of
    const local = visible.get(name);
    const global = local === undefined ? words.global(name) : undefined;
    if (local !== undefined) free.push({ name, shown: local.shown, type: words.type(local.type) });
    else if (global !== undefined) globals.set(name, global);
    else return undefined;
  }
  const names = { name: (name: Name) => globals.get(name) ?? name, ctor: words.ctor, id: (id: number) => id };
  return { e: renamed(names, whole), type: words.type(type), free, size, from };
}

/** Of a program: helpers that are larger are half of the solution. */
const HELPER_SHARE = 0.4;

/**
 * What the giver defines and the other lacks, in the order of their definitions: it is brought along. Undefined where that
 * is too much, or where the expression is a part of it.
 */
function helpersFor(
  { program, file }: Giver,
  names: readonly Name[],
  lacking: (name: Name) => boolean,
  e: Expr,
): readonly Def[] | undefined {
  if (names.length === 0) return [];
  const own = program.defs.filter((def) => boundIn(def).some(({ at }) => at.file === file));
  const makers = makersOf(own);
  const needed = new Set<Def>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const def = makers.get(name);
    if (def === undefined) return undefined;
    if (needed.has(def)) continue;
    needed.add(def);
    pending.push(...[...neededNames(def)].filter((each) => makers.has(each) && lacking(each)));
  }
  const sizeOfAll = (defs: Iterable<Def>): number =>
    [...defs].flatMap(boundIn).reduce((sum, bound) => sum + sizeOf(bound), 0);
  const isInside = [...needed].flatMap(boundIn).some(({ at }) => at.start <= e.at.start && e.at.end <= at.end);
  if (isInside || sizeOfAll(needed) > sizeOfAll(own) * HELPER_SHARE) return undefined;
  return own.filter((def) => needed.has(def));
}

/** In a case they are inside of it. */
function withHelpers(helpers: readonly Def[], part: Expr): Expr {
  const inside = (e: Expr): Expr => helpers.reduceRight<Expr>((rest, def) => localDef(def, rest), e);
  if (part.kind !== "match" || part.on !== HOLE) return inside(part);
  return { ...part, arms: part.arms.map((arm) => ({ ...arm, body: inside(arm.body) })) };
}

/** A definition inside of what needs it. */
export function localDef(def: Def, body: Expr): Expr {
  const node = { id: 0, at: body.at, written: true } as const;
  if (def.kind === "one") return { ...node, kind: "let", name: def.name, bound: def.bound, body };
  return { ...node, kind: "letrec", bindings: def.bindings, body };
}

/** With operands in their places, where the language evaluates them before: what is bound for that is nobody's wish. */
export function asWritten(e: Expr): Expr {
  if (e.kind === "let" && !e.written) {
    const { name, bound, body } = e;
    return asWritten(replacedName(body, name, bound));
  }
  return mapChildren(e, asWritten);
}

function replacedName(e: Expr, name: Name, by: Expr): Expr {
  return e.kind === "var" && e.name === name ? by : mapChildren(e, (part) => replacedName(part, name, by));
}

/** A donor with the names of a place: each of its own becomes one of the same type there, two of them two, if there are. */
export function* namings(supply: Supply, donor: Donor, wanted: Type, visible: readonly Visible[]): Generator<Expr> {
  const variables = new Map<string, Type>();
  if (!matchesAlike(donor.type, wanted, variables)) return;
  const options = donor.free.map(({ shown, type }) => {
    const known = visible.filter((each) => matchesAlike(type, each.type, new Map(variables)));
    const fitting = known.length > 0 ? known : visible.filter((each) => each.type.kind === "var"); // it may be anything
    return [...fitting.filter((each) => each.shown === shown), ...fitting.filter((each) => each.shown !== shown)];
  });
  const names = new Set(options.flat().map(({ name }) => name));
  let made = 0;
  for (const chosen of combinations(options)) {
    if (made >= NAMINGS_MAX) return;
    if (names.size >= chosen.length && new Set(chosen.map(({ name }) => name)).size < chosen.length) continue;
    const taken = new Map(variables);
    const isTyped = ({ type }: FreeName, i: number): boolean => {
      const own = chosen[i]?.type ?? type;
      return own.kind === "var" || matchesAlike(type, own, taken);
    };
    if (!donor.free.every(isTyped)) continue;
    made++;
    const become = new Map(donor.free.map(({ name }, i) => [name, chosen[i]?.name ?? name]));
    yield newNodes(withNames(become, freshCopy(supply, donor.e))); // what it binds is its own
  }
}

/** Above the ids of every program, and of what is added to programs elsewhere. */
let nextId = 5 * FREE_IDS;

/** The same with ids of its own: no other node is meant by them. */
export function newNodes(e: Expr): Expr {
  return withNewId(mapChildren(e, newNodes));
}

export function withNewId(e: Expr): Expr {
  return { ...e, id: nextId++ };
}

/** One of each, the first ones first. */
export function* combinations<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const most = lists.reduce((sum, list) => sum + Math.max(0, list.length - 1), 0);
  for (let rank = 0; rank <= most; rank++) yield* ofRank(lists, rank);
}

function* ofRank<T>(lists: readonly (readonly T[])[], rank: number): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (first === undefined) {
    if (rank === 0) yield [];
    return;
  }
  for (const [i, item] of first.slice(0, rank + 1).entries())
    for (const rest of ofRank(others, rank - i)) yield [item, ...rest];
}

/** What users call a name, without where it is from. */
export function plainName(name: Name): string {
  const shown = shownName(name);
  return shown.slice(shown.lastIndexOf(".") + 1);
}
