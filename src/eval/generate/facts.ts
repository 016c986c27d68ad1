// What the generator has to know of a program before it writes it. The same for both styles,
// and found once for both.
import type { Expr, Match, Name, Try } from "../../core/expr.js";
import type { Unit } from "../unit.js";
import { type FrameFacts, frameFacts, type Known, knownFunctions, statementsTest } from "./analyse.js";
import { type Key, type MatchTree, matchTree } from "./match-tree.js";

export type CodeFacts = {
  readonly known: ReadonlyMap<Name, Known>;
  readonly needsStatements: (e: Expr) => boolean;
  readonly frameFacts: (body: Expr) => FrameFacts;
  /** `head`: the constructor that the value of this node surely has. */
  readonly matchTree: (e: Match | Try, head: Extract<Key, { kind: "ctor" }> | undefined) => MatchTree;
};

const facts = new WeakMap<Unit, CodeFacts>();

export function factsOf(unit: Unit): CodeFacts {
  const known = facts.get(unit) ?? findFacts(unit);
  facts.set(unit, known);
  return known;
}

function findFacts({ program, isConstant, familySize }: Unit): CodeFacts {
  const frames = new WeakMap<Expr, FrameFacts>();
  const trees = new WeakMap<Expr, MatchTree>();
  return {
    known: knownFunctions(program.defs),
    needsStatements: statementsTest(isConstant),
    frameFacts: (body) => remember(frames, body, () => frameFacts(body)),
    matchTree: (e, head) => remember(trees, e, () => matchTree(e.arms, familySize, head)),
  };
}

function remember<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
