// Slips around operators: one for another, a minus that is read as a subtraction, `not` that binds tightly.
import type { Expr } from "../../syntax.js";
import type { Scope } from "../entities.js";
import { expandHead } from "../ty.js";
import { type Change, changeTo, type Of } from "./change.js";
import { typeOf } from "./known-type.js";

type Apply = Of<"apply">;

export function* operatorChanges(scope: Scope, e: Apply): Generator<Change> {
  if (e.fn.kind !== "ident" || e.fn.path.modules.length > 0) return;
  const [left, right] = e.args;
  if (left === undefined || right === undefined || e.args.length > 2) return;
  const { name } = e.fn.path;
  yield* negative(e, name, left, right);
  if (name === "^") yield* inFront(scope, e, left, right);
  yield* others(e, name);
  yield* negation(e, left, right);
  if (name === "@") yield* oneItem(e, left, right);
  yield* tightCall(scope, e, left, right);
}

/** f -1: the minus stands close to what comes after it, and to nothing before. */
function* negative(e: Apply, name: string, left: Expr, right: Expr): Generator<Change> {
  const [minus] = [e.fn.at];
  if ((name !== "-" && name !== "-.") || minus.end !== right.at.start || left.at.end === minus.start) return;
  const args = [negated(right, name)];
  const instead: Expr =
    left.kind === "apply" ? { ...left, args: [...left.args, ...args] } : { kind: "apply", at: e.at, fn: left, args };
  yield changeTo(instead, (text) => `a negative argument needs parentheses: \`${text}\`.`);
}

function negated(e: Expr, minus: string): Expr {
  if (e.kind === "constant" && e.value.kind === "int") return { ...e, value: { kind: "int", value: -e.value.value } };
  if (e.kind === "constant" && e.value.kind === "float") return { ...e, value: { ...e.value, value: -e.value.value } };
  return { kind: "apply", at: e.at, fn: operator(`~${minus}`, e), args: [e] };
}

function operator(name: string, { at }: Expr): Expr {
  return { kind: "ident", at, path: { modules: [], name, at } };
}

const FLOATS = "is for floats";
const INTEGERS = "is for integers";

const OTHERS = new Map<string, readonly (readonly [string, string])[]>(
  Object.entries({
    "+": [
      ["+.", FLOATS],
      ["^", "joins strings"],
      ["@", "joins lists"],
    ],
    "-": [["-.", FLOATS]],
    "*": [
      ["*.", FLOATS],
      ["**", FLOATS],
    ],
    "/": [["/.", FLOATS]],
    "+.": [
      ["+", INTEGERS],
      ["^", "joins strings"],
    ],
    "-.": [["-", INTEGERS]],
    "*.": [["*", INTEGERS]],
    "/.": [["/", INTEGERS]],
    "^": [["@", "joins lists"]],
    "@": [["^", "joins strings"]],
    "=": [[":=", "changes what a reference holds"]],
    "==": [[":=", "changes what a reference holds"]],
  }),
);

function* others(e: Apply, name: string): Generator<Change> {
  for (const [other, what] of OTHERS.get(name) ?? []) {
    const plain: Apply = { ...e, fn: operator(other, e.fn) };
    yield changeTo(plain, (text) => `\`${other}\` ${what}: \`${text}\`.`);
    if (what === FLOATS) yield* withFloats(plain, other);
  }
}

/** The operator for floats, and one operand that is no float yet. */
function* withFloats(e: Apply, name: string): Generator<Change> {
  const points: Expr = { ...e, args: e.args.map(asFloat) };
  if (e.args.some(isWhole))
    yield changeTo(points, (text) => `\`${name}\` is for floats, which are written with a point: \`${text}\`.`);
  for (const i of e.args.keys()) {
    const args = e.args.map((arg, j): Expr => (i === j ? converted(arg) : arg));
    yield changeTo({ ...e, args }, (text) => `\`${name}\` is for floats: \`${text}\`.`);
  }
}

function converted(e: Expr): Expr {
  return { kind: "apply", at: e.at, fn: operator("float_of_int", e), args: [e] };
}

function isWhole(e: Expr): boolean {
  return e.kind === "constant" && e.value.kind === "int";
}

function asFloat(e: Expr): Expr {
  if (e.kind !== "constant" || e.value.kind !== "int") return e;
  return { ...e, value: { kind: "float", value: Number(e.value.value) } };
}

/** An element before a list, by the operator that joins something else. What is known to be a list is joined. */
function* inFront(scope: Scope, { at, fn }: Apply, left: Expr, right: Expr): Generator<Change> {
  const type = typeOf(scope, left);
  if (left.kind === "list" || (type?.kind === "con" && type.info.name === "list")) return;
  const arg: Expr = { kind: "tuple", at, items: [left, right] };
  const instead: Expr = { kind: "construct", at, ctor: { modules: [], name: "::", at: fn.at }, arg };
  yield changeTo(instead, (text) => `\`::\` puts an element before a list: \`${text}\`.`);
}

/** not a < b is (not a) < b. */
function* negation(e: Apply, left: Expr, right: Expr): Generator<Change> {
  if (left.kind !== "apply" || left.fn.kind !== "ident" || left.fn.path.name !== "not") return;
  const [negates, ...more] = left.args;
  if (negates === undefined || more.length > 0) return;
  const instead: Expr = { ...left, at: e.at, args: [{ ...e, args: [negates, right] }] };
  yield changeTo(instead, (text) => `\`not\` takes only what comes next; write \`${text}\`.`);
}

/** f a + b is (f a) + b; where f takes no more, f (a + b) may be meant. */
function* tightCall(scope: Scope, e: Apply, left: Expr, right: Expr): Generator<Change> {
  const [arg, ...more] = left.kind === "apply" ? left.args : [];
  if (left.kind !== "apply" || arg === undefined || more.length > 0) return;
  const fn = typeOf(scope, left.fn);
  if (fn?.kind !== "arrow" || fn.label !== undefined || expandHead(fn.to).desc.kind === "arrow") return;
  const instead: Expr = { ...left, at: e.at, args: [{ ...e, args: [arg, right] }] };
  yield changeTo(instead, (text) => `a call binds more tightly than an operator; write \`${text}\`.`);
}

function* oneItem(e: Apply, left: Expr, right: Expr): Generator<Change> {
  const item = (one: Expr): Expr => ({ kind: "list", at: one.at, items: [one] });
  const words = (text: string): string => `\`@\` joins two lists; a list of one item has brackets: \`${text}\`.`;
  yield changeTo({ ...e, args: [left, item(right)] }, words);
  yield changeTo({ ...e, args: [item(left), right] }, words);
}
