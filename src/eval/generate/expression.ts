// Expressions as JavaScript: `value` gives a text to be evaluated where it stands, after
// the statements it has written; `emit` writes statements that bring the value to where it
// goes. Operands run from left to right in both. Chains of bindings are loops, not nests.

import { absurd } from "../../basis/absurd.js";
import { lastOf, nth } from "../../basis/known.js";
import type { App, Choose, Expr, Let, Name, Prim } from "../../core/expr.js";
import { isMadeAnew } from "../../core/program.js";
import { atom, built, calling, type Js, js, texts } from "../js.js";
import { PRIMITIVE_TABLE } from "../primitives/table.js";
import {
  bind,
  type Dest,
  type Frame,
  firstBranch,
  operands,
  pin,
  pooled,
  repeatable,
  serial,
  temporary,
  variableOf,
} from "./frame.js";
import { delayText, functionText } from "./function.js";
import { bindRecursively } from "./letrec.js";
import { emitMatch, emitTry } from "./match.js";
import { immediate } from "./style.js";

const NESTED_ITEMS_MAX = 8;

export function value(frame: Frame, e: Expr): Js {
  const { gen } = frame;
  if (gen.unit.isConstant(e)) return constant(frame, e);
  switch (e.kind) {
    case "lit":
      return constant(frame, e);
    case "var":
      return variableOf(gen, e.name).js;
    case "lam":
      return js(`fun(${e.params.length}, ${functionText(gen, e, undefined)})`);
    case "delay":
      return js(delayText(gen, e));
    case "app":
      return call(frame, e, operands(frame, [e.fn, ...e.args]));
    case "make":
      return made(frame, e.ctor, operands(frame, e.args));
    case "chain":
      return chained(frame, e.ctor, operands(frame, [...e.items, e.last]));
    case "prim":
      return primitive(frame, e);
    case "raise":
      return js(`raise(${value(frame, e.exn).text})`);
    case "force":
      return calling(`force(R, ${value(frame, e.value).text})`);
    case "let":
    case "letrec":
    case "seq":
      return value(frame, bindAlong(frame, e));
    case "if":
      return gen.needsStatements(e) ? viaVariable(frame, e) : conditional(frame, e);
    case "match":
    case "try":
    case "choose":
      return viaVariable(frame, e);
    default:
      return absurd(e);
  }
}

export function emit(frame: Frame, e: Expr, dest: Dest): void {
  switch (e.kind) {
    case "let":
    case "letrec":
    case "seq":
      return emit(frame, bindAlong(frame, e), dest);
    case "if":
      return frame.gen.needsStatements(e) || dest.kind !== "set"
        ? emitIf(frame, e, dest)
        : finish(frame, value(frame, e), dest);
    case "match":
      return emitMatch(frame, e, dest);
    case "try":
      return emitTry(frame, e, dest);
    case "choose":
      return emitChoice(frame, e, dest);
    case "raise":
      frame.out.push(`throw new Raised(${value(frame, e.exn).text});`);
      return;
    case "app":
      return dest.kind === "return" && dest.tail ? emitTailCall(frame, e) : finish(frame, value(frame, e), dest);
    default:
      return finish(frame, value(frame, e), dest);
  }
}

/** Brings a value to its destination; the frame's depth is given back before it returns. */
function finish(frame: Frame, result: Js, dest: Dest): void {
  switch (dest.kind) {
    case "drop":
      if (!result.atom) frame.out.push(`${result.text};`);
      return;
    case "set":
      frame.out.push(`${dest.to} = ${result.text};`);
      return;
    case "return": {
      const last = frame.counted && result.calls ? pin(frame, result) : result;
      if (frame.counted) frame.out.push("R.depth = d - 1;");
      frame.out.push(`return ${last.text};`);
      return;
    }
    default:
      absurd(dest);
  }
}

function constant(frame: Frame, e: Expr): Js {
  const direct = e.kind === "lit" ? immediate(e.value) : undefined;
  return direct ?? atom(pooled(frame.gen.constants, frame.gen.unit.constant(e)));
}

