// OCaml's syntax as text: parentheses where they are needed and where a teacher would put them,
// breaks where a long text may be broken. Reading the text gives the same syntax back.
import { absurd } from "../../../basis/absurd.js";
import type { Binding, Case, Expr, Item, Path, Pattern, TypeExpr } from "../syntax.js";
import { box, type Doc, line, list, separated, text } from "./layout.js";
import { type Infix, infixOf, isConfusing, isOperator, isPrefix, Level } from "./operator.js";
import { constantText, isNegative, parameterDoc, partDoc, patternDoc, typeExprDoc } from "./source-pattern.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** `arms`: a `|` after it would be taken for one of its own. */
type Piece = { readonly doc: Doc; readonly level: Level; readonly arms: boolean };

export function sourceDoc(e: Expr): Doc {
  return pieceOf(e).doc;
}

function pieceOf(e: Expr): Piece {
  switch (e.kind) {
    case "constant":
      return isNegative(e.value) ? piece(Level.minus, text(constantText(e.value))) : atom(constantText(e.value));
    case "ident":
      return atom(identText(e.path));
    case "let":
    case "open":
    case "let-item":
      return letPiece(e);
    case "newtype":
      return newtypePiece(e);
    case "fun":
      return funPiece(e);
    case "function":
      return { ...piece(Level.open, list(0, [text("function"), ...caseDocs(e.cases)])), arms: true };
    case "apply":
      return applyPiece(e);
    case "labelled":
      return labelledPiece(e);
    case "match": {
      const head = box(2, [text("match "), placed(e.on, Level.assign), text(" with")]);
      return { ...piece(Level.open, list(0, [head, ...caseDocs(e.cases)])), arms: true };
    }
    case "try": {
      const head = list(2, [text("try"), line, sourceDoc(e.body), { kind: "line", offset: -2 }, text("with")]);
      return { ...piece(Level.open, list(0, [head, ...caseDocs(e.cases)])), arms: true };
    }
    case "tuple":
      return bracketed("(", itemDocs(e.items), ",", ")");
    case "construct":
      return constructPiece(e);
    case "list":
      return bracketed("[", itemDocs(e.items), ";", "]");
    case "array":
      return bracketed("[|", itemDocs(e.items), ";", "|]");
    case "record":
      return recordPiece(e);
    case "field":
      return piece(Level.dot, box(0, [placed(e.record, Level.dot), text(`.${pathText(e.field)}`)]));
    case "set-field": {
      const target = box(0, [placed(e.record, Level.dot), text(`.${pathText(e.field)}`)]);
      return assignPiece(target, "<-", e.value);
    }
    case "if":
      return ifPiece(e);
    case "sequence":
      return sequencePiece(e);
    case "while":
      return loopPiece([text("while "), placed(e.cond, Level.assign), text(" do")], e.body);
    case "for": {
      const [low, high] = [placed(e.low, Level.assign), placed(e.high, Level.assign)];
      const range = [text(" = "), low, text(e.down ? " downto " : " to "), high, text(" do")];
      return loopPiece([text("for "), patternDoc(e.index), ...range], e.body);
    }
    case "typed":
      return { ...atom(""), doc: typedDoc(e) };
    case "coerce":
      return { ...atom(""), doc: coercionDoc(e) };
    case "lazy":
      return piece(Level.apply, box(2, [text("lazy"), line, placed(e.body, Level.dot)]));
    case "assert":
      return piece(Level.apply, box(2, [text("assert"), line, placed(e.cond, Level.dot)]));
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

function placed(e: Expr, least: number): Doc {
  return fitted(pieceOf(e), least);
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
function itemDocs(items: readonly Expr[]): readonly Doc[] {
  return items.map((item) => placed(item, Level.or));
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
function letPiece(e: Let): Piece {
  const heads: Doc[] = [];
  let rest: Expr = e;
  for (; rest.kind === "let" || rest.kind === "open" || rest.kind === "let-item"; rest = rest.body)
    heads.push(letHead(rest), line);
  const body = pieceOf(rest);
  return { doc: list(0, [...heads, body.doc]), level: Level.open, arms: body.arms };
}

type Let = Of<"let"> | Of<"open"> | Of<"let-item">;

function letHead(e: Let): Doc {
  if (e.kind === "open") return text(`let open ${pathText(e.module)} in`);
  if (e.kind === "let-item") return box(2, [text("let "), exceptionDoc(e.item), text(" in")]);
  const keyword = e.recursive ? "let rec " : "let ";
  const docs = e.bindings.flatMap((b, i) => (i === 0 ? [bindingDoc(keyword, b)] : [line, bindingDoc("and ", b)]));
  return list(0, [...docs, text(" in")]);
}

/** `let f x = e` for `let f = fun x -> e`. */
function bindingDoc(keyword: string, { pattern, bound: given }: Binding): Doc {
  const bound = pattern.kind === "typed" ? withoutAbstract(pattern.type, given) : given;
  const params = bound.kind === "fun" && pattern.kind === "var" ? bound.params : [];
  const value = bound.kind === "fun" && pattern.kind === "var" ? bound.body : bound;
  const typed = pattern.kind === "typed" && pattern.inner.kind === "var" ? pattern : undefined;
  const name = typed === undefined ? parameterDoc(pattern) : parameterDoc(typed.inner);
  const type = typed === undefined ? [] : [text(" : "), typeExprDoc(typed.type)];
  const head = [text(keyword), name, ...params.flatMap(paramDocs), ...type];
  return box(2, [...head, text(" ="), line, placed(value, Level.open)]);
}

/** `let f : type a. t = e` for `let f : 'a. t = fun (type a) -> (e : t)`. */
function withoutAbstract(type: TypeExpr, bound: Expr): Expr {
  if (type.kind !== "poly" || type.abstract === undefined) return bound;
  let inner = bound;
  while (inner.kind === "newtype") inner = inner.body;
  return inner.kind === "typed" ? inner.value : bound;
}

function paramDocs(param: Pattern): readonly Doc[] {
  return [text(" "), parameterDoc(param, (value) => placed(value, Level.open))];
}

function newtypePiece(e: Of<"newtype">): Piece {
  const body = pieceOf(e.body);
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
function bindingOperatorPiece(e: Of<"apply">): Piece {
  const [operand, rest] = e.args;
  if (operand === undefined || rest?.kind !== "fun") throw new Error("a binding operator is applied to a function");
  const bindings = operatorBindings(nameOf(e.fn), operand, rest.params[0] ?? { kind: "any", at: rest.at });
  const heads = bindings.flatMap(([name, pattern, bound]) => [
    box(2, [text(`${name} `), parameterDoc(pattern), text(" ="), line, placed(bound, Level.open)]),
    line,
  ]);
  const body = pieceOf(rest.body);
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

function funPiece(e: Of<"fun">): Piece {
  const params = e.params.flatMap(paramDocs);
  const body = pieceOf(e.body);
  return {
    doc: box(2, [text("fun"), ...params, text(" ->"), line, body.doc]),
    level: Level.open,
    arms: body.arms,
  };
}

// ---- cases ----

function caseDocs(cases: readonly Case[]): Doc[] {
  return cases.flatMap((c, i) => {
    const last = i === cases.length - 1;
    return i === 0 ? [{ kind: "line", offset: 2 }, caseDoc(c, last)] : [line, text("| "), caseDoc(c, last)];
  });
}

function caseDoc({ pattern, guard, body }: Case, last: boolean): Doc {
  const when = guard === undefined ? [] : [text(" when "), placed(guard, Level.assign)];
  const inner = pieceOf(body);
  const doc = inner.arms && !last ? parenthesised(inner.doc) : inner.doc;
  return box(2, [patternDoc(pattern), ...when, text(" ->"), line, doc]);
}

// ---- control ----

/** With an open form after `else` the whole is open. */
function ifPiece(e: Of<"if">): Piece {
  const head = [text("if "), placed(e.cond, Level.assign), line, text("then "), placed(e.yes, Level.assign)];
  if (e.no === undefined) return piece(Level.if, list(0, head));
  const no = pieceOf(e.no);
  return {
    doc: list(0, [...head, line, text("else "), fitted(no, Level.open)]),
    level: no.level === Level.open ? Level.open : Level.if,
    arms: no.arms && no.level >= Level.open,
  };
}

function sequencePiece(e: Of<"sequence">): Piece {
  const last = e.items.at(-1);
  const before = e.items.slice(0, -1).flatMap((item) => [placed(item, Level.if), text(";"), line]);
  if (last === undefined) throw new Error("a sequence has items");
  const end = pieceOf(last);
  return {
    doc: list(0, [...before, fitted(end, Level.open)]),
    level: Level.sequence,
    arms: end.arms && end.level >= Level.open,
  };
}

function loopPiece(head: readonly Doc[], body: Expr): Piece {
  const inside = [line, sourceDoc(body), { kind: "line", offset: -2 } as const, text("done")];
  return piece(Level.apply, list(2, [box(2, head), ...inside]));
}

function typedDoc(e: Of<"typed">): Doc {
  return box(1, [text("("), placed(e.value, Level.open), text(" :"), line, typeExprDoc(e.type), text(")")]);
}

function coercionDoc(e: Of<"coerce">): Doc {
  const from = e.from === undefined ? [] : [text(" : "), typeExprDoc(e.from)];
  return box(1, [text("("), placed(e.value, Level.open), ...from, text(" :>"), line, typeExprDoc(e.to), text(")")]);
}

function assignPiece(target: Doc, arrow: string, value: Expr): Piece {
  return piece(Level.assign, box(2, [target, text(` ${arrow}`), line, placed(value, Level.or)]));
}

// ---- data ----

function constructPiece(e: Of<"construct">): Piece {
  const { name } = e.ctor;
  if (e.arg === undefined) return atom(pathText(e.ctor));
  if (name === "::" && e.ctor.modules.length === 0 && e.arg.kind === "tuple") return consPiece(e.arg.items);
  const ctor = name === "::" ? pathText({ ...e.ctor, name: "(::)" }) : pathText(e.ctor);
  return piece(Level.apply, box(2, [text(ctor), line, placed(e.arg, Level.dot)]));
}

function consPiece([head, tail]: readonly Expr[]): Piece {
  if (head === undefined || tail === undefined) throw new Error(":: has two operands");
  const doc = box(0, [placed(head, Level.cons + 1), text(" ::"), line, placed(tail, Level.cons)]);
  return piece(Level.cons, doc);
}

function recordPiece(e: Of<"record">): Piece {
  const fields = e.fields.map(({ field, value }) =>
    box(2, [text(`${pathText(field)} =`), line, placed(value, Level.or)]),
  );
  const base = e.base === undefined ? [] : [placed(e.base, Level.dot), text(" with"), line];
  return piece(Level.atom, box(2, [text("{ "), ...base, ...separated(fields, ";"), text(" }")]));
}

// ---- applications ----

function applyPiece(e: Of<"apply">): Piece {
  if (e.binding) return bindingOperatorPiece(e);
  const path = e.fn.kind === "ident" ? e.fn.path : undefined;
  const labelled = e.args.some((arg) => arg.kind === "labelled");
  const special = path === undefined || labelled ? undefined : specialPiece(path, e.args);
  if (special !== undefined) return special;
  const args = e.args.flatMap((arg) => [line, placed(arg, Level.dot)]);
  return piece(Level.apply, box(2, [placed(e.fn, Level.dot), ...args]));
}

/** Operators, and what has a syntax of its own though it is a function of the library. */
function specialPiece(path: Path, args: readonly Expr[]): Piece | undefined {
  const [first, second, third, ...more] = args;
  if (first === undefined || more.length > 0) return undefined;
  if (path.modules.length === 0 && third === undefined) return operatorPiece(path.name, first, second);
  const [module, ...inner] = path.modules;
  if (inner.length > 0 || second === undefined) return undefined;
  if (path.name === "set" && module === "Array" && third !== undefined)
    return assignPiece(indexedDoc(first, "(", second, ")"), "<-", third);
  if (path.name !== "get" || third !== undefined) return undefined;
  if (module === "Array") return piece(Level.dot, indexedDoc(first, "(", second, ")"));
  return module === "String" ? piece(Level.dot, indexedDoc(first, "[", second, "]")) : undefined;
}

function indexedDoc(e: Expr, open: string, index: Expr, close: string): Doc {
  return box(2, [placed(e, Level.dot), text(`.${open}`), sourceDoc(index), text(close)]);
}

function operatorPiece(name: string, first: Expr, second: Expr | undefined): Piece | undefined {
  if (second === undefined) return unaryPiece(name, first);
  const infix = infixOf(name);
  return infix === undefined ? undefined : infixPiece(name, infix, first, second);
}

/** `-5` would be a number: the negation of 5 keeps the operator's own name. */
function unaryPiece(name: string, operand: Expr): Piece | undefined {
  if (!isPrefix(name)) return undefined;
  const minus = (name === "~-" || name === "~-.") && operand.kind !== "constant";
  if (minus) return piece(Level.minus, box(0, [text(name.slice(1)), apartFromSign(placed(operand, Level.apply))]));
  return piece(Level.prefix, box(0, [text(name), placed(operand, Level.atom)]));
}

/** `-!x` would be one operator and x. */
function apartFromSign(operand: Doc): Doc {
  return /^[!?~]/.test(firstText(operand)) ? parenthesised(operand) : operand;
}

function firstText(doc: Doc): string {
  if (doc.kind !== "box") return doc.kind === "text" ? doc.text : " ";
  return doc.parts[0] === undefined ? "" : firstText(doc.parts[0]);
}

function infixPiece(name: string, infix: Infix, first: Expr, second: Expr): Piece {
  if (infix.level === Level.assign) return assignPiece(placed(first, infix.left), name, second);
  const [left, right] = [pieceOf(first), pieceOf(second)];
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
function labelledPiece(e: Of<"labelled">): Piece {
  const { value } = e;
  const label = e.label.startsWith("?") ? e.label : `~${e.label}`;
  const same = value.kind === "ident" && value.path.modules.length === 0 && value.path.name === label.slice(1);
  if (same) return atom(label);
  return { ...atom(""), doc: box(2, [text(`${label}:`), placed(value, Level.dot)]) };
}
