// What a front end knows of the nodes that the user wrote, beyond what core has: their types as they were inferred, the
// names that can be used there, and how a change would be written in the source. Asked by those who change programs:
// mutants and repairs.
import type { Expr, Name, NodeId } from "../core/expr.js";
import type { Span } from "../core/span.js";
import type { Type } from "../core/type.js";

export type Facts = {
  /** Of a written node; undefined for what nobody wrote. In one definition, variables of one name are one type. */
  readonly typeOf: (id: NodeId) => Type | undefined;
  /** The local names that can be used at a written node, the nearest first. What another name hides is not among them. */
  readonly scopeAt: (id: NodeId) => readonly Visible[];
  /**
   * What the program itself defines and a written node can use, by the names that it has there: what comes before, what
   * is defined together with it, and itself if it may call itself. Variables in their types stand for any type.
   */
  readonly globalsAt: (id: NodeId) => readonly Visible[];
  /**
   * A change as an edit of the source, in the form in which the source has it; undefined: it cannot be written there.
   * The edited source, read again, is the program with the edit's own change in core.
   */
  readonly edit: (change: Change) => Edit | undefined;
  /** The same for those who try many changes, and read the source again after the few that they like. */
  readonly propose: (change: Change) => Proposal | undefined;
};

/** What a change is in core, and how it is written, if it can be: that takes longer. */
export type Proposal = {
  readonly core: readonly Change[];
  /** The piece of the source and what would stand there, where that is known at once. */
  readonly draft: Pick<Edit, "at" | "text" | "pieces"> | undefined;
  readonly edit: () => Edit | undefined;
};

export type Visible = {
  readonly name: Name;
  readonly shown: string; // as the user writes it there
  readonly type: Type;
};

/**
 * A written node, and what is to stand in its place. What is left of it, and of its parts, is the same objects, be it the
 * whole node; a changed copy of a node has its number, and what is new has numbers and binds names of its own.
 */
export type Change = { readonly before: Expr; readonly now: Expr };

export type Piece = { readonly at: Span; readonly text: string };

/** A piece of a source and what replaces it; as small as the change allows, but always something that can be read alone. */
export type Edit = Piece & {
  /** The same in several pieces, where one of them would hold much that stays as it is. */
  readonly pieces?: readonly Piece[];
  /**
   * What changes in core when the edited source is read: the node, with operands in the order of the language. Several
   * where the language makes several nodes of one piece of source: all copies of it change.
   */
  readonly core: readonly Change[];
  /** A definition that calls itself then and did not before. */
  readonly recursive?: Name;
};
