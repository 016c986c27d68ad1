// The shapes that OCaml text is given, in a short notation, and the places of its nodes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { absurd } from "../../../basis/absurd.js";
import type { Binding, Case, Constant, Expr, Item, ModuleExpr, Path, Pattern, TypeDecl, TypeExpr } from "../syntax.js";
import { loadGrammar } from "./grammar.js";
import { parseOcaml } from "./parse.js";

const wasm = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(file));
const grammar = await loadGrammar(
  wasm("web-tree-sitter/web-tree-sitter.wasm"),
  wasm("tree-sitter-ocaml/tree-sitter-ocaml.wasm"),
);

/** Source files are byte strings. */
function read(text: string) {
  return parseOcaml(grammar, { name: "a.ml", text: Buffer.from(text, "utf8").toString("latin1") });
}

function shape(text: string): string {
  const read_ = read(text);
  if (read_.ok) return read_.value.map(itemShape).join(" ");
  return read_.errors.map(({ code, label }) => `${code} ${label}`).join("; ");
}

/** The shape of the expression that the whole text is. */
function exprShapeOf(text: string): string {
  return shape(text).replace(/^\(eval (.*)\)$/s, "$1");
}

// ---- the notation ----

const many = <T>(nodes: readonly T[], show: (node: T) => string): string =>
  nodes.map((node) => ` ${show(node)}`).join("");
const path = ({ modules, name }: Path): string => [...modules, name].join(".");

function constant(c: Constant): string {
  if (c.kind === "char") return `'${String.fromCharCode(c.value)}'`;
  if (c.kind === "float") return Object.is(c.value, -0) ? "-0." : `${c.value}${Number.isInteger(c.value) ? "." : ""}`;
  return c.kind === "int" ? `${c.value}` : JSON.stringify(c.value);
}

function exprShape(e: Expr): string {
  const s = exprShape;
  switch (e.kind) {
    case "constant":
      return constant(e.value);
    case "ident":
      return path(e.path);
    case "let":
      return `(let${e.recursive ? " rec" : ""}${many(e.bindings, binding)} ${s(e.body)})`;
    case "fun":
      return `(fun${many(e.params, patternShape)} -> ${s(e.body)})`;
    case "function":
      return `(function${many(e.cases, caseShape)})`;
    case "apply":
      return `(${s(e.fn)}${many(e.args, s)})`;
    case "match":
      return `(match ${s(e.on)}${many(e.cases, caseShape)})`;
    case "try":
      return `(try ${s(e.body)}${many(e.cases, caseShape)})`;
    case "tuple":
      return `<${many(e.items, s).slice(1)}>`;
    case "construct":
      return e.arg === undefined ? path(e.ctor) : `(${path(e.ctor)} of ${s(e.arg)})`;
    case "list":
      return `[${many(e.items, s).slice(1)}]`;
    case "array":
      return `[|${many(e.items, s).slice(1)}|]`;
    case "record":
      return `{${e.base === undefined ? "" : `${s(e.base)} with`}${many(e.fields, (f) => `${path(f.field)}=${s(f.value)}`)}}`;
    case "field":
      return `${s(e.record)}.${path(e.field)}`;
    case "set-field":
      return `(<- ${s(e.record)}.${path(e.field)} ${s(e.value)})`;
    case "if":
      return `(if ${s(e.cond)} ${s(e.yes)}${e.no === undefined ? "" : ` ${s(e.no)}`})`;
    case "sequence":
      return `(;${many(e.items, s)})`;
    case "while":
      return `(while ${s(e.cond)} ${s(e.body)})`;
    case "for":
      return `(for ${patternShape(e.index)} ${s(e.low)} ${e.down ? "downto" : "to"} ${s(e.high)} ${s(e.body)})`;
    case "labelled":
      return `~${e.label}:${s(e.value)}`;
    case "typed":
      return `(: ${s(e.value)} ${typeShape(e.type)})`;
    case "lazy":
      return `(lazy ${s(e.body)})`;
    case "assert":
      return `(assert ${s(e.cond)})`;
    case "open":
      return `(open ${path(e.module)} ${s(e.body)})`;
    default:
      return absurd(e);
  }
}

const binding = (b: Binding): string => `[${patternShape(b.pattern)} = ${exprShape(b.bound)}]`;
const caseShape = (c: Case): string =>
  `[${patternShape(c.pattern)}${c.guard === undefined ? "" : ` when ${exprShape(c.guard)}`} -> ${exprShape(c.body)}]`;

