// The OCaml library: its sources are compiled once, at build time, to a text that loads in no time.
import { decodeDef, encodeDef } from "../../core/codec.js";
import type { NodeId } from "../../core/expr.js";
import { Ids } from "../../core/ids.js";
import { type Library as CoreLibrary, toLibrary } from "../../core/library.js";
import type { Def } from "../../core/program.js";
import type { Source } from "../../core/span.js";
import type { Checked, Diagnostic } from "../../report/diagnostic.js";
import { HIDDEN } from "./gospel/build.js";
import { makeBuiltins } from "./infer/builtin.js";
import { newContext, newFacts } from "./infer/context.js";
import type { SignatureItem } from "./infer/entities.js";
import { checkExpr } from "./infer/expr.js";
import { structureOf } from "./infer/modules/module-type.js";
import { newScope, scopeOfItems } from "./infer/scope.js";
import { decodeScope, encodeScope, type ScopeCode } from "./infer/scope-codec.js";
import { inferItems } from "./infer/structure.js";
import { atOutermostLevel } from "./infer/ty.js";
import { startLowering } from "./lower/expr.js";
import { faultsOf, findKnown } from "./lower/known.js";
import { lowerItem } from "./lower/structure.js";
import type { Grammar } from "./parse/grammar.js";
import { parseOcaml } from "./parse/parse.js";
import type { OcamlLibrary } from "./read.js";
import type { Item } from "./syntax.js";

/** The modules in the order in which they may use each other; stdlib.ml is what every program sees. */
export const LIBRARY_MODULES = [
  "stdlib",
  "fun",
  "seq",
  "option",
  "result",
  "either",
  "bool",
  "unit",
  "lazy",
  "list",
  "int",
  "char",
  "array",
  "string",
  "int64",
  "int32",
  "nativeint",
  "bytes",
  "uchar",
  "float",
  "stack",
  "queue",
  "map",
  "set",
  "buffer",
  "camlinternalFormat",
  "printf",
  "format",
  "scanf",
  "str",
  "sys",
  "gc",
  "hashtbl",
  "printexc",
  "complex",
  "digest",
  "random",
  "listLabels",
  "arrayLabels",
  "stringLabels",
  "bytesLabels",
  "stdLabels",
  "moreLabels",
  "gospel",
] as const;

type LibraryText = {
  readonly scope: ScopeCode;
  readonly core: CoreLibrary;
  readonly templates: readonly (readonly string[])[]; // the definitions of each functor's code
  readonly serial: number;
  readonly unusedId: NodeId;
};

/** `sources` in the order of LIBRARY_MODULES. */
export function compileLibrary(grammar: Grammar, sources: readonly Source[]): Checked<string> {
  const parsed = sources.map((source) => parseOcaml(grammar, source));
  const errors = parsed.flatMap((result) => (result.ok ? [] : result.errors));
  const [first, ...rest] = errors;
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const modules = parsed.map((result) => (result.ok ? result.value.items : []));
  const bytes = sources.reduce((sum, { text }) => sum + text.length, 0);
  return atOutermostLevel(bytes, () => compile(sources, modules));
}

function compile(sources: readonly Source[], modules: readonly (readonly Item[])[]): Checked<string> {
  const builtins = makeBuiltins();
  const ctx = newContext({
    adviser: undefined,
    builtins,
    checker: checkExpr,
    exceptionsBefore: 0,
    inLibrary: true,
    lacks: [],
    serial: 0,
    texts: new Map(),
  });
  const [stdlib = [], ...others] = modules;
  const all: SignatureItem[] = [...inferItems(ctx, newScope(builtins.scope), stdlib).signature];
  others.forEach((items, i) => {
    const name = moduleName(sources[i + 1]?.name ?? "");
    ctx.modules = [name];
    const { signature } = inferItems(ctx, scopeOfItems(all, builtins.scope), items);
    all.push({ kind: "module", name, module: structureOf(signature, name), alias: undefined });
  });
  const root = structureOf(all, "Stdlib");
  const [first, ...rest] = ctx.errors as Diagnostic[];
  if (ctx.lacks[0] !== undefined) throw new Error(`the library uses ${ctx.lacks[0].what}`);
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const texts = new Map(sources.map((source) => [source.name, source.text]));
  const known = findKnown(root.scope);
  const l = startLowering({
    facts: ctx.facts,
    builtins,
    known,
    texts,
    ids: new Ids(),
    serial: ctx.serial,
    unchecked: [],
  });
  const defs: Def[] = modules.flat().flatMap((item) => lowerItem(l, item));
  const core = toLibrary([...builtins.data, ...ctx.data], ctx.exceptions, defs);
  const { code: scope, templates } = encodeScope(builtins, root);
  const text: LibraryText = {
    scope,
    core,
    templates: templates.map((template) => (l.templates.get(template)?.() ?? []).map(encodeDef)),
    serial: l.serial,
    unusedId: l.ids.unused,
  };
  return { ok: true, value: JSON.stringify(text) };
}

/** Decoded when the first program applies the functor. */
function decodedTemplate(code: readonly string[]): () => readonly Def[] {
  let known: readonly Def[] | undefined;
  return () => {
    const ids = new Ids();
    known ??= code.map((def) => decodeDef(def, ids));
    return known;
  };
}

function moduleName(file: string): string {
  const base = file.replace(/^.*\//, "").replace(/\.ml$/, "");
  if (base === HIDDEN) return base;
  return base.charAt(0).toUpperCase() + base.slice(1);
}

/** The library from its compiled text. */
export function openLibrary(text: string): OcamlLibrary {
  const { scope: code, core, templates: codes, serial, unusedId } = JSON.parse(text) as LibraryText;
  const builtins = makeBuiltins();
  const { root, templates } = decodeScope(builtins, code);
  const scope = { ...root.scope, parent: builtins.scope };
  scope.modules.set("Stdlib", root);
  const known = findKnown(scope);
  const l = startLowering({
    facts: newFacts(),
    builtins,
    known,
    texts: new Map(),
    ids: new Ids(unusedId),
    serial,
    unchecked: [],
  });
  const faults = faultsOf(l, scope);
  return {
    builtins,
    scope,
    known,
    faults,
    core,
    templates: new Map(templates.map((template, i) => [template, decodedTemplate(codes[i] ?? [])])),
    exceptions: core.exceptions.length,
    serial: l.serial,
    unusedId: l.ids.unused,
  };
}
