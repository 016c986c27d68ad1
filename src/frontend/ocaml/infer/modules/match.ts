// Does a module have what a signature asks for? If so, what each name of the signature stands for in it.
import { fixedName, type Name } from "../../../../core/expr.js";
import type { Span } from "../../../../core/span.js";
import type { Diagnostic } from "../../../../report/diagnostic.js";
import { newTypePrinter, printTy } from "../../show/type.js";
import { type Context, report } from "../context.js";
import type {
  Access,
  CtorInfo,
  FieldInfo,
  FunctorInfo,
  ModuleInfo,
  SignatureItem,
  TypeInfo,
  ValueInfo,
} from "../entities.js";
import {
  con,
  expandPrivate,
  GENERIC,
  instance,
  somePart,
  substitute,
  type Ty,
  tuple,
  undoingOnFailure,
} from "../ty.js";
import { sameType, unify } from "../unify.js";
import { copyModule, inside } from "./copy.js";
import { originOf, retyped, type TypeMap } from "./retype.js";

/** From what a signature names to what the module has. */
export type View = {
  readonly types: TypeMap;
  readonly values: Map<Name, Access>;
  readonly ctors: Map<Name, Name>;
  readonly functors: Map<FunctorInfo, FunctorInfo>;
};

/** How the user knows the two, and where the module is. */
type Match = View & {
  readonly ctx: Context;
  readonly at: Span;
  readonly path: string;
  readonly state: { ok: boolean };
};

export function matchModule(ctx: Context, actual: ModuleInfo, signature: ModuleInfo, at: Span): View | undefined {
  const m: Match = {
    ctx,
    at,
    path: "",
    state: { ok: true },
    types: new Map(),
    values: new Map(),
    ctors: new Map(),
    functors: new Map(),
  };
  matchParts(m, actual, signature);
  return m.state.ok ? m : undefined;
}

function matchParts(m: Match, actual: ModuleInfo, signature: ModuleInfo): void {
  if (actual.broken) {
    m.state.ok = false;
    return;
  }
  if (actual.functor !== undefined || signature.functor !== undefined) return matchKinds(m, actual, signature);
  collectTypes(m, actual, signature);
  for (const item of signature.items) if (m.state.ok) matchItem(m, actual, signature, item);
}

type Also = Diagnostic["also"];

function fail(m: Match, label: string, also: Also, at: Span = m.at): void {
  if (m.state.ok)
    report(m.ctx, "E212", "Signature mismatch", at, label, { also: also.filter((place) => place.at !== at) });
  m.state.ok = false;
}

const SIGNATURE = "the signature asks for it here";

function missing(m: Match, what: string, name: string, asked: Span | undefined): void {
  fail(
    m,
    `this module has no ${what} \`${m.path}${name}\``,
    asked === undefined || asked.file === "" ? [] : [{ at: asked, label: SIGNATURE }],
  );
}

// ---- types ----

/** The types first: everything else may mention them. */
function collectTypes(m: Match, actual: ModuleInfo, signature: ModuleInfo): void {
  for (const item of signature.items) {
    if (item.kind === "type") collectType(m, actual, item.info);
    if (item.kind !== "module" || item.alias !== undefined) continue;
    const inner = actual.scope.modules.get(item.name);
    if (inner !== undefined) collectTypes({ ...m, path: `${m.path}${item.name}.` }, inner, item.module);
  }
}

function collectType(m: Match, actual: ModuleInfo, asked: TypeInfo): void {
  const found = actual.scope.types.get(asked.name);
  if (found === undefined) return missing(m, "type", asked.name, asked.at);
  if (found.params.length !== asked.params.length) return differ(m, found, asked, "another number of parameters");
  m.types.set(asked, found);
}

function differ(m: Match, found: TypeInfo, asked: TypeInfo, how: string): void {
  const places = [
    ...(found.at === undefined ? [] : [{ at: found.at, label: "defined here" }]),
    ...(asked.at === undefined ? [] : [{ at: asked.at, label: SIGNATURE }]),
  ];
  fail(m, `type \`${m.path}${asked.name}\` has ${how} than its signature says`, places, found.at ?? m.at);
}

