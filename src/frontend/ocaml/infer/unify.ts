// Unification of types. It fails by returning the two parts that cannot be made equal;
// what was linked before stays linked, as in OCaml, and the caller reports the clash.

import { isStatic, type Row, rowTypes, typesOf } from "./row.js";
import {
  become,
  charge,
  childrenOf,
  type Escape,
  expandHead,
  expandOnce,
  link,
  lowerLevel,
  lowerLevels,
  raiseScope,
  repr,
  settle,
  somePart,
  type Ty,
} from "./ty.js";
import { mergeRows } from "./unify-row.js";

export type Clash =
  | { readonly kind: "differ"; readonly left: Ty; readonly right: Ty }
  | { readonly kind: "cyclic"; readonly variable: Ty; readonly within: Ty }
  | { readonly kind: "escapes"; readonly name: string; readonly local: false } // defined later than what has this type
  | { readonly kind: "lacking"; readonly what: string; readonly many: boolean } // one of them is not known to us
  | Escape;

export function unify(left: Ty, right: Ty): Clash | undefined {
  const a = repr(left);
  const b = repr(right);
  if (a === b) return undefined;
  if (isFree(a) || areUnrelated(a, b)) return bind(a, b);
  if (isFree(b)) return bind(b, a);
  if (a.desc.kind === "con" && b.desc.kind === "con" && a.desc.info === b.desc.info && a.desc.args.length === 0) {
    return join(a, b);
  }
  const [older, other] = equationScope(a) > equationScope(b) ? [b, a] : [a, b];
  const told = isLocal(a) && isLocal(b) ? expandOnce(older) : undefined;
  if (told === undefined) return unifyExpanded(a, b);
  return raiseScope(older, told.scope) ?? unify(told, other); // no more equations are used than must be
}

function equationScope({ desc }: Ty): number {
  return desc.kind === "con" ? (desc.info.equation?.scope ?? 0) : 0;
}

/** A written-out node is linked to the abbreviation it meets, and is printed as that from then on. */
function unifyExpanded(a: Ty, b: Ty): Clash | undefined {
  const headA = expandHead(a);
  const headB = expandHead(b);
  if (headA === headB) return undefined;
  const scope = Math.max(headA.scope, headB.scope);
  const kept = raiseScope(a, scope) ?? raiseScope(b, scope);
  if (kept !== undefined) return kept;
  if (isFree(headA) || areUnrelated(headA, headB)) return bind(headA, b);
  if (isFree(headB)) return bind(headB, a);
  const lacking = lackBetween(headA, headB);
  if (lacking !== undefined) return lacking === "equal" ? undefined : lacking;
  if (scope > 0) return unifyStructure(headA, headB, headB); // what is known here is not known later
  const swap = a !== headA && b === headB;
  if (a !== headA && b !== headB && headA.desc.kind === "variant") return unifyAbbreviations(a, b, headA, headB);
  return swap ? unifyStructure(headB, headA, a) : unifyStructure(headA, headB, b);
}

/** A type that we lack equals itself alone; those that have no name are not told apart, since nothing has such a type. */
function lackBetween(a: Ty, b: Ty): Clash | "equal" | undefined {
  const [one, other] = [a, b].map(({ desc }) => (desc.kind === "con" ? desc.info : undefined));
  const words = one?.lacking ?? other?.lacking;
  if (words === undefined || one === other) return undefined;
  return one?.name === "_" && other?.name === "_" ? "equal" : { kind: "lacking", ...words };
}

function isLocal({ desc }: Ty): boolean {
  return desc.kind === "con" && desc.info.local !== undefined;
}

/** A variable that can become any type. */
export function isFree({ desc }: Ty): boolean {
  return desc.kind === "var" && desc.rigid === undefined;
}

/** Rigid variables of two definitions, which may come to be the same; those of one may not. */
function areUnrelated(a: Ty, b: Ty): boolean {
  const [one, other] = [a, b].map(({ desc }) => (desc.kind === "var" ? desc.rigid : undefined));
  return one !== undefined && other !== undefined && one !== other;
}

/** Abbreviations can be recursive through their tags: what is being compared already is taken as equal. */
function unifyAbbreviations(a: Ty, b: Ty, headA: Ty, headB: Ty): Clash | undefined {
  const infos = [a, b].map(({ desc }) => (desc.kind === "con" ? desc.info : undefined));
  if (comparing.filter((pair) => pair.every((info, i) => info === infos[i])).length > 2) return undefined;
  comparing.push(infos);
  const clash = unifyStructure(headA, headB, b);
  comparing.pop();
  return clash;
}

const comparing: unknown[][] = [];

function unifyStructure(one: Ty, other: Ty, shownOther: Ty): Clash | undefined {
  const a = one.desc;
  const b = other.desc;
  if (a.kind === "arrow" && b.kind === "arrow" && a.label === b.label) {
    if (a.unsure !== true) settle(other);
    return joinTo(one, shownOther) ?? unify(a.from, b.from) ?? unify(a.to, b.to);
  }
  if (a.kind === "tuple" && b.kind === "tuple" && a.items.length === b.items.length) {
    return joinTo(one, shownOther) ?? unifyAll(a.items, b.items);
  }
  if (a.kind === "con" && b.kind === "con" && a.info === b.info && a.args.length === b.args.length) {
    return joinTo(one, shownOther) ?? unifyAll(a.args, b.args);
  }
  if (a.kind === "variant" && b.kind === "variant") return unifyRows(one, a.row, other, b.row, shownOther);
  return { kind: "differ", left: one, right: other };
}

