// Matches and handlers as JavaScript: the tree of tests becomes nested switches; an arm
// reached from one place is written there, an arm reached from several stands once behind a
// label, with its variables declared in front. The text of a tree never runs off its end:
// every path leaves by return, break or throw.

import { absurd } from "../../basis/absurd.js";
import { lastOf, nth } from "../../basis/known.js";
import type { Arm, Match, NodeId, Pattern, Try } from "../../core/expr.js";
import { patternNames } from "../../core/traverse.js";
import { atom, type Js, js } from "../js.js";
import { bind, type Dest, type Frame, firstBranch, operands, pin, pooled, serial, variableOf } from "./frame.js";
import { type Key, type MatchCase, type MatchPlace, type MatchTree, ROOT } from "./match-tree.js";
import { immediate, literalText, plain } from "./style.js";

const FIELDS = ["a", "b", "c", "d"];
const IF_CHAIN_MAX = 3;

type Site = {
  readonly frame: Frame;
  readonly id: NodeId;
  readonly arms: readonly Arm[];
  readonly dest: Dest;
  /** Labels of the arms that stand apart. */
  readonly apart: ReadonlyMap<number, string>;
  /** Left when an arm is done. */
  readonly end: string;
  /** The fields of the value when it was never put together. */
  readonly parts: readonly Js[] | undefined;
};

/** The variables that hold places already looked at; a block adds to its own copy. */
type Seen = Map<MatchPlace, Js>;
type TreeOf<K extends MatchTree["kind"]> = Extract<MatchTree, { kind: K }>;

export function emitMatch(frame: Frame, e: Match, dest: Dest): void {
  const { unit } = frame.gen;
  const fail = `fault(R, "match");`;
  const subject = frame.gen.bindAlong(frame, e.on);
  if (subject.kind === "make" && !unit.isConstant(subject) && e.arms.every((arm) => ignoresWhole(arm.pattern))) {
    const parts = operands(frame, subject.args).map((part) => pin(frame, part));
    const head = { kind: "ctor", ctor: subject.ctor, width: parts.length } as const;
    return emitArms(frame, e, frame.gen.matchTree(e, head), dest, fail, new Map(), parts);
  }
  const on = pin(frame, frame.gen.value(frame, subject));
  emitArms(frame, e, frame.gen.matchTree(e, undefined), dest, fail, new Map([[ROOT, on]]), undefined);
}

/** Whether the pattern looks only inside the value, so that the value need not be made. */
function ignoresWhole(pattern: Pattern): boolean {
  if (pattern.kind === "or") return pattern.options.every(ignoresWhole);
  return pattern.kind === "any" || pattern.kind === "ctor";
}

export function emitTry(frame: Frame, e: Try, dest: Dest): void {
  const caught = `e${serial(frame.gen)}`;
  frame.out.push("try {");
  frame.gen.emit(frame, e.body, dest.kind === "return" ? { kind: "return", tail: false } : dest);
  frame.out.push(`} catch (${caught}) {`);
  const exn = pin(frame, js(`handled(R, ${caught})`));
  if (frame.counted) frame.out.push("R.depth = d;");
  const tree = frame.gen.matchTree(e, undefined);
  emitArms(frame, e, tree, dest, `throw ${caught};`, new Map([[ROOT, exn]]), undefined);
  frame.out.push("}");
}

function emitArms(
  frame: Frame,
  e: Match | Try,
  tree: MatchTree,
  dest: Dest,
  fail: string,
  seen: Seen,
  parts: Site["parts"],
): void {
  const uses = armUses(tree);
  const apart = new Map<number, string>();
  for (const [arm, count] of uses) if (count > 1) apart.set(arm, `A${serial(frame.gen)}`);
  const end = `M${serial(frame.gen)}`;
  const site: Site = { frame, id: e.id, arms: e.arms, dest, apart, end, parts };
  for (const [i, arm] of e.arms.entries()) declareNames(frame, arm, apart.has(i));
  if (dest.kind !== "return") frame.out.push(`${end}: {`);
  for (const label of [...apart.values()].reverse()) frame.out.push(`${label}: {`);
  emitTree(site, tree, seen, fail);
  for (const arm of apart.keys()) {
    frame.out.push("}");
    emitBody(site, arm);
  }
  if (dest.kind !== "return") frame.out.push("}");
}

