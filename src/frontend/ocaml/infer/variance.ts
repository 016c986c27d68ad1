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
  if (info.manifest !== undefined) return occurrence(info.manifest, param);
  if (info.body.kind === "variant") {
    if (info.body.ctors.some((ctor) => ctor.gadt)) return "invariant";
    return info.body.ctors.flatMap((ctor) => ctor.args.map((arg) => occurrence(arg, param))).reduce(join, "unused");
  }
  if (info.body.kind === "record") {
    return info.body.fields
      .map((field) => compose(field.mutable ? "invariant" : "covariant", occurrence(field.type, param)))
      .reduce(join, "unused");
  }
  return "invariant";
}

function occurrence(ty: Ty, param: Ty): Variance {
  const node = repr(ty);
  if (node === repr(param)) return "covariant";
  const { desc } = node;
  if (desc.kind === "arrow")
    return join(compose("contravariant", occurrence(desc.from, param)), occurrence(desc.to, param));
  if (desc.kind === "tuple") return desc.items.map((item) => occurrence(item, param)).reduce(join, "unused");
  if (desc.kind === "variant")
    return rowTypes(desc.row)
      .map((type) => occurrence(type, param))
      .reduce(join, "unused");
  if (desc.kind !== "con") return "unused";
  return desc.args
    .map((arg, i) => compose(desc.info.variance[i] ?? "invariant", occurrence(arg, param)))
    .reduce(join, "unused");
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
