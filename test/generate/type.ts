// The generator's types: what a program text is meant to have. OCaml may infer something more
// general; it never infers something that forbids the use we make of it.
import { absurd } from "../../src/basis/absurd.js";

export type Type =
  | { readonly kind: "con"; readonly name: string; readonly args: readonly Type[] }
  | { readonly kind: "fun"; readonly from: Type; readonly to: Type }
  | { readonly kind: "tuple"; readonly items: readonly Type[] }
  | { readonly kind: "var"; readonly name: string }; // of a scheme; or opaque, inside a polymorphic function

/** A type with some of its variables free to be chosen at each use. */
export type Scheme = { readonly vars: readonly string[]; readonly type: Type };

export const con = (name: string, ...args: Type[]): Type => ({ kind: "con", name, args });
export const fn = (from: Type, to: Type): Type => ({ kind: "fun", from, to });
export const tuple = (...items: Type[]): Type => ({ kind: "tuple", items });
export const typeVar = (name: string): Type => ({ kind: "var", name });
export const mono = (type: Type): Scheme => ({ vars: [], type });
export const arrows = (params: readonly Type[], result: Type): Type =>
  params.reduceRight((to, from) => fn(from, to), result);

export const INT = con("int");
export const BOOL = con("bool");
export const CHAR = con("char");
export const STRING = con("string");
export const FLOAT = con("float");
export const UNIT = con("unit");
export const EXN = con("exn");
export const list = (item: Type): Type => con("list", item);
export const option = (item: Type): Type => con("option", item);
export const array = (item: Type): Type => con("array", item);
export const ref = (item: Type): Type => con("ref", item);
export const lazyOf = (item: Type): Type => con("Lazy.t", item);
export const result = (ok: Type, error: Type): Type => con("result", ok, error);

export function sameType(a: Type, b: Type): boolean {
  return matchType(a, b, new Map(), () => false) !== undefined;
}

export function isCon(type: Type, name: string): boolean {
  return type.kind === "con" && type.name === name;
}

/** `a list` gives a; only for types known to have an argument. */
export function argument(type: Type, index = 0): Type {
  const found = type.kind === "con" ? type.args[index] : undefined;
  if (found === undefined) throw new Error(`no argument ${index} in ${writeType(type)}`);
  return found;
}

export function params(type: Type): readonly Type[] {
  return type.kind === "fun" ? [type.from, ...params(type.to)] : [];
}

/** What is left of a type after some arguments, or after all. */
export function resultOf(type: Type, given = Number.POSITIVE_INFINITY): Type {
  return given === 0 || type.kind !== "fun" ? type : resultOf(type.to, given - 1);
}

export type Subst = ReadonlyMap<string, Type>;

/** What the free variables of a pattern must be for it to be the target. */
export function matchScheme(scheme: Scheme, pattern: Type, target: Type): Subst | undefined {
  return matchType(pattern, target, new Map(), (name) => scheme.vars.includes(name));
}

function matchType(p: Type, t: Type, subst: Subst, free: (name: string) => boolean): Subst | undefined {
  if (p.kind === "var") {
    if (!free(p.name)) return t.kind === "var" && t.name === p.name ? subst : undefined;
    const known = subst.get(p.name);
    if (known === undefined) return new Map([...subst, [p.name, t]]);
    return sameType(known, t) ? subst : undefined;
  }
  if (p.kind === "fun") return t.kind === "fun" ? matchAll([p.from, p.to], [t.from, t.to], subst, free) : undefined;
  if (p.kind === "tuple") return t.kind === "tuple" ? matchAll(p.items, t.items, subst, free) : undefined;
  return t.kind === "con" && t.name === p.name ? matchAll(p.args, t.args, subst, free) : undefined;
}

