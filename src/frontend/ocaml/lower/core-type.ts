// OCaml's types as core types: abbreviations written out, unit and tuples as tuples.
import { type Name, tupleCtor } from "../../../core/expr.js";
import { fn, type Type } from "../../../core/type.js";
import type { Builtins } from "../infer/builtin.js";
import { expandHead, type Ty } from "../infer/ty.js";

export function coreType(builtins: Builtins, ty: Ty, names: Map<Ty, string> = new Map()): Type {
  const node = expandHead(ty);
  const { desc } = node;
  const go = (child: Ty): Type => coreType(builtins, child, names);
  switch (desc.kind) {
    case "var": {
      const name = names.get(node) ?? desc.name ?? `t${names.size}`;
      names.set(node, name);
      return { kind: "var", name };
    }
    case "arrow":
      return fn(go(desc.from), go(desc.to));
    case "tuple":
      return { kind: "con", name: tupleCtor(desc.items.length), args: desc.items.map(go) };
    case "con":
      return { kind: "con", name: desc.info.core as Name, args: desc.args.map(go) };
    case "link":
      return go(desc.to);
  }
}