function patternShape(p: Pattern): string {
  const s = patternShape;
  switch (p.kind) {
    case "any":
      return "_";
    case "var":
      return p.name;
    case "alias":
      return `(as ${s(p.inner)} ${p.name.name})`;
    case "constant":
      return constant(p.value);
    case "range":
      return `'${String.fromCharCode(p.low)}'..'${String.fromCharCode(p.high)}'`;
    case "tuple":
      return `<${many(p.items, s).slice(1)}>`;
    case "construct":
      return p.arg === undefined ? path(p.ctor) : `(${path(p.ctor)} of ${s(p.arg)})`;
    case "list":
      return `[${many(p.items, s).slice(1)}]`;
    case "array":
      return `[|${many(p.items, s).slice(1)}|]`;
    case "record":
      return `{${many(p.fields, (f) => `${path(f.field)}=${s(f.pattern)}`)}${p.open ? " _" : ""}}`;
    case "or":
      return `(|${many(p.options, s)})`;
    case "labelled":
      return `~${p.label}:${s(p.inner)}`;
    case "typed":
      return `(: ${s(p.inner)} ${typeShape(p.type)})`;
    case "lazy":
      return `(lazy ${s(p.inner)})`;
    case "exception":
      return `(exception ${s(p.inner)})`;
    case "open":
      return `(open ${path(p.module)} ${s(p.inner)})`;
    default:
      return absurd(p);
  }
}

function typeShape(t: TypeExpr): string {
  const s = typeShape;
  switch (t.kind) {
    case "any":
      return "_";
    case "var":
      return `'${t.name}`;
    case "arrow":
      return `(-> ${s(t.from)} ${s(t.to)})`;
    case "tuple":
      return `<${many(t.items, s).slice(1)}>`;
    case "constr":
      return t.args.length === 0 ? path(t.path) : `(${path(t.path)}${many(t.args, s)})`;
    case "alias":
      return `(as ${s(t.inner)} '${t.name})`;
    case "poly":
      return `(forall ${t.vars.join(" ")} ${s(t.body)})`;
    default:
      return absurd(t);
  }
}

function declShape({ name, params, body, manifest }: TypeDecl): string {
  const left = [name.name, ...params.map((param) => (param.name === undefined ? "_" : `'${param.name}`))].join(" ");
  const equals = manifest === undefined ? "" : ` = ${typeShape(manifest)}`;
  if (body.kind === "abstract") return `[${left}${equals}]`;
  if (body.kind === "record") {
    return `[${left}${equals} {${many(body.fields, (f) => `${f.mutable ? "mutable " : ""}${f.name.name}: ${typeShape(f.type)}`)}}]`;
  }
  return `[${left}${equals}${many(body.ctors, (c) => `| ${c.name.name}${many(c.args, typeShape)}`)}]`;
}

function itemShape(item: Item): string {
  switch (item.kind) {
    case "value":
      return `(let${item.recursive ? " rec" : ""}${many(item.bindings, binding)})`;
    case "eval":
      return `(eval ${exprShape(item.body)})`;
    case "type":
      return `(type${item.recursive ? "" : " nonrec"}${many(item.decls, declShape)})`;
    case "exception": {
      const alias = item.alias === undefined ? "" : ` = ${path(item.alias)}`;
      return `(exception ${item.ctor.name.name}${many(item.ctor.args, typeShape)}${alias})`;
    }
    case "module":
      return `(module ${item.name.name} ${moduleShape(item.body)})`;
    case "open":
      return `(open ${moduleShape(item.module)})`;
    case "include":
      return `(include ${moduleShape(item.module)})`;
    case "external":
      return `(external ${item.name.name} ${typeShape(item.type)} ${item.prim})`;
    default:
      return absurd(item);
  }
}

function moduleShape(m: ModuleExpr): string {
  return m.kind === "path" ? path(m.path) : `(struct${many(m.items, itemShape)})`;
}

// ---- expressions ----

