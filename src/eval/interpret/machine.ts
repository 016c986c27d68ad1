// The definition of the core language: a machine with a stack of its own, so that neither
// depth nor tail calls depend on the host. It either has code to evaluate or a value to give
// to the topmost waiting frame. Steps and depth are counted as compiled code counts them.
import { absurd } from "../../basis/absurd.js";
import { type Data, fieldsOf, Lazy, makeData, type Value } from "../../core/value.js";
import { apply, ENTERED_MAX, exceptionIn, type Foreign } from "../apply.js";
import { setField } from "../data.js";
import type { Concrete } from "../primitives/primitive.js";
import { chargeHandled, nextSlice, Raised, type Runtime, raiseFault, tooDeep } from "../runtime.js";
import { chainOf } from "../unit.js";
import type { ArmCode, Calling, Code, Compound, Frame, FunctionCode, How, RecBinding } from "./code.js";
import { matches } from "./pattern.js";

/** What waits for a value. Return and update end the frame of a function. */
type Waiting =
  | { readonly kind: "return" }
  | { readonly kind: "update"; readonly lazy: Lazy }
  | {
      readonly kind: "parts";
      readonly code: Compound;
      readonly frame: Frame;
      readonly values: Value[];
      readonly next: number;
    }
  | { readonly kind: "code"; readonly code: Calling; readonly frame: Frame }
  | { readonly kind: "try"; readonly arms: readonly ArmCode[]; readonly frame: Frame; readonly depth: number }
  | {
      readonly kind: "guard";
      readonly arms: readonly ArmCode[];
      readonly at: number;
      readonly frame: Frame;
      readonly value: Value;
      readonly handler: boolean;
    }
  | { readonly kind: "arguments"; readonly args: readonly Value[] };

type Machine = {
  readonly rt: Runtime;
  readonly stack: Waiting[];
  /** Undefined when `value` is ready. */
  code: Code | undefined;
  frame: Frame;
  value: Value;
};

const RETURN: Waiting = { kind: "return" };

/** A function of the interpreter: its code and surroundings, and the arguments given so far. */
class Closure implements Foreign {
  declare readonly code: FunctionCode;
  declare readonly frame: Frame;
  declare readonly given: readonly Value[];
  constructor(code: FunctionCode, frame: Frame, given: readonly Value[]) {
    this.code = code;
    this.frame = frame;
    this.given = given;
  }
  get closure(): true {
    return true;
  }
  get arity(): number {
    return this.code.arity - this.given.length;
  }
  enter(rt: Runtime, args: readonly Value[]): Value {
    const machine: Machine = { rt, stack: [], code: undefined, frame: this.frame, value: 0 };
    return run(machine, () => applyFunction(machine, this, args));
  }
}

const NONE: readonly Value[] = [];

export function evaluate(rt: Runtime, code: Code, frame: Frame): Value {
  return run({ rt, stack: [], code, frame, value: 0 }, () => undefined);
}

function run(m: Machine, start: () => void): Value {
  let next = start;
  for (;;) {
    try {
      next();
      return steps(m);
    } catch (error) {
      const exn = exceptionIn(error);
      const handler = popHandler(m, exn);
      if (handler === undefined) throw error;
      chargeHandled(m.rt);
      next = () => chooseArm(m, handler.arms, 0, exn, true);
    }
  }
}

function steps(m: Machine): Value {
  for (;;) {
    const { code } = m;
    if (code !== undefined) {
      evaluateCode(m, code);
      continue;
    }
    const waiting = m.stack.pop();
    if (waiting === undefined) return m.value;
    resume(m, waiting);
  }
}

function give(m: Machine, value: Value): void {
  m.value = value;
  m.code = undefined;
}

function evaluateCode(m: Machine, code: Code): void {
  switch (code.kind) {
    case "const":
    case "var":
    case "function":
    case "delay":
      return give(m, simpleValue(m.rt, code, m.frame));
    case "compound":
      if (code.simple) return give(m, simpleValue(m.rt, code, m.frame));
      return collect(m, code, m.frame, new Array<Value>(code.parts.length), 0);
    case "letrec":
      bindRecursively(m, code.bindings);
      m.code = code.body;
      return;
    case "try":
      m.stack.push({ kind: "try", arms: code.arms, frame: m.frame, depth: m.rt.depth });
      m.code = code.body;
      return;
    default: {
      const first = firstOf(code);
      if (first.simple) return goOn(m, code, simpleValue(m.rt, first, m.frame));
      m.stack.push({ kind: "code", code, frame: m.frame });
      m.code = first;
    }
  }
}

type Sequential = Exclude<Calling, { kind: "letrec" | "try" }>;

