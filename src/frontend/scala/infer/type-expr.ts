// Types as they are written to types: names are looked up, aliases replaced.
import { absurd } from "../../../basis/absurd.js";
import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { Ty, TypeParam } from "../typed.js";
import { isAccessible } from "./access.js";
import { noteBounds } from "./bounds.js";
import {
  type Alias,
  type Context,
  force,
  report,
  type Scope,
  type Special,
  type TypeEntity,
  unsupported,
} from "./context.js";
import { lacksInPackage, lacksName, lacksRoot } from "./lacking.js";
import { doubt, isUnknown, notesHead } from "./leave-out.js";
import { isPackage, type Prefix } from "./member.js";
import {
  asPrefix,
  enclosingClass,
  isFromElsewhere,
  isInPartial,
  isPartial,
  lookupTerm,
  lookupType,
  namesInScope,
  prefixNames,
  respelling,
  selectTerm,
  selectType,
  suggestion,
} from "./scope.js";
import { ANY, ANY_REF, ANY_VAL, ERROR, fnTy, NOTHING, NULL, paramTy, substitute, substOf, thisTy } from "./ty.js";
import { isTooLarge } from "./type-size.js";

export function typeOf(cx: Context, scope: Scope, type: syntax.TypeExpr): Ty {
  const written = typeWritten(cx, scope, type);
  if (type.kind === "name" || !isTooLarge(written)) return written;
  report(cx, "E105", "Nested too deeply", type.at, "this type is too large");
  return ERROR;
}

function typeWritten(cx: Context, scope: Scope, type: syntax.TypeExpr): Ty {
  switch (type.kind) {
    case "name":
      return nameType(cx, scope, type);
    case "applied":
      return appliedType(cx, scope, type);
    case "function":
      for (const param of type.params) {
        if (param.kind !== "by-name") continue;
        unsupported(cx, param.at, "functions with parameters by name are not supported yet");
        return ERROR;
      }
      return fnTy(
        type.params.map((param) => typeOf(cx, scope, param)),
        typeOf(cx, scope, type.result),
      );
    case "tuple":
      return { kind: "tuple", items: type.items.map((item) => typeOf(cx, scope, item)) };
    case "infix":
      return infixType(cx, scope, type);
    case "with":
      return { kind: "both", parts: type.parts.map((part) => typeOf(cx, scope, part)) };
    case "project":
      return projectedType(cx, scope, type);
    case "singleton":
      return singletonType(cx, scope, type);
    case "wildcard":
      report(cx, "E203", "Type needed", type.at, "`_` can only stand for a type argument: a type is needed here");
      return ERROR;
    case "by-name":
      return typeOf(cx, scope, type.result);
    case "repeated":
      return typeOf(cx, scope, type.item);
    case "annotated":
      return typeOf(cx, scope, type.inner);
    default:
      return absurd(type);
  }
}

function nameType(cx: Context, scope: Scope, type: syntax.TypeExpr & { kind: "name" }): Ty {
  const found = typeEntity(cx, scope, type.path);
  return found === undefined ? ERROR : applied(cx, found, [], type.at);
}

function appliedType(cx: Context, scope: Scope, type: syntax.TypeExpr & { kind: "applied" }): Ty {
  const args = type.args.map((arg) => typeArgument(cx, scope, arg));
  if (type.fn.kind !== "name") {
    unsupported(cx, type.at, "a type that is applied twice is not supported yet");
    return ERROR;
  }
  const found = typeEntity(cx, scope, type.fn.path);
  return found === undefined ? ERROR : applied(cx, found, args, type.at);
}

/** List[_], List[_ <: A] */
function typeArgument(cx: Context, scope: Scope, type: syntax.TypeExpr): Ty {
  if (type.kind !== "wildcard") return typeOf(cx, scope, type);
  const low = type.low && typeOf(cx, scope, type.low);
  return { kind: "wildcard", low, high: type.high && typeOf(cx, scope, type.high) };
}

function infixType(cx: Context, scope: Scope, type: syntax.TypeExpr & { kind: "infix" }): Ty {
  const [left, right] = [typeArgument(cx, scope, type.left), typeArgument(cx, scope, type.right)];
  if (type.op.name === "&") return { kind: "both", parts: [left, right] };
  if (type.op.name === "|") {
    unsupported(cx, type.at, "union types are not supported yet");
    return ERROR;
  }
  const found = typeEntity(cx, scope, [type.op]);
  return found === undefined ? ERROR : applied(cx, found, [left, right], type.at);
}

