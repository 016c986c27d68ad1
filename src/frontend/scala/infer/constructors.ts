// Further constructors: `def this(n: Int) = this(n, 1)` is a function at the top that makes an object by a constructor
// that was written before it.
import type * as syntax from "../syntax.js";
import type { ClassSymbol, DefSymbol, Expr } from "../typed.js";
import { noteAccess } from "./access.js";
import { callMethods } from "./call.js";
import { setParamTypes, typeDefaults } from "./class.js";
import { type Context, infoOf, newScope, report, type Scope, unsupported } from "./context.js";
import type { Later, Work } from "./enter.js";
import { lackExpr, newUnit, reasonIn, within } from "./leave-out.js";
import { constructorRef } from "./reference.js";
import { newDef, newParam, pathIn } from "./symbols.js";
import { NO_SUBST, paramTy, substOf, thisTy } from "./ty.js";

type DefStat = syntax.Stat & { readonly kind: "def" };

export const CONSTRUCTOR = "this";

/** `scope` is that of the body of the class: what a constructor is given knows nothing of the object. */
export function enterConstructor(cx: Context, scope: Scope, stat: DefStat, work: Work): Later {
  const of = scope.template;
  if (of === undefined) return () => [];
  const def = newDef(of.name, undefined, stat.name.at, [], { isOpen: false, isPrivate: true });
  const unit = newUnit(cx, pathIn(scope, CONSTRUCTOR), stat.at);
  const inner = newScope(scope.outer ?? scope, "block", { owner: def, method: def });
  cx.units.set(def, unit);
  cx.given.add(def);
  noteAccess(cx, def, stat.modifiers);
  const before = [...infoOf(cx, of).constructors];
  infoOf(cx, of).constructors.push(def);
  const here = (f: () => void) => (): void => within(cx, unit, f);
  work.signatures.push(here(() => setSignature(cx, inner, of, def, stat)));
  work.bodies.push(
    here(() => {
      typeDefaults(cx, inner, def.params, stat.params);
      const body = madeBy(cx, inner, of, before, stat);
      const why = reasonIn(cx, unit);
      def.body = why === undefined && body !== undefined ? body : lackExpr(unit, def.result, why ?? "");
    }),
  );
  cx.constructors.push({ kind: "def", at: stat.at, of: def });
  return () => [];
}

function setSignature(cx: Context, inner: Scope, of: ClassSymbol, def: DefSymbol, stat: DefStat): void {
  def.typeParams = of.typeParams;
  def.params = stat.params.map((list) => list.map((param) => newParam(cx, param, "param", def)));
  setParamTypes(cx, inner, def.params, stat.params);
  for (const param of def.params.flat()) inner.terms.set(param.name, [param]);
  def.result = thisTy(of);
  if (!isAtTop(of))
    unsupported(cx, stat.name.at, "further constructors of classes inside of others are not supported yet");
}

function isAtTop({ owner }: ClassSymbol): boolean {
  if (owner === undefined) return true;
  return owner.symbol === "class" && owner.kind === "object" && isAtTop(owner);
}

/** What it says after `this(...)` is about the new object, which we lack. */
function madeBy(
  cx: Context,
  inner: Scope,
  of: ClassSymbol,
  before: readonly DefSymbol[],
  { body, name }: DefStat,
): Expr | undefined {
  const call = body?.kind === "block" && body.stats.length === 0 ? body.result : body;
  const only = call?.kind === "block" && call.stats.length === 1 ? statement(call.stats[0]) : call;
  if (!callsThis(body)) {
    report(cx, "E209", "Bad constructor", body?.at ?? name.at, "the first thing that it does must be `this(...)`");
    return undefined;
  }
  if (only?.kind !== "apply" || only.fn.kind !== "this") {
    unsupported(cx, name.at, "constructors that do more than call another one are not supported yet");
    return undefined;
  }
  const subst = of.typeParams.length === 0 ? NO_SUBST : substOf(of.typeParams, of.typeParams.map(paramTy));
  const all = constructorRef(cx, of, { name: of.name, at: only.at });
  const alts = all.alts.filter(({ def }) => def === infoOf(cx, of).maker || before.includes(def));
  const methods = { ...all, alts: alts.map((alt) => ({ ...alt, subst })) };
  const list = { args: only.args, at: only.at, upTo: only.at };
  return callMethods(cx, inner, methods, [], [list], thisTy(of), only.at).expr;
}

/** Whether it begins with a call of another constructor, as each must. */
function callsThis(e: syntax.Expr | undefined): boolean {
  if (e?.kind === "block") return callsThis(e.stats.length === 0 ? e.result : statement(e.stats[0]));
  return e?.kind === "apply" && (e.fn.kind === "this" || callsThis(e.fn));
}

function statement(stat: syntax.Stat | undefined): syntax.Expr | undefined {
  return stat?.kind === "eval" ? stat.body : undefined;
}
