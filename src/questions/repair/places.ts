// Where a program may be changed: what the user wrote, and what runs on inputs that go wrong. The more of those come by,
// and the fewer of the others, the more suspicious is a place (Ochiai's measure).
import type { Expr, Name, NodeId } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import { extremesOf, INTEGERS } from "../../core/primitive-types.js";
import { children, mapChildren, visit } from "../../core/traverse.js";
import { branchesOf, eventsAround } from "../mutate/strength.js";
import { PLACES_MAX, REACH_FUEL } from "./limits.js";
import type { Case, Patient, Trial } from "./patient.js";

export type Place = {
  readonly node: Expr;
  /** With the operands that the language evaluates before it, and binds to names that nobody wrote. */
  readonly top: Expr;
  readonly operands: ReadonlyMap<Name, Expr>;
  readonly size: number;
  /** What it is a part of. */
  readonly around: Expr | undefined;
  /** The definition that it is in: changes inside of each other are not made at once. */
  readonly root: Expr;
};

export function placesOf({ roots, isFixed, source }: Patient): readonly Place[] {
  const places: Place[] = [];
  for (const root of roots) {
    const around = parentsIn(root);
    visitWritten(root, isFixed, (node, top, operands) => {
      if (node !== root && node.at.file === source.name && !holdsAny(node, isFixed))
        places.push({ node, top, operands, size: sizeOf(node), around: around.get(node), root });
    });
  }
  return places;
}

function parentsIn(root: Expr): ReadonlyMap<Expr, Expr> {
  const found = new Map<Expr, Expr>();
  visit(root, (e) => {
    for (const part of children(e)) found.set(part, e);
    return true;
  });
  return found;
}

/** A condition that always goes the same way is none: a constant, or what is compared with itself or with the last number. An
 * operand that does nothing is better left out, and nobody computes with the last number, or with constants alone. */
export function isVain({ node, around }: Place, now: Expr): boolean {
  if (isBesideTheAlphabet(node, now)) return true;
  if (now.kind === "prim" && now.args.length > 1 && now.args.every(({ kind }) => kind === "lit")) return true; // 0 - 1
  if (now.kind === "lit" && around?.kind === "prim")
    return (NUMERIC.test(around.op) && isExtreme(now.value)) || isNeutral(around, node, now.value);
  if (now.kind === "lit")
    return (around?.kind === "match" && around.on === node) || (around?.kind === "if" && around.cond === node);
  if (now.kind !== "var" || around?.kind !== "prim" || !COMPARING.test(around.op)) return false;
  return around.args.some((other) => other !== node && other.kind === "var" && other.name === now.name);
}

function isExtreme({ kind, value }: Literal): boolean {
  const integers = INTEGERS.get(kind);
  return typeof value === "bigint" && integers !== undefined && extremesOf(integers)?.includes(value) === true;
}

/** `'{'` for `'z'`: that is `<=` where `<` stands. */
function isBesideTheAlphabet(node: Expr, now: Expr): boolean {
  if (node.kind !== "lit" || now.kind !== "lit" || node.value.kind !== "char" || now.value.kind !== "char")
    return false;
  return LAST.test(String.fromCharCode(node.value.value)) && !WORD.test(String.fromCharCode(now.value.value));
}

const LAST = /[zZ9]/;
const WORD = /\w/;

/** 0 that is added or taken away, 1 that is multiplied or divided by. */
function isNeutral({ op, args }: Extract<Expr, { kind: "prim" }>, node: Expr, { value }: Literal): boolean {
  const neutral = NEUTRAL.get(op.slice(op.lastIndexOf(".") + 1));
  return neutral !== undefined && neutral.value === value && (neutral.isEither || args[0] !== node);
}

const NEUTRAL: ReadonlyMap<string, { readonly value: bigint; readonly isEither: boolean }> = new Map([
  ["add", { value: 0n, isEither: true }],
  ["sub", { value: 0n, isEither: false }],
  ["mul", { value: 1n, isEither: true }],
  ["div", { value: 1n, isEither: false }],
]);

const COMPARING = /\.(?:eq|ne|lt|le|gt|ge)$/;
const NUMERIC = /\.(?:eq|ne|lt|le|gt|ge|add|sub|mul|div|mod)$/;

