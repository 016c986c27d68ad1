// How a type depends on its parameters: what the relaxed value restriction may generalise.
import type { CtorInfo, TypeInfo, Variance } from "./entities.js";
import { rowTypes } from "./row.js";
import { childrenOf, repr, somePart, type Ty } from "./ty.js";

/** The least solution for a group of declarations that may mention each other. */
export function inferVariance(infos: readonly TypeInfo[]): void {
  for (const info of infos) info.variance = info.params.map(() => initial(info));
  for (let changed = true; changed; ) {
    changed = false;
    for (const info of infos) {
      const next = info.params.map((param, i) => join(info.variance[i] ?? "unused", varianceIn(info, param)));
      changed ||= next.some((variance, i) => variance !== info.variance[i]);
      info.variance = next;
    }
  }
}

/** An abstract type may do anything with its parameter. */
function initial(info: TypeInfo): Variance {
  return info.body.kind === "abstract" && info.manifest === undefined ? "invariant" : "unused";
}

function varianceIn(info: TypeInfo, param: Ty): Variance {
  if (info.manifest !== undefined) return occurrence(info.manifest, param, "covariant");
  if (info.body.kind === "variant") {
    const index = info.params.indexOf(param);
    return info.body.ctors
      .flatMap((ctor) => (ctor.gadt ? generalisedIn(ctor, index) : argsIn(ctor, param)))
      .reduce(join, "unused");
  }
  if (info.body.kind === "record") {
    return info.body.fields
      .map((field) => occurrence(field.type, param, field.mutable ? "invariant" : "covariant"))
      .reduce(join, "unused");
  }
  return "invariant";
}

function argsIn({ args }: CtorInfo, param: Ty): readonly Variance[] {
  return args.map((arg) => occurrence(arg, param, "covariant"));
}

/** A constructor that makes values for some parameters alone says nothing about others. */
function generalisedIn(ctor: CtorInfo, index: number): readonly Variance[] {
  const own = ownParameter(ctor, index);
  return own === undefined ? ["invariant"] : argsIn(ctor, own);
}

/** The variable that a parameter of the type is in what the constructor makes, if it is one and occurs once. */
export function ownParameter({ result }: CtorInfo, index: number): Ty | undefined {
  const params = childrenOf(result).map(repr);
  const own = params[index];
  const others = params.filter((_, i) => i !== index);
  const isOwn = own?.desc.kind === "var" && !others.some((other) => somePart(other, (node) => node === own));
  return isOwn ? own : undefined;
}

/** Whether types with other parameters are surely other types. */
export function isInjective(info: TypeInfo, index: number): boolean {
  const param = info.params[index];
  if (info.injective?.[index] === true || info.body.kind !== "abstract" || param === undefined) return true;
  if (info.manifest === undefined) return info.modules.length === 0 && info.at === undefined; // of a builtin type
  return occursInjectively(info.manifest, param);
}

function occursInjectively(type: Ty, param: Ty): boolean {
  const node = repr(type);
  if (node === repr(param)) return true;
  const { desc } = node;
  return childrenOf(node).some(
    (part, i) => (desc.kind !== "con" || isInjective(desc.info, i)) && occursInjectively(part, param),
  );
}

/** Whether what a type does with a parameter is what is said of it. */
export function fits(is: Variance | undefined, said: Variance | undefined): boolean {
  return said === undefined || said === "invariant" || is === "unused" || is === said;
}

/** How the parameter occurs in a type that stands at such a place. */
function occurrence(ty: Ty, param: Ty, place: Variance): Variance {
  const node = repr(ty);
  if (node === repr(param)) return place;
  const { desc } = node;
  const inside = (part: Ty, at = place): Variance => occurrence(part, param, at);
  if (desc.kind === "arrow") return join(inside(desc.from, compose("contravariant", place)), inside(desc.to));
  if (desc.kind === "tuple") return desc.items.map((item) => inside(item)).reduce(join, "unused");
  if (desc.kind === "variant")
    return rowTypes(desc.row)
      .map((type) => inside(type))
      .reduce(join, "unused");
  if (desc.kind !== "con") return "unused";
  const { info, args } = desc;
  return args.map((arg, i) => inside(arg, placeOf(info, info.variance[i], place))).reduce(join, "unused");
}

/** Data of two types are never one type: where nothing may change, not even a parameter that is not used may. */
function placeOf(info: TypeInfo, variance: Variance | undefined, place: Variance): Variance {
  const isData = info.manifest === undefined && info.body.kind !== "abstract";
  return place === "invariant" && isData ? "invariant" : compose(place, variance ?? "invariant");
}

function join(a: Variance, b: Variance): Variance {
  if (a === "unused" || a === b) return b;
  return b === "unused" ? a : "invariant";
}

function compose(outer: Variance, inner: Variance): Variance {
  if (outer === "unused" || inner === "unused") return "unused";
  if (outer === "invariant" || inner === "invariant") return "invariant";
  return outer === inner ? "covariant" : "contravariant";
}
