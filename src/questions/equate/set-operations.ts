// Sets of the library as logic has them: proofs know which elements a set has, and not the list that it is made of. What
// asks for a set's equality, its elements or another set made of it becomes an operation of proofs (`sets.ts`); what looks
// at the list itself, and so at an order, is beyond them. `set-proofs.test.ts` has what they prove.
import { lit, prim, variable } from "../../core/build.js";
import type { Binding, Expr, Lam, Name, Pattern } from "../../core/expr.js";
import { idsBeyond, inventing } from "../../core/ids.js";
import type { PrimName } from "../../core/primitive.js";
import type { Def } from "../../core/program.js";
import { subpatterns, visit } from "../../core/traverse.js";

const LIBRARY = "scala.Set";
const CTOR = `Set/${LIBRARY}`;
/** How the type of sets is called. */
const TYPE = `${CTOR}.type`;
const EQUAL_ANY = "equal/any";
const PREFIX = "set.";
const EQUALITY: string = `${PREFIX}eq`;
/** What equality of values is where these may be sets. */
const EQUAL_VALUES: string = "any.equal";

/** What is known by its elements alone: values of a type, and what some functions give whenever they give anything. */
export type KnownSets = { readonly type: string; readonly givers: ReadonlySet<Name> };

/** Operations of proofs stand where those of programs do, and are never run. */
const of = (name: string, ...args: readonly Expr[]): Expr => prim(`${PREFIX}${name}` as PrimName, ...args);

const all = (xs: Expr): Expr => of("of", xs);
const one = (x: Expr): Expr => of("one", x);
const union = (a: Expr, b: Expr): Expr => of("union", a, all(b));
const minus = (a: Expr, b: Expr): Expr => of("minus", a, all(b));
const both = (a: Expr, b: Expr): Expr => of("both", a, b);
const within = (a: Expr, b: Expr): Expr => of("eq", of("union", a, b), b);
const has = (a: Expr, x: Expr): Expr => within(one(x), a);
const isNone = (a: Expr): Expr => of("eq", a, of("none"));

type Operation = (a: Expr, b: Expr) => Expr;

const OF_SETS: Readonly<Record<string, Operation>> = {
  "+": (a, x) => of("union", a, one(x)),
  incl: (a, x) => of("union", a, one(x)),
  "-": (a, x) => of("minus", a, one(x)),
  excl: (a, x) => of("minus", a, one(x)),
  "++": union,
  concat: union,
  "|": union,
  union,
  "--": minus,
  "&~": minus,
  diff: minus,
  "&": both,
  intersect: both,
  contains: has,
  apply: has,
  subsetOf: within,
  isEmpty: isNone,
  nonEmpty: (a) => prim("bool.not", isNone(a)),
  toSet: (a) => a,
  equals: (a, b) => of("eq", a, b),
};

const OF_OBJECT: Readonly<Record<string, Operation>> = { empty: () => of("none"), apply: all, from: all, ofList: all };

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ...Object.entries(OF_SETS).flatMap(([name, operation]) =>
    ["", ".each"].map((end) => [`${name}/${LIBRARY}${end}`, operation] as const),
  ),
  ...Object.entries(OF_OBJECT).map(([name, operation]) => [`${name}/${LIBRARY}.object`, operation] as const),
]);

/** The same definitions where nothing is about sets, or where a program could have null for one. */
export function withSets(defs: readonly Def[]): readonly Def[] {
  const bindings = defs.flatMap(bindingsOf);
  if (!bindings.some(({ name }) => OPERATIONS.has(name)) || bindings.some(isUnsafe)) return defs;
  const invented = inventing(idsBeyond(defs));
  return defs.map((def) => withBindings(def, (each) => known(each, invented)));
}

/** Undefined where definitions have no operations on sets. */
export function setsIn(defs: readonly Def[]): KnownSets | undefined {
  const bindings = defs.flatMap(bindingsOf);
  if (!bindings.some(({ bound }) => some(bound, isOperation))) return undefined;
  const givers = new Map(bindings.flatMap(({ name, bound }) => (bound.kind === "lam" ? [[name, bound]] : [])));
  for (let before = -1; before !== givers.size; ) {
    before = givers.size;
    for (const [name, { body }] of givers) if (!givesSet(body, givers)) givers.delete(name);
  }
  return { type: TYPE, givers: new Set(givers.keys()) };
}

/** Wherever it ends without an exception, if these functions do so. */
function givesSet(e: Expr, givers: ReadonlyMap<Name, Lam>): boolean {
  const go = (inner: Expr): boolean => givesSet(inner, givers);
  switch (e.kind) {
    case "prim":
      return isOperation(e) && e.op !== EQUALITY;
    case "app":
      return e.fn.kind === "var" && givers.get(e.fn.name)?.params.length === e.args.length;
    case "let":
    case "letrec":
      return go(e.body);
    case "seq":
      return e.items.slice(-1).every(go);
    case "if":
      return go(e.yes) && go(e.no);
    case "match":
      return e.arms.every(({ body }) => go(body));
    case "raise":
      return true;
    default:
      return false;
  }
}

function isOperation(e: Expr): boolean {
  return e.kind === "prim" && e.op.startsWith(PREFIX);
}

/** Whether it stands in the place of a primitive. */
export function isSetOperation(op: string): boolean {
  return op.startsWith(PREFIX) || op === EQUAL_VALUES;
}

function known(binding: Binding, invented: (e: Expr) => Expr): Binding {
  const { name, bound } = binding;
  if (bound.written || bound.kind !== "lam") return binding;
  const [a, b = a] = bound.params.map(variable);
  const operation = OPERATIONS.get(name);
  if (a === undefined || b === undefined) return binding;
  if (operation !== undefined && takes(bound) === Math.max(operation.length, 1))
    return { name, bound: { ...bound, body: invented(operation(a, b)) } };
  if (name === EQUAL_ANY && bound.body.kind === "match")
    return { name, bound: { ...bound, body: invented(prim(EQUAL_VALUES as PrimName, a, b)) } };
  return looksInside(bound) ? { name, bound: { ...bound, body: invented(BEYOND) } } : binding;
}

/** Overloads have a name in common up to its end: `s - x` and `s - (x, y)`. */
const takes = ({ params }: Lam): number => params.length;

const BEYOND = prim("sys.unsupported", lit({ kind: "str", value: "order" }));

/** Whether it makes sets of a list, or takes the list out of one. */
function looksInside(e: Expr): boolean {
  return some(e, (node) => {
    if (node.kind === "make") return node.ctor === CTOR;
    return (node.kind === "match" || node.kind === "try") && node.arms.some(({ pattern }) => opensSet(pattern));
  });
}

function opensSet(pattern: Pattern): boolean {
  if (pattern.kind === "ctor" && pattern.ctor === CTOR) return pattern.args.some(({ kind }) => kind !== "any");
  return subpatterns(pattern).some(opensSet);
}

/** What is null is no set, whatever its type is. */
function isUnsafe({ bound }: Binding): boolean {
  return bound.written && (looksInside(bound) || some(bound, (node) => node.kind === "make" && node.ctor === "null"));
}

function some(e: Expr, test: (node: Expr) => boolean): boolean {
  let found = false;
  visit(e, (node) => {
    found ||= test(node);
    return !found;
  });
  return found;
}

function bindingsOf(def: Def): readonly Binding[] {
  return def.kind === "one" ? [def] : def.bindings;
}

function withBindings(def: Def, f: (binding: Binding) => Binding): Def {
  return def.kind === "one" ? { kind: "one", ...f(def) } : { ...def, bindings: def.bindings.map(f) };
}