/** What the user wrote, each with its operands where the language evaluates them before it. */
export function visitWritten(
  root: Expr,
  isLeftOut: (e: Expr) => boolean,
  found: (node: Expr, top: Expr, operands: Place["operands"]) => void,
): void {
  const walk = (node: Expr, top: Expr, operands: Place["operands"]): void => {
    if (node.written) found(node, top, operands);
    for (const part of children(node).filter((each) => !isLeftOut(each))) {
      const isInner = node.kind === "let" && !node.written && part === node.body;
      if (isInner) walk(part, top, new Map([...operands, [node.name, node.bound]]));
      else walk(part, part, NO_OPERANDS);
    }
  };
  walk(root, root, NO_OPERANDS);
}

/** Neither is a part of the other. */
export function areApart(a: Place, b: Place): boolean {
  const [one, other] = [a.node.at, b.node.at];
  return a.root !== b.root || one.end <= other.start || other.end <= one.start;
}

/** Places that changes elsewhere leave as they are. */
export function freeOf(places: readonly Place[], changes: readonly { readonly place: Place }[]): readonly Place[] {
  return places.filter((place) => changes.every((change) => areApart(place, change.place)));
}

/** Nodes of what stays: fewer are not worth reading the text again. */
const PARTS_MIN = 3;

/** Whether what stood there is a part of what stands there now, or some of it is. */
export function keepsParts({ place, now }: { readonly place: Place; readonly now: Expr }): boolean {
  const old = new Set<Expr>();
  visit(place.node, (e) => old.add(e) !== undefined);
  let kept = 0;
  visit(now, (e) => {
    if (old.has(e)) kept += sizeOf(e);
    return !old.has(e);
  });
  return kept >= PARTS_MIN;
}

/** Whether something in it must stay. */
function holdsAny(e: Expr, isFixed: (part: Expr) => boolean): boolean {
  let found = false;
  visit(e, (part) => {
    found ||= isFixed(part);
    return !found;
  });
  return found;
}

const NO_OPERANDS: ReadonlyMap<Name, Expr> = new Map();

/** What stands there when a place is changed, with its operands where they are used. */
export function inPlaceOf(operands: Place["operands"], now: Expr): Expr {
  if (operands.size === 0) return now;
  const operand = now.kind === "var" && !now.written ? operands.get(now.name) : undefined;
  return operand ?? mapChildren(now, (part) => inPlaceOf(operands, part));
}

export function sizeOf(e: Expr): number {
  let size = 0;
  visit(e, (node) => {
    if (node.written) size++;
    return true;
  });
  return size;
}

/** Where inputs go. */
export type Reach = {
  /** Which inputs come by a node. */
  readonly by: (id: NodeId) => (input: number) => boolean;
  /** The same for inputs that come by the same branches. */
  readonly way: (input: number) => string;
};

export function reachOf(trial: Trial, cases: readonly Case[]): Reach {
  const branches = branchesOf(trial.subject, undefined, REACH_FUEL);
  const around = eventsAround(branches.instrumented);
  const happened = cases.map(({ input }) => new Set(branches.taken(input.args("submission"))));
  const ways = happened.map((events) => sortedText([...events]));
  return {
    by: (id) => {
      const event = around.get(id);
      return (input) => event === undefined || happened[input]?.has(event) === true;
    },
    way: (input) => ways[input] ?? "",
  };
}

export function sortedText(numbers: readonly number[]): string {
  return [...numbers].sort((a, b) => a - b).join(" ");
}

/** The most suspicious first; of those, small ones. */
export function suspects(places: readonly Place[], reach: Reach, right: readonly boolean[]): readonly Place[] {
  const failing = right.filter((isRight) => !isRight).length;
  const suspicion = ({ node }: Place): number => {
    const comesBy = reach.by(node.id);
    let [wrong, all] = [0, 0];
    for (const [i, isRight] of right.entries()) {
      if (!comesBy(i)) continue;
      all++;
      if (!isRight) wrong++;
    }
    return wrong === 0 ? 0 : wrong / Math.sqrt(failing * all);
  };
  return places
    .map((place) => ({ place, suspicion: suspicion(place) }))
    .filter((each) => each.suspicion > 0)
    .sort((a, b) => b.suspicion - a.suspicion || a.place.size - b.place.size)
    .slice(0, PLACES_MAX)
    .map(({ place }) => place);
}
