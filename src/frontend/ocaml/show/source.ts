// OCaml's syntax as text: parentheses where they are needed and where a teacher would put them,
// breaks where a long text may be broken. Reading the text gives the same syntax back.
import { absurd } from "../../../basis/absurd.js";
import type { Binding, Case, Expr, Item, Path, Pattern, TypeExpr } from "../syntax.js";
import { box, type Doc, line, list, separated, text } from "./layout.js";
import { type Infix, infixOf, isConfusing, isOperator, isPrefix, Level } from "./operator.js";
import { constantText, isNegative, parameterDoc, partDoc, patternDoc, typeExprDoc } from "./source-pattern.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** `arms`: a `|` after it would be taken for one of its own. */
export type Piece = { readonly doc: Doc; readonly level: Level; readonly arms: boolean };

/** How an expression stands in a text already; undefined: it is to be printed. */
export type Given = (e: Expr) => Piece | undefined;

export function sourceDoc(e: Expr): Doc {
  return sourcePiece(e, () => undefined).doc;
}

/** An expression some parts of which stand in a text already. */
export function sourcePiece(e: Expr, given: Given): Piece {
  return pieceOf(given, e);
}

function pieceOf(given: Given, e: Expr): Piece {
  return given(e) ?? printed(given, e);
}

function printed(given: Given, e: Expr): Piece {
  switch (e.kind) {
    case "constant":
      return isNegative(e.value) ? piece(Level.minus, text(constantText(e.value))) : atom(constantText(e.value));
    case "ident":
      return atom(identText(e.path));
    case "let":
    case "open":
    case "let-item":
      return letPiece(given, e);
    case "newtype":
      return newtypePiece(given, e);
    case "fun":
      return funPiece(given, e);
    case "function":
      return { ...piece(Level.open, list(0, [text("function"), ...caseDocs(given, e.cases)])), arms: true };
    case "apply":
      return applyPiece(given, e);
    case "labelled":
      return labelledPiece(given, e);
    case "match": {
      const head = box(2, [text("match "), placed(given, e.on, Level.assign), text(" with")]);
      return { ...piece(Level.open, list(0, [head, ...caseDocs(given, e.cases)])), arms: true };
    }
    case "try": {
      const head = list(2, [text("try"), line, pieceOf(given, e.body).doc, { kind: "line", offset: -2 }, text("with")]);
      return { ...piece(Level.open, list(0, [head, ...caseDocs(given, e.cases)])), arms: true };
    }
    case "tuple":
      return bracketed("(", itemDocs(given, e.items), ",", ")");
    case "construct":
      return constructPiece(given, e);
    case "list":
      return bracketed("[", itemDocs(given, e.items), ";", "]");
    case "array":
      return bracketed("[|", itemDocs(given, e.items), ";", "|]");
    case "record":
      return recordPiece(given, e);
    case "field":
      return piece(Level.dot, box(0, [placed(given, e.record, Level.dot), text(`.${pathText(e.field)}`)]));
    case "set-field": {
      const target = box(0, [placed(given, e.record, Level.dot), text(`.${pathText(e.field)}`)]);
      return assignPiece(given, target, "<-", e.value);
    }
    case "if":
      return ifPiece(given, e);
    case "sequence":
      return sequencePiece(given, e);
    case "while":
      return loopPiece(given, [text("while "), placed(given, e.cond, Level.assign), text(" do")], e.body);
    case "for": {
      const [low, high] = [placed(given, e.low, Level.assign), placed(given, e.high, Level.assign)];
      const range = [text(" = "), low, text(e.down ? " downto " : " to "), high, text(" do")];
      return loopPiece(given, [text("for "), patternDoc(e.index), ...range], e.body);
    }
    case "typed":
      return { ...atom(""), doc: typedDoc(given, e) };
    case "coerce":
      return { ...atom(""), doc: coercionDoc(given, e) };
    case "lazy":
      return piece(Level.apply, box(2, [text("lazy"), line, placed(given, e.body, Level.dot)]));
    case "assert":
      return piece(Level.apply, box(2, [text("assert"), line, placed(given, e.cond, Level.dot)]));
    case "lacking":
      return atom("..."); // not read
    case "pack":
      throw new Error(`no expression is made of "${e.kind}"`);
    default:
      return absurd(e);
  }
}

function piece(level: Level, doc: Doc): Piece {
  return { doc, level, arms: false };
}

function atom(s: string): Piece {
  return piece(Level.atom, text(s));
}

function placed(given: Given, e: Expr, least: number): Doc {
  return fitted(pieceOf(given, e), least);
}

/** In parentheses if it binds less tightly than its place asks. */
function fitted(inner: Piece, least: number): Doc {
  return inner.level < least ? parenthesised(inner.doc) : inner.doc;
}

function parenthesised(doc: Doc): Doc {
  return box(1, [text("("), doc, text(")")]);
}

