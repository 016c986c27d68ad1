// Types during inference, as OCaml's own checker has them: a graph of nodes that unification
// links together. Every node has a level, also those that are not variables, because that is
// what decides which abbreviation (`name` or `string`) a type is later printed with.
import type { TypeInfo } from "./entities.js";
import { isStatic, mapRow, type Row, rowTypes } from "./row.js";

export type Ty = {
  desc: Desc;
  level: number;
  /** The level of the branch whose equations made it what it is: further out it has no meaning. */
  scope: number;
  visited: number; // the last walk that came by, so that shared parts are walked once
};

export type Desc =
  /** rigid: stands for any type in the definition of that number, so it is no other type there. kept: instances have the name too. since: of a weak variable, when it was left: later types are not for it. */
  | { readonly kind: "var"; name: string | undefined; readonly kept?: true; since?: number; readonly rigid?: number }
  /** The label of an optional argument begins with `?`. unsure: made by an application, whose order it keeps to. */
  | {
      readonly kind: "arrow";
      readonly label: string | undefined;
      readonly from: Ty;
      readonly to: Ty;
      readonly unsure?: boolean;
    }
  | { readonly kind: "tuple"; readonly items: readonly Ty[] }
  | { readonly kind: "con"; readonly info: TypeInfo; readonly args: readonly Ty[]; expansion: Ty | undefined }
  | { readonly kind: "variant"; readonly row: Row }
  | { readonly kind: "link"; readonly to: Ty };

/** The level of what a `let` has generalised. */
export const GENERIC = 1_000_000_000;

let currentLevel = 1;

export function getLevel(): number {
  return currentLevel;
}

/** What keeps a type from being known further out. */
export type Escape =
  /** A type that is declared further in. */
  | { readonly kind: "escapes"; readonly name: string; readonly local: true }
  /** It is what it is only by what a constructor tells in its branch. */
  | { readonly kind: "ambiguous" };

/** Types can be exponentially larger than the program. */
export class TypesTooLarge extends Error {}

/** Honest programs need two steps for each of their bytes. A step that makes a node takes about 100 bytes of memory. */
const STEPS_AT_LEAST = 500_000;
const STEPS_PER_BYTE = 50;

let stepsLeft = Number.POSITIVE_INFINITY; // outside of any inference there is only what one has left

/** One step of what grows with the size of types. */
export function charge(): void {
  if (--stepsLeft < 0) throw new TypesTooLarge();
}

/** Runs one inference of a program of so many bytes from a clean level, also after an earlier one was cut short. */
export function atOutermostLevel<T>(bytes: number, body: () => T): T {
  const saved = [currentLevel, stepsLeft] as const;
  currentLevel = 1;
  stepsLeft = STEPS_AT_LEAST + STEPS_PER_BYTE * bytes;
  try {
    return body();
  } finally {
    [currentLevel, stepsLeft] = saved;
  }
}

export function deeper<T>(body: () => T): T {
  currentLevel++;
  try {
    return body();
  } finally {
    currentLevel--;
  }
}

export function newTy(desc: Desc, level = currentLevel): Ty {
  charge();
  return { desc, level, scope: 0, visited: 0 };
}

export function newVar(name?: string): Ty {
  return newTy({ kind: "var", name });
}

export function arrow(from: Ty, to: Ty, label?: string): Ty {
  return newTy({ kind: "arrow", label, from, to });
}

export function arrows(params: readonly Ty[], result: Ty): Ty {
  return params.reduceRight((to, from) => arrow(from, to), result);
}

export function tuple(items: readonly Ty[]): Ty {
  return newTy({ kind: "tuple", items });
}

export function con(info: TypeInfo, args: readonly Ty[] = []): Ty {
  return newTy({ kind: "con", info, args, expansion: undefined });
}

/** A polymorphic variant type. */
export function variant(row: Row): Ty {
  return newTy({ kind: "variant", row });
}

/** The node a type really is. */
export function repr(ty: Ty): Ty {
  let node = ty;
  let hops = 0;
  for (; node.desc.kind === "link"; hops++) node = node.desc.to;
  if (hops > HOPS_MAX) shorten(ty, node);
  return node;
}

