// What may not be written in a definition, whatever its types are.
import type * as syntax from "../syntax.js";
import { isWithin } from "./access.js";
import { type Context, report, type Scope } from "./context.js";
import { has } from "./symbols.js";

type Marked = { readonly modifiers: readonly syntax.Modifier[] };
type ClassStat = syntax.Stat & { readonly kind: "class" | "trait" | "enum" };

export function checkDef(cx: Context, scope: Scope, stat: syntax.Stat & { readonly kind: "def" }): void {
  if (cx.inLibrary) return;
  checkAccess(cx, scope, stat);
  checkLists(cx, stat.params);
  if (stat.body === undefined && has(stat, "private")) privateAndAbstract(cx, stat.name);
  for (const { variance, name } of stat.typeParams) {
    if (variance !== undefined)
      report(cx, "E209", "Variance", name.at, `\`${name.name}\` belongs to a method: only classes mark + or -`);
  }
}

export function checkVal(
  cx: Context,
  scope: Scope,
  stat: syntax.Stat & { readonly kind: "val" | "var" },
  name: syntax.Ident,
): void {
  if (cx.inLibrary) return;
  checkAccess(cx, scope, stat);
  if (stat.value === undefined && has(stat, "private")) privateAndAbstract(cx, name);
  if (stat.kind === "var" && has(stat, "lazy"))
    report(cx, "E209", "Bad modifier", name.at, "a variable cannot be `lazy`: only values can");
}

export function checkClass(cx: Context, scope: Scope, stat: ClassStat): void {
  if (cx.inLibrary) return;
  checkAccess(cx, scope, stat);
  checkLists(cx, stat.params);
  const [first] = stat.params;
  const { name } = stat;
  if (stat.kind === "class" && has(stat, "case") && first === undefined) {
    report(cx, "E209", "Parameters missing", name.at, `the case class \`${name.name}\` needs a list of parameters`, {
      hint: `write \`case class ${name.name}()\`, or \`case object ${name.name}\`.`,
    });
  }
  if (has(stat, "implicit") && first?.length !== 1)
    report(cx, "E209", "Bad conversion", name.at, "an implicit class takes exactly one parameter");
}

function privateAndAbstract(cx: Context, { name, at }: syntax.Ident): void {
  report(cx, "E209", "Bad modifier", at, `\`${name}\` is private: nobody could implement it`);
}

/** private[p]: p is around. */
function checkAccess(cx: Context, scope: Scope, { modifiers }: Marked): void {
  for (const { within } of modifiers) {
    if (within === undefined || within.name === "this" || isWithin(scope, within.name)) continue;
    report(cx, "E203", "Unknown name", within.at, `\`${within.name}\` is not a class, object or package around this`);
  }
}

function checkLists(cx: Context, lists: readonly (readonly syntax.Param[])[]): void {
  for (const list of lists) {
    for (const { type, name } of list.slice(0, -1)) {
      if (type.kind === "repeated")
        report(cx, "E209", "Repeated parameter", name.at, `\`${name.name}\` is repeated: it must be the last one`);
    }
  }
}
