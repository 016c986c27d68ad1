// Scalameta's syntax trees in the notation of scala-notation.ts: a second opinion on how Scala is read. It is a parser
// of the language's own community, and knows both Scala 2.13 and Scala 3.
import { createRequire } from "node:module";

/** Plain data; which fields there are depends on `type`. */
type Tree = { readonly type: string; readonly pos: { readonly start: number; readonly end: number } } & {
  readonly [field: string]: unknown;
};

export type Dialect = "Scala213" | "Scala3";

const { parseSource } = createRequire(import.meta.url)("scalameta-parsers") as {
  readonly parseSource: (text: string, options: { readonly dialect: Dialect }) => Tree | { readonly error: string };
};

/** The shapes of a file's statements, or what is wrong with it. Placeholders are `_$`, without numbers. */
export function scalametaShape(
  text: string,
  dialect: Dialect,
): { readonly shape: string } | { readonly error: string } {
  const tree = parseSource(text, { dialect });
  if (!("type" in tree)) return { error: String(tree.error) };
  return { shape: all(stats(kids(tree, "stats")), shape) };
}

// ---- reading fields ----

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && "type" in value;

function kid(tree: Tree, field: string): Tree {
  const value = tree[field];
  if (!isTree(value)) throw new Error(`${tree.type} has no ${field}: ${Object.keys(tree).join(" ")}`);
  return value;
}

function kids(tree: Tree, field: string): readonly Tree[] {
  const value = tree[field];
  return Array.isArray(value) ? value.filter(isTree) : [];
}

const maybe = (tree: Tree, field: string): Tree | undefined => (isTree(tree[field]) ? kid(tree, field) : undefined);
const text = (tree: Tree): string => String(tree.value ?? "");
const name = (tree: Tree): string => text(kid(tree, "name"));
const values = (tree: Tree, field: string): readonly Tree[] => kids(maybe(tree, field) ?? tree, "values");
const optional = (before: string, tree: Tree | undefined): string => (tree === undefined ? "" : before + shape(tree));
const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
const all = (trees: readonly Tree[], show: (tree: Tree) => string): string => trees.map(show).join(" ");

function shape(tree: Tree): string {
  const show = SHAPES[tree.type];
  if (show === undefined) throw new Error(`no notation for ${tree.type}`);
  return show(tree);
}

// ---- expressions ----

const isTerm = ({ type }: Tree): boolean => type.startsWith("Term.") || type.startsWith("Lit.");
const stats = (trees: readonly Tree[]): readonly Tree[] => trees.filter(({ type }) => type !== "Term.EndMarker");
const args = (tree: Tree): string => all(values(tree, "argClause"), argument);
const types = (tree: Tree): string => {
  const list = values(tree, "targClause");
  return list.length === 0 ? "" : `[${all(list, shape)}]`;
};
const cases = (tree: Tree): string => all(kids(maybe(tree, "casesBlock") ?? tree, "cases"), shape);
/** What Scalameta adds where nothing is written. */
const written = (tree: Tree): boolean => tree.pos.start < tree.pos.end;

function argument(tree: Tree): string {
  return tree.type === "Term.Assign" ? `${text(kid(tree, "lhs"))}=${shape(kid(tree, "rhs"))}` : shape(tree);
}

function block(list: readonly Tree[]): string {
  const last = list[list.length - 1];
  if (last === undefined) return "()";
  if (!isTerm(last)) return `{${all(list, (stat) => `${shape(stat)};`)}}`;
  if (list.length === 1) return shape(last);
  return `{${all(list.slice(0, -1), (stat) => `${shape(stat)};`)} ${shape(last)}}`;
}

/** The placeholders of the function around, which Scalameta leaves where they are. */
let holes = 0;

function anonymous(tree: Tree): string {
  const outer = holes;
  holes = 0;
  const body = shape(kid(tree, "body"));
  const params = Array.from({ length: holes }, () => "_$").join(" ");
  holes = outer;
  return `(fun ${params} => ${body})`;
}

function placeholder(): string {
  holes++;
  return "_$";
}

