// Expressions of a right program, or of the same one, that may stand elsewhere: in the words of the program that gets
// them, with the names that it has there.
import { cases, HOLE, isHole } from "../../core/build.js";
import { type Arm, type Expr, type Name, type NodeId, shownName } from "../../core/expr.js";
import { UNNUMBERED } from "../../core/ids.js";
import { neededNames } from "../../core/library.js";
import { makersOf } from "../../core/needs.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { namesForBound, renamed, type Supply } from "../../core/supply.js";
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
        if (e.at.file === giver.file && e !== root) donors.push(...donorsFrom(giver, words, e, most, top));
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
      for (const arm of e.arms.filter((each) => !isImplied(each)))
        for (const donor of donorsFrom(giver, words, e, most, armAlone(arm)))
          donors.push({ on: words.type(on), donor });
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

/**
 * `part`: what is given for a node, with its operands, or one case of it. Functions that it calls and the other lacks may be
 * called otherwise there, or are brought along.
 */
function donorsFrom(giver: Giver, words: Translation, e: Expr, most: number, part: Expr): readonly Donor[] {
  const type = giver.facts.typeOf(e.id);
  const size = sizeOf(part);
  if (type === undefined || size > most) return [];
  const visible = new Map(giver.facts.scopeAt(e.id).map((each) => [each.name, each]));
  const lacking = (name: Name): boolean => !visible.has(name) && !isHole(name) && words.global(name) === undefined;
  const names = [...freeNames(part)].filter(lacking);
  const helpers = helpersFor(giver, names, lacking, e);
  const given = { from: giver.from, type: words.type(type), size };
  const forms = [
    names.length === 0 ? undefined : donated(words, part, visible, functionsOf(giver, words, names)),
    helpers && donated(words, withHelpers(helpers, part), visible, []),
  ];
  return forms.flatMap((form) => (form === undefined ? [] : [{ ...given, ...form }]));
}

/** Functions of a giver, as names that others of the same type may stand for. */
function functionsOf({ program }: Giver, words: Translation, names: readonly Name[]): readonly FreeName[] {
  return names.flatMap((name) => {
    const type = program.types.get(name);
    return type?.kind === "fn" ? [{ name, shown: plainName(name), type: words.type(type), isFunction: true }] : [];
  });
}

/** Undefined: it uses what the other lacks. */
function donated(
  words: Translation,
  part: Expr,
  visible: ReadonlyMap<Name, Visible>,
  functions: readonly FreeName[],
): Pick<Donor, "e" | "free"> | undefined {
  const whole = asWritten(part);
  const free: FreeName[] = [...functions];
  const globals = new Map<Name, Name>();
  for (const name of freeNames(whole)) {
    if (isHole(name) || functions.some((each) => each.name === name)) continue; // a hole: what a case is of
    const local = visible.get(name);
    const global = local === undefined ? words.global(name) : undefined;
    if (local !== undefined) free.push({ name, shown: local.shown, type: words.type(local.type), isFunction: false });
    else if (global !== undefined) globals.set(name, global);
    else return undefined;
  }
  const names = { name: (name: Name) => globals.get(name) ?? name, ctor: words.ctor, id: (id: number) => id };
  return { e: renamed(names, whole), free };
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
  const node = { id: UNNUMBERED, at: body.at, written: true } as const;
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

/** What can be named at a place: variables, and functions of the program. */
type Names = { readonly variables: readonly Visible[]; readonly functions: readonly Visible[] };

export function namesAt({ facts }: { readonly facts: Facts }, id: NodeId): Names {
  const variables = facts.scopeAt(id);
  return { variables, functions: [...variables.filter(({ type }) => type.kind === "fn"), ...facts.globalsAt(id)] };
}

/** A donor with the names of a place: each of its own becomes one of the same type there, two of them two, if there are. */
export function* namings(supply: Supply, donor: Donor, wanted: Type, there: Names): Generator<Expr> {
  const variables = new Map<string, Type>();
  if (!matchesAlike(donor.type, wanted, variables)) return;
  const options = donor.free.map((each) => optionsFor(each, there, variables));
  const names = new Set(options.flat().map(({ name }) => name));
  let made = 0;
  for (const chosen of combinations(options)) {
    if (made >= NAMINGS_MAX) return;
    if (names.size >= chosen.length && new Set(chosen.map(({ name }) => name)).size < chosen.length) continue;
    const taken = new Map(variables);
    const isTyped = ({ type, isFunction }: FreeName, i: number): boolean => {
      const own = chosen[i]?.type ?? type;
      return isFunction || own.kind === "var" || matchesAlike(type, own, taken);
    };
    if (!donor.free.every(isTyped)) continue;
    made++;
    const become = new Map(donor.free.map(({ name }, i) => [name, chosen[i]?.name ?? name]));
    yield newCopy(supply, donor.e, become); // what it binds is its own
  }
}

/** Those that are called the same first. */
function optionsFor(
  { shown, type, isFunction }: FreeName,
  there: Names,
  variables: ReadonlyMap<string, Type>,
): readonly Visible[] {
  const fits = (each: Visible): boolean =>
    matchesAlike(type, each.type, new Map(variables)) || (isFunction && matchesAlike(each.type, type, new Map()));
  const known = (isFunction ? there.functions : there.variables).filter(fits);
  const fitting = known.length > 0 ? known : there.variables.filter((each) => each.type.kind === "var"); // it may be anything
  return [...fitting.filter((each) => each.shown === shown), ...fitting.filter((each) => each.shown !== shown)];
}

/** The same without ids: no other node is meant by it. */
export function newNodes(e: Expr): Expr {
  return { ...mapChildren(e, newNodes), id: UNNUMBERED };
}

/** A copy without ids, and with other names for all that it binds; `become`: for what it does not bind. */
export function newCopy(supply: Supply, e: Expr, become: ReadonlyMap<Name, Name> = new Map()): Expr {
  const now = new Map([...become, ...namesForBound(supply, e)]);
  return renamed({ name: (name) => now.get(name) ?? name, ctor: (name) => name, id: () => UNNUMBERED }, e);
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