function unifyRows(one: Ty, a: Row, other: Ty, b: Row, shownOther: Ty): Clash | undefined {
  const merged = mergeRows(a, b);
  if (merged === undefined) return { kind: "differ", left: one, right: other };
  if (!isStatic(b)) become(other, { kind: "variant", row: merged.row });
  const kept = joinTo(one, shownOther) ?? lowerLevels(rowTypes(merged.row), other.level);
  if (kept !== undefined) return kept;
  return unifyAll(
    merged.equal.map(([left]) => left),
    merged.equal.map(([, right]) => right),
  );
}

export function unifyAll(left: readonly Ty[], right: readonly Ty[]): Clash | undefined {
  for (const [i, a] of left.entries()) {
    const b = right[i];
    const clash = b === undefined ? undefined : unify(a, b);
    if (clash !== undefined) return clash;
  }
  return undefined;
}

function join(a: Ty, b: Ty): Escape | undefined {
  return raiseScope(b, a.scope) ?? joinTo(a, b);
}

function joinTo(node: Ty, shown: Ty): Escape | undefined {
  const kept = lowerLevel(shown, node.level);
  if (kept === undefined) link(node, shown);
  return kept;
}

function bind(variable: Ty, to: Ty): Clash | undefined {
  if (occurs(variable, to)) {
    const bare = expandHead(to);
    // An abbreviation may mention a parameter that its expansion drops.
    if (bare === variable) return undefined;
    if (bare === repr(to) || occurs(variable, bare)) return { kind: "cyclic", variable, within: to };
    return bind(variable, bare);
  }
  const later = laterType(variable, to);
  if (later !== undefined) return { kind: "escapes", name: later, local: false };
  const kept = lowerLevel(to, variable.level);
  if (kept !== undefined) return kept;
  const target = repr(to);
  if (target.desc.kind === "var" && target.desc.name === undefined && variable.desc.kind === "var") {
    target.desc.name = variable.desc.name;
  }
  link(variable, to);
  return undefined;
}

/** A type that was not there yet when the weak variable was left; the variables inside are then as old as it. */
function laterType({ desc }: Ty, to: Ty): string | undefined {
  const since = desc.kind === "var" ? desc.since : undefined;
  if (since === undefined) return undefined;
  let later: string | undefined;
  somePart(to, ({ desc: part }) => {
    if (part.kind === "var") part.since = Math.min(part.since ?? since, since);
    if (part.kind === "con" && part.info.manifest === undefined && (part.info.boundAt ?? 0) > since)
      later = part.info.name;
    return later !== undefined;
  });
  return later;
}

/** Through its tags a type may be a part of itself. */
function occurs(variable: Ty, ty: Ty): boolean {
  return somePart(
    ty,
    (node) => node === variable,
    ({ desc }) => desc.kind !== "variant",
  );
}

/** Whether two types are equal without making them so; with `pairs`, up to the names of their variables. */
export function sameType(left: Ty, right: Ty, pairs?: Map<Ty, Ty>): boolean {
  charge();
  const a = expandHead(left);
  const b = expandHead(right);
  if (a === b || lackBetween(a, b) === "equal") return true;
  if (a.desc.kind === "variant" && b.desc.kind === "variant") return sameRow(left, right, a.desc.row, b.desc.row);
  if (a.desc.kind === "con" && b.desc.kind === "con" && a.desc.info !== b.desc.info) return false;
  if (a.desc.kind === "arrow" && b.desc.kind === "arrow" && a.desc.label !== b.desc.label) return false;
  if (a.desc.kind === "var" && b.desc.kind === "var" && pairs !== undefined) return arePaired(pairs, a, b);
  if (a.desc.kind !== b.desc.kind || a.desc.kind === "var") return false;
  const [as, bs] = [childrenOf(a), childrenOf(b)];
  return as.length === bs.length && as.every((child, i) => bs[i] !== undefined && sameType(child, bs[i], pairs));
}

function arePaired(pairs: Map<Ty, Ty>, a: Ty, b: Ty): boolean {
  if (!pairs.has(a) && ![...pairs.values()].includes(b)) pairs.set(a, b);
  return pairs.get(a) === b;
}

function sameRow(left: Ty, right: Ty, a: Row, b: Row): boolean {
  const infos = [repr(left), repr(right)].map(({ desc }) => (desc.kind === "con" ? desc.info : undefined));
  if (comparing.some((pair) => pair.every((info, i) => info !== undefined && info === infos[i]))) return true;
  if (a.closed !== b.closed || a.fields.size !== b.fields.size) return false;
  comparing.push(infos);
  const same = [...a.fields].every(([tag, field]) => {
    const other = b.fields.get(tag);
    if (other === undefined || other.kind !== field.kind) return false;
    const [as, bs] = [typesOf(field), typesOf(other)];
    return as.length === bs.length && as.every((type, i) => bs[i] !== undefined && sameType(type, bs[i]));
  });
  comparing.pop();
  return same;
}