function matchAll(
  ps: readonly Type[],
  ts: readonly Type[],
  subst: Subst,
  free: (name: string) => boolean,
): Subst | undefined {
  if (ps.length !== ts.length) return undefined;
  return ps.reduce<Subst | undefined>((known, p, i) => known && matchType(p, ts[i] ?? p, known, free), subst);
}

export function substitute(type: Type, subst: Subst): Type {
  switch (type.kind) {
    case "var":
      return subst.get(type.name) ?? type;
    case "con":
      return type.args.length === 0 ? type : { ...type, args: type.args.map((arg) => substitute(arg, subst)) };
    case "fun":
      return fn(substitute(type.from, subst), substitute(type.to, subst));
    case "tuple":
      return { ...type, items: type.items.map((item) => substitute(item, subst)) };
    default:
      return absurd(type);
  }
}

/** Whether some part of a type, itself included, is such. */
export function someType(type: Type, is: (part: Type) => boolean): boolean {
  if (is(type)) return true;
  switch (type.kind) {
    case "var":
      return false;
    case "con":
      return type.args.some((arg) => someType(arg, is));
    case "fun":
      return someType(type.from, is) || someType(type.to, is);
    case "tuple":
      return type.items.some((item) => someType(item, is));
    default:
      return absurd(type);
  }
}

export const isPolymorphic = (type: Type): boolean => someType(type, (part) => part.kind === "var");
export const hasFunction = (type: Type): boolean => someType(type, (part) => part.kind === "fun");

export function typeSize(type: Type): number {
  let size = 0;
  someType(type, () => {
    size += 1;
    return false;
  });
  return size;
}

/** As OCaml source; `nameOf` says how a type's name is written here. */
export function writeType(type: Type, nameOf: (name: string) => string = (name) => name): string {
  const go = (t: Type, level: number): string => {
    switch (t.kind) {
      case "var":
        return t.name;
      case "fun":
        return paren(level > 0, `${go(t.from, 1)} -> ${go(t.to, 0)}`);
      case "tuple":
        return paren(level > 1, t.items.map((item) => go(item, 2)).join(" * "));
      case "con":
        return `${writeArgs(t.args)}${nameOf(t.name)}`;
      default:
        return absurd(t);
    }
  };
  const writeArgs = (args: readonly Type[]): string => {
    const [only, ...more] = args;
    if (only === undefined) return "";
    return more.length === 0 ? `${go(only, 3)} ` : `(${args.map((arg) => go(arg, 0)).join(", ")}) `;
  };
  return go(type, 0);
}

function paren(needed: boolean, text: string): string {
  return needed ? `(${text})` : text;
}

/** Reads a type as `writeType` writes it; its variables are all free. */
export function readType(text: string): Scheme {
  const tokens = text.match(/'\w+|->|[\w.]+|[(),*]/g) ?? [];
  let at = 0;
  const arrow = (): Type => {
    const from = product();
    if (tokens[at] !== "->") return from;
    at += 1;
    return fn(from, arrow());
  };
  const product = (): Type => {
    const items = [postfix()];
    while (tokens[at] === "*") {
      at += 1;
      items.push(postfix());
    }
    return items.length === 1 && items[0] !== undefined ? items[0] : tuple(...items);
  };
  const postfix = (): Type => {
    let args = atom();
    while (/^[a-zA-Z]/.test(tokens[at] ?? "")) args = [con(tokens[at++] ?? "", ...args)];
    const [only] = args;
    if (only === undefined || args.length > 1) throw new Error(`not a type: ${text}`);
    return only;
  };
  const atom = (): Type[] => {
    const token = tokens[at++] ?? "";
    if (token.startsWith("'")) return [typeVar(token)];
    if (token !== "(") return [con(token)];
    const inner = [arrow()];
    while (tokens[at] === ",") {
      at += 1;
      inner.push(arrow());
    }
    at += 1; // the closing parenthesis
    return inner;
  };
  const type = arrow();
  return { vars: [...new Set(tokens.filter((token) => token.startsWith("'")))], type };
}
