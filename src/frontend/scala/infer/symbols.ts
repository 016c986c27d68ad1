// Symbols as they are made from definitions: what is known from the text alone, the rest is completed later.
import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, DefSymbol, Owner, Ty, ValueSymbol } from "../typed.js";
import type { ClassInfo, Context, PackageSymbol, Scope } from "./context.js";
import { ERROR } from "./ty.js";

type Marked = { readonly modifiers: readonly syntax.Modifier[]; readonly annotations: readonly syntax.Annotation[] };

export function has({ modifiers }: Pick<Marked, "modifiers">, kind: syntax.ModifierKind): boolean {
  return modifiers.some((modifier) => modifier.kind === kind);
}

/** The annotation's arguments if it is there: `@primitive("i32.add")`. */
export function annotation({ annotations }: Pick<Marked, "annotations">, name: string): syntax.Annotation | undefined {
  return annotations.find(({ type }) => type.kind === "name" && type.path.at(-1)?.name === name);
}

/** What the library says about its definitions by annotations means nothing in programs. */
export function marksOf(cx: Context, { annotations }: Pick<Marked, "annotations">): readonly syntax.Annotation[] {
  if (cx.inLibrary || annotations.length === 0) return annotations;
  return annotations.filter(({ type }) => type.kind === "name" && type.path.length === 1 && isMainMark(type.path[0]));
}

function isMainMark(name: syntax.Ident | undefined): boolean {
  return name?.name === "main";
}

type ClassTraits = Pick<
  ClassSymbol,
  "kind" | "name" | "isCase" | "isAbstract" | "isSealed" | "isAnonymous" | "knowsOuter"
> & {
  readonly at: Span;
  readonly annotations: readonly syntax.Annotation[];
};

export function newClass(cx: Context, scope: Scope, traits: ClassTraits): ClassSymbol {
  const made: ClassSymbol = {
    symbol: "class",
    ...traits,
    path: pathIn(scope, traits.name),
    owner: scope.owner,
    inLibrary: cx.inLibrary,
    typeParams: [],
    parents: [],
    params: [],
    fields: [],
    methods: [],
    body: [],
    companion: undefined,
  };
  cx.infos.set(made, newInfo(cx, made, false));
  cx.classes.push(made);
  return made;
}

export function pathIn(scope: Scope, name: string): string {
  if (scope.owner !== undefined) {
    return scope.owner.symbol === "class" ? `${scope.owner.path}.${name}` : name;
  }
  return scope.within === undefined || scope.within.path === "" ? name : `${scope.within.path}.${name}`;
}

export function newInfo(cx: Context, of: ClassSymbol, isSynthetic: boolean): ClassInfo {
  const maker = (name: string): DefSymbol => newDef(name, of.owner, of.at, []);
  const info: ClassInfo = {
    terms: new Map(),
    types: new Map(),
    maker: maker(of.name),
    apply: maker("apply"),
    constructors: [],
    isSynthetic,
    isEnum: false,
    found: new Map(),
    linear: undefined,
  };
  cx.makers.set(info.maker, of);
  cx.makers.set(info.apply, of);
  return info;
}

/** The object of a case class that has none written: it only has `apply`, which makes one. */
export function syntheticCompanion(cx: Context, of: ClassSymbol): ClassSymbol {
  const made: ClassSymbol = {
    ...of,
    kind: "object",
    annotations: [],
    isCase: false,
    isAbstract: false,
    typeParams: [],
    parents: [],
    companion: of,
  };
  cx.infos.set(made, newInfo(cx, made, true));
  return made;
}

export type Visibility = Pick<DefSymbol, "isOpen" | "isPrivate">;

const PUBLIC: Visibility = { isOpen: true, isPrivate: false };

/** `private[M]` says who may use a member; classes below may still override it. */
export function visibility({ modifiers }: Pick<Marked, "modifiers">): Visibility {
  const mark = modifiers.find(({ kind }) => kind === "private" || kind === "protected");
  const isWithin = mark?.within !== undefined && mark.within.name !== "this";
  return { isOpen: mark === undefined, isPrivate: mark?.kind === "private" && !isWithin };
}

export function newDef(
  name: string,
  owner: Owner,
  at: Span,
  annotations: readonly syntax.Annotation[],
  { isOpen, isPrivate }: Visibility = PUBLIC,
): DefSymbol {
  const primitive = annotation({ annotations }, "primitive")?.args[0]?.[0]?.value;
  const isText = primitive?.kind === "constant" && primitive.value.kind === "string";
  return {
    symbol: "def",
    name,
    owner,
    at,
    annotations,
    typeParams: [],
    params: [],
    result: ERROR,
    body: undefined,
    primitive: isText && primitive.value.kind === "string" ? primitive.value.value : undefined,
    overrides: [],
    isOpen,
    isPrivate,
  };
}

type ValueTraits = Pick<ValueSymbol, "kind" | "name" | "at" | "owner"> & Partial<ValueSymbol>;

export function newValue(traits: ValueTraits): ValueSymbol {
  return {
    symbol: "value",
    type: ERROR,
    isMutable: false,
    isLazy: false,
    byName: false,
    isRepeated: false,
    isImplicit: false,
    isOverride: false,
    isAbstract: false,
    isOpen: true,
    default: undefined,
    ...traits,
  };
}

/** A parameter of a method or class; its type is set when types can be looked up. */
export function newParam(
  cx: Context,
  param: syntax.Param,
  kind: "param" | "field",
  owner: Owner,
  isOpen = true,
): ValueSymbol {
  const made = newValue({
    kind,
    name: param.name.name,
    at: param.name.at,
    owner,
    isMutable: param.field === "var",
    byName: param.type.kind === "by-name",
    isRepeated: param.type.kind === "repeated",
    isImplicit: has(param, "implicit"),
    isOverride: has(param, "override"),
    isOpen,
  });
  if (param.default !== undefined) cx.given.add(made);
  return made;
}

/** A value that only we know of. */
export function ownValue(cx: Context, scope: Scope, name: string, type: Ty, at: Span): ValueSymbol {
  return newValue({ kind: "local", name: `${name}$${cx.serial++}`, at, owner: scope.owner, type });
}

export function newPackage(name: string, path: string, base: PackageSymbol | undefined): PackageSymbol {
  return { symbol: "package", name, path, base, terms: new Map(), types: new Map() };
}
