// What a class demands of its objects (`require(x >= 0)` in its body) holds also after one of their fields was changed; and
// what a method promises, those promise that override it. Only for those who ask about contracts.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ContractFacts } from "../../../language/contract.js";
import type { ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import { wholePattern } from "./dispatch.js";
import { concreteClasses, linearization } from "./hierarchy.js";
import { layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  callNamed,
  fresh,
  type Lowering,
  lambda,
  match,
  newScope,
  node,
  unit,
  variable,
} from "./lowering.js";
import { functionName, madeName } from "./names.js";

/** Asks an object whose field was changed whether its class still has what it demands; undefined: it demands nothing. */
export function keptIn(l: Lowering, at: Span, field: ValueSymbol, object: Name): Core | undefined {
  const owner = field.owner?.symbol === "class" ? field.owner : undefined;
  const classes = owner === undefined ? [] : concreteClasses(l, owner).filter((each) => demandsOf(l, each).length > 0);
  if (owner === undefined || classes.length === 0) return undefined;
  return callNamed(l, at, keeper(l, owner, classes), [variable(l, at, object)], false);
}

/** One for each class, and one that finds it. */
function keeper(l: Lowering, of: ClassSymbol, classes: readonly ClassSymbol[]): Name {
  const [only] = classes;
  if (classes.length === 1 && only === of) return keeperOf(l, of);
  const name = madeName(l, "keep each", of);
  if (l.defs.has(name)) return name;
  const self = fresh(l, "this");
  const at = of.at;
  const arms = classes.map((each) =>
    arm(wholePattern(l, at, each), callNamed(l, at, keeperOf(l, each), [variable(l, at, self)], false)),
  );
  const others = arm(anyPattern(at), unit(l, at));
  l.defs.set(name, lambda(l, at, [self], match(l, at, variable(l, at, self), [...arms, others])));
  return name;
}

function keeperOf(l: Lowering, of: ClassSymbol): Name {
  const name = madeName(l, "keep", of);
  if (l.defs.has(name)) return name;
  l.defs.set(name, unit(l, of.at)); // its name is taken
  const self = fresh(l, "this");
  l.origins.symbols.set(self, of);
  const scope = newScope({ selves: new Map(linearization(l, of).map((each) => [each, self] as const)) });
  const items = [...demandsOf(l, of).map((each) => l.lower(scope, each)), unit(l, of.at)];
  l.defs.set(name, lambda(l, of.at, [self], node(l, "seq", of.at, { items }, false)));
  return name;
}

/** What its body demands; nothing of a class that forgets some of its parameters, since they may be meant. */
function demandsOf(l: Lowering, of: ClassSymbol): readonly Expr[] {
  if (of.inLibrary) return [];
  const { slots, steps, late } = layoutOf(l, of);
  if (!of.params.every((param) => slots.some((slot) => slot.of === param))) return [];
  return [...steps, ...late].flatMap((step) => {
    const value = step.kind === "stat" && step.stat.kind === "expr" ? step.stat.value : undefined;
    return value?.kind === "call" && isDemand(value.of) ? [value] : [];
  });
}

function isDemand({ name, owner }: DefSymbol): boolean {
  return name === "require" && owner?.symbol === "class" && owner.inLibrary;
}

export function contractFacts(l: Lowering): ContractFacts {
  const makers = l.own.flatMap((of) => ["make", "keep", "keep each"].map((purpose) => madeName(l, purpose, of)));
  const methods = l.own.flatMap((of) => of.methods);
  const overridden = methods.flatMap((of) => {
    const above = [...aboveOf(of)].map((each) => functionName(l, each));
    return above.length === 0 ? [] : [[functionName(l, of), above] as const];
  });
  return {
    makers: new Set(makers.filter((name) => l.defs.has(name))),
    dispatchers: new Map([...l.dispatchers].map(([name, of]) => [name, functionName(l, of)] as const)),
    overridden: new Map(overridden),
  };
}

function aboveOf({ overrides }: DefSymbol, known: Set<DefSymbol> = new Set()): ReadonlySet<DefSymbol> {
  for (const each of overrides) {
    if (known.has(each)) continue;
    known.add(each);
    aboveOf(each, known);
  }
  return known;
}
