// Private types: what may be looked at and not made.
import type { Span } from "../../../core/span.js";
import { type Context, report } from "./context.js";
import type { TypeInfo } from "./entities.js";

export function reportPrivate(ctx: Context, at: Span, type: TypeInfo): void {
  report(ctx, "E214", "Private type", at, `values of the private type \`${type.name}\` cannot be made here`, {
    hint: "its module has functions that make them.",
  });
}
