// A program that tells what it does: choices with a single option stand where a function is entered and where a
// branch is taken, and explored code tells its hooks of each choice. They change nothing else, and concrete code
// does not have them.
import { type Arm, type Choose, type Expr, type Name, type NodeId, type Pattern, shownName } from "../../core/expr.js";
import { idsBeyond } from "../../core/ids.js";
import { mapBound, type Program } from "../../core/program.js";
import { wellFormed } from "../../core/self-check.js";
import type { Span } from "../../core/span.js";
import { mapChildren, subpatterns } from "../../core/traverse.js";

export type Event = { readonly at: Span; readonly written: boolean } & (
  | { readonly kind: "call"; readonly name: string }
  /** An arm of a match or of a handler, with the constructors that its pattern names. */
  | { readonly kind: "arm"; readonly ctors: readonly string[]; readonly of: NodeId }
  | { readonly kind: "side"; readonly side: boolean; readonly of: NodeId }
);

export type Instrumented = {
  readonly program: Program;
  /** By the number of a choice, counted from `first`. */
  readonly events: readonly Event[];
  readonly first: NodeId;
  /** The functions at the top that are told of, by the number of their node. */
  readonly functions: ReadonlyMap<NodeId, Name>;
};

/** `tellsImplied`: also where no arm of a match fits, as an arm that nobody wrote. */
export function instrument(program: Program, tellsImplied = false): Instrumented {
  const ids = idsBeyond(program.defs);
  const first = ids.unused;
  const events: Event[] = [];
  const functions = new Map<NodeId, Name>();
  const telling = (event: Event, option: Expr): Choose => {
    events.push(event);
    return { kind: "choose", id: ids.next(), at: option.at, written: false, options: [option] };
  };
  const inside = (e: Expr): Expr => told(mapChildren(e, inside));
  const told = (e: Expr): Expr => {
    switch (e.kind) {
      case "let":
        return e.bound.kind === "lam" ? { ...e, bound: named(e.name, e.bound, false) } : e;
      case "letrec":
        return { ...e, bindings: e.bindings.map((b) => ({ ...b, bound: named(b.name, b.bound, true) })) };
      case "if": {
        const side = (which: boolean, body: Expr): Expr =>
          e.written ? telling({ kind: "side", side: which, of: e.id, at: body.at, written: true }, body) : body;
        return { ...e, yes: side(true, e.yes), no: side(false, e.no) };
      }
      case "match":
      case "try":
        return e.written ? { ...e, arms: e.arms.map((arm) => toldArm(arm, e)) } : e;
      default:
        return e;
    }
  };
  const toldArm = (arm: Arm, { kind, id: of }: Expr): Arm => {
    const written = !isImplied(arm);
    if (!written && (kind === "try" || !tellsImplied)) return arm;
    const event: Event = { kind: "arm", ctors: ctorsIn(arm.pattern), of, at: arm.body.at, written };
    return { ...arm, body: telling(event, arm.body) };
  };
  /** Functions of the library are told of where they may go round. */
  const named = (name: Name, bound: Expr, recursive: boolean): Expr => {
    if (bound.kind !== "lam" || !(bound.written || recursive)) return bound;
    const event: Event = { kind: "call", name: shownName(name), at: bound.at, written: bound.written };
    return { ...bound, body: telling(event, bound.body) };
  };
  const atTop = (name: Name, bound: Expr, recursive: boolean): Expr => {
    const inner = inside(bound);
    const told = named(name, inner, recursive);
    if (told !== inner) functions.set(told.id, name);
    return told;
  };
  const defs = program.defs.map((def) => mapBound(def, (bound, name) => atTop(name, bound, def.kind === "rec")));
  return { program: wellFormed("coverage", { ...program, defs }), events, first, functions };
}

/** What a language says where no arm fits is no branch that anybody wrote. */
export function isImplied({ pattern, body }: Arm): boolean {
  return pattern.kind === "any" && body.kind === "raise" && !body.written;
}

/** The constructors that a pattern names; of alternatives those of the first. */
function ctorsIn(pattern: Pattern): readonly string[] {
  if (pattern.kind === "or") return pattern.options[0] === undefined ? [] : ctorsIn(pattern.options[0]);
  const inner = subpatterns(pattern).flatMap(ctorsIn);
  return pattern.kind === "ctor" ? [shownName(pattern.ctor), ...inner] : inner;
}
