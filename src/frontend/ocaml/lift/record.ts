// Records: in core, data with one constructor in which a mutable field is a cell.
import { type Expr as Core, fixedName, type Name, shownName } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Expr, FieldExpr } from "../syntax.js";
import { apply, type CoreOf, isVar, type Lifting, library, typedIf } from "./lifting.js";
import { mentionedIn } from "./naming.js";
import { type Operation, putBack } from "./operands.js";
import type { CtorWords, FieldWords } from "./vocabulary.js";

const at = NOWHERE;

export function liftRecord(l: Lifting, words: CtorWords, args: readonly Core[]): Expr {
  const fields = (words.fields ?? []).map((field, i) => fieldExpr(l, field, args[i]));
  return typedIf(words.hidden, { kind: "record", at, base: undefined, fields }, words.type);
}

function fieldExpr(l: Lifting, field: FieldWords, arg: Core | undefined): FieldExpr {
  if (arg === undefined) throw new Error("a record has all its fields");
  const content = contentOf(field, arg);
  // A cell that is shared with something else can only be read here.
  const value = content === undefined ? apply(library(l, "!"), [l.lift(arg)]) : l.lift(content);
  return { field: field.path, value, at };
}

/** What a field is given, without the cell of a mutable one. */
function contentOf(field: FieldWords, arg: Core): Core | undefined {
  if (!field.mutable) return arg;
  return arg.kind === "prim" && arg.op === "cell.new" ? arg.args[0] : undefined;
}

// ---- reading and writing one field ----

type Projection = {
  readonly on: Core;
  readonly words: CtorWords;
  readonly field: FieldWords;
  readonly asCell: boolean; // a mutable field's cell, not what it holds
};

/** A match that only takes one field out. */
function projectionOf(l: Lifting, e: Core): Projection | undefined {
  if (e.kind !== "match") return undefined;
  const [arm, ...others] = e.arms;
  if (arm === undefined || others.length > 0 || arm.guard !== undefined) return undefined;
  const isRef = arm.pattern.kind === "cell";
  if (arm.pattern.kind !== "ctor" && !isRef) return undefined;
  const words = l.vocabulary.ctor(arm.pattern.kind === "ctor" ? arm.pattern.ctor : fixedName("cell"));
  const parts = arm.pattern.kind === "ctor" ? arm.pattern.args : [arm.pattern];
  const [index, ...more] = parts.flatMap((part, i) => (part.kind === "any" ? [] : [i]));
  const field = index === undefined ? undefined : words.fields?.[index];
  const part = index === undefined ? undefined : parts[index];
  if (field === undefined || part === undefined || more.length > 0) return undefined;
  const inner = field.mutable && part.kind === "cell" ? part.inner : part;
  if (inner.kind !== "bind" || !isVar(arm.body, inner.name)) return undefined;
  return { on: e.on, words, field, asCell: field.mutable && inner === part };
}

export function liftProjection(l: Lifting, e: Core): Expr | undefined {
  const found = projectionOf(l, e);
  return found === undefined || found.asCell ? undefined : fieldOf(l, found);
}

function fieldOf(l: Lifting, found: Projection): Expr {
  return { kind: "field", at, record: recordExpr(l, found), field: found.field.path };
}

function recordExpr(l: Lifting, { on, words, field }: Projection): Expr {
  return typedIf(field.hidden, l.lift(on), words.type);
}

/** !e and e := e' where e is a mutable field's cell. */
export function liftCellOfField(l: Lifting, e: CoreOf<"prim">): Expr | undefined {
  const [cell, value] = e.args;
  const found = cell && projectionOf(l, cell);
  if (found?.asCell !== true) return undefined;
  if (e.op === "cell.get") return fieldOf(l, found);
  if (e.op !== "cell.set" || value === undefined) return undefined;
  return { kind: "set-field", at, record: recordExpr(l, found), field: found.field.path, value: l.lift(value) };
}

// ---- { base with field = e } ----

/** Lowering names the base and takes the fields that stay out of it. */
export function liftUpdate(l: Lifting, e: CoreOf<"let">): Expr | undefined {
  if (e.written || shownName(e.name) !== "base") return undefined;
  const made: Core | Operation = e.body.kind === "let" ? (putBack(l, e.body) ?? e.body) : e.body;
  if (made.kind !== "make") return undefined;
  const words = l.vocabulary.ctor(made.ctor);
  const fields = words.fields ?? [];
  const kept = fields.map((field, i) => isKept(l, e.name, field, made.args[i]));
  const given = made.args.filter((_, i) => !kept[i]);
  if (given.length === 0 || given.length === fields.length) return undefined;
  if (given.some((arg) => mentionedIn(l, arg).has(e.name))) return undefined;
  const own = fields.flatMap((field, i) => (kept[i] ? [] : [fieldExpr(l, field, made.args[i])]));
  return typedIf(words.hidden, { kind: "record", at, base: l.lift(e.bound), fields: own }, words.type);
}

function isKept(l: Lifting, base: Name, field: FieldWords, arg: Core | undefined): boolean {
  const content = arg === undefined ? undefined : contentOf(field, arg);
  const found = content && projectionOf(l, content);
  return found !== undefined && !found.asCell && found.field.path.name === field.path.name && isVar(found.on, base);
}
