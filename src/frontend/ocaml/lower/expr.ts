// Expressions to core: OCaml's order of evaluation made explicit, loops as local functions,
// operators as primitives of the right kind.
import { absurd } from "../../../basis/absurd.js";
import { type Arm, type Expr as Core, fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { looksAtException, looksAtValue } from "../subpatterns.js";
import type { Case, Expr, Pattern } from "../syntax.js";
import { lowerApply, lowerIdent } from "./apply.js";
import { lowerCase, lowerCases } from "./cases.js";
import { lowerFormat } from "./format.js";
import { lowerFunction } from "./function.js";
import { withoutOptional } from "./labelled.js";
import { lowerBindings } from "./let.js";
import { withKeys } from "./local-exception.js";
import {
  failingArm,
  fresh,
  int,
  type Lowering,
  letIn,
  lit,
  make,
  node,
  partOf,
  prim,
  raiseAt,
  stop,
  unit,
  variable,
} from "./lowering.js";
import { definingIn, lowerPack } from "./module.js";
import { rightToLeft } from "./operands.js";
import { ctorOf, literalOf, lowerPattern } from "./pattern.js";
import { lowerField, lowerRecord, lowerSetField } from "./record.js";
import { lowerItem } from "./structure.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function startLowering(
  start: Omit<Lowering, "lower" | "wholes" | "parts" | "copies" | "templates" | "pure" | "copied" | "counter">,
): Lowering {
  const l: Lowering = {
    ...start,
    wholes: new Map(),
    parts: new Map(),
    copies: new Map(),
    templates: new Map(),
    pure: new Set(),
    copied: new Set(),
    counter: undefined,
    lower: (e) => lowerExpr(l, e),
  };
  return l;
}

function lowerExpr(l: Lowering, e: Expr): Core {
  const core = lowerUnnoted(l, e);
  l.wholes.set(core.id, e);
  return core;
}

function lowerUnnoted(l: Lowering, e: Expr): Core {
  const lack = l.facts.holes.size === 0 ? undefined : l.facts.holes.get(e);
  if (lack !== undefined) return stop(l, e.at, lack);
  const erased = l.facts.erasures.get(e);
  return erased === undefined ? lowerWhole(l, e) : withoutOptional(l, e.at, lowerWhole(l, e), erased);
}

function lowerWhole(l: Lowering, e: Expr): Core {
  switch (e.kind) {
    case "constant": {
      const format = l.facts.formats.get(e);
      return format === undefined ? lit(l, e.at, literalOf(e.value)) : lowerFormat(l, e, format);
    }
    case "ident":
      return lowerIdent(l, e);
    case "let":
      return lowerLet(l, e);
    case "fun":
    case "function":
      return lowerFunction(l, e);
    case "apply":
      return lowerApply(l, e);
    case "match":
      return lowerMatch(l, e);
    case "try":
      return node(l, "try", e.at, { body: lowerExpr(l, e.body), arms: e.cases.map((c) => lowerCase(l, c)) });
    case "tuple":
      return lowerMake(l, e.at, tupleCtor(e.items.length), e.items);
    case "construct":
      return lowerConstruct(l, e);
    case "list": {
      const own = l.facts.ownLists.get(e);
      if (own !== undefined) return lowerExpr(l, own);
      const last = make(l, e.at, fixedName("[]"), [], false);
      const items = e.items.map((item) => lowerExpr(l, item));
      return rightToLeft(l, e.at, items, (operands) =>
        node(l, "chain", e.at, { ctor: fixedName("::"), items: operands, last }),
      );
    }
    case "array": {
      const items = e.items.map((item) => lowerExpr(l, item));
      return rightToLeft(l, e.at, items, (operands) => prim(l, e.at, "array.of", operands));
    }
    case "record":
      return lowerRecord(l, e);
    case "field":
      return lowerField(l, e);
    case "set-field":
      return lowerSetField(l, e);
    case "if":
      return node(l, "if", e.at, {
        cond: lowerExpr(l, e.cond),
        yes: lowerExpr(l, e.yes),
        no: e.no === undefined ? unit(l, e.at, false) : lowerExpr(l, e.no),
      });
    case "sequence":
      return node(l, "seq", e.at, { items: e.items.map((item) => lowerExpr(l, item)) });
    case "while":
      return lowerWhile(l, e);
    case "for":
      return lowerFor(l, e);
    case "typed":
    case "coerce":
    case "labelled":
      return lowerExpr(l, e.value);
    case "lazy":
      return lowerLazy(l, e);
    case "assert":
      return lowerAssert(l, e);
    case "open":
    case "newtype":
      return lowerExpr(l, e.body);
    case "let-item":
      return definingIn(l, e.at, lowerItem(l, e.item), lowerExpr(l, e.body));
    case "pack":
      return lowerPack(l, e, (item) => lowerItem(l, item));
    case "lacking":
      return stop(l, e.at, e.lack);
    default:
      return absurd(e);
  }
}

