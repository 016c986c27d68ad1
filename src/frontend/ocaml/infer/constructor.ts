// A constructor's arguments, which OCaml writes as one tuple.
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { type Context, report } from "./context.js";
import type { CtorInfo } from "./entities.js";

/** One expression or pattern per argument, or undefined after reporting a wrong number. */
export function constructorArguments<T extends Expr | Pattern>(
  ctx: Context,
  ctor: CtorInfo,
  arg: T | undefined,
  at: Span,
): readonly T[] | undefined {
  const parts = split(ctor, arg);
  if (parts.length === ctor.args.length) return parts;
  const wants =
    ctor.args.length === 0 ? "no argument" : `${ctor.args.length} argument${ctor.args.length === 1 ? "" : "s"}`;
  const example = ctor.args.length > 1 ? `write \`${ctor.name} (${ctor.args.map(() => "_").join(", ")})\`.` : undefined;
  report(
    ctx,
    "E205",
    "Wrong number of arguments",
    at,
    `the constructor \`${ctor.name}\` takes ${wants}, not ${parts.length}`,
    {
      hint: example,
    },
  );
  return undefined;
}

function split<T extends Expr | Pattern>(ctor: CtorInfo, arg: T | undefined): readonly T[] {
  if (arg === undefined) return [];
  return arg.kind === "tuple" && ctor.args.length > 1 ? (arg.items as readonly T[]) : [arg];
}
