// Records: building, updating, reading and assigning fields.

import type { Expr } from "../syntax.js";
import { chooseField } from "./choose.js";
import { unifyAt } from "./clash.js";
import { type Context, infer, report, type Why } from "./context.js";
import type { FieldInfo, Scope, TypeInfo } from "./entities.js";
import { expectField } from "./poly.js";
import { reportPrivate } from "./private.js";
import { con, expandHead, instances, newVar, type Ty } from "./ty.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function inferRecord(ctx: Context, scope: Scope, e: Of<"record">, expected: Ty, why: Why): void {
  if (e.base !== undefined) ctx.inlineUses.add(e.base);
  const base = e.base && infer(ctx, scope, e.base);
  const known = base === undefined ? undefined : recordOf(base);
  if (known !== undefined)
    unifyAt(
      ctx,
      e.at,
      con(
        known,
        known.params.map(() => newVar()),
      ),
      expected,
      why,
    );
  const names = e.fields.map((item) => item.field);
  const found: FieldInfo[] = [];
  for (const item of e.fields) {
    const field = chooseField(ctx, scope, item.field, expected, names);
    if (field === undefined) {
      infer(ctx, scope, item.value);
      continue;
    }
    ctx.facts.fields.set(item, field);
    if (isAmong(found, field))
      report(ctx, "E208", "Field given twice", item.field.at, `\`${field.name}\` is already given`);
    found.push(field);
    const own = { at: item.field.at, label: `the field \`${field.name}\`` };
    expectField(ctx, scope, field, item.value, { at: e.at, type: expected, why }, own);
  }
  if (found[0]?.record.private === true) reportPrivate(ctx, e.at, found[0].record);
  if (e.base !== undefined && base !== undefined) unifyKept(ctx, e.base, base, expected, found);
  else if (found.length === e.fields.length) reportMissing(ctx, e, found);
}

/** Of one record: `type t = M.t = { ... }` has the same fields again. */
function isAmong(fields: readonly FieldInfo[], field: FieldInfo): boolean {
  return fields.some((other) => other.name === field.name);
}

function recordOf(type: Ty): TypeInfo | undefined {
  const { desc } = expandHead(type);
  return desc.kind === "con" && desc.info.body.kind === "record" ? desc.info : undefined;
}

/** The fields that an update keeps have the same type before and after; the others may change theirs. */
function unifyKept(ctx: Context, e: Expr, base: Ty, updated: Ty, given: readonly FieldInfo[]): void {
  const body = given[0]?.record.body;
  if (body?.kind !== "record") return;
  for (const field of body.fields) {
    const [before, typeBefore] = instances([field.result, field.type]);
    const [after, typeAfter] = instances([field.result, field.type]);
    const fits = unifyAt(ctx, e.at, base, before) && unifyAt(ctx, e.at, after, updated);
    if (fits && !isAmong(given, field)) unifyAt(ctx, e.at, typeBefore, typeAfter);
  }
}

function reportMissing(ctx: Context, e: Of<"record">, found: readonly FieldInfo[]): void {
  const body = found[0]?.record.body;
  if (body?.kind !== "record") return;
  const missing = body.fields.filter((field) => !isAmong(found, field)).map((field) => `\`${field.name}\``);
  if (missing.length > 0)
    report(
      ctx,
      "E208",
      "Missing fields",
      e.at,
      `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not given`,
    );
}

/** Finds the field of a record expression and the types of record and field. */
function resolve(
  ctx: Context,
  scope: Scope,
  e: Of<"field"> | Of<"set-field">,
): { field: FieldInfo; type: Ty; record: Ty } | undefined {
  ctx.inlineUses.add(e.record);
  const record = infer(ctx, scope, e.record);
  const field = chooseField(ctx, scope, e.field, record, [e.field]);
  if (field === undefined) return undefined;
  ctx.facts.fields.set(e, field);
  const [result, type] = instances([field.result, field.type]);
  unifyAt(ctx, e.record.at, record, result, {
    at: e.field.at,
    label: `\`${field.name}\` is a field of \`${field.record.name}\``,
  });
  return { field, type, record };
}

export function inferField(ctx: Context, scope: Scope, e: Of<"field">): Ty {
  return resolve(ctx, scope, e)?.type ?? newVar();
}

export function inferSetField(ctx: Context, scope: Scope, e: Of<"set-field">): void {
  const found = resolve(ctx, scope, e);
  const why = { at: e.field.at, label: `the field \`${e.field.name}\`` };
  if (found === undefined) infer(ctx, scope, e.value);
  else expectField(ctx, scope, found.field, e.value, { at: e.record.at, type: found.record, why: undefined }, why);
  if (found?.field.record.private === true) reportPrivate(ctx, e.at, found.field.record);
  if (found !== undefined && !found.field.mutable) {
    report(ctx, "E208", "Field is not mutable", e.field.at, `the field \`${found.field.name}\` cannot be assigned`, {
      hint: `declare it as \`mutable ${found.field.name} : ...\`, or make a new record: \`{ r with ${found.field.name} = ... }\`.`,
    });
  }
}
