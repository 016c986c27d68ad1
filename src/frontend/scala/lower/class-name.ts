// The names of classes as Java has them: objects and classes inside others after a dollar sign.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol } from "../typed.js";
import { layoutOf } from "./layout.js";
import { anyPattern, arm, fresh, type Lowering, lambda, match, prim, str, variable } from "./lowering.js";

/** The function that names the class of what may be anything. */
export const CLASS_ANY = fixedName("class/any");

export function javaName(of: ClassSymbol): string {
  const end = of.kind === "object" ? "$" : "";
  const { owner } = of;
  const name = JAVA_NAMES.get(of.path) ?? of.path;
  if (of.inLibrary) return `${name}${end}`;
  if (owner?.symbol !== "class") return `${of.path}${end}`;
  const around = javaName(owner);
  return `${around}${around.endsWith("$") ? "" : "$"}${of.name}${end}`;
}

const JAVA_NAMES: ReadonlyMap<string, string> = new Map([
  ["scala.::", "scala.collection.immutable.$colon$colon"],
  ["scala.Nil", "scala.collection.immutable.Nil"],
  ["scala.Vector", "scala.collection.immutable.Vector"],
  ["scala.Left", "scala.util.Left"],
  ["scala.Right", "scala.util.Right"],
]);

const KINDS: readonly (readonly [string, string])[] = [
  ["int", "java.lang.Integer"],
  ["float", "java.lang.Double"],
  ["bool", "java.lang.Boolean"],
  ["str", "java.lang.String"],
  ["tuple0", "scala.runtime.BoxedUnit"],
  ["tuple2", "scala.Tuple2"],
  ["tuple3", "scala.Tuple3"],
  ["tuple4", "scala.Tuple4"],
];

export function classAnyBody(l: Lowering, at: Span): Core {
  const x = fresh(l, "x");
  const classes = l.classes.filter((of) => !of.isAbstract && of.kind !== "trait");
  const names = [...KINDS, ...classes.map((of) => [layoutOf(l, of).ctor, javaName(of)] as const)];
  const arms = names.map(([kind, name]) =>
    arm({ kind: "lit", at, value: { kind: "str", value: kind } }, str(l, at, name)),
  );
  const other = arm(anyPattern(at), str(l, at, "java.lang.Object"));
  return lambda(l, at, [x], match(l, at, prim(l, at, "any.kind", [variable(l, at, x)]), [...arms, other]));
}
