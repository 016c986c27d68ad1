// A method with the arguments it has been given so far, and the expression that it becomes.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type { Argument, ClassSymbol, DefSymbol, Expr, Outer, Stat, Ty, TypeParam } from "../typed.js";
import { type Context, makerOf, report, type Scope } from "./context.js";
import { isInner, outerExpr, seenFrom } from "./member.js";
import { isPure } from "./pure.js";
import type { Methods } from "./reference.js";
import { addVariable, type Inference, infer, known, outOfBounds, solve, solveRest } from "./solve.js";
import { ownValue } from "./symbols.js";
import { captured, ERROR, mentions, NO_SUBST, NOTHING, type Subst, substitute, valueTy } from "./ty.js";

/** The title of what is said where a method is not given all its lists of arguments. */
export const ARGUMENTS_MISSING = "Arguments missing";

export type Call = {
  readonly scope: Scope;
  readonly def: DefSymbol;
  readonly methods: Methods;
  readonly inference: Inference;
  readonly args: Argument[]; // over all lists
  /** Arguments that were named out of order are bound first. */
  readonly before: Stat[];
  readonly at: Span;
  /** Types that are known inside of the call only, and what is said of them elsewhere. */
  readonly hidden: Map<TypeParam, Ty>;
  receiver: Expr | undefined;
  lists: number;
  failed: boolean;
};

export function newCall(cx: Context, scope: Scope, methods: Methods, def: DefSymbol, given: Subst, at: Span): Call {
  const { subst, back } = captured(given);
  const inference = infer(def.typeParams, subst);
  for (const variable of methods.open) addVariable(inference, variable, NO_SUBST);
  // Constructors have none; what `copy` makes is made from one.
  const receiver = makerOf(cx, def) === undefined || def.name === "copy" ? methods.receiver : undefined;
  return {
    scope,
    def,
    methods,
    inference,
    args: [],
    before: [],
    at,
    receiver,
    hidden: new Map(back),
    lists: 0,
    failed: false,
  };
}

export function callExpr(cx: Context, call: Call): Expr {
  const { def, inference, at } = call;
  solve(inference, () => false);
  const result = known(inference, def.result);
  const vars = solveRest(inference, result);
  checkBounds(cx, call);
  const self = cx.givesThis.has(def) ? call.receiver?.type : undefined;
  const open = call.failed && vars.length > 0;
  const type = self ?? (open ? ERROR : valueTy(substitute(known(inference, def.result), call.hidden)));
  const expr = withBefore(call, { ...callNode(cx, call), at, type });
  const isOpen = vars.some((variable) => mentions(result, (param) => param === variable));
  if (isOpen) cx.open.set(expr, { type: result, vars });
  return expr;
}

function checkBounds(cx: Context, { inference, def, at, failed }: Call): void {
  const variable = failed ? undefined : outOfBounds(inference);
  const type = variable && inference.solved.get(variable);
  if (variable?.high === undefined || type === undefined || type === ERROR) return;
  const label = `\`${variable.name}\` of \`${def.name}\` is \`${showTy(type)}\` here, which is no \`${showTy(known(inference, variable.high))}\``;
  report(cx, "E204", "Types clash", at, label);
}

function callNode(cx: Context, call: Call): Expr {
  const { def, args, at } = call;
  const made = makerOf(cx, def);
  if (made === undefined) {
    return { kind: "call", at, type: NOTHING, of: def, receiver: call.receiver, args, above: call.methods.above };
  }
  const node = { kind: "construct", at, type: NOTHING, of: made } as const;
  if (call.receiver !== undefined) return { ...node, ...copied(cx, call, made, call.receiver) };
  const from = prefixOf(made, call.methods.receiver);
  return { ...node, args, ...(from && { outer: outerExpr(made, from) }) };
}

/** `o` of `o.In(1)`, where In stands for the object beside the class, and of `new o.In(1)`. */
function prefixOf(made: ClassSymbol, receiver: Expr | undefined): Expr | undefined {
  if (!isInner(made)) return undefined;
  return receiver?.kind === "object" && receiver.of.companion === made ? receiver.outer : receiver;
}

type Copied = { readonly args: readonly Argument[]; readonly outer?: Outer };

/** copy: what is not given is read from the receiver, which is evaluated first. */
function copied(cx: Context, call: Call, of: ClassSymbol, receiver: Expr): Copied {
  const at = madeAt(call.at);
  const value = ownValue(cx, call.scope, "copied", receiver.type, at);
  const from: Expr = isPure(receiver)
    ? { ...receiver, at: madeAt(receiver.at) }
    : { kind: "value", at, type: receiver.type, of: value };
  if (!isPure(receiver)) call.before.unshift({ kind: "val", at, of: value, value: receiver });
  const args = call.args.map((arg, i): Argument => {
    const field = of.params[i];
    if (arg.kind !== "default" || field === undefined) return arg;
    return { kind: "field", at, type: substitute(field.type, seenFrom(receiver.type, of)), from, of: field };
  });
  return { args, ...(isInner(of) && { outer: outerExpr(of, from, true) }) };
}

function withBefore(call: Call, result: Expr): Expr {
  if (call.before.length === 0) return result;
  return { kind: "block", at: call.at, type: result.type, stats: call.before, result };
}