/** What such a code evaluates first. */
function firstOf(code: Sequential): Code {
  switch (code.kind) {
    case "let":
      return code.bound;
    case "seq":
      return code.first;
    case "if":
      return code.cond;
    case "match":
      return code.on;
    default:
      return absurd(code);
  }
}

/** What it does with the value of that; the machine is in its frame. */
function goOn(m: Machine, code: Sequential, value: Value): void {
  switch (code.kind) {
    case "let":
      m.frame.slots[code.slot] = value;
      m.code = code.body;
      return;
    case "seq":
      m.code = code.rest;
      return;
    case "if":
      m.code = value === true ? code.yes : code.no;
      return;
    case "match":
      return chooseArm(m, code.arms, 0, value, false);
    default:
      absurd(code);
  }
}

function resume(m: Machine, waiting: Waiting): void {
  switch (waiting.kind) {
    case "return":
      m.rt.depth--;
      return;
    case "update":
      m.rt.depth--;
      if (waiting.lazy.entered !== undefined) waiting.lazy.entered--;
      waiting.lazy.state = "done";
      waiting.lazy.result = m.value;
      return;
    case "parts":
      waiting.values[waiting.next - 1] = m.value;
      return collect(m, waiting.code, waiting.frame, waiting.values, waiting.next);
    case "code":
      m.frame = waiting.frame;
      return goOn(m, waiting.code as Sequential, m.value);
    case "try":
      return;
    case "guard":
      m.frame = waiting.frame;
      if (m.value === true) m.code = (waiting.arms[waiting.at] as ArmCode).body;
      else chooseArm(m, waiting.arms, waiting.at + 1, waiting.value, waiting.handler);
      return;
    case "arguments":
      return applyFunction(m, m.value, waiting.args);
    default:
      absurd(waiting);
  }
}

/** Evaluates the parts from `next` on, then the whole. */
function collect(m: Machine, code: Compound, frame: Frame, values: Value[], next: number): void {
  for (let i = next; i < code.parts.length; i++) {
    const part = code.parts[i] as Code;
    if (!part.simple) {
      m.stack.push({ kind: "parts", code, frame, values, next: i + 1 });
      m.frame = frame;
      m.code = part;
      return;
    }
    values[i] = simpleValue(m.rt, part, frame);
  }
  finish(m, code.how, values);
}

function finish(m: Machine, how: How, values: Value[]): void {
  if (how.kind === "apply") return applyFirst(m, values);
  if (how.kind === "force") return forceValue(m, values[0] as Lazy);
  give(m, compute(m.rt, how, values));
}

/** The value of code that calls nothing. */
function simpleValue(rt: Runtime, code: Code, frame: Frame): Value {
  switch (code.kind) {
    case "const":
      return code.value;
    case "var": {
      let at: Frame = frame;
      for (let up = code.up; up > 0; up--) at = at.parent as Frame;
      return at.slots[code.slot] as Value;
    }
    case "function":
      return new Closure(code, frame, NONE);
    case "delay":
      rt.mutated = true;
      return new Lazy(new Closure(code.body, frame, NONE), code.again);
    case "compound":
      return compute(rt, code.how, simpleValues(rt, code.parts, frame));
    default:
      throw new Error(`not simple: ${code.kind}`);
  }
}

function simpleValues(rt: Runtime, parts: readonly Code[], frame: Frame): Value[] {
  const values = new Array<Value>(parts.length);
  for (let i = 0; i < parts.length; i++) values[i] = simpleValue(rt, parts[i] as Code, frame);
  return values;
}

function compute(rt: Runtime, how: How, values: Value[]): Value {
  switch (how.kind) {
    case "make":
      return makeData(how.ctor, values);
    case "chain":
      return chainOf(how.ctor, values.slice(0, -1), values[values.length - 1] as Value);
    case "prim":
      return how.many ? how.run(rt, values as never) : runPrimitive(rt, how.run, values as never[]);
    case "raise":
      throw new Raised(values[0] as Value);
    default:
      throw new Error(`not simple: ${how.kind}`);
  }
}

/** Most take one or two operands, and passing those one by one is much faster. */
function runPrimitive(rt: Runtime, run: Concrete, values: readonly never[]): Value {
  const [a, b] = values as readonly [never, never];
  if (values.length === 2) return run(rt, a, b);
  return values.length === 1 ? run(rt, a) : run(rt, ...values);
}

/** The function is the first of the values, its arguments are the others. */
function applyFirst(m: Machine, values: readonly Value[]): void {
  const fn = values[0] as Value;
  if (!(fn instanceof Closure) || fn.arity !== values.length - 1 || fn.given.length > 0) {
    return applyFunction(m, fn, values.slice(1));
  }
  waitForReturn(m);
  enter(m, fn, values, 1);
}

