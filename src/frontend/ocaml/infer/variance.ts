// How a type depends on its parameters: what the relaxed value restriction may generalise.
import type { TypeInfo, Variance } from "./entities.js";
import { rowTypes } from "./row.js";
import { repr, type Ty } from "./ty.js";

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
    if (info.body.ctors.some((ctor) => ctor.gadt)) return "invariant";
    return info.body.ctors
      .flatMap((ctor) => ctor.args.map((arg) => occurrence(arg, param, "covariant")))
      .reduce(join, "unused");
  }
  if (info.body.kind === "record") {
    return info.body.fields
      .map((field) => occurrence(field.type, param, field.mutable ? "invariant" : "covariant"))
      .reduce(join, "unused");
  }
  return "invariant";
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