/** A chain of lets is lowered from the outside in by a loop, so that long ones do not nest our calls. */
function lowerLet(l: Lowering, e: Of<"let">): Core {
  const wraps: { readonly of: Expr; readonly wrap: (body: Core) => Core }[] = [];
  let body: Expr = e;
  for (; body.kind === "let"; body = body.body)
    wraps.push({ of: body, wrap: lowerBindings(l, body.at, body.bindings, body.recursive) });
  return wraps.reduceRight(
    (inner, { of, wrap }) => {
      const core = wrap(inner);
      l.wholes.set(core.id, of);
      return core;
    },
    lowerExpr(l, body),
  );
}

function lowerMatch(l: Lowering, e: Of<"match">): Core {
  if (e.cases.some((c) => looksAtException(c.pattern))) return lowerMatchException(l, e, lowerExpr(l, e.on));
  return lowerCases(l, e.at, lowerMatched(l, e.on), e.cases);
}

/** OCaml makes no tuple that is matched at once, and evaluates its parts from left to right. */
function lowerMatched(l: Lowering, on: Expr): Core {
  if (on.kind === "typed") return lowerMatched(l, on.value);
  if (on.kind !== "tuple") return lowerExpr(l, on);
  const items = on.items.map((item) => lowerExpr(l, item));
  const tuple = make(l, on.at, tupleCtor(items.length), items);
  l.wholes.set(tuple.id, on);
  return tuple;
}

/** The matched expression becomes (true, value) or (false, exception), so that the bodies stand outside the handler. */
function lowerMatchException(l: Lowering, e: Of<"match">, on: Core): Core {
  const { at } = e;
  const pair = (ok: boolean, value: Core): Core =>
    make(l, at, tupleCtor(2), [lit(l, at, { kind: "bool", value: ok }, false), value], false);
  const exn = fresh(l, "exn");
  const caught: Arm = {
    pattern: { kind: "bind", at, name: exn },
    guard: undefined,
    body: pair(false, variable(l, at, exn, false)),
  };
  const outcome = node(l, "try", at, { body: pair(true, on), arms: [caught] }, false);
  const again = fresh(l, "exn");
  const rethrow = node(l, "raise", at, { exn: variable(l, at, again, false) }, false);
  const unmatched: Arm = { pattern: { kind: "bind", at, name: again }, guard: undefined, body: rethrow };
  if (e.cases.some((c) => looksAtException(c.pattern) && looksAtValue(c.pattern))) {
    const arms = [...e.cases.map((c) => mixedCase(l, c)), tagged(failingArm(l, at), true), tagged(unmatched, false)];
    return node(l, "match", at, { on: outcome, arms });
  }
  const isHandler = (c: Case): boolean => c.pattern.kind === "exception";
  const value = fresh(l, "value");
  const cases = e.cases.filter((c) => !isHandler(c));
  const onValue: Arm = {
    pattern: { kind: "bind", at, name: value },
    guard: undefined,
    body: partOf(l, e, lowerCases(l, at, variable(l, at, value, false), cases)),
  };
  const handlers = e.cases.filter(isHandler).map((c) => tagged(lowerCase(l, c), false));
  return node(l, "match", at, { on: outcome, arms: [tagged(onValue, true), ...handlers, tagged(unmatched, false)] });
}

function tagged(arm: Arm, ok: boolean): Arm {
  return { ...arm, pattern: taggedPattern(arm.pattern, ok) };
}

function taggedPattern(pattern: Arm["pattern"], ok: boolean): Arm["pattern"] {
  const { at } = pattern;
  const tag = { kind: "lit", at, value: { kind: "bool", value: ok } } as const;
  return { kind: "ctor", at, ctor: tupleCtor(2), args: [tag, pattern] };
}

/** A case that may be for values and for exceptions: `p | exception q`. */
function mixedCase(l: Lowering, c: Case): Arm {
  const parts = alternatives(c.pattern);
  const options = parts.map((part) => taggedPattern(lowerPattern(l, part), part.kind !== "exception"));
  const [first] = options;
  const pattern =
    options.length === 1 && first !== undefined ? first : { kind: "or" as const, at: c.pattern.at, options };
  return withKeys(l, c.pattern, {
    pattern,
    guard: c.guard === undefined ? undefined : lowerExpr(l, c.guard),
    body: lowerExpr(l, c.body),
  });
}

