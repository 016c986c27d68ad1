// What reading makes a match of, or adds to one, and nobody wrote.
import type { Arm, Match, Name } from "../../../core/expr.js";

/** What happens if no case fits. */
export function isImplied({ pattern, body }: Arm): boolean {
  return (
    pattern.kind === "any" &&
    !body.written &&
    (body.kind === "raise" || (body.kind === "make" && body.args.length === 0))
  );
}

/** The field of a class, by its number, if a match does nothing but give it. */
export function selectedField({ arms }: Match): { readonly ctor: Name; readonly index: number } | undefined {
  const [arm, ...others] = arms;
  if (arm?.pattern.kind !== "ctor" || others.length > 0 || arm.body.kind !== "var") return undefined;
  const { args, ctor } = arm.pattern;
  const { name } = arm.body;
  const index = args.findIndex((arg) => arg.kind === "bind" && arg.name === name);
  return index >= 0 && args.every((arg, i) => i === index || arg.kind === "any") ? { ctor, index } : undefined;
}
