// Types as data: how they are made, and how type parameters in them are replaced.
import type { ClassSymbol, Ty, TypeParam } from "../typed.js";

export type ClassTy = Ty & { readonly kind: "class" };
export type Subst = ReadonlyMap<TypeParam, Ty>;

export const ANY: Ty = { kind: "any" };
export const ANY_REF: Ty = { kind: "any-ref" };
export const ANY_VAL: Ty = { kind: "any-val" };
export const NOTHING: Ty = { kind: "nothing" };
export const NULL: Ty = { kind: "null" };
/** In what is expected: anything may stand here. */
export const HOLE: Ty = { kind: "wildcard", low: undefined, high: undefined };
/** Of what is wrong already: fits everywhere, so that nothing is reported twice. Compared by identity. */
export const ERROR: Ty = { kind: "nothing" };

export const NO_SUBST: Subst = new Map();

export function classTy(of: ClassSymbol, args: readonly Ty[] = []): ClassTy {
  return { kind: "class", of, args };
}

export function fnTy(params: readonly Ty[], result: Ty): Ty {
  return { kind: "fn", params, result };
}

export function paramTy(of: TypeParam): Ty {
  return { kind: "param", of };
}

/** The type of `this` in a class. */
export function thisTy(of: ClassSymbol): ClassTy {
  return classTy(of, of.typeParams.map(paramTy));
}

export function substOf(params: readonly TypeParam[], args: readonly Ty[]): Subst {
  if (params.length === 0) return NO_SUBST;
  return new Map(params.map((param, i) => [param, args[i] ?? ERROR]));
}

export function substitute(type: Ty, subst: Subst): Ty {
  if (subst.size === 0) return type;
  return mapTy(type, (param) => subst.get(param));
}

/** Replaces type parameters; what needs no change is kept as it is. */
export function mapTy(type: Ty, f: (param: TypeParam) => Ty | undefined): Ty {
  switch (type.kind) {
    case "param":
      return f(type.of) ?? type;
    case "class": {
      const args = mapAll(type.args, f);
      return args === type.args ? type : { ...type, args };
    }
    case "fn": {
      const params = mapAll(type.params, f);
      const result = mapTy(type.result, f);
      return params === type.params && result === type.result ? type : { kind: "fn", params, result };
    }
    case "tuple": {
      const items = mapAll(type.items, f);
      return items === type.items ? type : { kind: "tuple", items };
    }
    case "both": {
      const parts = mapAll(type.parts, f);
      return parts === type.parts ? type : { kind: "both", parts };
    }
    case "wildcard": {
      const low = type.low && mapTy(type.low, f);
      const high = type.high && mapTy(type.high, f);
      return low === type.low && high === type.high ? type : { kind: "wildcard", low, high };
    }
    default:
      return type;
  }
}

function mapAll(types: readonly Ty[], f: (param: TypeParam) => Ty | undefined): readonly Ty[] {
  let changed = false;
  const mapped = types.map((type) => {
    const other = mapTy(type, f);
    if (other !== type) changed = true;
    return other;
  });
  return changed ? mapped : types;
}

export function mentions(type: Ty, found: (param: TypeParam) => boolean): boolean {
  let seen = false;
  mapTy(type, (param) => {
    if (found(param)) seen = true;
    return undefined;
  });
  return seen;
}

export function hasHole(type: Ty): boolean {
  switch (type.kind) {
    case "wildcard":
      return type === HOLE;
    case "class":
      return type.args.some(hasHole);
    case "fn":
      return hasHole(type.result) || type.params.some(hasHole);
    case "tuple":
      return type.items.some(hasHole);
    case "both":
      return type.parts.some(hasHole);
    default:
      return false;
  }
}

/** Whether something in it is not known. */
export function hasError(type: Ty): boolean {
  if (type === ERROR) return true;
  switch (type.kind) {
    case "class":
      return type.args.some(hasError);
    case "fn":
      return hasError(type.result) || type.params.some(hasError);
    case "tuple":
      return type.items.some(hasError);
    case "both":
      return type.parts.some(hasError);
    case "wildcard":
      return (type.low !== undefined && hasError(type.low)) || (type.high !== undefined && hasError(type.high));
    default:
      return false;
  }
}

/** Parameters of the same names and bounds, to be solved for one call. */
export function freshened(params: readonly TypeParam[]): {
  readonly vars: readonly TypeParam[];
  readonly subst: Subst;
} {
  if (params.length === 0) return { vars: [], subst: NO_SUBST };
  const vars: TypeParam[] = params.map((param) => ({ ...param }));
  const subst = substOf(params, vars.map(paramTy));
  for (const variable of vars) {
    if (variable.low) variable.low = substitute(variable.low, subst);
    if (variable.high) variable.high = substitute(variable.high, subst);
  }
  return { vars, subst };
}

/**
 * The members of a value whose type has `_` are those of some type that nobody knows: not even another value of the
 * same type has it. `back` tells what can be said of it elsewhere.
 */
export function captured(subst: Subst): { readonly subst: Subst; readonly back: Subst } {
  const hidden = [...subst].flatMap(([param, type]) => {
    if (type.kind !== "wildcard" || type === HOLE) return [];
    const made: TypeParam = { ...param, name: "_", variance: undefined, low: type.low, high: type.high };
    return [{ param, type, made }];
  });
  if (hidden.length === 0) return { subst, back: NO_SUBST };
  return {
    subst: new Map([...subst, ...hidden.map(({ param, made }) => [param, paramTy(made)] as const)]),
    back: new Map(hidden.map(({ made, type }) => [made, type])),
  };
}

/** What a value of the type is known to be: a wildcard is its upper bound. */
export function valueTy(type: Ty): Ty {
  return type.kind === "wildcard" && type !== HOLE ? valueTy(type.high ?? ANY) : type;
}
