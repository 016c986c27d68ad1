// How the values, constructors and fields of a program are written at the end of it: by the path
// that leads to them there, with a type where a later definition of the same name is in the way.
import { type Name, shownName } from "../../../core/expr.js";
import type { CtorDecl, Program } from "../../../core/program.js";
import { NOWHERE } from "../../../core/span.js";
import type { Label } from "../../../core/type.js";
import type { FieldInfo, ModuleInfo, Scope, TypeInfo, ValueInfo } from "../infer/entities.js";
import { findCtors, findFields, findModule, findType, findValue } from "../infer/scope.js";
import { expandHead, type Ty } from "../infer/ty.js";
import { coreType } from "../lower/core-type.js";
import { shownCtor } from "../show/visible.js";
import type { Path, TypeExpr } from "../syntax.js";
import type { Declaration, Typing } from "./labelled.js";

export type Vocabulary = {
  /** A top-level value; undefined for a name that cannot be written at that place. */
  readonly value: (name: Name) => ValueWords | undefined;
  /** A function of OCaml's library by its usual path, such as "compare", "+" or "List.map". */
  readonly library: (path: string) => Path;
  readonly ctor: (name: Name) => CtorWords;
  readonly typing: Typing;
};

export type ValueWords = { readonly path: Path; readonly labels: Labels };
/** One per parameter. */
export type Labels = readonly Label[];

export type CtorWords = {
  readonly path: Path;
  readonly fields: readonly FieldWords[] | undefined; // of a record, all of them in order
  readonly hidden: boolean; // written alone, it would mean something else
  readonly type: TypeExpr | undefined; // its family, where that can be written
};

export type FieldWords = { readonly path: Path; readonly mutable: boolean; readonly hidden: boolean };

export function vocabularyOf(program: Program, scope: Scope): Vocabulary {
  return vocabulariesOf(program)(scope);
}

/** At any place of the program, and not only at its end. */
export function vocabulariesOf(program: Program): (scope: Scope) => Vocabulary {
  const decls = new Map(
    [...program.data.flatMap((decl) => decl.ctors), ...program.exceptions].map((decl) => [decl.name, decl]),
  );
  const declarations = declarationsIn(program);
  return remembered((scope) => ({
    value: remembered((name) => valueWords(scope, name)),
    library: remembered((path) => libraryPath(scope, path)),
    ctor: remembered((name) => ctorWords(scope, name, decls.get(name))),
    typing: {
      typeOf: remembered((name) => {
        const found = foundValue(scope, name);
        return found && coreType(found.info.type);
      }),
      declarationOf: (ctor) => declarations().get(ctor),
    },
  }));
}

/** Not looked at before it is asked for: most expressions hold no functions. */
function declarationsIn({ data }: Program): () => ReadonlyMap<Name, Declaration> {
  let known: ReadonlyMap<Name, Declaration> | undefined;
  return () => {
    known ??= new Map(data.flatMap((family) => family.ctors.map((ctor) => [ctor.name, { family, ctor }])));
    return known;
  };
}