function projectedType(cx: Context, scope: Scope, type: syntax.TypeExpr & { kind: "project" }): Ty {
  const from = typeOf(cx, scope, type.from);
  if (from === ERROR) return ERROR;
  const found = selectType(cx, { kind: "constant", at: type.at, type: from, value: { kind: "null" } }, type.name.name);
  if (found !== undefined) return applied(cx, found, [], type.at);
  report(cx, "E203", "Unknown type", type.name.at, `there is no type \`${type.name.name}\` in it`);
  return ERROR;
}

/** x.type is the type of x: of an object its own. */
function singletonType(cx: Context, scope: Scope, type: syntax.TypeExpr & { kind: "singleton" }): Ty {
  const self = isThisType(type) ? enclosingClass(scope, undefined) : undefined;
  if (self !== undefined) return thisTy(self);
  const prefix = resolvePrefix(cx, scope, type.path);
  if (prefix === undefined) return ERROR;
  if (!isPackage(prefix)) return prefix.type;
  report(cx, "E203", "Unknown value", type.at, "a package has no type");
  return ERROR;
}

/** Of a method that gives its own object: what it is called on says more than its class. */
export function isThisType(type: syntax.TypeExpr | undefined): boolean {
  return type?.kind === "singleton" && type.path.length === 1 && type.path[0]?.name === "this";
}

/** A path that must name a package or a value. */
export function resolvePrefix(cx: Context, scope: Scope, path: readonly syntax.Ident[]): Prefix | undefined {
  let prefix: Prefix | undefined;
  for (const ident of path) {
    const found =
      prefix === undefined ? lookupTerm(cx, scope, ident.name, ident.at) : selectTerm(cx, prefix, ident.name);
    const next = found && asPrefix(cx, found, ident);
    if (next === undefined) {
      const isLacking =
        prefix === undefined
          ? lacksRoot(ident.name) || isFromElsewhere(cx, scope, ident.name) || isInPartial(cx, scope)
          : isLackingIn(cx, prefix, ident.name, prefixNames(cx, prefix));
      if (isLacking) {
        notInLibrary(cx, ident);
        return undefined;
      }
      const names = prefix === undefined ? namesInScope(cx, scope, "terms") : prefixNames(cx, prefix);
      const spelt = respelling(ident, names);
      report(cx, "E203", "Unknown object", ident.at, `there is no object or package \`${ident.name}\` here`, spelt);
      return undefined;
    }
    prefix = next;
  }
  return prefix;
}

/** What a path stands for in types; undefined if that has been reported. */
export function typeEntity(cx: Context, scope: Scope, path: readonly syntax.Ident[]): TypeEntity | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  if (path.length === 1) {
    const found = lookupType(cx, scope, last.name);
    if (found === undefined) {
      if (isFromElsewhere(cx, scope, last.name) || isInPartial(cx, scope)) notInLibrary(cx, last);
      else unknownType(cx, last, namesInScope(cx, scope, "types"));
    }
    return found;
  }
  const prefix = resolvePrefix(cx, scope, path.slice(0, -1));
  if (prefix === undefined) return undefined;
  const found = selectType(cx, prefix, last.name);
  if (found?.symbol === "class" && !isAccessible(cx, scope, found, undefined)) {
    report(cx, "E203", "Not accessible", last.at, `the class \`${last.name}\` is private`);
    return undefined;
  }
  if (found !== undefined) return found;
  const names = prefixNames(cx, prefix);
  if (isLackingIn(cx, prefix, last.name, names)) notInLibrary(cx, last);
  else unknownType(cx, last, names);
  return undefined;
}

/** Something in a package, or in an object with unknown parents, that may well be there. */
function isLackingIn(cx: Context, prefix: Prefix, name: string, names: readonly string[]): boolean {
  if (!isPackage(prefix)) return isPartial(cx, prefix.type);
  return lacksInPackage(prefix.path, name, suggestion(name, names) !== undefined);
}

