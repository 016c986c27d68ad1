// Core as dumps have it: what core/parse.ts reads, but for two things. Names are numbered from 1 in each text, so that
// texts can be compared whatever was numbered before them; and data types that nothing mentions are left out.
import type { Expr, Name, Pattern } from "../core/expr.js";
import { definedNames } from "../core/library.js";
import { nameSexp, programSexps, typeSexp, type WrittenProgram } from "../core/print.js";
import { boundIn, type CtorDecl, type DataDecl, type Program } from "../core/program.js";
import { layOut, type Sexp } from "../core/sexp.js";
import { subpatterns, visit } from "../core/traverse.js";
import { con, type Type } from "../core/type.js";

export function coreText(program: WrittenProgram): string {
  return programSexps(withShortTypes(program))
    .map(coreWriter(ctorNames(program)))
    .join("\n");
}

/** Types share parts, and may be exponentially larger when they are written out. */
const TYPE_MAX = 2_000;

function withShortTypes(program: WrittenProgram): WrittenProgram {
  const ctor = (decl: CtorDecl): CtorDecl => ({ ...decl, fields: decl.fields.map(shortType) });
  return {
    ...program,
    data: program.data.map((decl) => ({ ...decl, ctors: decl.ctors.map(ctor) })),
    exceptions: program.exceptions.map(ctor),
    types: new Map([...program.types].map(([name, type]) => [name, shortType(type)])),
  };
}

/** Cut off where it is too large. */
function shortType(type: Type): Type {
  let left = TYPE_MAX;
  const short = (inner: Type): Type => {
    if (--left < 0) return CUT_OFF;
    if (inner.kind === "fn") return { ...inner, from: short(inner.from), to: short(inner.to) };
    return inner.kind === "con" ? { ...inner, args: inner.args.map(short) } : inner;
  };
  return short(type);
}

const CUT_OFF = con("...");

function ctorNames({ data, exceptions }: WrittenProgram): ReadonlySet<string> {
  return new Set([...data.flatMap(({ ctors }) => ctors), ...exceptions].map(({ name }) => name));
}

/** Lists of one text: a name is called the same in all of them. `ctors`: a program may compare them by their names. */
export function coreWriter(ctors: ReadonlySet<string> = new Set()): (sexp: Sexp) => string {
  const number = newNumbering();
  return (sexp) => layOut(numbered(sexp, number, ctors));
}

export function typeText(core: (sexp: Sexp) => string, type: Type): string {
  return core(typeSexp(shortType(type)));
}

export type Numbering = (name: string) => string;

/** Names, and the type variables that lowering makes up. */
const NUMBERED = /^(?:.+\/|any|captured)-?\d+$/s;

/** x/9881 is x/1 if it is the first x. */
export function newNumbering(): Numbering {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return (name) => {
    const found = known.get(name) ?? (NUMBERED.test(name) ? undefined : name);
    if (found !== undefined) return found;
    const base = name.replace(/-?\d+$/, "").replaceAll(/\/-?\d+(?=\/)/g, ""); // stand-ins are named after names
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    known.set(name, base + count);
    return base + count;
  };
}

/** As core writes it: |so| where it could be read as something else. */
export function nameText(name: string): string {
  return layOut(nameSexp(name));
}

function numbered(sexp: Sexp, number: Numbering, ctors: ReadonlySet<string>): Sexp {
  switch (sexp.kind) {
    case "atom":
    case "name":
      return { ...sexp, text: number(sexp.text) };
    case "flip":
      return { ...sexp, inner: numbered(sexp.inner, number, ctors) };
    case "list":
      return { ...sexp, items: sexp.items.map((item) => numbered(item, number, ctors)) };
    case "string":
      return ctors.has(sexp.text) ? { ...sexp, text: number(sexp.text) } : sexp;
  }
}

/** Without the data types and exceptions that it has but nowhere mentions, and the types of what was left out of it. */
export function withoutUnused(all: Program): Program {
  const defined = new Set(all.defs.flatMap(definedNames));
  const program = { ...all, types: new Map([...all.types].filter(([name]) => defined.has(name))) };
  const used = namesIn(program);
  const families = new Map(program.data.map((decl) => [decl.name, decl]));
  const kept = new Set<DataDecl>();
  const exceptions = program.exceptions.filter(({ name }) => used.ctors.has(name));
  const pending = [...used.types, ...exceptions.flatMap(fieldTypes)];
  const seen = new Set<Type>(); // types share parts
  const keep = (decl: DataDecl | undefined): void => {
    if (decl === undefined || kept.has(decl)) return;
    kept.add(decl);
    pending.push(...decl.ctors.flatMap(fieldTypes), ...(decl.behind === undefined ? [] : [decl.behind]));
  };
  const keepMentioned = (): void => {
    for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
      if (seen.has(type)) continue;
      seen.add(type);
      if (type.kind === "con") keep(families.get(type.name));
      if (type.kind === "fn") pending.push(type.from, type.to);
      if (type.kind === "con") pending.push(...type.args);
    }
  };
  keepMentioned();
  // All sets that a constructor is in, for a match knows from them what else may come.
  for (const decl of program.data) if (decl.ctors.some(({ name }) => used.ctors.has(name))) keep(decl);
  keepMentioned();
  return { ...program, exceptions, data: program.data.filter((decl) => kept.has(decl)) };
}

function fieldTypes({ fields, result }: CtorDecl): readonly Type[] {
  return [...fields, ...(result ?? [])];
}

function namesIn(program: Program): { readonly ctors: ReadonlySet<Name>; readonly types: readonly Type[] } {
  const ctors = new Set<Name>();
  const inPattern = (pattern: Pattern): void => {
    if (pattern.kind === "ctor") ctors.add(pattern.ctor);
    subpatterns(pattern).forEach(inPattern);
  };
  const enter = (e: Expr): boolean => {
    if (e.kind === "make" || e.kind === "chain") ctors.add(e.ctor);
    if (e.kind === "match" || e.kind === "try") for (const { pattern } of e.arms) inPattern(pattern);
    return true;
  };
  for (const e of [...Object.values(program.faults), ...program.defs.flatMap(boundIn)]) visit(e, enter);
  return { ctors, types: [...program.types.values()] };
}