function alternatives(pattern: Pattern): readonly Pattern[] {
  return pattern.kind === "or" ? pattern.options.flatMap(alternatives) : [pattern];
}

function lowerMake(l: Lowering, at: Span, ctor: Name, args: readonly Expr[], last: readonly Core[] = []): Core {
  const operands = args.map((arg) => lowerExpr(l, arg));
  return rightToLeft(l, at, operands, (parts) => make(l, at, ctor, [...parts, ...last]));
}

function lowerConstruct(l: Lowering, e: Of<"construct">): Core {
  const ctor = ctorOf(l, e);
  if (ctor.family === l.builtins.types.bool) return lit(l, e.at, { kind: "bool", value: ctor.name === "true" });
  if (ctor.family === l.builtins.types.unit) return unit(l, e.at);
  const key = ctor.key === undefined ? [] : [variable(l, e.at, ctor.key, false)];
  if (e.arg === undefined) return make(l, e.at, ctor.core, key);
  const args = ctor.args.length > 1 && e.arg.kind === "tuple" ? e.arg.items : [e.arg];
  return lowerMake(l, e.at, ctor.core, args, key);
}

/** let rec loop () = if cond then (body; loop ()) else () in loop () */
function lowerWhile(l: Lowering, e: Of<"while">): Core {
  const { at } = e;
  const loop = fresh(l, "while");
  const again = (): Core => node(l, "app", at, { fn: variable(l, at, loop, false), args: [unit(l, at, false)] }, false);
  const yes = node(l, "seq", at, { items: [lowerExpr(l, e.body), again()] }, false);
  const body = node(l, "if", at, { cond: lowerExpr(l, e.cond), yes, no: unit(l, at, false) });
  return localFunction(l, at, loop, fresh(l, "u"), body, again());
}

/** let rec loop i = body; if i = high then () else loop (i + 1) in if low <= high then loop low else () */
function lowerFor(l: Lowering, e: Of<"for">): Core {
  const { at } = e;
  const [loop, high, low] = [fresh(l, "for"), fresh(l, "high"), fresh(l, "low")];
  const index = l.facts.binders.get(e.index) ?? fresh(l, "i");
  const call = (arg: Core): Core => node(l, "app", at, { fn: variable(l, at, loop, false), args: [arg] }, false);
  const v = (name: Name): Core => variable(l, at, name, false);
  const next = prim(l, at, e.down ? "i63.sub" : "i63.add", [v(index), int(l, at, 1)], false);
  const done = prim(l, at, "i63.eq", [v(index), v(high)], false);
  const goOn = node(l, "if", at, { cond: done, yes: unit(l, at, false), no: call(next) }, false);
  const body = node(l, "seq", at, { items: [lowerExpr(l, e.body), goOn] }, false);
  const any = prim(l, at, e.down ? "i63.ge" : "i63.le", [v(low), v(high)], false);
  const start = node(l, "if", at, { cond: any, yes: call(v(low)), no: unit(l, at, false) }, false);
  const loops = localFunction(l, at, loop, index, body, start);
  return letIn(l, at, low, lowerExpr(l, e.low), letIn(l, at, high, lowerExpr(l, e.high), loops));
}

function localFunction(l: Lowering, at: Span, name: Name, param: Name, body: Core, then: Core): Core {
  const bound = node(l, "lam", at, { params: [param], body }, false);
  return node(l, "letrec", at, { bindings: [{ name, bound }], body: then }, false);
}

/** OCaml makes no suspension of what is a value already; of a tag it does. */
function lowerLazy(l: Lowering, e: Of<"lazy">): Core {
  const delay = node(l, "delay", e.at, { body: lowerExpr(l, e.body), again: false });
  if (!isValue(e.body)) return delay;
  const name = fresh(l, "lazy");
  const force = node(l, "force", e.at, { value: variable(l, e.at, name, false) }, false);
  const both = node(l, "seq", e.at, { items: [force, variable(l, e.at, name, false)] }, false);
  return letIn(l, e.at, name, delay, both);
}

function isValue(e: Expr): boolean {
  if (e.kind === "typed") return isValue(e.value);
  if (e.kind === "newtype") return isValue(e.body);
  const constant = e.kind === "construct" && e.arg === undefined && !e.ctor.name.startsWith("`");
  return constant || e.kind === "constant" || e.kind === "ident" || e.kind === "fun" || e.kind === "function";
}

function lowerAssert(l: Lowering, e: Of<"assert">): Core {
  const failure = raiseAt(l, e.at, l.known.assertFailure);
  if (e.cond.kind === "construct" && e.cond.ctor.name === "false") return failure;
  return node(l, "if", e.at, { cond: lowerExpr(l, e.cond), yes: unit(l, e.at, false), no: failure });
}
