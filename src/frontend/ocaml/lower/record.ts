// Records are data with one constructor; a mutable field is a cell, and a reference just the cell.
import type { Expr as Core, Pattern as CorePattern } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { FieldInfo, TypeInfo } from "../infer/entities.js";
import type { Expr } from "../syntax.js";
import { fresh, type Lowering, letIn, make, node, prim, variable } from "./lowering.js";
import { rightToLeft } from "./operands.js";
import { fieldOf, recordPattern } from "./pattern.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function lowerRecord(l: Lowering, e: Of<"record">): Core {
  const given = new Map(e.fields.map((item) => [fieldOf(l, item).index, l.lower(item.value)]));
  const first = e.fields[0] && fieldOf(l, e.fields[0]);
  if (first === undefined || first.record.body.kind !== "record") throw new Error("a record has no field");
  const { fields } = first.record.body;
  const base = e.base === undefined ? undefined : fresh(l, "base");
  const operands = fields.map((field) => {
    const own = given.get(field.index);
    if (own !== undefined) return own;
    if (base === undefined) throw new Error("a record lacks a field");
    return project(l, e.at, variable(l, e.at, base, false), field, false);
  });
  const record = rightToLeft(l, e.at, operands, (parts) => build(l, e.at, first.record, fields, parts));
  return base === undefined || e.base === undefined ? record : letIn(l, e.at, base, l.lower(e.base), record);
}

function build(l: Lowering, at: Span, record: TypeInfo, fields: readonly FieldInfo[], parts: readonly Core[]): Core {
  const args = parts.map((part, i) => (fields[i]?.mutable ? prim(l, at, "cell.new", [part], false) : part));
  const [only] = args;
  if (record.core === "cell" && only !== undefined) return only;
  if (record.body.kind !== "record") throw new Error("not a record");
  return make(l, at, record.body.ctor, args);
}

/** The field's value; for a mutable one, what its cell holds now. */
function project(l: Lowering, at: Span, on: Core, field: FieldInfo, written = true): Core {
  const name = fresh(l, field.name);
  const pattern = recordPattern(field.record, at, (other) =>
    other.index === field.index ? { kind: "bind", at, name } : undefined,
  );
  return node(
    l,
    "match",
    at,
    { on, arms: [{ pattern, guard: undefined, body: variable(l, at, name, false) }] },
    written,
  );
}

export function lowerField(l: Lowering, e: Of<"field">): Core {
  return project(l, e.at, l.lower(e.record), fieldOf(l, e));
}

export function lowerSetField(l: Lowering, e: Of<"set-field">): Core {
  const field = fieldOf(l, e);
  const operands = [l.lower(e.record), l.lower(e.value)];
  return rightToLeft(l, e.at, operands, ([record, value]) => {
    if (record === undefined || value === undefined) throw new Error("an assignment has two operands");
    return prim(l, e.at, "cell.set", [cellOf(l, e.at, record, field), value]);
  });
}

function cellOf(l: Lowering, at: Span, record: Core, field: FieldInfo): Core {
  if (field.record.core === "cell") return record;
  // Seen as immutable, the field is the cell itself.
  const name = fresh(l, field.name);
  if (field.record.body.kind !== "record") throw new Error("not a record");
  const args = field.record.body.fields.map(
    (other): CorePattern => (other.index === field.index ? { kind: "bind", at, name } : { kind: "any", at }),
  );
  const pattern: CorePattern = { kind: "ctor", at, ctor: field.record.body.ctor, args };
  return node(
    l,
    "match",
    at,
    { on: record, arms: [{ pattern, guard: undefined, body: variable(l, at, name, false) }] },
    false,
  );
}
