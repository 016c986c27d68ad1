// The toy language in: `(define (sum xs) (if (empty? xs) 0 (+ (head xs) (sum (tails xs)))))` to a checked core program.
// The end of a name tells its type: `xs` is a list of integers, `empty?` a truth, everything else an integer.
import { type Expr, makeName, type Name, shownName, tupleCtor } from "../../src/core/expr.js";
import { parseProgram } from "../../src/core/parse.js";
import type { Source, Span } from "../../src/core/span.js";
import { fn, type Type } from "../../src/core/type.js";
import type { DefinedValue, Entry, Loaded } from "../../src/language/language.js";
import type { Code, Diagnostic } from "../../src/report/diagnostic.js";
import { OPERATORS, showValue } from "./show.js";
import { BOOL, INT, LIST, showType, typeNamed, typeOf, typesIn } from "./types.js";

/** Families, constructors and exceptions are those of other languages where they are called the same. */
const LIBRARY = parseProgram(`
  (data list (a) [|[]| 0 ()] [|::| 1 ((' a) (list (' a)))]) (exception [Failure 0 ()]) (fault match [Failure])
  (def empty? ~(fun (a) (match a ([|[]|] -> true) (_ -> false)))) (type empty? (-> (list big) bool))
  (def head ~(fun (b) (match b ([|::| b1 _] -> b1)))) (type head (-> (list big) big))
  (def tails ~(fun (c) (match c ([|::| _ c1] -> c1)))) (type tails (-> (list big) (list big)))`);
const OWN_IDS = 100; // after those of the library

/** Thrown at the first thing that is wrong. */
export class Wrong extends Error {
  readonly diagnostic: Diagnostic;
  constructor(code: Code, title: string, at: Span) {
    super(title);
    this.diagnostic = { code, title, at, label: "", also: [], hint: undefined };
  }
}

/** A word, or a bracket and what is inside it. */
type Tree = { readonly at: Span; readonly word: string; readonly items: readonly Tree[] };

function treesIn({ name: file, text }: Source): readonly Tree[] {
  const tokens = [...text.matchAll(/[()[\]]|[^\s()[\]]+/g)].reverse();
  const next = (): Tree => {
    const { 0: word, index: start } = tokens.pop() ?? { 0: ")", index: text.length };
    if (/[)\]]/.test(word)) throw new Wrong("E101", "Brackets do not match", { file, start, end: start + 1 });
    const [items, close] = [[] as Tree[], word === "(" ? ")" : word === "[" ? "]" : undefined];
    while (close !== undefined && tokens.at(-1)?.[0] !== close) items.push(next());
    const end = close === undefined ? start + word.length : (tokens.pop()?.index ?? start) + 1;
    return { at: { file, start, end }, word, items };
  };
  const trees: Tree[] = [];
  while (tokens.length > 0) trees.push(next());
  return trees;
}

/** Arguments for parameters of these types: as many as there are parameters, and each of its type. */
function fitting<const T extends readonly Type[]>(at: Span, args: readonly Expr[], takes: T): { [I in keyof T]: Expr } {
  const [given, wanted] = [args.map(typeOf), takes].map((types) => types.map(showType).join(" "));
  if (given !== wanted) throw new Wrong("E204", `Expected ${wanted}, and this is ${given}`, at);
  return args as { [I in keyof T]: Expr }; // they were counted
}

type Part<E> = E extends Expr ? Omit<E, "id" | "at" | "written"> : never;
type Read = Pick<Loaded, "program" | "values" | "entries">;