function viaVariable(frame: Frame, e: Expr): Js {
  const name = `t${serial(frame.gen)}`;
  frame.out.push(`let ${name};`);
  emit(frame, e, { kind: "set", to: name });
  return atom(name);
}

/** Writes the bindings and effects at the start of an expression and gives what is left of it. */
export function bindAlong(frame: Frame, e: Expr): Expr {
  let rest = e;
  for (;;) {
    if (rest.kind === "let") {
      bindLet(frame, rest);
      rest = rest.body;
    } else if (rest.kind === "letrec") {
      bindRecursively(frame, rest.bindings);
      rest = rest.body;
    } else if (rest.kind === "seq") {
      for (const item of rest.items.slice(0, -1)) emit(frame, item, { kind: "drop" });
      rest = lastOf(rest.items);
    } else return rest;
  }
}

export function bindLet(frame: Frame, { name, bound }: Pick<Let, "name" | "bound">): void {
  const { gen } = frame;
  if (gen.unit.isConstant(bound)) {
    gen.variables.set(name, { js: constant(frame, bound), arity: undefined });
  } else if (bound.kind === "lam") {
    const text = functionText(gen, bound, undefined);
    frame.out.push(
      `const ${bind(gen, name, bound.params.length)} = ${functionValue(frame, name, text, bound.params.length)};`,
    );
  } else if (bound.kind === "if" || bound.kind === "match" || bound.kind === "try") {
    const text = `v${serial(gen)}`;
    frame.out.push(`let ${text};`);
    emit(frame, bound, { kind: "set", to: text });
    gen.variables.set(name, { js: atom(text), arity: undefined });
  } else {
    const result = value(frame, bound);
    const arity = bound.kind === "var" ? variableOf(gen, bound.name).arity : undefined;
    const text = `v${serial(gen)}`;
    frame.out.push(`const ${text} = ${result.text};`);
    gen.variables.set(name, { js: { text, atom: true, num: result.num, calls: false }, arity });
  }
}

/** A function that is only ever called directly needs no arity on it. */
export function functionValue(frame: Frame, name: Name, text: string, arity: number): string {
  return frame.gen.known.get(name)?.escapes === false ? text : `fun(${arity}, ${text})`;
}

function made(frame: Frame, ctor: Name, args: readonly Js[]): Js {
  const k = pooled(frame.gen.ctors, frame.gen.unit.ctor(ctor));
  if (args.length === 0 && isMadeAnew(frame.gen.unit.ctor(ctor).decl)) return js(`new D0(${k})`);
  if (args.length === 0) return atom(pooled(frame.gen.constants, frame.gen.unit.constantOf(ctor)));
  if (args.length > 4) return built(`new DN(${k}, [${texts(args)}])`, args);
  return built(`new D${args.length}(${k}, ${texts(args)})`, args);
}

function chained(frame: Frame, ctor: Name, parts: readonly Js[]): Js {
  const k = pooled(frame.gen.ctors, frame.gen.unit.ctor(ctor));
  const items = parts.slice(0, -1);
  const last = lastOf(parts);
  if (items.length > NESTED_ITEMS_MAX) return built(`chain(${k}, [${texts(items)}], ${last.text})`, parts);
  const open = items.map((item) => `new D2(${k}, ${item.text}, `).join("");
  return built(open + last.text + ")".repeat(items.length), parts);
}

function primitive(frame: Frame, e: Prim): Js {
  const { gen } = frame;
  const definition = PRIMITIVE_TABLE[e.op];
  const parts = operands(frame, e.args);
  const site = { definition, fn: pooled(gen.primitives, e.op), fresh: () => temporary(frame) };
  if (!gen.style.repeats(e.op, definition)) return gen.style.prim(e.op, parts, e.id, site);
  const { before, atoms } = repeatable(frame, parts);
  const written = gen.style.prim(e.op, atoms, e.id, site);
  if (before === "") return written;
  return { ...built(`(${before}${written.text})`, parts), num: written.num };
}