function matchType(m: Match, asked: TypeInfo): void {
  const found = m.types.get(asked);
  if (found === undefined || "stands" in found) return;
  const rigids = asked.params.map((_, i) => con(rigid(String.fromCharCode(97 + i))));
  if (asked.manifest !== undefined) {
    const wanted = substitute(retyped(asked.manifest, m.types), asked.params, rigids);
    const is = con(found, rigids);
    const inside = asked.private === true ? expandPrivate(is) : undefined;
    if (!sameType(inside ?? is, wanted)) return differ(m, found, asked, "another meaning");
  }
  if (asked.body.kind !== "abstract") matchBody(m, asked, found, rigids);
}

/** Constructor by constructor, field by field, in the same order. */
function matchBody(m: Match, asked: TypeInfo, found: TypeInfo, rigids: readonly Ty[]): void {
  const actual = originOf(found).body;
  const wanted = asked.body;
  const at = (ty: Ty, info: TypeInfo): Ty => substitute(retyped(ty, m.types), info.params, rigids);
  const origin = originOf(found);
  const same = (left: Ty, right: Ty): boolean => sameType(at(left, asked), at(right, origin), new Map());
  if (origin.private === true && asked.private !== true) return differ(m, found, asked, "fewer rights");
  if (found.body.kind === "abstract" || wanted.kind !== actual.kind)
    return differ(m, found, asked, "another definition");
  if (wanted.kind === "variant" && actual.kind === "variant") {
    const alike = (ctor: CtorInfo, i: number): boolean => {
      const other = actual.ctors[i];
      if (other === undefined || other.name !== ctor.name || other.args.length !== ctor.args.length) return false;
      m.ctors.set(ctor.core, other.core);
      if (ctor.gadt || other.gadt) return ctor.gadt === other.gadt && sameGeneralised(m, ctor, other);
      if (ctor.inline !== undefined || other.inline !== undefined)
        return sameInline(m, ctor.inline, other.inline, same);
      return ctor.args.every((arg, j) => other.args[j] !== undefined && same(arg, other.args[j]));
    };
    if (wanted.ctors.length !== actual.ctors.length || !wanted.ctors.every(alike))
      differ(m, found, asked, "other constructors");
  }
  if (wanted.kind === "record" && actual.kind === "record") {
    const alike = (field: FieldInfo, i: number): boolean => {
      const other = actual.fields[i];
      return (
        other !== undefined &&
        other.name === field.name &&
        other.mutable === field.mutable &&
        same(field.type, other.type)
      );
    };
    m.ctors.set(wanted.ctor, actual.ctor);
    if (wanted.fields.length !== actual.fields.length || !wanted.fields.every(alike))
      differ(m, found, asked, "other fields");
  }
}

/** A : 'a t -> 'a t: variables of the constructor's own, whatever they are called. */
function sameGeneralised(m: Match, asked: CtorInfo, found: CtorInfo): boolean {
  if (asked.inline !== undefined && found.inline !== undefined) {
    m.types.set(asked.inline, found.inline);
    m.ctors.set(asked.inline.core, found.inline.core);
  }
  const wanted = rigidly(retyped(tuple([...asked.args, asked.result]), m.types));
  return undoingOnFailure(() => unify(instance(tuple([...found.args, found.result])), wanted)) === undefined;
}

function sameInline(
  m: Match,
  asked: TypeInfo | undefined,
  found: TypeInfo | undefined,
  same: (left: Ty, right: Ty) => boolean,
): boolean {
  if (asked?.body.kind !== "record" || found?.body.kind !== "record") return false;
  const { fields } = found.body;
  m.types.set(asked, found);
  m.ctors.set(asked.core, found.core);
  const alike = ({ name, mutable, type }: FieldInfo, i: number): boolean => {
    const other = fields[i];
    return other !== undefined && other.name === name && other.mutable === mutable && same(type, other.type);
  };
  return fields.length === asked.body.fields.length && asked.body.fields.every(alike);
}

// ---- values and the rest ----

function matchItem(m: Match, actual: ModuleInfo, signature: ModuleInfo, item: SignatureItem): void {
  switch (item.kind) {
    case "value": {
      const isLast = signature.scope.values.get(item.value.name) === item.value;
      return isLast ? matchValue(m, actual.scope.values.get(item.value.name), item.value) : undefined;
    }
    case "type":
      return matchType(m, item.info);
    case "exception":
      return matchException(m, actual, item);
    case "module": {
      const found = actual.scope.modules.get(item.name);
      if (found === undefined) return missing(m, "module", item.name, undefined);
      if (item.alias !== undefined) return;
      const inner: Match = { ...m, path: `${m.path}${item.name}.` };
      matchParts(inner, found, item.module);
      return;
    }
    case "module-type":
      if (!actual.scope.moduleTypes.has(item.name)) missing(m, "module type", item.name, undefined);
  }
}