describe("expressions", () => {
  test.each([
    ["f -1", "(- f 1)"],
    ["x - 1", "(- x 1)"],
    ["f (-1)", "(f -1)"],
    ["- 1", "-1"],
    ["-(1)", "-1"],
    ["- -1", "1"],
    ["-. 1.", "-1."],
    ["-1.5", "-1.5"],
    ["-. 1", "(~-. 1)"],
    ["- f x", "(~- (f x))"],
    ["+1", "1"],
    ["+ x", "(~+ x)"],
    ["-x ** y", "(** (~- x) y)"],
    ["a - b - c", "(- (- a b) c)"],
    ["a ** b ** c", "(** a (** b c))"],
    ["a ^ b ^ c", "(^ a (^ b c))"],
    ["a * b + c mod d", "(+ (* a b) (mod c d))"],
    ["a lsl b lsr c", "(lsl a (lsr b c))"],
    ["a :: b @ c", "(@ (:: of <a b>) c)"],
    ["1 :: 2 :: []", "(:: of <1 (:: of <2 []>)>)"],
    ["not x && y || z", "(|| (&& (not x) y) z)"],
    ["a or b & c", "(or a (& b c))"],
    ["a = b && c <> d", "(&& (= a b) (<> c d))"],
    ["a |> b |> c", "(|> (|> a b) c)"],
    ["f @@ g @@ x", "(@@ f (@@ g x))"],
    ["a := b := c", "(:= a (:= b c))"],
    ["r := a, b", "(:= r <a b>)"],
    ["a +++ b", "(+++ a b)"],
    ["!!x + ~-y", "(+ (!! x) (~- y))"],
    ["x=-1", "(=- x 1)"],
    ["f x.y z", "(f x.y z)"],
    ["!r.f", "(! r).f"],
    ["f !a !b", "(f (! a) (! b))"],
    ["a.b.(c) <- d", "(Array.set a.b c d)"],
    ["a.(0).(1)", "(Array.get (Array.get a 0) 1)"],
    ["s.[i]", "(String.get s i)"],
    ["x.f <- e; g", "(; (<- x.f e) g)"],
    ["x.M.f", "x.M.f"],
    ["A (1, 2)", "(A of <1 2>)"],
    ["A ((1, 2))", "(A of <1 2>)"],
    ["(A) 1", "(A 1)"],
    ["Some x :: y", "(:: of <(Some of x) y>)"],
    ["M.A 1", "(M.A of 1)"],
    ["(::) (1, [])", "(:: of <1 []>)"],
    ["(+) 1 2, ( * )", "<(+ 1 2) *>"],
    ["M.(+) 1 2", "(M.+ 1 2)"],
    ["[1; 2; 3;]", "[1 2 3]"],
    ["[1, 2; 3]", "[<1 2> 3]"],
    ["[||], [|1; 2|]", "<[||] [|1 2|]>"],
    ["(), true, begin end", "<() true ()>"],
    ["{x; M.y; z = 1; t : int}", "{ x=x M.y=y z=1 t=(: t int)}"],
    ["{a.b with x = 1;}", "{a.b with x=1}"],
    ["if a then b; c", "(; (if a b) c)"],
    ["if a then b else c; d", "(; (if a b c) d)"],
    ["if a then b, c else d", "(if a <b c> d)"],
    ["if a then b else if c then d else e", "(if a b (if c d e))"],
    ["if a then let x = 1 in b; c", "(if a (let [x = 1] (; b c)))"],
    ["if a then b := c else d := e; f", "(; (if a (:= b c) (:= d e)) f)"],
    ["let x = 1 in a; b", "(let [x = 1] (; a b))"],
    ["fun x -> a; b", "(fun x -> (; a b))"],
    ["a; b; c;", "(; a b c)"],
    ["a;", "a"],
    ["begin a; b end", "(; a b)"],
    [
      "match a with A -> match b with C -> 1 | D -> 2 | E -> 3",
      "(match a [A -> (match b [C -> 1] [D -> 2] [E -> 3])])",
    ],
    ["(match a with | x -> 1 | y -> 2), 3", "<(match a [x -> 1] [y -> 2]) 3>"],
    ["match a; b with x when c; d -> e; f | g -> h", "(match (; a b) [x when (; c d) -> (; e f)] [g -> h])"],
    ["try try a with B -> c with D -> e", "(try (try a [B -> c]) [D -> e])"],
    ["function A when x -> 1 | B -> 2", "(function [A when x -> 1] [B -> 2])"],
    ["fun x y : int -> z", "(fun x y -> (: z int))"],
    ["let rec f x = g and g = f in f", "(let rec [f = (fun x -> g)] [g = f] f)"],
    ["let f x : int = x in f", "(let [f = (fun x -> (: x int))] f)"],
    ["let open M in a; b", "(open M (; a b))"],
    [
      "M.(a; b), M.[x], M.{y = 1}, M.[|z|], M.()",
      "<(open M (; a b)) (open M [x]) (open M { y=1}) (open M [|z|]) (open M ())>",
    ],
    ["while a do b; c done", "(while a (; b c))"],
    ["for i = 1 to 2 do a done", "(for i 1 to 2 a)"],
    ["for _ = 2 downto 1 do a done", "(for _ 2 downto 1 a)"],
    ["lazy (f x), assert false", "<(lazy (f x)) (assert false)>"],
    ["(e : int * int -> int list)", "(: e (-> <int int> (list int)))"],
    ["(a; b : int)", "(: (; a b) int)"],
    ["f (fun x -> x) (function A -> 1)", "(f (fun x -> x) (function [A -> 1]))"],
    ["a >>= fun x -> b >>= fun y -> c", "(>>= a (fun x -> (>>= b (fun y -> c))))"],
    ["1 + let y = 2 in y + 3", "(+ 1 (let [y = 2] (+ y 3)))"],
    ["f x [@attribute 1 + (2)]", "(f x)"],
    ["f (* (* it's *) \"*)\" '\"' *) x", "(f x)"],
    ["match-1 with effect -> effect", "(match -1 [effect -> effect])"],
    ["a##b##c", "(## (## a b) c)"],
  ])("%s", (text, expected) => expect(exprShapeOf(text)).toBe(expected));
});