function infix(tree: Tree): string {
  const right = values(tree, "argClause");
  const [only] = right;
  const shown =
    right.length === 1 && only !== undefined ? shape(only) : right.length === 0 ? "()" : `<${all(right, shape)}>`;
  return `(${text(kid(tree, "op"))}${types(tree)} ${shape(kid(tree, "lhs"))} ${shown})`;
}

function attempt(tree: Tree): string {
  const clause = maybe(tree, "catchClause");
  const handler = maybe(tree, "catchp") ?? (clause === undefined ? undefined : maybe(clause, "expr"));
  const shown =
    clause !== undefined && handler === undefined ? `catch (cases ${cases(clause)})` : optional("catch ", handler);
  return `(try ${words(shape(kid(tree, "expr")), shown, optional("finally ", maybe(tree, "finallyp")))})`;
}

const UNESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

function interpolated(tree: Tree): string {
  const how = text(kid(tree, "prefix"));
  const holesIn = kids(tree, "args");
  const part = (each: Tree): string =>
    JSON.stringify(how === "raw" ? each.value : text(each).replace(/\\(.)/g, (_, sign) => UNESCAPED[sign] ?? sign));
  return `(${how} ${kids(tree, "parts")
    .map((each, i) => words(part(each), optional("", holesIn[i])))
    .join(" ")})`;
}

