// The toy language in: `(define (sum xs) (if (empty? xs) 0 (+ (head xs) (sum (tails xs)))))` to a checked core program.
// The end of a name tells its type: `xs` is a list of integers, `empty?` a truth, everything else an integer.
import { type Expr, makeName, type Name, shownName, tupleCtor, tupleWidth } from "../../src/core/expr.js";
import { parseProgram } from "../../src/core/parse.js";
import { PRIMITIVES } from "../../src/core/primitive.js";
import type { Program } from "../../src/core/program.js";
import type { Source, Span } from "../../src/core/span.js";
import { con, fn, type Type } from "../../src/core/type.js";
import type { Code, Diagnostic } from "../../src/report/diagnostic.js";
import { OPERATORS, showType, typesIn } from "./show.js";

/** Families, constructors and exceptions are those of other languages where they are called the same. */
const LIBRARY = parseProgram(`
  (data list (a) [|[]| 0 ()] [|::| 1 ((' a) (list (' a)))]) (exception [Failure 0 ()]) (fault match [Failure])
  (def empty? ~(fun (a) (match a ([|[]|] -> true) (_ -> false)))) (type empty? (-> (list big) bool))
  (def head ~(fun (b) (match b ([|::| b1 _] -> b1)))) (type head (-> (list big) big))
  (def tails ~(fun (c) (match c ([|::| _ c1] -> c1)))) (type tails (-> (list big) (list big)))`);
const OWN_IDS = 100; // after those of the library
const [INT, BOOL, LIST] = [con("big"), con("bool"), con("list", con("big"))];

/** Thrown at the first thing that is wrong. */
export class Wrong extends Error {
  readonly diagnostic: Diagnostic;
  constructor(code: Code, title: string, at: Span) {
    super(title);
    this.diagnostic = { code, title, at, label: "", also: [], hint: undefined };
  }
}

/** A word, or a bracket and what is inside it. */
export type Tree = { readonly at: Span; readonly word: string; readonly items: readonly Tree[] };

export function treesIn({ name, text }: Source): readonly Tree[] {
  const tokens = [...text.matchAll(/[()[\]]|[^\s()[\]]+/g)].reverse();
  const next = (): Tree => {
    const { 0: word, index: start } = tokens.pop() ?? { 0: ")", index: text.length };
    if (/[)\]]/.test(word)) throw new Wrong("E101", "Brackets do not match", { file: name, start, end: start + 1 });
    const [items, isOpen] = [[] as Tree[], /[([]/.test(word)];
    while (isOpen && !/[)\]]/.test(tokens.at(-1)?.[0] ?? "")) items.push(next());
    const end = isOpen ? (tokens.pop()?.index ?? 0) + 1 : start + word.length;
    return { at: { file: name, start, end }, word, items };
  };
  const trees: Tree[] = [];
  while (tokens.length > 0) trees.push(next());
  return trees;
}

export type Defined = { readonly shown: string; readonly name: Name; readonly type: Type; readonly at: Span };
export type ReadToy = Readonly<{ program: Program; defined: readonly Defined[]; entries: readonly Defined[] }>;
type Names = ReadonlyMap<string, Name>;
type Part<E> = E extends Expr ? Omit<E, "id" | "at" | "written"> : never;

