// What is known of the nodes of an OCaml program beyond core. Reading only notes where each node comes from, its type and
// its scope; everything else is worked out when somebody asks.
import type { NodeId } from "../../../core/expr.js";
import type { Facts } from "../../../language/facts.js";
import type { Expr } from "../syntax.js";
import { editOf } from "./edit.js";
import { type Knowledge, knowledgeOf, placeOf, type Read, siteOf } from "./knowledge.js";
import { visibleIn } from "./meaning.js";

export function factsOf(read: Read): Facts {
  let known: Knowledge | undefined;
  const knowledge = (): Knowledge => {
    known ??= knowledgeOf(read);
    return known;
  };
  return {
    typeOf: (id) => {
      const k = knowledge();
      const e = typedAt(k, id);
      const place = e && placeOf(k, e);
      return place && k.types(place.type);
    },
    scopeAt: (id) => {
      const k = knowledge();
      const site = k.sites.at(id);
      const place = site && placeOf(k, site.syntax);
      return place === undefined ? [] : visibleIn(place.scope, k.isLocal, k.types);
    },
    edit: (change) => editOf(knowledge(), change),
  };
}

/** An expression with the type of a node: the match in a `function` has that of what its cases give. */
function typedAt(k: Knowledge, id: NodeId): Expr | undefined {
  const site = siteOf(k, { id });
  if (site === undefined || site.isWhole || site.syntax.kind !== "function") return site?.syntax;
  return site.syntax.cases[0]?.body;
}