/** How many leaves lead to each arm. */
function armUses(tree: MatchTree): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  const count = (node: MatchTree | undefined): void => {
    if (node?.kind === "leaf") {
      uses.set(node.arm, (uses.get(node.arm) ?? 0) + 1);
      count(node.rest);
    } else if (node?.kind === "switch") {
      for (const { tree: inside } of node.cases) count(inside);
      count(node.otherwise);
    } else if (node?.kind === "range") {
      count(node.yes);
      count(node.no);
    } else if (node?.kind === "orelse") {
      count(node.first);
      count(node.second);
    }
  };
  count(tree);
  return uses;
}

function declareNames(frame: Frame, arm: Arm, apart: boolean): void {
  const names = patternNames(arm.pattern).map((name) => bind(frame.gen, name));
  if (apart && names.length > 0) frame.out.push(`let ${names.join(", ")};`);
}

function emitBody({ frame, id, arms, dest, end }: Site, arm: number): void {
  const event = frame.gen.style.chosen(firstBranch(frame.gen, id, arms.length) + arm);
  if (event !== "") frame.out.push(event);
  frame.gen.emit(frame, nth(arms, arm).body, dest);
  if (dest.kind !== "return") frame.out.push(`break ${end};`);
}

function emitTree(site: Site, tree: MatchTree, seen: Seen, fail: string): void {
  switch (tree.kind) {
    case "fail":
      site.frame.out.push(fail);
      return;
    case "leaf":
      return emitLeaf(site, tree, seen, fail);
    case "switch":
      return emitSwitch(site, tree, seen, fail);
    case "range": {
      const on = look(site, tree.on, seen);
      const test = site.frame.gen.style.isWithin(on, tree.low, tree.high, site.id);
      return emitBranches(site, [{ test: test.text, tree: tree.yes }], tree.no, seen, fail);
    }
    case "orelse": {
      const label = `O${serial(site.frame.gen)}`;
      site.frame.out.push(`${label}: {`);
      emitTree(site, tree.first, new Map(seen), `break ${label};`);
      site.frame.out.push("}");
      return emitTree(site, tree.second, seen, fail);
    }
    default:
      absurd(tree);
  }
}

function emitLeaf(site: Site, leaf: TreeOf<"leaf">, seen: Seen, fail: string): void {
  const { frame, apart, arms } = site;
  const label = apart.get(leaf.arm);
  for (const { name, place } of leaf.bindings) {
    const target = variableOf(frame.gen, name).js.text;
    frame.out.push(`${label === undefined ? "const " : ""}${target} = ${read(site, place, seen).text};`);
  }
  const { guard } = nth(arms, leaf.arm);
  if (guard !== undefined)
    frame.out.push(
      `if (${frame.gen.style.branch(frame.gen.value(frame, guard), firstBranch(frame.gen, guard.id, 2)).text}) {`,
    );
  if (label === undefined) emitBody(site, leaf.arm);
  else frame.out.push(`break ${label};`);
  if (guard !== undefined) frame.out.push("}");
  if (leaf.rest !== undefined) emitTree(site, leaf.rest, seen, fail);
}

/** The value at a place, in a variable. */
function look(site: Site, place: MatchPlace, seen: Seen): Js {
  const known = seen.get(place) ?? pin(site.frame, read(site, place, seen));
  seen.set(place, known);
  return known;
}

function read(site: Site, place: MatchPlace, seen: Seen): Js {
  const known = seen.get(place);
  if (known !== undefined) return known;
  const { step } = place;
  if (step === undefined) throw new Error("the whole value is not there");
  if (step.parent === ROOT && site.parts !== undefined) return nth(site.parts, step.index);
  const parent = look(site, step.parent, seen).text;
  if (step.kind === "content") return js(`${parent}.v`);
  if (step.kind === "item") return js(`${parent}[${step.index}]`);
  return js(step.width > 4 ? `${parent}.items[${step.index}]` : `${parent}.${FIELDS[step.index]}`);
}