function bracketed(open: string, items: readonly Doc[], separator: string, close: string): Piece {
  return piece(Level.atom, box(open.length, [text(open), ...separated(items, separator), text(close)]));
}

/** What stands between commas or semicolons. */
function itemDocs(given: Given, items: readonly Expr[]): readonly Doc[] {
  return items.map((item) => placed(given, item, Level.or));
}

// ---- names ----

function pathText({ modules, name }: Path): string {
  return [...modules, name].join(".");
}

function identText(path: Path): string {
  return isOperator(path.name) ? pathText({ ...path, name: `( ${path.name} )` }) : pathText(path);
}

// ---- bindings and functions ----

/** A chain of lets is one flat document: long ones must not nest. */
function letPiece(given: Given, e: Let): Piece {
  const heads: Doc[] = [];
  let rest: Expr = e;
  for (; rest.kind === "let" || rest.kind === "open" || rest.kind === "let-item"; rest = rest.body)
    heads.push(letHead(given, rest), line);
  const body = pieceOf(given, rest);
  return { doc: list(0, [...heads, body.doc]), level: Level.open, arms: body.arms };
}

type Let = Of<"let"> | Of<"open"> | Of<"let-item">;

function letHead(given: Given, e: Let): Doc {
  if (e.kind === "open") return text(`let open ${pathText(e.module)} in`);
  if (e.kind === "let-item") return box(2, [text("let "), exceptionDoc(e.item), text(" in")]);
  const keyword = e.recursive ? "let rec " : "let ";
  const docs = e.bindings.flatMap((b, i) =>
    i === 0 ? [bindingDoc(given, keyword, b)] : [line, bindingDoc(given, "and ", b)],
  );
  return list(0, [...docs, text(" in")]);
}

/** `let f x = e` for `let f = fun x -> e`. */
function bindingDoc(given: Given, keyword: string, { pattern, bound: whole }: Binding): Doc {
  const bound = pattern.kind === "typed" ? withoutAbstract(pattern.type, whole) : whole;
  const params = bound.kind === "fun" && pattern.kind === "var" ? bound.params : [];
  const value = bound.kind === "fun" && pattern.kind === "var" ? bound.body : bound;
  const typed = pattern.kind === "typed" && pattern.inner.kind === "var" ? pattern : undefined;
  const name = typed === undefined ? parameterDoc(pattern) : parameterDoc(typed.inner);
  const type = typed === undefined ? [] : [text(" : "), typeExprDoc(typed.type)];
  const head = [text(keyword), name, ...params.flatMap((param) => paramDocs(given, param)), ...type];
  return box(2, [...head, text(" ="), line, placed(given, value, Level.open)]);
}

/** `let f : type a. t = e` for `let f : 'a. t = fun (type a) -> (e : t)`. */
function withoutAbstract(type: TypeExpr, bound: Expr): Expr {
  if (type.kind !== "poly" || type.abstract === undefined) return bound;
  let inner = bound;
  while (inner.kind === "newtype") inner = inner.body;
  return inner.kind === "typed" ? inner.value : bound;
}

function paramDocs(given: Given, param: Pattern): readonly Doc[] {
  return [text(" "), parameterDoc(param, (value) => placed(given, value, Level.open))];
}

function newtypePiece(given: Given, e: Of<"newtype">): Piece {
  const body = pieceOf(given, e.body);
  const doc = box(2, [text(`fun (type ${e.name.name}) ->`), line, fitted(body, Level.open)]);
  return { doc, level: Level.open, arms: body.arms && body.level >= Level.open };
}

function exceptionDoc(item: Item): Doc {
  if (item.kind !== "exception" || item.ctor.record !== undefined)
    throw new Error("no expression is made of definitions other than values and exceptions");
  const { name, args } = item.ctor;
  const types = args.length === 0 ? [] : [text(" of "), ...separated(args.map(partDoc), " *")];
  return box(2, [text(`exception ${name.name}`), ...types]);
}

/** let* x = a and* y = b in e, of ( let* ) (( and* ) a b) (fun (x, y) -> e). */
function bindingOperatorPiece(given: Given, e: Of<"apply">): Piece {
  const [operand, rest] = e.args;
  if (operand === undefined || rest?.kind !== "fun") throw new Error("a binding operator is applied to a function");
  const bindings = operatorBindings(nameOf(e.fn), operand, rest.params[0] ?? { kind: "any", at: rest.at });
  const heads = bindings.flatMap(([name, pattern, bound]) => [
    box(2, [text(`${name} `), parameterDoc(pattern), text(" ="), line, placed(given, bound, Level.open)]),
    line,
  ]);
  const body = pieceOf(given, rest.body);
  return { doc: list(0, [...heads, text("in"), line, body.doc]), level: Level.open, arms: body.arms };
}