describe("literals", () => {
  test.each([
    ["0x1F + 0o17 + 0b101 + 1_000", "(+ (+ (+ 31 15) 5) 1000)"],
    ["4611686018427387903, -4611686018427387904", "<4611686018427387903 -4611686018427387904>"],
    ["0x7fffffffffffffff, 0x4000000000000000, -0x4000000000000000", "<-1 -4611686018427387904 -4611686018427387904>"],
    ["1., 1e3, 0x1.8p3, 1_000.5, 0x1p-1074, 1e400", "<1. 1000. 12. 1000.5 5e-324 Infinity>"],
    [String.raw`"\n\t\b\r\\\"\'\ \065\x41\o101\u{e9}"`, String.raw`"\n\t\b\r\\\"' AAAÃ©"`],
    ['"a\\\n   b\\q\nc"', String.raw`"ab\\q\nc"`],
    ['{|a"b|}, {id||}|id}', String.raw`<"a\"b" "|}">`],
    [String.raw`'a', '\'', '"', '\\', '\065', '\x41', '\o101'`, String.raw`<'a' ''' '"' '\' 'A' 'A' 'A'>`],
  ])("%s", (text, expected) => expect(exprShapeOf(text)).toBe(expected));
});

// ---- patterns, types, structures ----

describe("patterns", () => {
  test.each([
    ["A | B as x", "(as (| A B) x)"],
    ["a, b as x", "(as <a b> x)"],
    ["a as b, c", "<(as a b) c>"],
    ["a :: b :: c", "(:: of <a (:: of <b c>)>)"],
    ["A x :: b", "(:: of <(A of x) b>)"],
    ["A B x", "(A of (B of x))"],
    ["A (x, _)", "(A of <x _>)"],
    ["-1 | +2 | -1.5", "(| -1 2 -1.5)"],
    ["'a'..'f' | 'z'..'x'", "(| 'a'..'f' 'x'..'z')"],
    ["[a; b] | []", "(| [a b] [])"],
    ["[|a|]", "[|a|]"],
    ["{x; M.y = A; z : int; _}", "{ x=x M.y=A z=(: z int) _}"],
    ["(x : int)", "(: x int)"],
    ["lazy (A x)", "(lazy (A of x))"],
    ["exception A x | B", "(| (exception (A of x)) B)"],
    ["B | exception A | C", "(| B (exception A) C)"],
    ["exception (A | B)", "(exception (| A B))"],
    ["A | (B | C)", "(| A (| B C))"],
    ["M.(A x), M.[y], M.()", "<(open M (A of x)) (open M [y]) (open M ())>"],
    ['(+), (), true, "s"', '<+ () true "s">'],
  ])("%s", (text, expected) => expect(exprShapeOf(`match e with ${text} -> 0`)).toBe(`(match e [${expected} -> 0])`));
});

