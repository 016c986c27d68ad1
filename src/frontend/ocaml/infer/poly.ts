// Types for all 'a: what an annotation says of a definition, and a declaration of a record's field.
// The variables are rigid while the value is checked; that nothing outside has fixed them shows afterwards.
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern, TypeExpr } from "../syntax.js";
import { inferType, sharedVariables } from "./annotation.js";
import { expectArgument } from "./argument.js";
import { unifyAt } from "./clash.js";
import { type Context, report, type Why } from "./context.js";
import type { FieldInfo, Scope } from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import {
  childrenOf,
  deeper,
  GENERIC,
  generalize,
  instances,
  lowerExceptCovariant,
  newTy,
  repr,
  somePart,
  type Ty,
} from "./ty.js";

/** `generic` is what uses inside a recursive definition see, `rigid` what the definition must have. */
export type PolyType = { readonly generic: Ty; readonly rigid: Ty; readonly vars: readonly Ty[] };

export function polyAnnotation(ctx: Context, scope: Scope, pattern: Pattern): PolyType | undefined {
  if (pattern.kind !== "typed" || pattern.type.kind !== "poly") return undefined;
  const { vars: names, body } = pattern.type;
  const owner = ctx.serial++;
  const generics = names.map((name) => newTy({ kind: "var", name, kept: true }, GENERIC));
  const vars = names.map((name) => newTy({ kind: "var", name, rigid: owner }));
  const generic = deeper(() => typeWith(ctx, scope, body, names, generics));
  generalize(generic);
  const rigid = typeWith(ctx, scope, body, names, vars);
  return { generic, rigid, vars: vars.filter((variable) => somePart(rigid, (node) => node === variable)) };
}

function typeWith(ctx: Context, scope: Scope, type: TypeExpr, names: readonly string[], vars: readonly Ty[]): Ty {
  const shared = sharedVariables(ctx);
  return inferType(ctx, scope, type, (name, at) => vars[names.indexOf(name)] ?? shared(name, at));
}

/** After generalisation: each variable must be one still, and its own. From then on they are like any others. */
export function checkGeneral(ctx: Context, at: Span, vars: readonly Ty[], why: Why): void {
  const nodes = vars.map(repr);
  const fixed = nodes.findIndex((node, i) => node.level !== GENERIC || nodes.indexOf(node) !== i);
  const name = nameOf(vars[fixed]);
  for (const node of nodes) {
    if (node.desc.kind === "var") node.desc = { kind: "var", name: node.desc.name, kept: true };
  }
  if (fixed === -1) return;
  report(
    ctx,
    "E204",
    "Not general enough",
    at,
    `this must work for every \`'${name}\`, but something fixes \`'${name}\``,
    {
      also: why === undefined ? [] : [{ at: why.at, label: why.label }],
      hint: "does it use something from outside that has a type of its own?",
    },
  );
}

function nameOf(variable: Ty | undefined): string {
  return (variable?.desc.kind === "var" ? variable.desc.name : undefined) ?? "a";
}

// ---- fields ----

/** The variables of a field's type that are for the field alone: those that its record has not as parameters. */
export function ownVariables({ type, record }: FieldInfo): readonly Ty[] {
  const params = new Set(record.params.map(repr));
  const own: Ty[] = [];
  somePart(type, (node) => {
    if (node.desc.kind === "var" && !params.has(node)) own.push(node);
    return false;
  });
  return own;
}

/** What is given for a field: for a polymorphic one it must work for all types. */
export function expectField(
  ctx: Context,
  scope: Scope,
  field: FieldInfo,
  value: Expr,
  record: { readonly at: Span; readonly type: Ty; readonly why: Why },
  why: Why,
): void {
  const own = ownVariables(field);
  const owner = ctx.serial++;
  const check = (): readonly [Ty, readonly Ty[]] => {
    const [result, type, ...vars] = instances([field.result, field.type, ...own]);
    for (const [i, variable] of vars.entries()) variable.desc = { kind: "var", name: nameOf(own[i]), rigid: owner };
    unifyAt(ctx, record.at, result, record.type, record.why);
    expectArgument(ctx, scope, value, type, why);
    return [type, vars];
  };
  if (own.length === 0) return void check();
  const [type, vars] = deeper(check);
  if (!isNonexpansive(ctx, value)) lowerExceptCovariant(type);
  generalize(type);
  checkGeneral(ctx, value.at, vars, why);
}

/** The type that a pattern's variable for a field has; with variables of its own it is generic in these. */
export function fieldPatternType(field: FieldInfo, pattern: Pattern): readonly [result: Ty, type: Ty] {
  const own = pattern.kind === "var" ? ownVariables(field) : [];
  const [result, type, ...vars] = instances([field.result, field.type, ...own]);
  if (vars.length > 0) makeGeneric(type, new Set(vars));
  return [result, type];
}

/** What has one of the variables in it; the rest is shared by all uses. */
function makeGeneric(ty: Ty, vars: ReadonlySet<Ty>): boolean {
  const node = repr(ty);
  const inside = childrenOf(node).map((child) => makeGeneric(child, vars));
  const generic = vars.has(node) || inside.includes(true);
  if (generic) node.level = GENERIC;
  return generic;
}