function double(tree: Tree): string {
  const value = Number(String(tree.syntax).replace(/[dDfF]$/, ""));
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

const constant = (tree: Tree): string => text(tree);
const path = (tree: Tree): string =>
  tree.type.endsWith(".Select")
    ? `${path(kid(tree, "qual"))}.${name(tree)}`
    : tree.type === "Term.This"
      ? "this"
      : text(tree);
const select = (tree: Tree): string => `${shape(kid(tree, "qual"))}.${name(tree)}`;
const loop = (tree: Tree): string =>
  `(for ${all(kids(maybe(tree, "enumsBlock") ?? tree, "enums"), shape)} ${tree.type === "Term.For" ? "do" : "yield"} ${shape(kid(tree, "body"))})`;

const EXPRESSIONS: Readonly<Record<string, (tree: Tree) => string>> = {
  "Lit.Int": constant,
  "Lit.Long": (t) => `${text(t)}L`,
  "Lit.Double": double,
  "Lit.Float": (t) => `${Number(String(t.syntax).replace(/[fF]$/, ""))}f`,
  "Lit.Char": (t) => `'${text(t)}'`,
  "Lit.String": (t) => JSON.stringify(t.value),
  "Lit.Boolean": constant,
  "Lit.Unit": () => "()",
  "Lit.Null": () => "null",
  "Term.Name": text,
  "Term.This": (t) => words(text(kid(t, "qual")), "this").replace(" ", "."),
  "Term.Super": (t) => {
    const parent = text(kid(t, "superp"));
    return `super${parent === "" ? "" : `[${parent}]`}`;
  },
  "Term.Select": select,
  "Term.SelectPostfix": select,
  "Term.Apply": (t) => `(${words(shape(kid(t, "fun")), args(t))})`,
  "Term.ApplyType": (t) => `${shape(kid(t, "fun"))}${types(t)}`,
  "Term.ApplyInfix": infix,
  "Term.ApplyUnary": (t) => `(${text(kid(t, "op"))} ${shape(kid(t, "arg"))})`,
  "Term.Assign": (t) => `(= ${shape(kid(t, "lhs"))} ${shape(kid(t, "rhs"))})`,
  "Term.Repeated": (t) => `${shape(kid(t, "expr"))}*`,
  "Term.Eta": (t) => `(eta ${shape(kid(t, "expr"))})`,
  "Term.New": (t) => `(new ${shape(kid(t, "init"))})`,
  "Term.NewAnonymous": (t) => `(new ${all(kids(kid(t, "templ"), "inits"), shape)} ${shape(kid(t, "templ"))})`,
  "Term.Tuple": (t) => `<${all(kids(t, "args"), shape)}>`,
  "Term.Block": (t) => block(stats(kids(t, "stats"))),
  "Term.Function": (t) => `(fun ${words(all(values(t, "paramClause"), functionParam), "=>", shape(kid(t, "body")))})`,
  "Term.PartialFunction": (t) => `(cases ${cases(t)})`,
  "Term.AnonymousFunction": anonymous,
  "Term.Placeholder": placeholder,
  "Term.If": (t) => {
    const no = kid(t, "elsep");
    return `(if ${words(shape(kid(t, "cond")), shape(kid(t, "thenp")), written(no) ? shape(no) : "")})`;
  },
  "Term.Match": (t) => `(match ${shape(kid(t, "expr"))} ${cases(t)})`,
  "Term.SelectMatch": (t) => `(match ${shape(kid(t, "qual"))} ${cases(t)})`,
  "Term.Try": attempt,
  "Term.TryClause": attempt,
  "Term.TryWithHandler": attempt,
  "Term.Throw": (t) => `(throw ${shape(kid(t, "expr"))})`,
  "Term.Return": (t) => `(${words("return", written(kid(t, "expr")) ? shape(kid(t, "expr")) : "")})`,
  "Term.While": (t) => `(while ${shape(kid(t, "expr"))} ${shape(kid(t, "body"))})`,
  "Term.Do": (t) => `(do ${shape(kid(t, "body"))} while ${shape(kid(t, "expr"))})`,
  "Term.For": loop,
  "Term.ForYield": loop,
  "Term.Ascribe": (t) => `(: ${shape(kid(t, "expr"))} ${shape(kid(t, "tpe"))})`,
  "Term.Annotate": (t) => `(: ${shape(kid(t, "expr"))} ${all(kids(t, "annots"), shape)})`,
  "Term.Interpolate": interpolated,
  Case: (t) => `[${words(pattern(kid(t, "pat")), optional("if ", maybe(t, "cond")), "=>", shape(kid(t, "body")))}]`,
  "Enumerator.Generator": (t) => `[${pattern(kid(t, "pat"))} <- ${shape(kid(t, "rhs"))}]`,
  "Enumerator.CaseGenerator": (t) => `[${pattern(kid(t, "pat"))} <- ${shape(kid(t, "rhs"))}]`,
  "Enumerator.Guard": (t) => `[if ${shape(kid(t, "cond"))}]`,
  "Enumerator.Val": (t) => `[${pattern(kid(t, "pat"))} = ${shape(kid(t, "rhs"))}]`,
};

// ---- patterns and types ----

/** A name that is not bound here is a term in Scalameta's trees. */
function pattern(tree: Tree): string {
  return tree.type === "Term.Name" || tree.type === "Term.Select" ? `\`${path(tree)}\`` : shape(tree);
}

const alternatives = (tree: Tree): string =>
  tree.type === "Pat.Alternative"
    ? words(alternatives(kid(tree, "lhs")), alternatives(kid(tree, "rhs")))
    : pattern(tree);

function bind(tree: Tree): string {
  const [bound, inner] = [name(kid(tree, "lhs")), kid(tree, "rhs")];
  return inner.type === "Pat.SeqWildcard" ? `${bound}*` : `${bound}@${pattern(inner)}`;
}

function extract(tree: Tree): string {
  const fn = kid(tree, "fun");
  const ctor = fn.type === "Term.ApplyType" ? `${path(kid(fn, "fun"))}${types(fn)}` : path(fn);
  return `(${words(ctor, all(values(tree, "argClause"), pattern))})`;
}

const PATTERNS: Readonly<Record<string, (tree: Tree) => string>> = {
  "Pat.Var": name,
  "Pat.Wildcard": () => "_",
  "Pat.SeqWildcard": () => "_*",
  "Pat.Repeated": (t) => `${name(t)}*`,
  "Pat.Bind": bind,
  "Pat.Alternative": (t) => `(| ${alternatives(t)})`,
  "Pat.Tuple": (t) => `<${all(kids(t, "args"), pattern)}>`,
  "Pat.Extract": extract,
  "Pat.ExtractInfix": (t) =>
    `(${text(kid(t, "op"))} ${pattern(kid(t, "lhs"))} ${all(values(t, "argClause"), pattern)})`,
  "Pat.Typed": (t) => `${pattern(kid(t, "lhs"))}:${shape(kid(t, "rhs"))}`,
};

const bounds = (tree: Tree): string => words(optional(">:", maybe(tree, "lo")), optional("<:", maybe(tree, "hi")));
const wildcard = (tree: Tree): string => words("?", optional("", maybe(tree, "bounds")));
const withParts = (tree: Tree): string =>
  tree.type === "Type.With" ? words(withParts(kid(tree, "lhs")), shape(kid(tree, "rhs"))) : shape(tree);

const TYPES: Readonly<Record<string, (tree: Tree) => string>> = {
  "Type.Name": text,
  "Type.Select": path,
  "Type.Project": (t) => `${shape(kid(t, "qual"))}#${name(t)}`,
  "Type.Singleton": (t) => `${path(kid(t, "ref"))}.type`,
  "Type.Apply": (t) => `(${shape(kid(t, "tpe"))} ${args(t)})`,
  "Type.ApplyInfix": (t) => `(${text(kid(t, "op"))} ${shape(kid(t, "lhs"))} ${shape(kid(t, "rhs"))})`,
  "Type.Function": (t) => `(-> ${words(all(values(t, "paramClause"), shape), shape(kid(t, "res")))})`,
  "Type.FunctionArg": (t) => shape(kid(t, "tpe")),
  "Type.Tuple": (t) => `<${all(kids(t, "args"), shape)}>`,
  "Type.With": (t) => `(with ${withParts(t)})`,
  "Type.Wildcard": wildcard,
  "Type.AnonymousLambda": (t) => shape(kid(t, "tpe")),
  "Type.AnonymousParam": () => "?",
  "Type.PatWildcard": () => "?",
  "Type.Bounds": bounds,
  "Type.ByName": (t) => `(=> ${shape(kid(t, "tpe"))})`,
  "Type.Repeated": (t) => `${shape(kid(t, "tpe"))}*`,
  "Type.Annotate": (t) => `(${shape(kid(t, "tpe"))} ${all(kids(t, "annots"), shape)})`,
};

// ---- definitions ----

const UNSHOWN: ReadonlySet<string> = new Set(["Mod.ValParam", "Mod.VarParam", "Mod.Covariant", "Mod.Contravariant"]);
const has = (tree: Tree, mod: string): boolean => kids(tree, "mods").some(({ type }) => type === mod);
const declared = (tree: Tree): string => optional(":", maybe(tree, "decltpe"));
const argLists = (tree: Tree): string =>
  kids(tree, "argClauses")
    .map((list) => `(${all(kids(list, "values"), argument)})`)
    .join("");

function marks(tree: Tree): string {
  const list = kids(tree, "mods").filter(({ type }) => !UNSHOWN.has(type));
  const isAnnotation = ({ type }: Tree): boolean => type === "Mod.Annot";
  const others = list.filter((mod) => !isAnnotation(mod)).sort((a, b) => a.pos.start - b.pos.start);
  return words(all(list.filter(isAnnotation), shape), all(others, modifier));
}

function modifier(tree: Tree): string {
  const kind = tree.type.slice("Mod.".length).toLowerCase();
  const within = maybe(tree, "within");
  const shown =
    within === undefined || within.type === "Name.Anonymous"
      ? ""
      : `[${within.type === "Term.This" ? "this" : text(within)}]`;
  return kind === "using" ? "implicit" : `${kind}${shown}`;
}

function functionParam(tree: Tree): string {
  return `${name(tree) || "_"}${declared(tree)}`;
}

function param(tree: Tree): string {
  const field = has(tree, "Mod.ValParam") ? "val" : has(tree, "Mod.VarParam") ? "var" : "";
  return words(marks(tree), field, `${name(tree)}${declared(tree)}${optional("=", maybe(tree, "default"))}`);
}

const paramLists = (lists: readonly Tree[]): string =>
  lists.map((list) => `(${all(kids(list, "values"), param)})`).join("");

function typeParams(tree: Tree): string {
  const list = values(tree, "tparamClause");
  const one = (each: Tree): string => {
    const sign = has(each, "Mod.Covariant") ? "+" : has(each, "Mod.Contravariant") ? "-" : "";
    return words(`${sign}${name(each) || "_"}${typeParams(each)}`, optional("", maybe(each, "bounds")));
  };
  return maybe(tree, "tparamClause") === undefined || list.length === 0 ? "" : `[${all(list, one)}]`;
}

function parents(tree: Tree): string {
  const list = kids(maybe(tree, "templ") ?? tree, "inits");
  return list.length === 0 ? "" : `: ${all(list, shape)}`;
}

function classHead(tree: Tree): string {
  const ctor = kid(tree, "ctor");
  const access = kids(ctor, "mods").find(({ type }) => type === "Mod.Private" || type === "Mod.Protected");
  const shown = access === undefined ? "" : ` ${modifier(access)}`;
  return words(`${name(tree)}${typeParams(tree)}${shown}${paramLists(kids(ctor, "paramClauses"))}`, parents(tree));
}

function template(tree: Tree): string {
  const body = kid(tree, "body");
  const self = maybe(body, "selfOpt");
  const alias = self === undefined ? "" : `${name(self)} =>`;
  return `{${words(alias, all(stats(kids(body, "stats")), shape))}}`;
}

const classDef = (tree: Tree): string =>
  `(${words(marks(tree), tree.type.slice("Defn.".length).toLowerCase(), classHead(tree), shape(kid(tree, "templ")))})`;

function value(tree: Tree): string {
  const bound = maybe(tree, "rhs") ?? maybe(tree, "body");
  const left = `${all(kids(tree, "pats"), pattern)}${declared(tree)}`;
  return `(${words(marks(tree), tree.type.endsWith("Val") ? "val" : "var", left, optional("= ", bound))})`;
}

function method(tree: Tree): string {
  const groups = kids(tree, "paramClauseGroups");
  const params = groups.map((group) => typeParams(group) + paramLists(kids(group, "paramClauses"))).join("");
  const head = `${name(tree)}${params}${declared(tree)}`;
  return `(${words(marks(tree), "def", head, optional("= ", maybe(tree, "body")))})`;
}

function typeMember(tree: Tree): string {
  const body = tree.type === "Defn.Type" ? maybe(tree, "body") : undefined;
  const head = words(`${name(tree)}${typeParams(tree)}`, optional("", maybe(tree, "bounds")));
  return `(${words(marks(tree), "type", head, optional("= ", body))})`;
}

const everything = ({ type }: Tree): boolean => type === "Importee.Wildcard";
const importer = (tree: Tree): string => {
  const list = kids(tree, "importees");
  return `${path(kid(tree, "ref"))}.{${words(
    all(
      list.filter((each) => !everything(each)),
      shape,
    ),
    list.some(everything) ? "_" : "",
  )}}`;
};

const DEFINITIONS: Readonly<Record<string, (tree: Tree) => string>> = {
  Import: (t) => `(import ${all(kids(t, "importers"), importer)})`,
  "Importee.Name": name,
  "Importee.Rename": (t) => `${name(t)}=>${text(kid(t, "rename"))}`,
  "Importee.Unimport": (t) => `${name(t)}=>_`,
  Pkg: (t) => `(${words("package", path(kid(t, "ref")), all(stats(kids(maybe(t, "body") ?? t, "stats")), shape))})`,
  "Pkg.Object": (t) => `(${words("package object", name(t), template(kid(t, "templ")).slice(1, -1))})`,
  "Mod.Annot": (t) => `@${shape(kid(t, "init"))}`,
  Init: (t) => `${shape(kid(t, "tpe"))}${argLists(t)}`,
  Template: template,
  "Defn.Val": value,
  "Defn.Var": value,
  "Decl.Val": value,
  "Decl.Var": value,
  "Defn.Def": method,
  "Decl.Def": method,
  "Defn.Type": typeMember,
  "Decl.Type": typeMember,
  "Defn.Object": (t) => `(${words(marks(t), "object", name(t), parents(t), shape(kid(t, "templ")))})`,
  "Defn.Class": classDef,
  "Defn.Trait": classDef,
  "Defn.Enum": classDef,
  "Defn.EnumCase": (t) => `(case ${classHead(t)})`,
  "Defn.RepeatedEnumCase": (t) => all(kids(t, "cases"), (each) => `(case ${text(each)})`),
};

const SHAPES: Readonly<Record<string, (tree: Tree) => string>> = {
  ...EXPRESSIONS,
  ...PATTERNS,
  ...TYPES,
  ...DEFINITIONS,
};