function matchValue(m: Match, found: ValueInfo | undefined, asked: ValueInfo): void {
  if (found === undefined) return missing(m, "value", asked.name, asked.at);
  const wanted = retyped(asked.type, m.types);
  const clash = undoingOnFailure(() => unify(instance(found.type), rigidly(wanted)));
  if (asked.access.kind === "var" || asked.access.kind === "lazy") m.values.set(asked.access.name, found.access);
  if (clash === undefined) return;
  const printer = newTypePrinter();
  const [has, wants] = [printTy(found.type, printer), printTy(wanted, newTypePrinter())];
  const own = found.at.file !== "";
  fail(
    m,
    `\`${m.path}${asked.name}\` has type \`${has}\`, but its signature says \`${wants}\``,
    [{ at: asked.at, label: SIGNATURE }, ...(own ? [{ at: m.at, label: "in this module" }] : [])],
    own ? found.at : m.at,
  );
}

/** The type with its variables as types of which nothing is known: what has it must work for any. */
function rigidly(ty: Ty): Ty {
  const params: Ty[] = [];
  somePart(ty, (node) => {
    if (node.desc.kind === "var" && node.level === GENERIC) params.push(node);
    return false;
  });
  return substitute(
    ty,
    params,
    params.map(() => con(rigid("a"))),
  );
}

function rigid(name: string): TypeInfo {
  return {
    name: `'${name}`,
    modules: [],
    core: fixedName(name),
    params: [],
    variance: [],
    manifest: undefined,
    body: { kind: "abstract" },
  };
}

function matchException(m: Match, actual: ModuleInfo, item: SignatureItem & { kind: "exception" }): void {
  const asked = item.ctor;
  const family = m.types.get(asked.family) ?? asked.family;
  const found = actual.scope.ctors.get(asked.name)?.find((ctor) => ctor.family === family);
  if (found === undefined) return missing(m, "exception", asked.name, item.at);
  m.ctors.set(asked.core, found.core);
  const same =
    asked.family.extensible || asked.inline
      ? sameGeneralised(m, asked, found)
      : found.args.length === asked.args.length &&
        asked.args.every((arg, i) => {
          const other = found.args[i];
          return other !== undefined && sameType(retyped(arg, m.types), other);
        });
  if (!same)
    fail(m, `exception \`${m.path}${asked.name}\` has other arguments than its signature says`, [
      { at: item.at, label: SIGNATURE },
    ]);
}

// ---- functors ----

function matchKinds(m: Match, actual: ModuleInfo, signature: ModuleInfo): void {
  const [found, asked] = [actual.functor, signature.functor];
  if (found === undefined) return fail(m, "the signature is that of a functor, and this is none", []);
  if (asked === undefined) return fail(m, "this is a functor; the signature is that of a structure", []);
  m.functors.set(asked, found);
  if ((found.param === undefined) !== (asked.param === undefined))
    return fail(m, "only one of this functor and its signature takes a module", []);
  const types: TypeMap = new Map(m.types);
  if (found.param !== undefined && asked.param !== undefined) {
    const param = copyModule(
      inside({ types: new Map(m.types), code: (inner) => inner.code }),
      asked.param.module,
      undefined,
    );
    const view = matchModule(m.ctx, param, found.param.module, m.at);
    if (view === undefined) {
      m.state.ok = false;
      return;
    }
    for (const [from, to] of view.types) types.set(from, to);
    linkParam(asked.param.module, param, types);
  }
  matchResult(m, found, asked, types);
}

/** What the signature's own parameter declares is now what the copy of it declares. */
function linkParam(asked: ModuleInfo, copy: ModuleInfo, types: TypeMap): void {
  asked.items.forEach((item, i) => {
    const other = copy.items[i];
    if (item.kind === "type" && other?.kind === "type") types.set(item.info, other.info);
    if (item.kind === "module" && other?.kind === "module") linkParam(item.module, other.module, types);
  });
}

function matchResult(m: Match, found: FunctorInfo, asked: FunctorInfo, types: TypeMap): void {
  const copying = (): Parameters<typeof copyModule>[0] =>
    inside({ types: new Map(types), code: (inner) => inner.code });
  const [result, wanted] = [
    copyModule(copying(), found.result, undefined),
    copyModule(copying(), asked.result, undefined),
  ];
  if (matchModule(m.ctx, result, wanted, m.at) === undefined) m.state.ok = false;
}
