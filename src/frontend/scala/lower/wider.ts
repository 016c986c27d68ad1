// Parameters that take more than the inputs that are made for them: an input of a Seq is a List, and users may give a
// Vector. Whether a program looks as if it could tell them apart is a guess: it decides what is tried, not what is claimed.
import { fixedName } from "../../../core/expr.js";
import type { WiderInput } from "../../../language/language.js";
import { showTy } from "../show/type.js";
import type { Argument, Case, Expr, Pattern, Ty } from "../typed.js";
import { concreteClasses } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";

/** Read with a program whose functions are given other sequences than lists. */
export const WIDER_PROGRAM = `object elenchus_sequences {
  def vector[A](xs: List[A]): Vector[A] = Vector.ofList(xs)
  def set[A](xs: List[A]): Set[A] = Set.ofList(xs)
}
`;

const VECTOR = { shown: "Vector", make: fixedName("ofList/scala.Vector.object") } as const;
const SET = { shown: "Set", make: fixedName("ofList/scala.Set.object") } as const;

const GENERAL: ReadonlyMap<string, Omit<WiderInput, "at" | "type">> = new Map([
  ["scala.Seq", { tried: "List", others: [VECTOR] }],
  ["scala.Iterable", { tried: "List", others: [VECTOR, SET] }],
  ["scala.IndexedSeq", { tried: "Vector", others: [] }],
]);

/** Of parameters, the object first; repeated ones are of one class. */
export function widerInputs(l: Lowering, params: readonly { readonly type: Ty; readonly isRepeated: boolean }[]) {
  const found = params.flatMap(({ type, isRepeated }, at): readonly WiderInput[] => {
    const whole = isRepeated ? undefined : generalOf(type);
    const inside = generalInside(l, isRepeated || whole ? argsOf(type) : [type], new Set());
    const inner = [...inside].map((name): WiderInput => ({ ...known(name), at: undefined, type: shortName(name) }));
    if (isRepeated) return [REPEATED, ...inner];
    return whole === undefined ? inner : [{ ...known(whole), at, type: shortName(whole) }, ...inner];
  });
  return found;
}

/** `f(1, 2)` makes one, and `f(list: _*)` none. */
const REPEATED: WiderInput = { at: undefined, type: "Seq", tried: "WrappedArray", others: [] };

function known(path: string): Omit<WiderInput, "at" | "type"> {
  return GENERAL.get(path) ?? { tried: "List", others: [] };
}

function shortName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

function generalOf(type: Ty): string | undefined {
  return type.kind === "class" && type.of.inLibrary && GENERAL.has(type.of.path) ? type.of.path : undefined;
}

function argsOf(type: Ty): readonly Ty[] {
  return type.kind === "class" ? type.args : [];
}

/** Types that grow as they are looked into are not looked into for ever. */
const TYPES_MAX = 100;

/** In what is made with a value of the types: what functions take is made by the program. */
function generalInside(l: Lowering, types: readonly Ty[], met: Set<string>): ReadonlySet<string> {
  const all = types.map((type): ReadonlySet<string> => {
    const key = showTy(type);
    if (met.has(key) || met.size > TYPES_MAX) return new Set();
    met.add(key);
    const whole = generalOf(type);
    return new Set([...(whole === undefined ? [] : [whole]), ...generalInside(l, partsOf(l, type), met)]);
  });
  return new Set(all.flatMap((each) => [...each]));
}

function partsOf(l: Lowering, type: Ty): readonly Ty[] {
  if (type.kind === "tuple") return type.items;
  if (type.kind === "both") return type.parts;
  if (type.kind === "fn") return [type.result];
  if (type.kind !== "class") return [];
  if (type.of.inLibrary) return type.args;
  const fields = concreteClasses(l, type.of).flatMap((of) => (of.inLibrary ? [] : of.params));
  return [...type.args, ...fields.map((field) => field.type)];
}

// ---- whether a program may tell ----

/** An expression that is not the same for all sequences of the same elements. */
export function tellsSequences(e: Expr): boolean {
  switch (e.kind) {
    case "match":
    case "partial":
      return e.cases.some(looksInside);
    case "block":
      return e.stats.some((stat) => stat.kind === "vals" && tellsPattern(stat.pattern));
    case "is":
    case "cast":
      return isOpen(e.value.type);
    case "concat":
      return e.parts.some(({ type }) => holdsGeneral(type));
    case "try":
      return true;
    case "call":
      return isText(e.of.name, e.receiver) || (TOLD.test(e.of.name) && e.args.some(isGeneralArgument)) || isTrying(e);
    default:
      return isUnordered(e.type);
  }
}

const TOLD = /^(print|println|valueOf|format|mkString|addString|assert|require)$/;

/** What raises may raise another thing. */
function isTrying({ of }: Extract<Expr, { kind: "call" }>): boolean {
  return of.name === "apply" && of.owner?.symbol === "class" && of.owner.path === "scala.util.Try";
}

function isText(name: string, receiver: Expr | undefined): boolean {
  return (
    /^(toString|hashCode|getClass|stringPrefix|\+|##)$/.test(name) &&
    receiver !== undefined &&
    holdsGeneral(receiver.type)
  );
}

function isGeneralArgument(arg: Argument): boolean {
  return arg.kind !== "default" && holdsGeneral(arg.type);
}

function looksInside({ pattern }: Case): boolean {
  return tellsPattern(pattern);
}

function tellsPattern(p: Pattern): boolean {
  switch (p.kind) {
    case "object":
      return isOpen(p.on);
    case "construct":
      return isOpen(p.on) || p.args.some(tellsPattern);
    case "is":
      return (isOpen(p.on) && !p.always) || tellsPattern(p.inner);
    case "bind":
      return tellsPattern(p.inner);
    case "tuple":
      return p.items.some(tellsPattern);
    case "or":
      return p.options.some(tellsPattern);
    case "sequence":
      return isOpen(p.on) || p.items.some(tellsPattern);
    case "extract":
      return isOpen(p.on) || (p.inner !== "test" && tellsPattern(p.inner));
    default:
      return false;
  }
}

/** A value of the type may be a sequence of any class. */
function isOpen(type: Ty): boolean {
  return generalOf(type) !== undefined || type.kind === "any" || type.kind === "any-ref" || type.kind === "param";
}

function holdsGeneral(type: Ty): boolean {
  if (isOpen(type)) return true;
  if (type.kind === "tuple") return type.items.some(holdsGeneral);
  return type.kind === "class" && type.args.some(holdsGeneral);
}

/** Sets among them, which have no order and each element once. */
function isUnordered(type: Ty): boolean {
  return generalOf(type) === "scala.Iterable";
}
