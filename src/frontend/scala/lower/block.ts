// Blocks: values one after the other, definitions and lazy values that may use each other, classes where they stand.

import { absurd } from "../../../basis/absurd.js";
import { nth } from "../../../basis/known.js";
import type { Binding, Expr as Core } from "../../../core/expr.js";
import { madeAt } from "../made.js";
import { visitStat } from "../subtrees.js";
import type { DefSymbol, Expr, Stat } from "../typed.js";
import { construct } from "./construct.js";
import { lowerFunction } from "./functions.js";
import { unaskedFilter } from "./lazy-filter.js";
import { type Lowering, letIn, localName, newScope, node, prim, type Scope } from "./lowering.js";
import { matchError } from "./match-error.js";
import { asVariables, bindPatternTo } from "./pattern.js";

type Block = Extract<Expr, { kind: "block" }>;

export function lowerBlock(l: Lowering, scope: Scope, e: Block): Core {
  const groups = grouped(hoisted(e.stats));
  for (const stat of e.stats) if (stat.kind === "def") localName(l, scope, stat.of);
  return lowerGroups(l, scope, e, groups, 0);
}

type Group = readonly [Stat, ...Stat[]];

/** Definitions that follow each other are bound together. */
function grouped(stats: readonly Stat[]): readonly Group[] {
  const groups: [Stat, ...Stat[]][] = [];
  for (const stat of stats) {
    const last = groups[groups.length - 1];
    if (last !== undefined && isSuspended(stat) && isSuspended(last[0])) last.push(stat);
    else groups.push([stat]);
  }
  return groups;
}

function isSuspended(stat: Stat): boolean {
  return (
    stat.kind === "def" ||
    (stat.kind === "val" && stat.of.isLazy) ||
    (stat.kind === "class" && stat.of.kind === "object")
  );
}

/** A definition that is used further up is moved there, as far as nothing that it uses itself is in between. */
function hoisted(stats: readonly Stat[]): readonly Stat[] {
  const order = [...stats];
  for (let i = 0; i < order.length; i++) {
    const stat = nth(order, i);
    if (stat.kind !== "def") continue;
    const user = order.findIndex((other, j) => j < i && mentions(other, stat.of));
    if (user < 0) continue;
    order.splice(i, 1);
    order.splice(user, 0, stat);
  }
  return order;
}

function mentions(stat: Stat, def: DefSymbol): boolean {
  let found = false;
  visitStat(
    stat,
    (e) => {
      found ||= e.kind === "call" && e.of === def;
    },
    () => {},
  );
  return found;
}

function lowerGroups(l: Lowering, scope: Scope, e: Block, groups: readonly Group[], i: number): Core {
  const group = groups[i];
  if (group === undefined) return l.lower(scope, e.result);
  const rest = (): Core => lowerGroups(l, scope, e, groups, i + 1);
  if (isSuspended(group[0])) return lowerSuspended(l, scope, group, rest);
  const [stat] = group;
  switch (stat.kind) {
    case "expr": {
      const parts = (l.inLibrary ? undefined : unaskedFilter(stat.value)) ?? [stat.value];
      const items = parts.map((part) => l.lower(scope, part));
      return node(l, "seq", stat.at, { items: [...items, rest()] }, false);
    }
    case "val": {
      const value = l.lower(scope, stat.value);
      const name = localName(l, scope, stat.of);
      return letIn(l, stat.at, name, stat.of.isMutable ? prim(l, stat.at, "cell.new", [value]) : value, rest());
    }
    case "vals": {
      const body = (): Core => asVariables(l, scope, stat.at, stat.pattern, rest);
      return bindPatternTo(l, scope, stat.at, l.lower(scope, stat.value), stat.pattern, body, (on) =>
        matchError(l, scope, stat.at, on(), stat.value.type),
      );
    }
    case "def":
    case "class":
      return rest();
    default:
      return absurd(stat);
  }
}

/** One group of functions, lazy values and objects. */
function lowerSuspended(l: Lowering, scope: Scope, group: Group, rest: () => Core): Core {
  const [{ at }] = group;
  for (const stat of group) {
    if (stat.kind === "val" || stat.kind === "class") localName(l, scope, stat.of);
  }
  const bindings = group.flatMap((stat): Binding[] => {
    const name = stat.kind === "expr" || stat.kind === "vals" ? undefined : scope.locals.get(stat.of);
    if (name === undefined) return [];
    return [{ name, bound: suspended(l, scope, stat) }];
  });
  return node(l, "letrec", at, { bindings, body: rest() }, false);
}

function suspended(l: Lowering, scope: Scope, stat: Stat): Core {
  if (stat.kind === "def") return lowerFunction(l, newScope({ ...scope, locals: new Map(scope.locals) }), stat.of, []);
  const body =
    stat.kind === "class"
      ? construct(l, scope, madeAt(stat.at), stat.of, [])
      : l.lower(scope, (stat as Extract<Stat, { kind: "val" }>).value);
  return node(l, "delay", stat.at, { body, again: true }, false);
}