/** Scopes are long chains, and the same few names are asked for again and again. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as V) : find(key);
    known.set(key, value);
    return value;
  };
}

/** "List.map", "+." or "M.+." as a path. */
export function pathOf(words: string): Path {
  const [, modules = "", name = words] = /^((?:[A-Z][\w']*\.)*)(.+)$/s.exec(words) ?? [];
  return { modules: modules.split(".").slice(0, -1), name, at: NOWHERE };
}

// ---- values ----

function valueWords(scope: Scope, name: Name): ValueWords | undefined {
  const found = foundValue(scope, name);
  return found && { path: found.path, labels: labelsOf(found.info.type) };
}

function foundValue(scope: Scope, name: Name): { readonly path: Path; readonly info: ValueInfo } | undefined {
  const full = pathOf(shownName(name));
  for (const path of [full, inStdlib(full), { ...full, modules: [] }]) {
    const info = valueAt(scope, path);
    if (info?.access.kind === "var" && info.access.name === name) return { path, info };
  }
  return undefined;
}

/** What a program has hidden is still there under its full name. */
function libraryPath(scope: Scope, words: string): Path {
  const path = pathOf(words);
  const full = inStdlib(path);
  return valueAt(scope, path) === valueAt(scope, full) ? path : full;
}

function inStdlib(path: Path): Path {
  return { ...path, modules: ["Stdlib", ...path.modules] };
}

function valueAt(scope: Scope, path: Path): ValueInfo | undefined {
  const inner = scopeAt(scope, path.modules);
  return inner && findValue(inner, path.name);
}

function scopeAt(scope: Scope, modules: readonly string[]): Scope | undefined {
  return modules.reduce<Scope | undefined>((inner, name) => {
    const module: ModuleInfo | undefined = inner && findModule(inner, name);
    return module && { ...module.scope, parent: undefined };
  }, scope);
}

function labelsOf(type: Ty): Labels {
  const { desc } = expandHead(type);
  return desc.kind === "arrow" ? [desc.label, ...labelsOf(desc.to)] : [];
}

// ---- constructors and fields ----

function ctorWords(scope: Scope, name: Name, decl: CtorDecl | undefined): CtorWords {
  const path = pathOf(shownCtor(scope, name));
  const inner = scopeAt(scope, path.modules) ?? scope;
  if (decl?.labels !== undefined || name === "cell") return recordWords(scope, inner, path, name, decl);
  const candidates = findCtors(inner, path.name);
  const family = candidates.find((ctor) => ctor.core === name)?.family;
  return { path, fields: undefined, hidden: candidates[0]?.core !== name, type: typeOf(scope, family) };
}

function recordWords(scope: Scope, inner: Scope, path: Path, name: Name, decl: CtorDecl | undefined): CtorWords {
  const info = recordOf(inner, name) ?? recordOf(scope, name);
  const own: readonly FieldInfo[] = info?.body.kind === "record" ? info.body.fields : [];
  const labels = decl?.labels ?? own.map((field) => field.name);
  const fields = labels.map((label, i): FieldWords => {
    const type = decl?.fields[i];
    const latest = findFields(inner, label)[0];
    return {
      path: { ...path, name: label },
      mutable: own[i]?.mutable ?? (type?.kind === "con" && type.name === "cell"),
      hidden: latest === undefined || latest !== own[i],
    };
  });
  return { path, fields, hidden: fields[0]?.hidden ?? true, type: typeOf(scope, info) };
}

function recordOf(scope: Scope, name: Name): TypeInfo | undefined {
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    for (const info of layer.types.values()) {
      if (info.body.kind === "record" && info.body.ctor === name) return info;
    }
  }
  return undefined;
}

/** `_ t`, where t can be written and means this type. */
function typeOf(scope: Scope, info: TypeInfo | undefined): TypeExpr | undefined {
  if (info === undefined || info.core === "exn") return undefined;
  const own = [info.modules, []].map((modules): Path => ({ modules, name: info.name, at: NOWHERE }));
  const paths = [...own, ...(OTHER_NAMES.get(info.name) ?? []).map(pathOf)];
  const path = paths.find(({ modules, name }) => {
    const inner = scopeAt(scope, modules);
    const found = inner && findType(inner, name);
    return found === info || (found !== undefined && isAbbreviation(found, info));
  });
  if (path === undefined) return undefined;
  return { kind: "constr", at: NOWHERE, path, args: info.params.map(() => ({ kind: "any", at: NOWHERE })) };
}

/** Where the library has a built-in type once more, for programs with one of their own of that name. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ["list", "option", "result", "bool", "unit"].map((name) => [
    name,
    [`Stdlib.${name.charAt(0).toUpperCase()}${name.slice(1)}.t`],
  ]),
);

function isAbbreviation({ manifest }: TypeInfo, info: TypeInfo): boolean {
  const desc = manifest && expandHead(manifest).desc;
  return desc?.kind === "con" && desc.info === info;
}
