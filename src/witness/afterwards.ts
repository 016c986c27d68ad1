// A call together with what is looked at after it: names for the arguments that it may change, a write to what it leaves
// behind, and then the result, the arguments, or parts of them. `let x = ref 0 in let r = f x in r := 1; x`.
import { nth } from "../basis/known.js";
import { catching, inTurn, letIn, make, variable } from "../core/build.js";
import { type Expr, fixedName, makeName, type Name, shownName, tupleCtor } from "../core/expr.js";
import { freeNames } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { holding, type Reader, withPart, writing } from "./at-place.js";
import type { LaterWrite } from "./later-write.js";
import type { Looked } from "./looked-at.js";
import type { Root, Step } from "./place.js";
import type { ObjectPlace } from "./told-behind.js";

/** A call as it is written, whatever its arguments are called. */
export type WrittenCall = Reader & {
  readonly apply: (args: readonly Expr[]) => Expr;
  readonly args: readonly Expr[];
  readonly givesUnit: boolean;
  /** Of an argument or a part of one. */
  readonly typeOf: (root: Root) => Type;
  /** An expression that shows what is left at a root. */
  readonly shown: (root: Root, e: Expr) => Expr;
};

/** Names for arguments, in this order, each may use those before; and what is done with them. */
export type Afterwards = { readonly bound: readonly Bound[]; readonly body: Expr };

export type Bound = { readonly name: Name; readonly type: Type; readonly bound: Expr };

export function afterwards(called: WrittenCall, { write, roots, inside, raises }: Looked): Afterwards {
  const used = [...roots, ...[write?.place, inside?.place].flatMap((place) => place?.root ?? [])];
  const names = namesFor(called, used);
  const isResultUsed = used.some(({ kind }) => kind === "result");
  const shown = roots.map((root) =>
    raises && root.kind === "result" ? names.of(root) : called.shown(root, names.of(root)),
  );
  const whole =
    inside !== undefined
      ? insideOf(called, names.of(inside.place.root), inside)
      : shown.length === 1
        ? nth(shown, 0)
        : make(tupleCtor(shown.length), shown);
  const seen = write === undefined ? whole : afterWriting(called, names.of(write.place.root), write, whole);
  const made = called.apply(names.args);
  const ended = raises ? caught(made) : made;
  const isBound = isResultUsed || !called.givesUnit;
  const body = isBound
    ? letIn(names.result, ended, seen)
    : inTurn([ended, ...(seen.kind === "seq" ? seen.items : [seen])]);
  return { bound: names.bound, body };
}

/** The exception, if there is one, and nothing else: what the call gives has another type. */
function caught(called: Expr): Expr {
  const exn = makeName("e", -1);
  const none = make(fixedName("None"), []);
  return catching(inTurn([called, none]), exn, make(fixedName("Some"), [variable(exn)]));
}

function afterWriting(reader: Reader, root: Expr, { place, by, values }: LaterWrite, then: Expr): Expr {
  const given = values.map(({ written }) => written);
  return withPart(reader, root, place.steps, (object) => inTurn([writing(by, object, given), then]));
}

/** What the object at a place holds. */
function insideOf(reader: Reader, root: Expr, { place, by, type }: ObjectPlace): Expr {
  return withPart(reader, root, place.steps, (object) => holding(reader, by, object, type), OTHER);
}

/** Names of parts are numbered from here, where others are named already. */
const OTHER = 1;

// ---- names ----

type Names = {
  readonly of: (root: Root) => Expr;
  readonly args: readonly Expr[];
  readonly result: Name;
  readonly bound: readonly Bound[];
};

/** Names for the arguments, and the parts of arguments, that are looked at. */
function namesFor({ apply, args, typeOf }: WrittenCall, used: readonly Root[]): Names {
  const fresh = freshNames(apply(args));
  const parts = new Map<number, Name>();
  const whole = new Map<number, Name>();
  const bound: Bound[] = [];
  const given = [...args];
  for (const root of used) {
    if (root.kind !== "part" || parts.has(root.at)) continue;
    const { of } = root;
    if (of.root.kind !== "argument") throw new Error("parts are parts of arguments");
    const [name, arg] = [fresh("part"), nth(given, of.root.at)];
    bound.push({ name, type: typeOf(root), bound: exprAt(arg, of.steps) });
    given[of.root.at] = withExprAt(arg, of.steps, variable(name));
    parts.set(root.at, name);
  }
  for (const root of used) {
    if (root.kind !== "argument" || whole.has(root.at)) continue;
    const name = fresh(args.length === 1 ? "x" : ("xyz"[root.at] ?? "x"));
    bound.push({ name, type: typeOf(root), bound: nth(given, root.at) });
    given[root.at] = variable(name);
    whole.set(root.at, name);
  }
  const result = fresh("r");
  const nameOf = (root: Root): Name | undefined =>
    root.kind === "result" ? result : root.kind === "part" ? parts.get(root.at) : whole.get(root.at);
  return { of: (root) => variable(nameOf(root) ?? result), args: given, result, bound };
}

/** Names that nothing in the call has. */
function freshNames(inside: Expr): (wish: string) => Name {
  const taken = new Set([...freeNames(inside)].map(shownName));
  return (wish) => {
    let name = wish;
    for (let n = 2; taken.has(name); n++) name = `${wish}${n}`;
    taken.add(name);
    return makeName(name, -1);
  };
}

/** The part of an expression that makes what is at a place. */
function exprAt(e: Expr, steps: readonly Step[]): Expr {
  return steps.reduce((part, step) => nth(argsOf(part), indexOf(step)), e);
}

function withExprAt(e: Expr, steps: readonly Step[], by: Expr): Expr {
  const [step, ...rest] = steps;
  if (step === undefined) return by;
  const at = indexOf(step);
  const args = argsOf(e).map((arg, i) => (i === at ? withExprAt(arg, rest, by) : arg));
  return e.kind === "make" || e.kind === "prim" ? { ...e, args } : e;
}

function argsOf(e: Expr): readonly Expr[] {
  if (e.kind === "make" || e.kind === "prim") return e.args;
  throw new Error("an input is made of constructors, arrays and cells");
}

function indexOf(step: Step): number {
  return step.kind === "field" || step.kind === "item" ? step.at : 0;
}