function notInLibrary(cx: Context, { name, at }: syntax.Ident): void {
  unsupported(cx, at, `\`${name}\` is not in the library yet`);
}

function unknownType(cx: Context, { name, at }: syntax.Ident, names: readonly string[]): void {
  if (lacksName(name)) return notInLibrary(cx, { name, at });
  report(cx, "E203", "Unknown type", at, `there is no type \`${name}\` here`, respelling({ name, at }, names));
}

function applied(cx: Context, entity: TypeEntity, args: readonly Ty[], at: Span): Ty {
  switch (entity.symbol) {
    case "class":
      notesHead(cx, entity);
      if (!fits(cx, entity.name, entity.typeParams, args, at)) return ERROR;
      noteBounds(cx, entity.typeParams, substOf(entity.typeParams, args), at);
      return { kind: "class", of: entity, args };
    case "type-param":
      return fits(cx, entity.of.name, [], args, at) ? paramTy(entity.of) : ERROR;
    case "alias":
      return appliedAlias(cx, entity, args, at);
    case "special":
      return specialType(cx, entity, args, at);
    default:
      return absurd(entity);
  }
}

function appliedAlias(cx: Context, alias: Alias, args: readonly Ty[], at: Span): Ty {
  if (alias.isUnknown) {
    doubt(cx, at, alias.name, alias);
    return ERROR;
  }
  if (force(cx, alias)) {
    report(cx, "E209", "Cyclic type", at, `the type \`${alias.name}\` stands for itself`);
    return ERROR;
  }
  if (!fits(cx, alias.name, alias.typeParams, args, at)) return ERROR;
  if (isUnknown(cx, alias.type)) doubt(cx, at, alias.name, alias);
  noteBounds(cx, alias.typeParams, substOf(alias.typeParams, args), at);
  return substitute(alias.type, substOf(alias.typeParams, args));
}

function fits(cx: Context, name: string, params: readonly TypeParam[], args: readonly Ty[], at: Span): boolean {
  if (params.length === args.length) return true;
  const wants =
    params.length === 0 ? "no type arguments" : `${params.length} type argument${params.length > 1 ? "s" : ""}`;
  const given = args.length === 0 ? "none are given" : `${args.length} given`;
  report(cx, "E205", "Wrong number of type arguments", at, `\`${name}\` takes ${wants}, ${given}`);
  return false;
}

const PLAIN = { any: ANY, "any-ref": ANY_REF, "any-val": ANY_VAL, nothing: NOTHING, null: NULL };

function specialType(cx: Context, { make }: Special, args: readonly Ty[], at: Span): Ty {
  if (make === "function") {
    const result = args.at(-1);
    if (result !== undefined) return fnTy(args.slice(0, -1), result);
  } else if (make === "tuple") {
    if (args.length > 1) return { kind: "tuple", items: args };
  } else if (args.length === 0) {
    return PLAIN[make];
  }
  report(cx, "E205", "Wrong number of type arguments", at, "this type takes another number of type arguments");
  return ERROR;
}

/** Type parameters as they are written, entered into the scope. */
export function newTypeParams(cx: Context, scope: Scope, params: readonly syntax.TypeParam[]): readonly TypeParam[] {
  const made = params.map((param, i): TypeParam => {
    const first = params.slice(0, i).find(({ name }) => name.name === param.name.name);
    if (first !== undefined) {
      const also = [{ at: first.name.at, label: "the first definition" }];
      report(cx, "E209", "Defined twice", param.name.at, `\`${param.name.name}\` is defined already`, { also });
    }
    if (param.params.length > 0) unsupported(cx, param.at, "type parameters that take types are not supported yet");
    return { name: param.name.name, variance: param.variance, low: undefined, high: undefined, at: param.name.at };
  });
  for (const param of made) scope.types.set(param.name, { symbol: "type-param", of: param });
  return made;
}

/** Bounds may mention all parameters, and classes whose own parameters must be known. */
export function boundTypeParams(
  cx: Context,
  scope: Scope,
  made: readonly TypeParam[],
  params: readonly syntax.TypeParam[],
): void {
  made.forEach((param, i) => {
    const written = params[i];
    if (written?.low) param.low = typeOf(cx, scope, written.low);
    if (written?.high) param.high = typeOf(cx, scope, written.high);
  });
}
