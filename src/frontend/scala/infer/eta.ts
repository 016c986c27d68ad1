// Methods as functions: `xs.map(f)`, `f _`.
import { madeAt } from "../made.js";
import type { Expr, Ty, ValueSymbol } from "../typed.js";
import { adapt } from "./adapt.js";
import { type Call, callExpr } from "./call-state.js";
import { type Context, unsupported } from "./context.js";
import { implicitArg } from "./implicit.js";
import { isPure } from "./pure.js";
import { known, solve, solveRest } from "./solve.js";
import { isSubtype } from "./subtype.js";
import { ownValue } from "./symbols.js";
import { fnTy, HOLE, hasHole } from "./ty.js";

/** A function of the lists that are missing; `expected` may be open. What was given is evaluated before. */
export function etaExpanded(cx: Context, given: Call, expected: Ty): Expr {
  const { at } = given;
  const call: Call = { ...given, at: madeAt(at) };
  expectFunction(call, expected, call.lists);
  solve(call.inference, () => true);
  solveRest(call.inference, known(call.inference, call.def.result));
  bindGiven(cx, call);
  const stats = call.before.splice(0);
  const lambda: Expr = { ...lambdaOver(cx, call, expected), at };
  return stats.length === 0 ? lambda : { kind: "block", at, type: lambda.type, stats, result: lambda };
}

/** Parameters that are expected are what the function gets. */
function expectFunction(call: Call, expected: Ty, from: number): void {
  const params = call.def.params[from];
  if (params === undefined || expected.kind !== "fn" || expected.params.length !== params.length) return;
  params.forEach((param, i) => {
    const given = expected.params[i] ?? HOLE;
    if (!hasHole(given)) isSubtype(given, known(call.inference, param.type), call.inference.solver);
  });
  if (from + 1 < call.def.params.length) return expectFunction(call, expected.result, from + 1);
  if (!hasHole(expected.result))
    isSubtype(known(call.inference, call.def.result), expected.result, call.inference.solver);
}

function bindGiven(cx: Context, call: Call): void {
  const bind = (value: Expr): Expr => {
    if (isPure(value)) return value;
    const of = ownValue(cx, call.scope, "eta", value.type, value.at);
    call.before.push({ kind: "val", at: value.at, of, value });
    return { kind: "value", at: madeAt(value.at), type: value.type, of };
  };
  if (call.receiver !== undefined) call.receiver = bind(call.receiver);
  call.args.forEach((arg, i) => {
    if (arg.kind !== "default") call.args[i] = bind(arg);
  });
}

function lambdaOver(cx: Context, call: Call, expected: Ty): Expr {
  const list = call.def.params[call.lists];
  if (list === undefined) return callExpr(cx, call);
  if (list.length > 0 && list.every((param) => param.isImplicit)) {
    for (const param of list)
      call.args.push(implicitArg(cx, call.scope, known(call.inference, param.type), call.at, call.inference));
    call.lists++;
    return lambdaOver(cx, call, expected);
  }
  const params = list.map((param, i): ValueSymbol => {
    if (param.byName) unsupported(cx, call.at, "functions with parameters by name are not supported yet");
    const given = expected.kind === "fn" && expected.params.length === list.length ? expected.params[i] : undefined;
    const type = given === undefined || hasHole(given) ? known(call.inference, param.type) : given;
    return { ...ownValue(cx, call.scope, param.name, type, call.at), kind: "param" };
  });
  params.forEach((of, i) => {
    const value: Expr = { kind: "value", at: call.at, type: of.type, of };
    const formal = list[i];
    call.args.push(formal === undefined ? value : adapt(cx, call.scope, value, known(call.inference, formal.type)));
  });
  call.lists++;
  const body = lambdaOver(cx, call, expected.kind === "fn" ? expected.result : HOLE);
  const type = fnTy(
    params.map((param) => param.type),
    body.type,
  );
  return { kind: "lambda", at: call.at, type, params, body };
}
