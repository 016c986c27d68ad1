// The definitions that a proof is about, made from the two programs. Those of the submission get names and ids of their own, as
// certificates have them (NAME', and ids beyond those of what the reference needs), except where they are, but for names, what
// the reference defines as well. Functions of a library that are loops there are those of `library.ts`.
import { encodeDef } from "../core/codec.js";
import { type Binding, type Expr, fixedName, type Lam, type Name, type NodeId, shownName } from "../core/expr.js";
import { movedBeyond } from "../core/ids.js";
import { definedNames, neededNames } from "../core/library.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, mapBound, type Program } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { namesForBound, renamed, withNames } from "../core/supply.js";
import { freeNames, mapChildren, visit } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { directName, LIBRARY } from "./library.js";
import { refuse } from "./refusal.js";
import type { Code } from "./terms.js";

/** For all arguments of these types: the submission's function is the reference's. */
export type Theorem = {
  readonly reference: Side;
  readonly submission: Side;
  /** What constructors and families of the submission are in the reference, where both have them. */
  readonly ctors: ReadonlyMap<Name, Name>;
  readonly types: ReadonlyMap<Name, Name>;
  readonly params: readonly Type[];
  /** A function of the reference's program that is true of the first arguments. */
  readonly given: { readonly name: Name; readonly arity: number } | undefined;
  /** What has to be claimed as a condition, by its kind, as the question is asked under it. */
  readonly conditions: readonly string[];
};
export type Side = { readonly program: Program; readonly name: Name };

export type Definitions = {
  readonly data: readonly DataDecl[];
  /** In order: each one needs nothing but itself and those before it. */
  readonly defs: readonly Def[];
  /** Of top-level names, as they were declared or found out; variables stand for any type. */
  readonly types: ReadonlyMap<Name, Type>;
  /** By top-level name, also by those of definitions that another stands for. */
  readonly bound: ReadonlyMap<Name, Expr>;
  readonly codes: ReadonlyMap<Lam, Code>;
  readonly numbered: ReadonlyMap<number, Code>;
};

export function submissionName(name: Name): Name {
  return fixedName(`${name}'`);
}

export function definitionsOf(theorem: Theorem): Definitions {
  const { reference, submission, given } = theorem;
  const roots = [reference.name, ...(given === undefined ? [] : [given.name])];
  const theirs = inReferenceNames(theorem, movedBeyond(neededFrom(reference.program.defs, roots, new Map())));
  const all = [...reference.program.defs, ...theirs.defs];
  const { defs, standsFor } = reached(all, [...roots, submissionName(submission.name)]);
  const own = new Map(defs.flatMap(bindingsOf).map(({ name, bound }) => [name, bound]));
  const bound = new Map([...standsFor].flatMap(([name, other]) => [[name, own.get(other)] as const]));
  const known = new Map([...bound, ...own].filter((each): each is [Name, Expr] => each[1] !== undefined));
  const data = joined(withExceptions(reference.program), withExceptions(theirs));
  const types = new Map([...reference.program.types, ...theirs.types]);
  return { data, defs, types, bound: known, ...codesOf(defs, known) };
}

export function bindingsOf(def: Def): readonly Binding[] {
  return def.kind === "one" ? [def] : def.bindings;
}

/** Nobody wrote it, it has no place, all that it needs is of the library too, and another program has no other one of its name. */
function libraryNames(defs: readonly Def[], others: readonly Def[]): ReadonlySet<Name> {
  const known = new Map(others.flatMap((def) => definedNames(def).map((name) => [name, def] as const)));
  const names = new Set<Name>();
  for (const def of defs) {
    const isOurs = boundIn(def).every(({ at, written }) => !written && at.file === NOWHERE.file);
    const [other = def] = definedNames(def).flatMap((name) => known.get(name) ?? []);
    const isSame = other === def || wording(other) === wording(def);
    if (isOurs && isSame && neededNames(def).every((name) => names.has(name)))
      for (const name of definedNames(def)) names.add(name);
  }
  return names;
}

// ---- the submission in the reference's names ----

