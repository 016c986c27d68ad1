// What a lowering carries along, and makers of core nodes.
import { type Arm, type Expr as Core, makeName, type Name, type NodeId, tupleCtor } from "../../../core/expr.js";
import type { Ids } from "../../../core/ids.js";
import type { Literal } from "../../../core/literal.js";
import { fileAt } from "../../../core/parts.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Def } from "../../../core/program.js";
import { positionAt, type Span } from "../../../core/span.js";
import { encodeBytes } from "../../../report/display.js";
import type { Builtins } from "../infer/builtin.js";
import type { Facts } from "../infer/context.js";
import type { CtorInfo, Instance, Template } from "../infer/entities.js";
import { type Lack, lackWords, stopWords, type Unchecked } from "../lack.js";
import type { Expr } from "../syntax.js";

export type Lowering = {
  /** Lowers an expression; every part of the lowering calls it for the expressions inside its own. */
  readonly lower: (e: Expr) => Core;
  readonly facts: Facts;
  /** The expressions that nodes are the whole of, and those that they are only a part of: of a match, its cases. */
  readonly wholes: Map<NodeId, Expr>;
  readonly parts: Map<NodeId, Expr>;
  /** Of a functor's code: the nodes that applications of it made, and which one each was made of. */
  readonly copies: Map<NodeId, Copy>;
  readonly builtins: Builtins;
  /** Exceptions and constructors of the library that lowering itself makes. */
  readonly known: KnownCtors;
  /** Source texts by file name, for the positions in Match_failure and Assert_failure. */
  readonly texts: ReadonlyMap<string, string>;
  /** The code of functors, as far as it is there; that of the library's is read when it is needed. */
  readonly templates: Map<Template, () => readonly Def[]>;
  /** The library's functors, whose definitions do nothing but define, and the copies of those. */
  readonly pure: Set<Template>;
  readonly copied: Set<Def>;
  /** The definitions that use something that we lack. */
  readonly unchecked: readonly Unchecked[];
  /** A cell that counts local exceptions, once there is one. */
  counter: Name | undefined;
  readonly ids: Ids;
  serial: number;
};

export type Copy = { readonly of: NodeId; readonly instance: Instance };

export type KnownCtors = {
  readonly matchFailure: CtorInfo;
  readonly assertFailure: CtorInfo;
  readonly undefinedModule: CtorInfo;
  readonly format: FormatCtors;
};

export type FormatCtors = {
  readonly format: CtorInfo; // of pieces and the text as written
  readonly text: CtorInfo;
  readonly layout: CtorInfo;
  readonly conversion: CtorInfo; // flags, width, precision, letter
  readonly unset: CtorInfo;
  readonly fixed: CtorInfo;
  readonly star: CtorInfo;
};

export function fresh(l: Lowering, shown: string): Name {
  return makeName(shown, l.serial++);
}

type Shape<K extends Core["kind"]> = Omit<Extract<Core, { kind: K }>, "kind" | "id" | "at" | "written">;

export function node<K extends Core["kind"]>(l: Lowering, kind: K, at: Span, shape: Shape<K>, written = true): Core {
  return { kind, id: l.ids.next(), at, written, ...shape } as unknown as Core;
}

/** A node that is only a part of what an expression is. */
export function partOf(l: Lowering, e: Expr, core: Core): Core {
  l.parts.set(core.id, e);
  return core;
}

export function lit(l: Lowering, at: Span, value: Literal, written = true): Core {
  return node(l, "lit", at, { value }, written);
}

export function int(l: Lowering, at: Span, value: number): Core {
  return lit(l, at, { kind: "i63", value: BigInt(value) }, false);
}

export function str(l: Lowering, at: Span, value: string): Core {
  return lit(l, at, { kind: "str", value }, false);
}

export function variable(l: Lowering, at: Span, name: Name, written = true): Core {
  return node(l, "var", at, { name }, written);
}

export function unit(l: Lowering, at: Span, written = true): Core {
  return node(l, "make", at, { ctor: tupleCtor(0), args: [] }, written);
}

export function make(l: Lowering, at: Span, ctor: Name, args: readonly Core[], written = true): Core {
  return node(l, "make", at, { ctor, args }, written);
}

export function prim(l: Lowering, at: Span, op: PrimName, args: readonly Core[], written = true): Core {
  return node(l, "prim", at, { op, args }, written);
}

export function letIn(l: Lowering, at: Span, name: Name, bound: Core, body: Core): Core {
  return node(l, "let", at, { name, bound, body }, false);
}

/** Ends the run: the program needs what we lack. */
export function stop(l: Lowering, at: Span, lack: Lack): Core {
  const definition = l.unchecked.find((each) => each.lack === lack);
  const words =
    definition === undefined ? lackWords(lack) : stopWords(definition, l.texts.get(definition.at.file) ?? "");
  return prim(l, at, "sys.unsupported", [str(l, at, words)], false);
}

/** `Match_failure (file, line, column)` and its like. */
export function raiseAt(l: Lowering, at: Span, ctor: CtorInfo): Core {
  const text = l.texts.get(at.file) ?? "";
  const { line, column } = positionAt(text, at.start);
  const place = [
    str(l, at, encodeBytes(fileAt({ name: at.file, text }, at.start))),
    int(l, at, line),
    int(l, at, column),
  ];
  const payload = ctor.args.length === 1 ? [make(l, at, tupleCtor(3), place, false)] : place;
  return node(l, "raise", at, { exn: make(l, at, ctor.core, payload, false) }, false);
}

/** The arm that a match without a fitting case ends in. */
export function failingArm(l: Lowering, at: Span): Arm {
  return { pattern: { kind: "any", at }, guard: undefined, body: raiseAt(l, at, l.known.matchFailure) };
}