/** Chains of a few links are cheaper to follow than to shorten. */
const HOPS_MAX = 16;

/** Thousands of definitions that are typed together make chains as long. */
function shorten(from: Ty, to: Ty): void {
  for (let node = from; node.desc.kind === "link" && node.desc.to !== to; ) {
    const next = node.desc.to;
    become(node, { kind: "link", to });
    node = next;
  }
}

export function link(from: Ty, to: Ty): void {
  if (from !== to) become(from, { kind: "link", to });
}

export function become(node: Ty, desc: Desc): void {
  note(node);
  node.desc = desc;
}

function note(node: Ty): void {
  trail?.push({ node, desc: node.desc, level: node.level, scope: node.scope });
}

/** A function whose parameters are known by now: arguments find theirs by label. */
export function settle(node: Ty): void {
  const { desc } = node;
  if (desc.kind !== "arrow" || desc.unsure !== true) return;
  note(node);
  node.desc = { ...desc, unsure: false };
}

/** A node as it was before a change. */
type Change = { readonly node: Ty; desc: Desc; level: number; scope: number };

let trail: Change[] | undefined;

/** Undoes the links that `body` made if it gives something: a clash is then told of the types as they were. */
export function undoingOnFailure<T>(body: () => T | undefined): T | undefined {
  const outer = trail;
  const own: Change[] = [];
  trail = own;
  const failure = body();
  trail = outer;
  if (failure === undefined) outer?.push(...own);
  else own.reverse().forEach(exchange);
  return failure;
}

/** Undone backwards and done again forwards, each change is its own inverse. */
function exchange(change: Change): void {
  const { desc, level, scope } = change.node;
  change.node.desc = change.desc;
  change.node.level = change.level;
  change.node.scope = change.scope;
  change.desc = desc;
  change.level = level;
  change.scope = scope;
}

/** Remembers all changes that `body` makes, so that parts of it can be tried in another way. */
export function remembering<T>(body: () => T): T {
  const outer = trail;
  trail = [];
  try {
    return body();
  } finally {
    trail = outer;
  }
}

/** How many changes are remembered by now. */
export function changeCount(): number {
  return trail?.length ?? 0;
}

/** Another try from where `count` changes were made: it stands if it gives true, else all is as it was. */
export function tryingInstead(count: number, body: () => boolean): boolean {
  const outer = trail;
  const changes = outer?.slice(count) ?? [];
  const own: Change[] = [];
  changes.reverse().forEach(exchange);
  trail = own;
  const stands = body();
  trail = outer;
  if (stands) outer?.splice(count, Number.POSITIVE_INFINITY, ...own);
  else {
    own.reverse().forEach(exchange);
    changes.reverse().forEach(exchange);
  }
  return stands;
}

export function childrenOf(ty: Ty): readonly Ty[] {
  const { desc } = repr(ty);
  switch (desc.kind) {
    case "arrow":
      return [desc.from, desc.to];
    case "tuple":
      return desc.items;
    case "con":
      return desc.args;
    case "variant":
      return rowTypes(desc.row);
    default:
      return [];
  }
}

/** Replaces the parameters of a declaration by arguments in its body. */
export function substitute(body: Ty, params: readonly Ty[], args: readonly Ty[]): Ty {
  const copied = new Map<Ty, Ty>();
  params.forEach((param, i) => {
    const arg = args[i];
    if (arg !== undefined) copied.set(repr(param), arg);
  });
  return copyWith(body, copied, () => true);
}

/** A fresh instance: generic nodes are copied, the others are shared. */
export function instance(ty: Ty): Ty {
  return copyWith(ty, new Map(), (node) => node.level === GENERIC);
}

/**
 * A copy that shares only the variables. An annotation is used by copies, so that meeting an
 * abbreviation inside the expression does not change how the annotated type is printed.
 */
export function restated(ty: Ty): Ty {
  return copyWith(ty, new Map(), (node) => !isOpen(node));
}

/** The same for a whole branch: every use of the type is a copy of its own, down to the variables. */
export function withGenericStructure(ty: Ty): Ty {
  return atLevel(GENERIC, () => restated(ty));
}