function inReferenceNames(
  { reference, submission, ctors, types }: Theorem,
  id: (id: NodeId) => NodeId,
): Pick<Program, "data" | "exceptions" | "types" | "defs"> {
  const { program } = submission;
  const library = libraryNames(program.defs, reference.program.defs);
  const families = new Map(reference.program.data.map((decl) => [decl.name, decl]));
  const made = new Map(
    [...reference.program.data.flatMap((decl) => decl.ctors), ...reference.program.exceptions].map((decl) => [
      decl.name,
      decl,
    ]),
  );
  const mine = new Map(
    [...program.data.flatMap((decl) => decl.ctors), ...program.exceptions].map((decl) => [decl.name, decl]),
  );
  const isOther = (a: unknown, b: unknown): boolean => b !== undefined && JSON.stringify(a) !== JSON.stringify(b);
  const own = (name: Name, isTaken: boolean): Name => (isTaken ? submissionName(name) : name);
  const ctor = (name: Name): Name => ctors.get(name) ?? own(name, isOther(mine.get(name), made.get(name)));
  const family = new Map(
    program.data.map((decl) => [
      decl.name,
      types.get(decl.name) ?? own(decl.name, isOther(decl, families.get(decl.name))),
    ]),
  );
  const type = (each: Type): Type => {
    if (each.kind === "fn") return { ...each, from: type(each.from), to: type(each.to) };
    return each.kind === "var"
      ? each
      : { ...each, name: family.get(each.name) ?? each.name, args: each.args.map(type) };
  };
  const ctorDecl = (decl: CtorDecl): CtorDecl => ({ ...decl, name: ctor(decl.name), fields: decl.fields.map(type) });
  const name = (each: Name): Name => own(each, isOwn.has(each));
  const isOwn = new Set(program.defs.flatMap(definedNames).filter((each) => !library.has(each)));
  const expr = (e: Expr): Expr => renamed({ name, ctor, id }, e);
  return {
    data: program.data.map((decl) => ({
      ...decl,
      name: family.get(decl.name) as Name,
      ctors: decl.ctors.map(ctorDecl),
    })),
    exceptions: program.exceptions.map(ctorDecl),
    types: new Map([...program.types].map(([each, declared]) => [name(each), type(declared)])),
    defs: program.defs.map((def) =>
      definedNames(def).some((each) => isOwn.has(each)) ? mapped(def, name, expr) : def,
    ),
  };
}

function mapped(def: Def, name: (name: Name) => Name, expr: (e: Expr) => Expr): Def {
  if (def.kind === "one") return { ...def, name: name(def.name), bound: expr(def.bound) };
  return { ...def, bindings: def.bindings.map((each) => ({ name: name(each.name), bound: expr(each.bound) })) };
}

/** Nobody knows all exceptions. */
function withExceptions({ data, exceptions }: Pick<Program, "data" | "exceptions">): readonly DataDecl[] {
  return [...data, { name: fixedName("exn"), params: [], ctors: exceptions, abstract: true }];
}

/** A family that both declare has the constructors of both. */
function joined(mine: readonly DataDecl[], theirs: readonly DataDecl[]): readonly DataDecl[] {
  const all = new Map(mine.map((decl) => [decl.name, decl]));
  for (const decl of theirs) {
    const { ctors = [], ...rest } = all.get(decl.name) ?? decl;
    const more = decl.ctors.filter(({ name }) => !ctors.some((each) => each.name === name));
    all.set(decl.name, { ...rest, ctors: [...ctors, ...more] });
  }
  return [...all.values()];
}

/** Physical inequality is a function of OCaml's library, for any type; whether it may be used depends on the type. */
function withInequality(library: ReadonlySet<Name>, def: Def): Def {
  const isUnequal = (name: Name): boolean => shownName(name) === "!=" && library.has(name);
  const inside = (e: Expr): Expr => {
    const now = mapChildren(e, inside);
    if (now.kind !== "app" || now.fn.kind !== "var" || !isUnequal(now.fn.name) || now.args.length !== 2) return now;
    return { ...now, kind: "prim", op: "bool.not", args: [{ ...now, kind: "prim", op: "any.same", args: now.args }] };
  };
  return neededNames(def).some(isUnequal) ? mapBound(def, inside) : def;
}

// ---- which definitions there are ----

/** What the roots need, each once: the first of those that are the same stands for the others. */
function reached(
  all: readonly Def[],
  roots: readonly Name[],
): { defs: readonly Def[]; standsFor: ReadonlyMap<Name, Name> } {
  const library = libraryNames(all, all);
  const defsToUse = [...LIBRARY.values(), ...all.map((def) => withInequality(library, def))];
  const standsFor = new Map(
    all.flatMap(definedNames).map((name) => [name, (library.has(name) && directName(name)) || name]),
  );
  const known = new Map<string, readonly Name[]>();
  const defs: Def[] = [];
  for (const def of neededFrom(defsToUse, roots, standsFor)) {
    const now = mapBound(def, (e) => withNames(standsFor, e));
    refuseEffects(now);
    const text = wording(now);
    const same = known.get(text) ?? definedNames(def);
    for (const [i, name] of definedNames(def).entries()) standsFor.set(name, same[i] as Name);
    if (!known.has(text)) defs.push(now);
    known.set(text, same);
  }
  return { defs, standsFor };
}

