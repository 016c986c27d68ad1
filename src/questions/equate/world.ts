// A statement made ready for evaluation: its functions as codes, and which constructors belong together.
import type { Expr, Lam, LetRec, Name } from "../../core/expr.js";
import { boundIn, type DataDecl, isMadeAnew } from "../../core/program.js";
import { freeNames, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import type { Statement } from "./statement.js";
import type { Code } from "./term.js";

export type World = {
  readonly statement: Statement;
  /** What a top-level name is. */
  readonly global: (name: Name) => Code | Expr | undefined;
  readonly lambda: (lam: Lam) => Code;
  readonly group: (letrec: LetRec) => readonly Code[] | undefined;
  /** The family of this type, or the widest one that a constructor is of. */
  readonly family: (ctor: Name, type: Type | undefined) => DataDecl | undefined;
  /** Values with this constructor are equal where all their parts are. */
  readonly isPlain: (ctor: Name) => boolean;
  /** Each value with this constructor is another object, even without parts. */
  readonly isMadeAnew: (ctor: Name) => boolean;
  /** Floats may occur: what is equal need not be the same. */
  readonly floats: boolean;
  /** No program changes an array. */
  readonly frozen: boolean;
};

export function worldOf(statement: Statement): World {
  const bound = new Map<Name, Expr>();
  const globals = new Map<Name, Code>();
  for (const def of statement.defs) {
    if (def.kind === "one") bound.set(def.name, def.bound);
    else for (const { name, bound: each } of def.bindings) bound.set(name, each);
  }
  for (const def of statement.defs) {
    const bindings = def.kind === "one" ? [{ name: def.name, bound: def.bound }] : def.bindings;
    const group: { name: Name; code: Code }[] = [];
    for (const { name, bound: lam } of bindings) {
      if (lam.kind !== "lam") continue;
      const code: Code = {
        id: name,
        name,
        lam,
        free: [],
        group,
        recursive: def.kind === "rec",
        result: statement.types.get(name) && resultOf(statement.types.get(name), lam.params.length),
      };
      group.push({ name, code });
      globals.set(name, code);
    }
  }
  const lambdas = new Map<number, Code>();
  const captured = (bodies: readonly Expr[], own: readonly Name[]): readonly Name[] => {
    const names = new Set(bodies.flatMap((body) => [...freeNames(body)]));
    return [...names].filter((name) => !bound.has(name) && !own.includes(name)).sort();
  };
  const lambda = (lam: Lam): Code => {
    const known = lambdas.get(lam.id);
    if (known !== undefined) return known;
    const code: Code = {
      id: lam.id,
      name: "fun",
      lam,
      free: captured([lam], []),
      group: [],
      recursive: false,
      result: undefined,
    };
    lambdas.set(lam.id, code);
    return code;
  };
  const groups = new Map<number, readonly Code[] | undefined>();
  const group = (letrec: LetRec): readonly Code[] | undefined => {
    if (groups.has(letrec.id)) return groups.get(letrec.id);
    const members: { name: Name; code: Code }[] = [];
    const free = captured(
      letrec.bindings.map((each) => each.bound),
      letrec.bindings.map(({ name }) => name),
    );
    for (const { name, bound: lam } of letrec.bindings) {
      if (lam.kind === "lam")
        members.push({
          name,
          code: { id: lam.id, name, lam, free, group: members, recursive: true, result: undefined },
        });
    }
    const codes = members.length === letrec.bindings.length ? members.map(({ code }) => code) : undefined;
    groups.set(letrec.id, codes);
    return codes;
  };
  return {
    statement,
    global: (name) => globals.get(name) ?? bound.get(name),
    lambda,
    group,
    family: familiesOf(statement.data),
    isPlain: plainCtors(statement),
    isMadeAnew: ctorsMadeAnew(statement),
    floats: mentionsFloats(statement),
    frozen: !changesArrays(statement),
  };
}

/** What a function gives after so many arguments, where that is no variable. */
function resultOf(type: Type | undefined, arity: number): Type | undefined {
  let result = type;
  for (let i = 0; i < arity && result !== undefined; i++) result = result.kind === "fn" ? result.to : undefined;
  return result !== undefined && isClosed(result) ? result : undefined;
}

function isClosed(type: Type): boolean {
  if (type.kind === "var") return false;
  return type.kind === "fn" ? isClosed(type.from) && isClosed(type.to) : type.args.every(isClosed);
}

function familiesOf(data: readonly DataDecl[]): World["family"] {
  const widest = new Map<Name, DataDecl | undefined>();
  for (const family of data)
    for (const { name } of family.ctors) widest.set(name, widest.has(name) ? wider(widest.get(name), family) : family);
  const byName = new Map(data.map((family) => [family.name, family]));
  return (ctor, type) => {
    const typed = type?.kind === "con" ? byName.get(type.name) : undefined;
    return typed?.ctors.some(({ name }) => name === ctor) ? typed : widest.get(ctor);
  };
}

/** The one that has all that the other has: a class and the one above it. */
function wider(a: DataDecl | undefined, b: DataDecl): DataDecl | undefined {
  const has = (one: DataDecl, other: DataDecl): boolean =>
    other.ctors.every(({ name }) => one.ctors.some((each) => each.name === name));
  if (a === undefined) return undefined;
  return has(a, b) ? a : has(b, a) ? b : undefined;
}

function plainCtors({ data, exceptions }: Statement): (ctor: Name) => boolean {
  const all = [...data.flatMap(({ ctors }) => ctors), ...exceptions];
  const others = new Set(
    all.filter(({ identity, compared }) => identity || compared !== undefined).map(({ name }) => name),
  );
  return (ctor) => !others.has(ctor);
}

function ctorsMadeAnew({ data, exceptions }: Statement): (ctor: Name) => boolean {
  const all = [...data.flatMap(({ ctors }) => ctors), ...exceptions];
  const found = new Set(all.filter(isMadeAnew).map(({ name }) => name));
  return (ctor) => found.has(ctor);
}

function mentionsFloats({ defs, params, data }: Statement): boolean {
  const families = new Map(data.map((family) => [family.name, family]));
  const seen = new Set<string>();
  const inType = (type: Type): boolean => {
    if (type.kind === "var") return false;
    if (type.kind === "fn") return inType(type.from) || inType(type.to);
    if (type.name === "f64" || type.args.some(inType)) return true;
    if (seen.has(type.name)) return false;
    seen.add(type.name);
    return families.get(type.name)?.ctors.some(({ fields }) => fields.some(inType)) ?? false;
  };
  if (params.some(inType)) return true;
  let found = false;
  for (const e of defs.flatMap(boundIn))
    visit(e, (node) => {
      found ||=
        (node.kind === "lit" && node.value.kind === "f64") || (node.kind === "prim" && node.op.startsWith("f64."));
      return !found;
    });
  return found;
}

function changesArrays({ defs }: Statement): boolean {
  let found = false;
  for (const e of defs.flatMap(boundIn))
    visit(e, (node) => {
      found ||= node.kind === "prim" && (node.op === "array.set" || node.op === "array.blit");
      return !found;
    });
  return found;
}
