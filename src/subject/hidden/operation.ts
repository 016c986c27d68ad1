// What a module offers for a type that it hides, as both programs that are compared have it.
import type { Expr, Name } from "../../core/expr.js";
import { con, type Type } from "../../core/type.js";

/** Of one program. */
export type Operation = {
  /** How users call it: S.push. */
  readonly path: string;
  /** make: from content to the whole; content: the way back; write: a change that shows; operation: any function or value. */
  readonly role: "operation" | "make" | "content" | "write";
  /** Of a container whose content can be changed. */
  readonly mutable: boolean;
  readonly entry: Name; // a function of unit that gives it
  readonly type: Type;
  /** The operation itself, to be shown. */
  readonly shown: Expr;
};

/** By the family of data that they are for. */
export type Operations = ReadonlyMap<Name, readonly Operation[]>;

export function uncurried(type: Type): { readonly params: readonly Type[]; readonly result: Type } {
  const params: Type[] = [];
  let result = type;
  for (; result.kind === "fn"; result = result.to) params.push(result.from);
  return { params, result };
}

/** With other names for its variables, so that several types can stand side by side. */
export function renamedVariables(type: Type, prefix: string): Type {
  if (type.kind === "var") return { kind: "var", name: prefix + type.name };
  if (type.kind === "fn")
    return { ...type, from: renamedVariables(type.from, prefix), to: renamedVariables(type.to, prefix) };
  return { ...type, args: type.args.map((arg) => renamedVariables(arg, prefix)) };
}

/** What is left open stands for integers. */
export function closed(type: Type, variables: ReadonlyMap<string, Type>): Type {
  if (type.kind === "var") return variables.get(type.name) ?? con("i63");
  if (type.kind === "fn") return { ...type, from: closed(type.from, variables), to: closed(type.to, variables) };
  return { ...type, args: type.args.map((arg) => closed(arg, variables)) };
}