function operatorBindings(name: string, bound: Expr, pattern: Pattern): (readonly [string, Pattern, Expr])[] {
  const [left, right] = bound.kind === "apply" && bound.binding && nameOf(bound.fn).startsWith("and") ? bound.args : [];
  const [first, last] = pattern.kind === "tuple" ? pattern.items : [];
  if (left === undefined || right === undefined || first === undefined || last === undefined || bound.kind !== "apply")
    return [[name, pattern, bound]];
  return [...operatorBindings(name, left, first), [nameOf(bound.fn), last, right]];
}

function nameOf(fn: Expr): string {
  return fn.kind === "ident" ? fn.path.name : "";
}

function funPiece(given: Given, e: Of<"fun">): Piece {
  const params = e.params.flatMap((param) => paramDocs(given, param));
  const body = pieceOf(given, e.body);
  return {
    doc: box(2, [text("fun"), ...params, text(" ->"), line, body.doc]),
    level: Level.open,
    arms: body.arms,
  };
}

// ---- cases ----

function caseDocs(given: Given, cases: readonly Case[]): Doc[] {
  return cases.flatMap((c, i) => {
    const last = i === cases.length - 1;
    return i === 0
      ? [{ kind: "line", offset: 2 }, caseDoc(given, c, last)]
      : [line, text("| "), caseDoc(given, c, last)];
  });
}

function caseDoc(given: Given, { pattern, guard, body }: Case, last: boolean): Doc {
  const when = guard === undefined ? [] : [text(" when "), placed(given, guard, Level.assign)];
  const inner = pieceOf(given, body);
  const doc = inner.arms && !last ? parenthesised(inner.doc) : inner.doc;
  return box(2, [patternDoc(pattern), ...when, text(" ->"), line, doc]);
}

// ---- control ----

/** With an open form after `else` the whole is open. */
function ifPiece(given: Given, e: Of<"if">): Piece {
  const head = [
    text("if "),
    placed(given, e.cond, Level.assign),
    line,
    text("then "),
    placed(given, e.yes, Level.assign),
  ];
  if (e.no === undefined) return piece(Level.if, list(0, head));
  const no = pieceOf(given, e.no);
  return {
    doc: list(0, [...head, line, text("else "), fitted(no, Level.open)]),
    level: no.level === Level.open ? Level.open : Level.if,
    arms: no.arms && no.level >= Level.open,
  };
}

function sequencePiece(given: Given, e: Of<"sequence">): Piece {
  const last = e.items.at(-1);
  const before = e.items.slice(0, -1).flatMap((item) => [placed(given, item, Level.if), text(";"), line]);
  if (last === undefined) throw new Error("a sequence has items");
  const end = pieceOf(given, last);
  return {
    doc: list(0, [...before, fitted(end, Level.open)]),
    level: Level.sequence,
    arms: end.arms && end.level >= Level.open,
  };
}

function loopPiece(given: Given, head: readonly Doc[], body: Expr): Piece {
  const inside = [line, pieceOf(given, body).doc, { kind: "line", offset: -2 } as const, text("done")];
  return piece(Level.apply, list(2, [box(2, head), ...inside]));
}

function typedDoc(given: Given, e: Of<"typed">): Doc {
  return box(1, [text("("), placed(given, e.value, Level.open), text(" :"), line, typeExprDoc(e.type), text(")")]);
}

function coercionDoc(given: Given, e: Of<"coerce">): Doc {
  const from = e.from === undefined ? [] : [text(" : "), typeExprDoc(e.from)];
  return box(1, [
    text("("),
    placed(given, e.value, Level.open),
    ...from,
    text(" :>"),
    line,
    typeExprDoc(e.to),
    text(")"),
  ]);
}

function assignPiece(given: Given, target: Doc, arrow: string, value: Expr): Piece {
  return piece(Level.assign, box(2, [target, text(` ${arrow}`), line, placed(given, value, Level.or)]));
}

// ---- data ----

function constructPiece(given: Given, e: Of<"construct">): Piece {
  const { name } = e.ctor;
  if (e.arg === undefined) return atom(pathText(e.ctor));
  if (name === "::" && e.ctor.modules.length === 0 && e.arg.kind === "tuple") return consPiece(given, e.arg.items);
  const ctor = name === "::" ? pathText({ ...e.ctor, name: "(::)" }) : pathText(e.ctor);
  return piece(Level.apply, box(2, [text(ctor), line, placed(given, e.arg, Level.dot)]));
}

function consPiece(given: Given, [head, tail]: readonly Expr[]): Piece {
  if (head === undefined || tail === undefined) throw new Error(":: has two operands");
  const doc = box(0, [placed(given, head, Level.cons + 1), text(" ::"), line, placed(given, tail, Level.cons)]);
  return piece(Level.cons, doc);
}