function neededFrom(all: readonly Def[], roots: readonly Name[], standsFor: ReadonlyMap<Name, Name>): readonly Def[] {
  const providers = new Map<Name, Def>();
  for (const def of all)
    for (const name of definedNames(def)) {
      const known = providers.get(name) ?? def; // what both have of a library
      if (known !== def && wording(known) !== wording(def)) refuse("statement", `two definitions of ${name}`);
      providers.set(name, known);
    }
  const found = new Set<Def>();
  const pending = [...roots];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const def = providers.get(standsFor.get(name) ?? name);
    if (def === undefined || found.has(def)) continue;
    found.add(def);
    pending.push(...neededNames(def));
  }
  return [...new Set(all)].filter((def) => found.has(def));
}

const EFFECTS = /^(cell|array|bytes|lazy|out|chance|sys\.exit|any\.(hash|size_order|cast|kind))\b/;

/** Functions that are never looked into must give the same on the same arguments, and do nothing else. */
function refuseEffects(def: Def): void {
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      if (e.kind === "try") refuse("handlers", "try");
      if (e.kind === "delay" || e.kind === "force" || e.kind === "choose") refuse("effects", e.kind);
      if (e.kind === "prim" && EFFECTS.test(e.op)) refuse(e.op.startsWith("any.") ? "primitive" : "effects", e.op);
      return true;
    });
}

/** What a definition does, whatever its own names and places are; what exceptions carry is nobody's concern. */
function wording(def: Def): string {
  const own = definedNames(def);
  const counted = { next: 0 };
  const supply = { name: (): Name => fixedName(`.${counted.next++}`) };
  const bare = mapBound(def, withoutReasons);
  const bound = new Map(boundIn(bare).flatMap((e) => [...namesForBound(supply, e)]));
  for (const [i, name] of own.entries()) bound.set(name, fixedName(`self ${i}`));
  const name = (each: Name): Name => bound.get(each) ?? each;
  return encodeDef(mapped(bare, name, (e) => renamed({ name, ctor: (each) => each, id: () => 0 }, e)));
}

function withoutReasons(e: Expr): Expr {
  const isConstant = (each: Expr): boolean =>
    each.kind === "lit" || (each.kind === "make" && each.args.every(isConstant));
  if (e.kind === "raise" && isConstant(e.exn))
    return { ...e, exn: { ...e.exn, kind: "make", ctor: fixedName("tuple0"), args: [] } };
  return mapChildren(e, withoutReasons);
}

// ---- functions ----

function codesOf(defs: readonly Def[], bound: ReadonlyMap<Name, Expr>): Pick<Definitions, "codes" | "numbered"> {
  const codes = new Map<Lam, Code>();
  const numbered = new Map<number, Code>();
  const free = (lam: Expr): readonly Name[] => [...freeNames(lam)].filter((name) => !bound.has(name));
  for (const { name: defined, bound: whole } of defs.flatMap(bindingsOf))
    visit(whole, (e) => {
      if (e.kind === "letrec") addGroup(codes, e.bindings, free);
      if (e.kind !== "lam") return;
      const known = codes.get(e) ?? {
        key: `@${codes.size}`,
        lam: e,
        captured: [...free(e)].sort(),
        together: new Map(),
      };
      codes.set(e, known);
      if (LIBRARY.has(defined)) return;
      if (numbered.has(e.id)) refuse("duplicate-ids", String(e.id));
      numbered.set(e.id, known);
    });
  return { codes, numbered };
}

/** Functions that are defined together take from around them what any of those that they need takes. */
function addGroup(codes: Map<Lam, Code>, bindings: readonly Binding[], free: (lam: Expr) => readonly Name[]): void {
  const own = new Map(bindings.map(({ name, bound }) => [name, bound]));
  const together = new Map<Name, Code>();
  for (const { name, bound: lam } of bindings) {
    const needed = new Set([name]);
    for (const each of needed) for (const next of free(own.get(each) ?? lam)) if (own.has(each)) needed.add(next);
    if (lam.kind !== "lam") return refuse("effects", "cyclic data");
    const captured = [...needed].filter((each) => !own.has(each)).sort();
    codes.set(lam, { key: `@${codes.size}`, lam, captured, together });
    together.set(name, codes.get(lam) as Code);
  }
}