function atLevel<T>(level: number, body: () => T): T {
  const saved = currentLevel;
  currentLevel = level;
  try {
    return body();
  } finally {
    currentLevel = saved;
  }
}

/** Instances of several types that share their variables (a constructor's arguments and result). */
export function instances<const T extends readonly Ty[]>(tys: T): { [K in keyof T]: Ty } {
  const copied = new Map<Ty, Ty>();
  return tys.map((ty) => copyWith(ty, copied, (node) => node.level === GENERIC)) as { [K in keyof T]: Ty };
}

/** A variable, or a row that may still change. */
export function isOpen({ desc }: Ty): boolean {
  return desc.kind === "var" || (desc.kind === "variant" && !isStatic(desc.row));
}

function copyWith(ty: Ty, copied: Map<Ty, Ty>, wanted: (node: Ty) => boolean): Ty {
  const node = repr(ty);
  const known = copied.get(node);
  if (known !== undefined) return known;
  if (!wanted(node)) return node;
  const go = (child: Ty): Ty => copyWith(child, copied, wanted);
  return copyOnce(node, copied, () => copyDesc(node.desc, go));
}

/** Only through its tags can a type be a part of itself: such a node is there before what it holds. */
export function copyOnce(node: Ty, copied: Map<Ty, Ty>, make: () => Ty): Ty {
  if (node.desc.kind !== "variant") {
    const copy = make();
    copy.scope = node.scope;
    copied.set(node, copy);
    return copy;
  }
  const copy = newTy(node.desc);
  copy.scope = node.scope;
  copied.set(node, copy);
  copy.desc = make().desc;
  return copy;
}

/** A node like the given one, with other children. */
export function copyDesc(desc: Desc, go: (child: Ty) => Ty): Ty {
  switch (desc.kind) {
    case "var":
      return newTy(desc.kept ? { kind: "var", name: desc.name, kept: true } : { kind: "var", name: undefined });
    case "arrow":
      return newTy({ ...desc, from: go(desc.from), to: go(desc.to) });
    case "tuple":
      return tuple(desc.items.map(go));
    case "con":
      return con(desc.info, desc.args.map(go));
    case "variant":
      return variant(mapRow(desc.row, go));
    case "link":
      return go(desc.to);
  }
}

/** Applied, a function with explicit type variables loses their names. */
export function dropKeptNames(ty: Ty): void {
  somePart(ty, (node) => {
    if (node.desc.kind === "var" && node.desc.kept) node.desc = { kind: "var", name: undefined };
    return false;
  });
}

let walks = 0;

/** Whether some part of a type, shared parts looked at once, satisfies a condition. */
export function somePart(ty: Ty, condition: (node: Ty) => boolean, enters: (node: Ty) => boolean = always): boolean {
  return visitParts(ty, ++walks, condition, enters);
}

function always(): boolean {
  return true;
}

type Test = (node: Ty) => boolean;

function visitParts(ty: Ty, walk: number, condition: Test, enters: Test): boolean {
  const node = repr(ty);
  if (node.visited === walk) return false;
  charge();
  node.visited = walk;
  if (condition(node)) return true;
  return enters(node) && childrenOf(node).some((child) => visitParts(child, walk, condition, enters));
}

/** One step of abbreviation, or undefined for what is no abbreviation. */
export function expandOnce(ty: Ty): Ty | undefined {
  const node = repr(ty);
  const { desc } = node;
  if (desc.kind === "con" && desc.info.equation !== undefined) return equated(node, desc.info.equation);
  if (desc.kind !== "con" || desc.info.manifest === undefined || isPrivate(desc.info)) return undefined;
  desc.expansion ??= substitute(desc.info.manifest, desc.info.params, desc.args);
  return repr(desc.expansion);
}

/** What a constructor tells a type is, in its branch: never the same node, since nothing of it stays. */
function equated(node: Ty, { is, scope }: NonNullable<TypeInfo["equation"]>): Ty {
  const copy = atLevel(node.level, () => restated(is));
  copy.scope = Math.max(scope, node.scope, copy.scope);
  return copy;
}