function applyFunction(m: Machine, fn: Value, args: readonly Value[]): void {
  if (!(fn instanceof Closure)) return give(m, apply(m.rt, fn, args));
  const all = [...fn.given, ...args];
  const { arity } = fn.code;
  if (all.length < arity) return give(m, new Closure(fn.code, fn.frame, all));
  if (all.length > arity) m.stack.push({ kind: "arguments", args: all.slice(arity) });
  waitForReturn(m);
  enter(m, fn, all, 0);
}

/** A call in tail position has nothing to come back to. */
function waitForReturn(m: Machine): void {
  const top = m.stack[m.stack.length - 1];
  if (top === undefined || top.kind === "return" || top.kind === "update") return;
  deepen(m, RETURN);
}

function deepen(m: Machine, waiting: Waiting): void {
  m.rt.depth++;
  if (m.rt.depth > m.rt.depthMax) tooDeep();
  m.stack.push(waiting);
}

/** The arguments are among the values, from `first` on. */
function enter(m: Machine, fn: Closure, values: readonly Value[], first: number): void {
  m.rt.fuel--;
  if (m.rt.fuel < 0) nextSlice(m.rt);
  const { arity, size, body } = fn.code;
  const slots = new Array<Value>(size);
  for (let i = 0; i < arity; i++) slots[i] = values[first + i] as Value;
  m.frame = { slots, parent: fn.frame };
  m.code = body;
}

function forceValue(m: Machine, lazy: Lazy): void {
  if (lazy.state === "done") return give(m, lazy.result as Value);
  if (lazy.state === "failed") throw new Raised(lazy.result as Value);
  if (lazy.state === "running" || lazy.entered === ENTERED_MAX) raiseFault(m.rt, "lazy");
  const { body } = lazy;
  if (lazy.entered === undefined) {
    lazy.state = "running";
    lazy.body = undefined;
  } else lazy.entered++;
  deepen(m, { kind: "update", lazy });
  if (body instanceof Closure) enter(m, body, [], 0);
  else give(m, (body as () => Value)());
}

/** Goes to the first arm from `from` on that fits. */
function chooseArm(m: Machine, arms: readonly ArmCode[], from: number, value: Value, handler: boolean): void {
  for (let at = from; at < arms.length; at++) {
    const arm = arms[at] as ArmCode;
    if (!matches(arm.pattern, value, m.frame.slots)) continue;
    if (arm.guard === undefined) {
      m.code = arm.body;
      return;
    }
    m.stack.push({ kind: "guard", arms, at, frame: m.frame, value, handler });
    m.code = arm.guard;
    return;
  }
  if (handler) throw new Raised(value);
  raiseFault(m.rt, "match");
}

/** Leaves everything up to the innermost handler; delayed values on the way have failed. */
function popHandler(m: Machine, exn: Value): Extract<Waiting, { kind: "try" }> | undefined {
  for (let waiting = m.stack.pop(); waiting !== undefined; waiting = m.stack.pop()) {
    if (waiting.kind === "update") {
      if (waiting.lazy.entered === undefined) {
        waiting.lazy.state = "failed";
        waiting.lazy.result = exn;
      } else waiting.lazy.entered--;
    } else if (waiting.kind === "try") {
      m.rt.depth = waiting.depth;
      m.frame = waiting.frame;
      return waiting;
    }
  }
  return undefined;
}

/** Functions and delayed bodies first; cyclic data is made with holes, which are then filled. */
function bindRecursively(m: Machine, bindings: readonly RecBinding[]): void {
  const { slots } = m.frame;
  const isData = ({ bound }: RecBinding): boolean => bound.kind === "compound";
  for (const b of [...bindings.filter((b) => !isData(b)), ...bindings.filter(isData)]) {
    slots[b.slot] = simpleValue(m.rt, b.bound, m.frame);
  }
  for (const b of bindings.filter(isData)) fill(b.bound as Compound, slots[b.slot] as Data, slots);
}

function fill(code: Compound, data: Data, slots: readonly Value[]): void {
  let link = data;
  const last = code.parts.length - 1;
  for (const [i, part] of code.parts.entries()) {
    if (code.how.kind === "make") fillPart(part, data, i, slots);
    else fillPart(part, link, i === last ? 1 : 0, slots);
    if (code.how.kind === "chain" && i < last - 1) link = fieldsOf(link)[1] as Data;
  }
}

function fillPart(part: Code, data: Data, index: number, slots: readonly Value[]): void {
  if (part.kind === "var" && part.up === 0) setField(data, index, slots[part.slot] as Value);
  else if (part.kind === "compound" && (part.how.kind === "make" || part.how.kind === "chain")) {
    fill(part, fieldsOf(data)[index] as Data, slots);
  }
}