/** `sources` are parts of one program in order; each of `expressions` is to be shown after loading. */
export function readToy(sources: readonly Source[], expressions: readonly Source[]): ReadToy {
  const [defs, types] = [[...LIBRARY.defs], new Map(LIBRARY.types)];
  const functions = new Map([...types.keys()].map((name) => [name as string, name]));
  let nextId = OWN_IDS;
  const fresh = (shown: string): Name => makeName(shown, nextId++);
  const node = (at: Span, part: Part<Expr>): Expr => ({ ...part, id: nextId++, at, written: true }) as Expr; // of its kind

  const lower = (locals: Names, tree: Tree): Expr => {
    const { at, word, items } = tree;
    const [head = tree, ...rest] = items;
    const [local, called, op] = [locals.get(word), functions.get(head.word), OPERATORS.get(head.word)];
    if (/^-?\d+$/.test(word)) return node(at, { kind: "lit", value: { kind: "big", value: BigInt(word) } });
    if (/^(true|false)$/.test(word)) return node(at, { kind: "lit", value: { kind: "bool", value: word === "true" } });
    if (local !== undefined) return node(at, { kind: "var", name: local });
    const args = (word === "[" ? items : rest).map((item) => lower(locals, item));
    const make = (ctor: string, parts: readonly Expr[]): Expr =>
      node(at, { kind: "make", ctor: ctor as Name, args: parts });
    const [cond, yes, no] = args;
    if (word === "[")
      given(
        at,
        args,
        args.map(() => INT),
      );
    if (word === "[") return args.reduceRight((tail, item) => make("::", [item, tail]), make("[]", []));
    if (word === "Failure") return make(word, []);
    if (head.word === "tuple") return make(tupleCtor(args.length), args);
    if (head.word === "cons") return make("::", given(at, args, [INT, LIST]));
    if (op !== undefined) return node(at, { kind: "prim", op, args: given(at, args, [INT, INT]) });
    if (head.word === "if" && cond !== undefined && yes !== undefined && no !== undefined) {
      given(at, args, [BOOL, typeOf(yes), typeOf(yes)]);
      return node(at, { kind: "if", cond, yes, no });
    }
    if (called === undefined) throw new Wrong("E201", `There is no function ${head.word}`, head.at);
    const takes = typesIn(types.get(called) ?? INT).slice(0, -1);
    return node(at, { kind: "app", fn: node(head.at, { kind: "var", name: called }), args: given(at, args, takes) });
  };

  /** A definition sees itself, and hides earlier ones of its name. */
  const define = (tree: Tree): Defined => {
    const [keyword, head, body] = tree.items;
    const [first, ...params] = head?.items ?? [];
    if (keyword?.word !== "define" || first === undefined || params.length === 0 || body === undefined)
      throw new Wrong("E101", "Not (define (name parameter ...) expression)", tree.at);
    const [shown, name, own] = [first.word, fresh(first.word), params.map(({ word }) => fresh(word))];
    types.set(
      name,
      own.reduceRight((to, from) => fn(typeNamed(from), to), typeNamed(name)),
    );
    functions.set(shown, name);
    const e = lower(new Map(own.map((each) => [shownName(each), each])), body);
    given(tree.at, [e], [typeNamed(name)]);
    defs.push({ kind: "rec", bindings: [{ name, bound: node(tree.at, { kind: "lam", params: own, body: e }) }] });
    return { shown, name, type: types.get(name) ?? INT, at: tree.at };
  };
  const enter = (source: Source): Defined => {
    const [tree, more] = treesIn(source);
    const whole = { file: source.name, start: 0, end: source.text.length };
    if (tree === undefined || more !== undefined) throw new Wrong("E101", "Not one expression", whole);
    const [name, e] = [fresh("entry"), lower(new Map(), tree)];
    defs.push({ kind: "one", name, bound: node(whole, { kind: "lam", params: [fresh("unit")], body: e }) });
    return { shown: "", name, type: typeOf(e), at: whole };
  };
  const [defined, entries] = [sources.flatMap(treesIn).map(define), expressions.map(enter)];
  return { program: { ...LIBRARY, defs, types }, defined, entries };
}

function typeNamed(name: Name): Type {
  return shownName(name).endsWith("s") ? LIST : shownName(name).endsWith("?") ? BOOL : INT;
}

function typeOf(e: Expr): Type {
  if (e.kind === "var") return typeNamed(e.name);
  if (e.kind === "app" || e.kind === "if") return typeOf(e.kind === "app" ? e.fn : e.yes);
  if (e.kind !== "make")
    return con(e.kind === "prim" ? (PRIMITIVES.get(e.op)?.gives ?? "") : e.kind === "lit" ? e.value.kind : "");
  if (e.ctor === "Failure") return con("exn");
  return tupleWidth(e.ctor) === undefined ? LIST : con(e.ctor, ...e.args.map(typeOf));
}

function given(at: Span, args: readonly Expr[], takes: readonly Type[]): readonly Expr[] {
  const [given, wanted] = [args.map(typeOf).map(showType), takes.map(showType)].map((types) => types.join(" "));
  if (given !== wanted) throw new Wrong("E204", `This takes ${wanted}, and is given ${given}`, at);
  return args;
}