function recordPiece(given: Given, e: Of<"record">): Piece {
  const fields = e.fields.map(({ field, value }) =>
    box(2, [text(`${pathText(field)} =`), line, placed(given, value, Level.or)]),
  );
  const base = e.base === undefined ? [] : [placed(given, e.base, Level.dot), text(" with"), line];
  return piece(Level.atom, box(2, [text("{ "), ...base, ...separated(fields, ";"), text(" }")]));
}

// ---- applications ----

function applyPiece(given: Given, e: Of<"apply">): Piece {
  if (e.binding && e.args[1]?.kind === "fun") return bindingOperatorPiece(given, e);
  const path = e.fn.kind === "ident" ? e.fn.path : undefined;
  const labelled = e.args.some((arg) => arg.kind === "labelled");
  const special = path === undefined || labelled ? undefined : specialPiece(given, path, e.args);
  if (special !== undefined) return special;
  const args = e.args.flatMap((arg) => [line, placed(given, arg, Level.dot)]);
  return piece(Level.apply, box(2, [placed(given, e.fn, Level.dot), ...args]));
}

/** Operators, and what has a syntax of its own though it is a function of the library. */
function specialPiece(given: Given, path: Path, args: readonly Expr[]): Piece | undefined {
  const [first, second, third, ...more] = args;
  if (first === undefined || more.length > 0) return undefined;
  if (path.modules.length === 0 && third === undefined) return operatorPiece(given, path.name, first, second);
  const [module, ...inner] = path.modules;
  if (inner.length > 0 || second === undefined) return undefined;
  if (path.name === "set" && module === "Array" && third !== undefined)
    return assignPiece(given, indexedDoc(given, first, "(", second, ")"), "<-", third);
  if (path.name !== "get" || third !== undefined) return undefined;
  if (module === "Array") return piece(Level.dot, indexedDoc(given, first, "(", second, ")"));
  return module === "String" ? piece(Level.dot, indexedDoc(given, first, "[", second, "]")) : undefined;
}

function indexedDoc(given: Given, e: Expr, open: string, index: Expr, close: string): Doc {
  return box(2, [placed(given, e, Level.dot), text(`.${open}`), pieceOf(given, index).doc, text(close)]);
}

function operatorPiece(given: Given, name: string, first: Expr, second: Expr | undefined): Piece | undefined {
  if (second === undefined) return unaryPiece(given, name, first);
  const infix = infixOf(name);
  return infix === undefined ? undefined : infixPiece(given, name, infix, first, second);
}

/** `-5` would be a number: the negation of 5 keeps the operator's own name. */
function unaryPiece(given: Given, name: string, operand: Expr): Piece | undefined {
  if (!isPrefix(name)) return undefined;
  const minus = (name === "~-" || name === "~-.") && operand.kind !== "constant";
  if (minus)
    return piece(Level.minus, box(0, [text(name.slice(1)), apartFromSign(placed(given, operand, Level.apply))]));
  return piece(Level.prefix, box(0, [text(name), placed(given, operand, Level.atom)]));
}

/** `-!x` would be one operator and x. */
function apartFromSign(operand: Doc): Doc {
  return /^[!?~]/.test(firstText(operand)) ? parenthesised(operand) : operand;
}

function firstText(doc: Doc): string {
  if (doc.kind !== "box") return doc.kind === "text" ? doc.text : " ";
  return doc.parts[0] === undefined ? "" : firstText(doc.parts[0]);
}

function infixPiece(given: Given, name: string, infix: Infix, first: Expr, second: Expr): Piece {
  if (infix.level === Level.assign) return assignPiece(given, placed(given, first, infix.left), name, second);
  const [left, right] = [pieceOf(given, first), pieceOf(given, second)];
  // a - -1 is right, but a - (-1) can be read.
  const signed = infix.level >= Level.add && right.level === Level.minus;
  const [least, leastRight] = [confused(name, first, infix.left), confused(name, second, infix.right)];
  const operand = fitted(right, signed ? Level.apply : leastRight);
  return piece(infix.level, box(0, [fitted(left, least), text(` ${name}`), line, operand]));
}

function confused(name: string, operand: Expr, least: number): number {
  const inner =
    operand.kind === "apply" && operand.args.length === 2 && operand.fn.kind === "ident" ? operand.fn : undefined;
  return inner !== undefined && isConfusing(name, inner.path.name) ? Level.apply : least;
}

/** `~x` for `~x:x`. */
function labelledPiece(given: Given, e: Of<"labelled">): Piece {
  const { value } = e;
  const label = e.label.startsWith("?") ? e.label : `~${e.label}`;
  const same = value.kind === "ident" && value.path.modules.length === 0 && value.path.name === label.slice(1);
  if (same) return atom(label);
  return { ...atom(""), doc: box(2, [text(`${label}:`), placed(given, value, Level.dot)]) };
}
