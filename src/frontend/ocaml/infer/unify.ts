// Unification of types. It fails by returning the two parts that cannot be made equal;
// what was linked before stays linked, as in OCaml, and the caller reports the clash.
import { childrenOf, expandHead, link, lowerLevel, repr, settle, somePart, type Ty, tooLocal } from "./ty.js";

export type Clash =
  | { readonly kind: "differ"; readonly left: Ty; readonly right: Ty }
  | { readonly kind: "cyclic"; readonly variable: Ty; readonly within: Ty }
  | { readonly kind: "escapes"; readonly name: string; readonly local: boolean };

export function unify(left: Ty, right: Ty): Clash | undefined {
  const a = repr(left);
  const b = repr(right);
  if (a === b) return undefined;
  if (a.desc.kind === "var") return bind(a, b);
  if (b.desc.kind === "var") return bind(b, a);
  if (a.desc.kind === "con" && b.desc.kind === "con" && a.desc.info === b.desc.info && a.desc.args.length === 0) {
    return join(a, b);
  }
  return unifyExpanded(a, b);
}

/** A written-out node is linked to the abbreviation it meets, and is printed as that from then on. */
function unifyExpanded(a: Ty, b: Ty): Clash | undefined {
  const headA = expandHead(a);
  const headB = expandHead(b);
  if (headA === headB) return undefined;
  if (headA.desc.kind === "var") return bind(headA, b);
  if (headB.desc.kind === "var") return bind(headB, a);
  const swap = a !== headA && b === headB;
  return swap ? unifyStructure(headB, headA, a) : unifyStructure(headA, headB, b);
}

function unifyStructure(one: Ty, other: Ty, shownOther: Ty): Clash | undefined {
  const a = one.desc;
  const b = other.desc;
  if (a.kind === "arrow" && b.kind === "arrow" && a.label === b.label) {
    if (a.unsure !== true) settle(other);
    joinTo(one, shownOther);
    return unify(a.from, b.from) ?? unify(a.to, b.to);
  }
  if (a.kind === "tuple" && b.kind === "tuple" && a.items.length === b.items.length) {
    joinTo(one, shownOther);
    return unifyAll(a.items, b.items);
  }
  if (a.kind === "con" && b.kind === "con" && a.info === b.info && a.args.length === b.args.length) {
    joinTo(one, shownOther);
    return unifyAll(a.args, b.args);
  }
  return { kind: "differ", left: one, right: other };
}

export function unifyAll(left: readonly Ty[], right: readonly Ty[]): Clash | undefined {
  for (const [i, a] of left.entries()) {
    const b = right[i];
    const clash = b === undefined ? undefined : unify(a, b);
    if (clash !== undefined) return clash;
  }
  return undefined;
}

function join(a: Ty, b: Ty): undefined {
  b.level = Math.min(a.level, b.level);
  link(a, b);
  return undefined;
}

function joinTo(node: Ty, shown: Ty): void {
  lowerLevel(shown, node.level);
  link(node, shown);
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
  const local = tooLocal(to, variable.level);
  if (local !== undefined) return { kind: "escapes", name: local.name, local: true };
  lowerLevel(to, variable.level);
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

function occurs(variable: Ty, ty: Ty): boolean {
  return somePart(ty, (node) => node === variable);
}

/** Whether two types are equal without making them so. */
export function sameType(left: Ty, right: Ty): boolean {
  const a = expandHead(left);
  const b = expandHead(right);
  if (a === b) return true;
  if (a.desc.kind === "con" && b.desc.kind === "con" && a.desc.info !== b.desc.info) return false;
  if (a.desc.kind !== b.desc.kind || a.desc.kind === "var") return false;
  const [as, bs] = [childrenOf(a), childrenOf(b)];
  return as.length === bs.length && as.every((child, i) => bs[i] !== undefined && sameType(child, bs[i]));
}