/** `sources` are parts of one program in order; each of `expressions` is to be shown after loading. */
export function readToy(sources: readonly Source[], expressions: readonly Source[]): Read {
  const [defs, types] = [[...LIBRARY.defs], new Map(LIBRARY.types)];
  const functions = new Map([...types.keys()].map((name) => [name as string, name])); // a later one hides an earlier one
  let next = OWN_IDS;
  const fresh = (shown: string): Name => makeName(shown, next++);
  const node = (at: Span, part: Part<Expr>): Expr => ({ ...part, id: next++, at, written: true }) as Expr; // of its kind

  const lower = (locals: ReadonlyMap<string, Name>, tree: Tree): Expr => {
    const { at, word } = tree;
    const local = locals.get(word);
    if (/^-?\d+$/.test(word)) return node(at, { kind: "lit", value: { kind: "big", value: BigInt(word) } });
    if (/^(true|false)$/.test(word)) return node(at, { kind: "lit", value: { kind: "bool", value: word === "true" } });
    if (local !== undefined) return node(at, { kind: "var", name: local });
    const [head = tree, ...rest] = word === "[" ? [tree, ...tree.items] : tree.items;
    return applied(
      at,
      head,
      rest.map((item) => lower(locals, item)),
    );
  };

  const applied = (at: Span, { word, at: place }: Tree, args: readonly Expr[]): Expr => {
    const [called, op] = [functions.get(word), OPERATORS.get(word)];
    const takes = called && typesIn(types.get(called) ?? INT).slice(0, -1);
    const make = (ctor: string, ...parts: Expr[]): Expr => node(at, { kind: "make", ctor: ctor as Name, args: parts });
    const given = <T extends readonly Type[]>(...types: T) => fitting(at, args, types);
    if (called !== undefined && takes !== undefined)
      return node(at, { kind: "app", fn: node(place, { kind: "var", name: called }), args: given(...takes) });
    if (op !== undefined) return node(at, { kind: "prim", op, args: given(INT, INT) });
    if (word === "[") return given(...args.map(() => INT)).reduceRight((tail, e) => make("::", e, tail), make("[]"));
    if (word === "cons") return make("::", ...given(INT, LIST));
    if (word === "tuple") return (args.length === 1 && args[0]) || make(tupleCtor(args.length), ...args);
    if (word === "Failure") return make(word, ...given());
    if (word !== "if") throw new Wrong("E201", `There is no ${word}`, place);
    const type = args[1] === undefined ? INT : typeOf(args[1]);
    const [cond, yes, no] = given(BOOL, type, type);
    return node(at, { kind: "if", cond, yes, no });
  };

  /** What it defines can be used in it. */
  const define = ({ at, items: [keyword, head, body] }: Tree): DefinedValue => {
    const [first, ...params] = head?.items ?? [];
    if (keyword?.word !== "define" || first === undefined || params.length === 0 || body === undefined)
      throw new Wrong("E101", "Not (define (name parameter ...) expression)", at);
    const [name, core, own] = [first.word, fresh(first.word), params.map(({ word }) => fresh(word))];
    const type = own.map(typeNamed).reduceRight((to, from) => fn(from, to), typeNamed(core));
    types.set(core, type);
    functions.set(name, core);
    const [e] = fitting(body.at, [lower(new Map(own.map((each) => [shownName(each), each])), body)], [typeNamed(core)]);
    defs.push({ kind: "rec", bindings: [{ name: core, bound: node(at, { kind: "lam", params: own, body: e }) }] });
    const shown = { shownType: showType(type), home: undefined, isOffered: true };
    return { name, source: at.file, core, type, stored: undefined, ...shown };
  };

  const enter = (source: Source): Entry => {
    const [tree, more] = treesIn(source);
    const at = { file: source.name, start: 0, end: source.text.length };
    if (tree === undefined || more !== undefined) throw new Wrong("E101", "Not one expression", at);
    const [name, e] = [fresh("entry"), lower(new Map(), tree)];
    defs.push({ kind: "one", name, bound: node(at, { kind: "lam", params: [fresh("unit")], body: e }) });
    const [type, shown] = [typeOf(e), showType(typeOf(e))];
    return { name, at, type, showType: () => shown, show: (value) => `${showValue(value)} : ${shown}` };
  };

  const [values, entries] = [sources.flatMap(treesIn).map(define), expressions.map(enter)];
  return { program: { ...LIBRARY, defs, types }, values, entries };
}