describe("structures", () => {
  test.each([
    ["", ""],
    ["(* nothing *)", ""],
    [";; 1 ;; ;; let x = 1 ;; 2 let y = 3", "(eval 1) (let [x = 1]) (eval 2) (let [y = 3])"],
    ["let f (x : int) (y, z) {a} _ () : int = 1", "(let [f = (fun (: x int) <y z> { a=a} _ () -> (: 1 int))])"],
    ["let f : 'a 'b. 'a -> 'b = g", "(let [(: f (forall a b (-> 'a 'b))) = g])"],
    ["let x : int = 1 and (y, z) : t = e", "(let [(: x int) = 1] [(: <y z> t) = e])"],
    ["let (+++) a b = a and (!!) = f", "(let [+++ = (fun a b -> a)] [!! = f])"],
    ["let x, y = 1, 2 let Some z = e let () = ()", "(let [<x y> = <1 2>]) (let [(Some of z) = e]) (let [() = ()])"],
    ["let[@inline] f x = x [@@deriving show] [@@@warning]", "(let [f = (fun x -> x)])"],
    ["type t = A | B of int * string | C of (int * string)", "(type [t | A | B int string | C <int string>])"],
    ["type 'a t = 'a list and (_, 'b) u = | U", "(type [t 'a = (list 'a)] [u _ 'b | U])"],
    ["type t = {mutable a : int; b : 'a -> 'b -> c}", "(type [t { mutable a: int b: (-> 'a (-> 'b c))}])"],
    ["type nonrec t = t type u = M.u = A type v", "(type nonrec [t = t]) (type [u = M.u | A]) (type [v])"],
    ["type 'a list = [] | (::) of 'a * 'a list", "(type [list 'a | [] | :: 'a (list 'a)])"],
    ["type t = (int, _) M.t as 'a", "(type [t = (as (M.t int _) 'a)])"],
    ["exception E exception F of int * t exception G = M.F", "(exception E) (exception F int t) (exception G = M.F)"],
    [
      "module M = struct let x = 1 ;; x end module N = M.P",
      "(module M (struct (let [x = 1]) (eval x))) (module N M.P)",
    ],
    ["open M open! M.N open struct end include M", "(open M) (open M.N) (open (struct)) (include M)"],
    ['external f : int -> int = "prim" "native"', "(external f (-> int int) prim)"],
  ])("%s", (text, expected) => expect(shape(text)).toBe(expected));
});

// ---- places ----

/** The text under every node of this kind. */
function textsOf(text: string, kind: string): readonly string[] {
  const result = read(text);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("kind" in node && node.kind === kind && "at" in node) {
      const { start, end } = node.at as { start: number; end: number };
      found.push(text.slice(start, end));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(result.ok ? result.value : []);
  return found;
}

describe("places", () => {
  test.each([
    ["let x = (match a with b -> c) + 1", "match", ["(match a with b -> c)"]],
    ["let x = begin match a with b -> c end", "match", ["begin match a with b -> c end"]],
    ["let f a (Some b) = c", "fun", ["a (Some b) = c"]],
    ["let f = fun (Some b) -> c", "fun", ["fun (Some b) -> c"]],
    ["let f = function A -> 1", "function", ["function A -> 1"]],
    ["let f x : int = y", "typed", [": int = y"]],
    ["f (x : int)", "typed", ["(x : int)"]],
    ["a; b;", "sequence", ["a; b;"]],
    ["f (* c *) x y", "apply", ["f (* c *) x y"]],
    ["assert (* c *) (f x)", "assert", ["assert (* c *) (f x)"]],
  ])("%s: %s", (text, kind, expected) => expect(textsOf(text, kind)).toEqual(expected));
});

// ---- size ----

describe("size", () => {
  const repeat = (n: number, text: string): string => text.repeat(n);
  test.each([
    ["parentheses", `${repeat(10_000, "(")}1${repeat(10_000, ")")}`],
    ["a list literal", `[${repeat(10_000, "1;")}]`],
    ["lists in lists", `${repeat(10_000, "[")}1${repeat(10_000, "]")}`],
    ["let in", `${repeat(2_000, "let x = 1 in ")}x`],
    ["a sequence", `${repeat(5_000, "f ();")}x`],
    ["operators to the right", `${repeat(10_000, "a ^ ")}a`],
    ["operators to the left", `${repeat(10_000, "a - ")}a`],
    ["else if", `${repeat(5_000, "if a then b else ")}c`],
    ["match in match", `${repeat(2_000, "match a with A -> 1 | B -> ")}c`],
    ["comments", `${repeat(10_000, "(*")} ${repeat(10_000, "*)")} 1`],
  ])("deep or long %s can be read", (_, text) => expect(read(text).ok).toBe(true));
});