function isPrivate(info: TypeInfo): boolean {
  return info.private === true && info.body.kind === "abstract";
}

/** What a private abbreviation stands for: those who know that it is one may look. */
export function expandPrivate(ty: Ty): Ty | undefined {
  const { desc } = repr(ty);
  if (desc.kind !== "con" || desc.info.manifest === undefined || !isPrivate(desc.info)) return undefined;
  return repr(substitute(desc.info.manifest, desc.info.params, desc.args));
}

/** The type with abbreviations at its head gone. */
export function expandHead(ty: Ty): Ty {
  let node = repr(ty);
  for (let next = expandOnce(node); next !== undefined; next = expandOnce(node)) node = next;
  return node;
}

/**
 * A type as it is now: variables that are bound later stay variables in it. `origins` tells
 * which variable each one was.
 */
export function snapshot(ty: Ty, origins: Map<Ty, Ty>, copied: Map<Ty, Ty> = new Map()): Ty {
  const node = repr(ty);
  const known = copied.get(node);
  if (known !== undefined) return known;
  const go = (child: Ty): Ty => snapshot(child, origins, copied);
  const copy = copyOnce(node, copied, () => copyDesc(node.desc, go));
  if (node.desc.kind === "var") {
    copy.desc = node.desc;
    origins.set(copy, node);
  }
  copy.level = node.level;
  return copy;
}

/** Makes everything above the current level generic: the end of a `let`. */
export function generalize(ty: Ty): void {
  const node = repr(ty);
  if (node.level <= currentLevel || node.level === GENERIC) return;
  charge();
  node.level = GENERIC;
  if (node.desc.kind === "con" && node.desc.expansion !== undefined) generalize(node.desc.expansion);
  for (const child of childrenOf(node)) generalize(child);
}

/** Makes a type known at a level further out: its variables are not generalised before that. Tells what cannot be known there. */
export function lowerLevel(ty: Ty, level: number): Escape | undefined {
  const node = repr(ty);
  if (node.level <= level) return undefined;
  if (node.scope > level) return { kind: "ambiguous" };
  const { desc } = node;
  if (desc.kind === "con" && (desc.info.level ?? 0) > level) {
    const written = desc.info.equation === undefined ? expandOnce(node) : undefined;
    if (written === undefined) return { kind: "escapes", name: desc.info.name, local: true };
    link(node, written);
    return lowerLevel(written, level);
  }
  charge();
  note(node);
  node.level = level;
  const parts = childrenOf(node);
  return lowerLevels(desc.kind === "con" && desc.expansion !== undefined ? [desc.expansion, ...parts] : parts, level);
}

export function lowerLevels(types: readonly Ty[], level: number): Escape | undefined {
  for (const type of types) {
    const kept = lowerLevel(type, level);
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** Notes that a type is what it is by an equation of that level; what is known further out cannot be. */
export function raiseScope(node: Ty, scope: number): Escape | undefined {
  if (node.scope >= scope) return undefined;
  if (node.level < scope) return { kind: "ambiguous" };
  note(node);
  node.scope = scope;
  return undefined;
}

/** For an expression that is no value: only variables in covariant places may be generalised. */
export function lowerExceptCovariant(ty: Ty, seen: Set<Ty> = new Set()): void {
  const node = repr(ty);
  const { desc } = node;
  const go = (part: Ty): void => lowerExceptCovariant(part, seen);
  if (node.level <= currentLevel || seen.has(node)) return;
  if (desc.kind === "arrow") {
    lowerVariables(desc.from);
    go(desc.to);
  } else if (desc.kind === "tuple") {
    desc.items.forEach(go);
  } else if (desc.kind === "con") {
    desc.args.forEach((arg, i) => {
      if (desc.info.variance[i] === "covariant") go(arg);
      else if (desc.info.variance[i] !== "unused") lowerVariables(arg);
    });
  } else if (desc.kind === "variant") {
    seen.add(node);
    rowTypes(desc.row).forEach(go);
  }
}

function lowerVariables(ty: Ty): void {
  somePart(ty, (node) => {
    if (isOpen(node)) node.level = Math.min(node.level, currentLevel);
    return false;
  });
}
