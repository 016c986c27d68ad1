// What is known of the nodes of an OCaml program beyond core. Reading only notes where each node comes from, its type and
// its scope; everything else is worked out when somebody asks.
import type { Name, NodeId } from "../../../core/expr.js";
import { con, type Type } from "../../../core/type.js";
import type { Change, Edit, Facts, Visible } from "../../../language/facts.js";
import type { Expr } from "../syntax.js";
import { isConfirmed } from "./confirm.js";
import { changeOfOriginal, inAllCopies, inCopy } from "./copies.js";
import { editOf, type Found } from "./edit.js";
import { type Knowledge, knowledgeOf, placeOf, type Read, siteOf } from "./knowledge.js";
import { visibleIn } from "./meaning.js";
import type { Site } from "./sites.js";

export function factsOf(read: Read): Facts {
  let known: Knowledge | undefined;
  const knowledge = (): Knowledge => {
    known ??= knowledgeOf(read);
    return known;
  };
  return {
    typeOf: (id) => {
      const k = knowledge();
      return typeAt(k, k.copies.copyOf(id)?.of ?? id);
    },
    scopeAt: (id) => {
      const k = knowledge();
      const copy = k.copies.copyOf(id);
      return copy === undefined ? visibleAt(k, id, k.isLocal) : inCopy(visibleAt(k, copy.of, k.isLocal), copy);
    },
    globalsAt: (id) => {
      const k = knowledge();
      return visibleAt(k, k.copies.copyOf(id)?.of ?? id, k.isGlobal);
    },
    edit: (change) => {
      const k = knowledge();
      const found = editIn(k, change);
      return found && isConfirmed(k, found) ? found.edit : undefined;
    },
    propose: (change) => {
      const k = knowledge();
      const found = editIn(k, change);
      if (found === undefined) return undefined;
      const { edit } = found;
      return { core: edit.core, draft: inWords(edit), edit: () => (isConfirmed(k, found) ? edit : undefined) };
    },
  };
}

/** Nobody writes the least and the greatest integer in digits. Whether that is what is meant is for those to say who read it. */
function inWords(edit: Edit): Pick<Edit, "at" | "text" | "pieces"> {
  const words = (text: string): string => text.replace(LEAST, "min_int").replace(GREATEST, "max_int");
  const { at, text, pieces } = edit;
  return {
    at,
    text: words(text),
    ...(pieces && { pieces: pieces.map((each) => ({ ...each, text: words(each.text) })) }),
  };
}

const LEAST = /\(-4611686018427387904\)|-4611686018427387904\b/g;
const GREATEST = /\b4611686018427387903\b/g;

function editIn(k: Knowledge, change: Change): Found | undefined {
  const copy = k.copies.copyOf(change.before.id);
  if (copy === undefined) return editOf(k, change);
  const original = changeOfOriginal(k.copies, copy, change);
  const found = original && editOf(k, original);
  if (found === undefined || found.edit.recursive !== undefined) return undefined;
  return { ...found, edit: inAllCopies(k.lowering, k.copies, found.edit) };
}

/** The cell of a mutable field, which nobody wrote, is one of what is written. */
function typeAt(k: Knowledge, id: NodeId): Type | undefined {
  const site = siteOf(k, { id });
  const type = site && typeOfExpr(k, typedIn(site));
  if (type === undefined || !site?.isWhole) return type;
  if (typeOfExpr(k, site.whole) !== type) return undefined; // (x :> t) is of two types
  return k.sites.isCell(id) ? con("cell", type) : type;
}

function typeOfExpr(k: Knowledge, e: Expr | undefined): Type | undefined {
  const place = e && placeOf(k, e);
  return place && k.types(place.type);
}

function visibleAt(k: Knowledge, id: NodeId, isMeant: (name: Name) => boolean): readonly Visible[] {
  const site = k.sites.at(id);
  const place = site && placeOf(k, site.syntax);
  return place === undefined ? [] : visibleIn(place.scope, isMeant, k.types);
}

/** An expression with the type of a node: the match in a `function` has that of what its cases give. */
function typedIn({ syntax, isWhole }: Site): Expr | undefined {
  return isWhole || syntax.kind !== "function" ? syntax : syntax.cases[0]?.body;
}
