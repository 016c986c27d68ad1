// Expressions that show what containers hold, and what hidden types are asked, where the language shows nothing of them.
import { nth } from "../basis/known.js";
import { call, cases, fieldsAs, lambda, letIn, make, prim, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import { TEXTS } from "../core/primitive-types.js";
import type { Type } from "../core/type.js";
import { typeKey } from "../explore/type-key.js";
import { resultNames } from "../language/invented-names.js";
import type { Phrases } from "../language/language.js";
import type { Disguise } from "../subject/hidden/disguise.js";
import { applied, askedCalls } from "../subject/hidden/show.js";
import type { Con } from "../subject/hidden/stand-ins.js";
import type { Subject } from "../subject/subject.js";
import type { WrittenCall } from "./afterwards.js";
import type { Root } from "./place.js";

/** `asked`: the questions about hidden types. */
export function contentShower(
  { maps, readsParts }: Pick<Phrases, "maps" | "readsParts">,
  { disguise }: Pick<Subject, "disguise">,
  asked: readonly Expr[],
): Pick<WrittenCall, "shown" | "content" | "readsParts"> {
  const content: WrittenCall["content"] = (type) =>
    type.kind === "con" ? disguise?.standIns.content(type) : undefined;
  const shown = (root: Root, e: Expr): Expr => {
    const type = root.kind === "argument" ? disguise?.params[root.at] : disguise?.result;
    if (disguise === undefined || type === undefined || root.kind === "part") return e;
    const question = asked[disguise.questions.findIndex((each) => typeKey(each) === typeKey(type))];
    return question === undefined ? contentOf(disguise, maps, type, e) : answered(disguise, question, e);
  };
  return { shown, content, readsParts };
}

/** What the operations of a hidden type tell of a value, one after the other. */
function answered(disguise: Disguise, question: Expr, e: Expr): Expr {
  const calls = askedCalls(disguise, question, e, false).filter(({ inside }) => !inside);
  if (calls.length <= 1) return calls[0]?.call ?? e;
  const names = resultNames(calls.length).map((name) => makeName(name, -1));
  const whole = make(tupleCtor(names.length), names.map(variable));
  return calls.reduceRight((rest, { call: told }, i) => letIn(nth(names, i), told, rest), whole);
}

/** An expression that shows a value of a type. */
export function shownContent(
  { maps }: Pick<Phrases, "maps">,
  disguise: Disguise | undefined,
  type: Type,
  e: Expr,
): Expr {
  return disguise === undefined ? e : contentOf(disguise, maps, type, e);
}

/** What the language would not show of a value is asked for; what is too deep inside stays as it is. */
function contentOf(disguise: Disguise, maps: Phrases["maps"], type: Type, e: Expr): Expr {
  const { standIns } = disguise;
  const inside = (part: Type, value: Expr): Expr => contentOf(disguise, maps, part, value);
  if (type.kind !== "con" || !standIns.holds(type)) return e;
  const container = standIns.isHidden(type) ? standIns.content(type) : undefined;
  if (container !== undefined && (maps !== undefined || isText(container.type)))
    return inside(container.type, applied(container.content.shown, [e]));
  if (maps === undefined) return e;
  const [item] = type.args;
  if (type.name === "cell" && item !== undefined) return inside(item, prim("cell.get", e));
  const map = maps[type.name];
  if (map !== undefined && item !== undefined) {
    const name = makeName("item", -1);
    return call(variable(makeName(map, -1)), [lambda([name], inside(item, variable(name))), e]);
  }
  const fields = fieldsIn(disguise, type);
  if (fields === undefined) return e;
  const { ctor, types } = fields;
  const names = types.map((_, i) => makeName("item", i));
  const parts = types.map((part, i) => inside(part, variable(nth(names, i))));
  return cases(e, [{ pattern: fieldsAs(ctor, names), body: make(tupleCtor(parts.length), parts) }]);
}

function isText(type: Type): boolean {
  return type.kind === "con" && TEXTS.has(type.name);
}

/** Of a tuple, or of a type with one constructor whose fields cannot be changed. */
function fieldsIn(
  { standIns }: Disguise,
  type: Con,
): { readonly ctor: Name; readonly types: readonly Type[] } | undefined {
  if (tupleWidth(type.name) !== undefined) return { ctor: type.name, types: type.args };
  const decl = standIns.family(type.name);
  const [only, ...others] = decl?.ctors ?? [];
  if (decl === undefined || only === undefined || others.length > 0) return undefined;
  const bound = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
  const types = only.fields.map((field) => substituteTypes(field, bound));
  const isCell = (field: Type): boolean => field.kind === "con" && field.name === "cell";
  return types.some(isCell) ? undefined : { ctor: only.name, types };
}
