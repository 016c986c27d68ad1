// What others see of a class must not mention a class that is private in it.
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Owner, Ty, ValueSymbol } from "../typed.js";
import { type Context, force, report } from "./context.js";
import { within } from "./leave-out.js";

export function checkEscapes(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary || cx.access.size === 0) return;
  for (const member of [...of.fields, ...of.methods]) {
    if (force(cx, member)) continue;
    const type = member.symbol === "def" ? member.result : member.type;
    const hidden = classesIn(type).find((each) => isHiddenFrom(cx, member, each));
    if (hidden === undefined) continue;
    const label = `others can use \`${member.name}\`, but \`${showTy(type)}\` is private`;
    within(cx, cx.units.get(member) ?? cx.unit, () => report(cx, "E209", "Private type", member.at, label));
  }
}

/** Whether it can be used where the class cannot be named. */
function isHiddenFrom(cx: Context, member: DefSymbol | ValueSymbol, hidden: ClassSymbol): boolean {
  const access = cx.access.get(hidden);
  if (access?.kind !== "private" || access.within !== undefined || hidden.owner?.symbol !== "class") return false;
  const around = hidden.owner;
  for (let each: Owner | ValueSymbol = member; each !== undefined; each = each.owner) {
    if (each === around || each === around.companion) return true;
    if (cx.access.get(each)?.kind === "private" || each.owner?.symbol === "def") return false;
  }
  return false;
}

function classesIn(type: Ty): readonly ClassSymbol[] {
  switch (type.kind) {
    case "class":
      return [type.of, ...type.args.flatMap(classesIn)];
    case "fn":
      return [...type.params, type.result].flatMap(classesIn);
    case "tuple":
      return type.items.flatMap(classesIn);
    case "both":
      return type.parts.flatMap(classesIn);
    default:
      return [];
  }
}
