// Which definition a contract belongs to: as in Gospel the one that it stands behind; the one that it stands before, where its
// header names that one, or where nothing behind it can have such a contract.
import type { Binding, Item, Pattern } from "../syntax.js";
import type { Comment } from "./parse-comment.js";
import type { Clauses } from "./signature.js";

export function isClauses(comment: Comment): comment is Clauses {
  return comment.kind === "clauses";
}

/** Whether it is about the item after it. */
export function isAhead(comment: Clauses, before: Item | undefined, next: Item | undefined): boolean {
  if (next?.kind !== "value") return false;
  const { name } = comment.header ?? {};
  if (name !== undefined) return defines(next, name) && !defines(before, name);
  if (before?.kind === "value") return false;
  return comment.clauses.some(({ keyword }) => keyword === "ensures" || keyword === "requires" || keyword === "raises");
}

/** The contracts among some of an item that are about this binding of it. */
export function aboutBinding(comments: readonly Clauses[], binding: Binding, isLast: boolean): readonly Clauses[] {
  const own = nameOf(binding.pattern);
  return comments.filter(({ header }) => (header?.name === undefined ? isLast : header.name === own));
}

export function nameOf(pattern: Pattern): string | undefined {
  return pattern.kind === "typed" ? nameOf(pattern.inner) : pattern.kind === "var" ? pattern.name : undefined;
}

function defines(item: Item | undefined, name: string): boolean {
  return item?.kind === "value" && item.bindings.some(({ pattern }) => nameOf(pattern) === name);
}
