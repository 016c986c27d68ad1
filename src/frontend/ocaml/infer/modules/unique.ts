// Values may be defined again in a structure or signature; types and modules have their names once.
import type { Ident, Item, Spec } from "../../syntax.js";
import { type Context, report } from "../context.js";

export function reportTwice(ctx: Context, items: readonly (Item | Spec)[]): void {
  const seen = new Map<string, Ident>();
  for (const [what, ident] of items.flatMap(namesOf)) {
    const first = seen.get(`${what} ${ident.name}`);
    if (first !== undefined)
      report(ctx, "E209", `Two ${what}s with the same name`, ident.at, `\`${ident.name}\` is defined twice here`, {
        also: [{ at: first.at, label: "the first one" }],
      });
    seen.set(`${what} ${ident.name}`, ident);
  }
}

function namesOf(item: Item | Spec): readonly (readonly [what: string, ident: Ident])[] {
  switch (item.kind) {
    case "type":
      return item.decls.map((decl) => ["type", decl.name]);
    case "module":
      return item.name.name === "_" ? [] : [["module", item.name]];
    case "rec-modules":
      return item.bindings.map(({ name }) => ["module", name]);
    case "module-type":
      return [["module type", item.name]];
    default:
      return [];
  }
}
