// fun (type a) -> e: inside, `a` is a type that nothing is known of; outside, a variable.
import type { Expr } from "../syntax.js";
import { type Context, freshName, infer } from "./context.js";
import { addData } from "./data.js";
import type { Scope, TypeInfo } from "./entities.js";
import { addType, newScope } from "./scope.js";
import { copyDesc, deeper, getLevel, newVar, repr, somePart, type Ty } from "./ty.js";

export function inferNewtype(ctx: Context, scope: Scope, e: Expr & { kind: "newtype" }): Ty {
  const variable = newVar(e.name.name);
  const { info, type } = deeper(() => {
    const info = abstractType(ctx, e.name.name);
    const inner = newScope(scope);
    addType(inner, info);
    return { info, type: infer(ctx, inner, e.body) };
  });
  return withVariable(type, info, variable, new Map());
}

function abstractType(ctx: Context, name: string): TypeInfo {
  const info: TypeInfo = {
    name,
    modules: [],
    core: freshName(ctx, name),
    params: [],
    variance: [],
    manifest: undefined,
    level: getLevel(),
    body: { kind: "abstract" },
    local: "abstract",
  };
  addData(ctx, info);
  return info;
}

function withVariable(ty: Ty, info: TypeInfo, variable: Ty, done: Map<Ty, Ty>): Ty {
  const node = repr(ty);
  const known = done.get(node);
  if (known !== undefined) return known;
  if (!somePart(node, ({ desc }) => desc.kind === "con" && desc.info === info)) return node;
  const isIt = node.desc.kind === "con" && node.desc.info === info;
  const made = isIt ? variable : copyDesc(node.desc, (child) => withVariable(child, info, variable, done));
  done.set(node, made);
  return made;
}