function conditional(frame: Frame, e: Extract<Expr, { kind: "if" }>): Js {
  const cond = frame.gen.style.branch(value(frame, e.cond), firstBranch(frame.gen, e.id, 2));
  const yes = value(frame, e.yes);
  const no = value(frame, e.no);
  const text = no.text === "false" ? `(${cond.text} && ${yes.text})` : `(${cond.text} ? ${yes.text} : ${no.text})`;
  return { ...built(text, [cond, yes, no]), num: yes.num && no.num };
}

function emitIf(frame: Frame, e: Extract<Expr, { kind: "if" }>, dest: Dest): void {
  const cond = frame.gen.style.branch(value(frame, e.cond), firstBranch(frame.gen, e.id, 2));
  frame.out.push(`if (${cond.text}) {`);
  emit(frame, e.yes, dest);
  // After a return no else is needed, and long chains of conditions do not nest.
  frame.out.push(dest.kind === "return" ? "}" : "} else {");
  emit(frame, e.no, dest);
  if (dest.kind !== "return") frame.out.push("}");
}

function emitChoice(frame: Frame, e: Choose, dest: Dest): void {
  const { style, unit } = frame.gen;
  const chosen = style.choose(e.id, e.options.length);
  if (chosen === undefined) return emit(frame, nth(e.options, unit.picks.get(e.id) ?? 0), dest);
  frame.out.push(`switch (${chosen.text}) {`);
  for (const [i, option] of e.options.entries()) {
    frame.out.push(i === 0 ? "default: {" : `case ${i}: {`);
    emit(frame, option, dest);
    frame.out.push(dest.kind === "return" ? "}" : "break; }");
  }
  frame.out.push("}");
}

function call(frame: Frame, e: App, [fn, ...args]: readonly Js[]): Js {
  const callee = fn as Js;
  const arity = e.fn.kind === "var" ? variableOf(frame.gen, e.fn.name).arity : undefined;
  if (arity === args.length) return calling(`${callee.text}(${texts(args)})`);
  if (arity !== undefined) return calling(`apply(R, ${callee.text}, [${texts(args)}])`);
  const { before, atoms } = repeatable(frame, [callee, ...args]);
  const applied = frame.gen.style.apply(nth(atoms, 0), atoms.slice(1), e.id);
  return before === "" ? applied : calling(`(${before}${applied.text})`);
}

function emitTailCall(frame: Frame, e: App): void {
  const parts = operands(frame, [e.fn, ...e.args]);
  const { loop } = frame;
  if (loop !== undefined && e.fn.kind === "var" && e.fn.name === loop.name && e.args.length === loop.params.length) {
    return emitRound(frame, loop.label, loop.params, parts.slice(1));
  }
  // The frame is given back before the call, so what waits must have run by then.
  const ready = frame.counted && parts.some((part) => part.calls) ? parts.map((part) => pin(frame, part)) : parts;
  const result = call(frame, e, ready);
  if (frame.counted) frame.out.push("R.depth = d - 1;");
  frame.out.push(`return ${result.text};`);
}

/** The next round of a loop: all arguments are evaluated before any is assigned. */
function emitRound(frame: Frame, label: string, params: readonly string[], args: readonly Js[]): void {
  const changed = params.flatMap((param, i) => (nth(args, i).text === param ? [] : [{ param, arg: nth(args, i) }]));
  const only = changed.length === 1 ? changed[0] : undefined;
  const ready =
    only !== undefined ? [only] : changed.map(({ param, arg }) => ({ param, arg: copied(frame, arg, params) }));
  for (const { param, arg } of ready) frame.out.push(`${param} = ${arg.text};`);
  frame.out.push(`continue ${label};`);
}

/** Parameters are the only variables that change. */
function copied(frame: Frame, arg: Js, params: readonly string[]): Js {
  return pin(frame, { ...arg, atom: arg.atom && !params.includes(arg.text) });
}