function emitSwitch(site: Site, tree: TreeOf<"switch">, seen: Seen, fail: string): void {
  const first = tree.cases[0]?.keys[0] as Key;
  if (first.kind === "lit") return emitLiteralSwitch(site, tree, look(site, tree.on, seen), seen, fail);
  const { frame } = site;
  const on = pin(frame, frame.gen.style.head(look(site, tree.on, seen), site.id));
  seen.set(tree.on, on);
  const subject = first.kind === "ctor" ? `${on.text}.k.tag` : `${on.text}.length`;
  const label = (key: Key): string =>
    String(key.kind === "ctor" ? frame.gen.unit.ctor(key.ctor).tag : (key as { length: number }).length);
  emitCases(site, tree, subject, label, seen, fail);
}

function emitLiteralSwitch(site: Site, tree: TreeOf<"switch">, on: Js, seen: Seen, fail: string): void {
  const { style, constants } = site.frame.gen;
  const literalOf = (key: Key) => (key as Extract<Key, { kind: "lit" }>).value;
  const first = literalOf(tree.cases[0]?.keys[0] as Key);
  if (style.switchesOnLiterals && first.kind !== "bool") {
    return emitCases(site, tree, plain(on, first), (key) => literalText(literalOf(key)), seen, fail);
  }
  const test = (key: Key): string => {
    const literal = literalOf(key);
    const constant = (): Js => immediate(literal) ?? atom(pooled(constants, site.frame.gen.unit.literal(literal)));
    return style.isLiteral(on, literal, constant, firstBranch(site.frame.gen, site.id, site.arms.length)).text;
  };
  emitTests(site, tree, test, seen, fail);
}

/** A few cases as tests, many as a JavaScript switch. */
function emitCases(
  site: Site,
  tree: TreeOf<"switch">,
  subject: string,
  label: (key: Key) => string,
  seen: Seen,
  fail: string,
): void {
  const labels = tree.cases.reduce((sum, each) => sum + each.keys.length, 0);
  if (labels + (tree.otherwise === undefined ? 0 : 1) <= IF_CHAIN_MAX) {
    return emitTests(site, tree, (key) => `${subject} === ${label(key)}`, seen, fail);
  }
  const { out } = site.frame;
  const { cases, last } = lastApart(tree);
  out.push(`switch (${subject}) {`);
  for (const each of cases) {
    out.push(`${each.keys.map((key) => `case ${label(key)}:`).join(" ")} {`);
    emitTree(site, each.tree, new Map(seen), fail);
    out.push("}");
  }
  out.push("default: {");
  emitTree(site, last, new Map(seen), fail);
  out.push("}", "}");
}

function emitTests(site: Site, tree: TreeOf<"switch">, test: (key: Key) => string, seen: Seen, fail: string): void {
  const { cases, last } = lastApart(tree);
  const branches = cases.map((each) => ({ test: each.keys.map(test).join(" || "), tree: each.tree }));
  emitBranches(site, branches, last, seen, fail);
}

/** When the cases are all there are, the last needs no test. */
function lastApart(tree: TreeOf<"switch">): { readonly cases: readonly MatchCase[]; readonly last: MatchTree } {
  if (tree.otherwise !== undefined) return { cases: tree.cases, last: tree.otherwise };
  return { cases: tree.cases.slice(0, -1), last: lastOf(tree.cases).tree };
}

function emitBranches(
  site: Site,
  branches: readonly { readonly test: string; readonly tree: MatchTree }[],
  last: MatchTree,
  seen: Seen,
  fail: string,
): void {
  for (const { test, tree } of branches) {
    site.frame.out.push(`if (${test}) {`);
    emitTree(site, tree, new Map(seen), fail);
    site.frame.out.push("}");
  }
  emitTree(site, last, seen, fail);
}
