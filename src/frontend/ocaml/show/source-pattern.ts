// OCaml's patterns, constants and written types as text.
import { absurd } from "../../../basis/absurd.js";
import type { Constant, Expr, FieldPattern, ModuleExpr, Path, Pattern, TagType, TypeExpr } from "../syntax.js";
import { box, type Doc, line, separated, text } from "./layout.js";
import { showChar, showFloat, WIDTH_SUFFIX, writtenString } from "./literal.js";
import { isOperator } from "./operator.js";

// ---- constants ----

export function constantText(value: Constant): string {
  switch (value.kind) {
    case "int":
      return String(value.value);
    case "int32":
    case "int64":
    case "nativeint":
      return `${value.value}${WIDTH_SUFFIX[value.kind]}`;
    case "float":
      return Number.isFinite(value.value) ? showFloat(value.value) : value.value < 0 ? "-1e999" : "1e999";
    case "char":
      return showChar(value.value);
    case "string":
      return writtenString(value.value);
    default:
      return absurd(value);
  }
}

export function isNegative(value: Constant): boolean {
  return value.kind !== "char" && value.kind !== "string" && (value.value < 0 || Object.is(value.value, -0));
}

// ---- patterns ----

/** From loose to tight: what a pattern is made of last. */
const Level = { exception: 0, alias: 1, or: 2, cons: 3, construct: 4, atom: 5 } as const;
type Level = (typeof Level)[keyof typeof Level];
type Piece = { readonly doc: Doc; readonly level: Level };

/** Where a whole pattern stands, as in a case. */
export function patternDoc(pattern: Pattern): Doc {
  return pieceOf(pattern).doc;
}

/** As a parameter of a function, or as what a `let` binds. */
export function parameterDoc(pattern: Pattern, exprDoc?: (e: Expr) => Doc): Doc {
  if (pattern.kind === "labelled") return labelledDoc(pattern, exprDoc);
  return placed(pattern, Level.atom);
}

/** Among others in brackets. */
export function itemDoc(pattern: Pattern): Doc {
  return placed(pattern, Level.cons);
}

function placed(pattern: Pattern, least: Level): Doc {
  const { doc, level } = pieceOf(pattern);
  return level < least ? box(1, [text("("), doc, text(")")]) : doc;
}

function pieceOf(pattern: Pattern): Piece {
  switch (pattern.kind) {
    case "any":
      return atom("_");
    case "var":
      return atom(binderText(pattern.name));
    case "alias":
      return piece(Level.alias, [placed(pattern.inner, Level.cons), text(` as ${binderText(pattern.name.name)}`)]);
    case "constant":
      return {
        doc: text(constantText(pattern.value)),
        level: isNegative(pattern.value) ? Level.construct : Level.atom,
      };
    case "range":
      return piece(Level.construct, [text(`${showChar(pattern.low)} .. ${showChar(pattern.high)}`)]);
    case "tuple":
      return bracketed("(", pattern.items, ",", ")");
    case "construct":
      return constructPiece(pattern);
    case "list":
      return bracketed("[", pattern.items, ";", "]");
    case "array":
      return bracketed("[|", pattern.items, ";", "|]");
    case "record":
      return recordPiece(pattern.fields, pattern.open);
    case "or": {
      const options = pattern.options.map((option) => placed(option, Level.cons));
      return piece(
        Level.or,
        options.flatMap((option, i) => (i === 0 ? [option] : [line, text("| "), option])),
      );
    }
    case "typed":
      return piece(Level.atom, [
        text("("),
        patternDoc(pattern.inner),
        text(" : "),
        typeExprDoc(pattern.type),
        text(")"),
      ]);
    case "labelled":
      return { doc: labelledDoc(pattern), level: Level.atom };
    case "tags":
      return atom(`#${pathText(pattern.type)}`);
    case "lazy":
      return piece(Level.construct, [text("lazy "), placed(pattern.inner, Level.atom)]);
    case "exception":
      return piece(Level.exception, [text("exception "), placed(pattern.inner, Level.cons)]);
    case "open":
      return piece(Level.atom, [text(`${pathText(pattern.module)}.(`), patternDoc(pattern.inner), text(")")]);
    case "unpack":
      throw new Error("no pattern is made of a module");
    default:
      return absurd(pattern);
  }
}

function piece(level: Level, parts: readonly Doc[]): Piece {
  return { doc: box(2, parts), level };
}

function atom(s: string): Piece {
  return { doc: text(s), level: Level.atom };
}

function bracketed(open: string, items: readonly Pattern[], separator: string, close: string): Piece {
  const docs = items.map((item) => placed(item, Level.cons));
  return { doc: box(open.length, [text(open), ...separated(docs, separator), text(close)]), level: Level.atom };
}

function constructPiece(pattern: Pattern & { kind: "construct" }): Piece {
  const { ctor, arg } = pattern;
  if (arg === undefined) return atom(pathText(ctor));
  const [head, tail] = arg.kind === "tuple" ? arg.items : [];
  if (ctor.name === "::" && ctor.modules.length === 0 && head !== undefined && tail !== undefined)
    return piece(Level.cons, [placed(head, Level.construct), text(" ::"), line, placed(tail, Level.cons)]);
  const path = ctor.name === "::" ? pathText({ ...ctor, name: "(::)" }) : pathText(ctor);
  return piece(Level.construct, [text(path), line, placed(arg, Level.atom)]);
}

function recordPiece(fields: readonly FieldPattern[], open: boolean): Piece {
  const docs = [...fields.map(fieldDoc), ...(open ? [text("_")] : [])];
  return piece(Level.atom, [text("{ "), ...separated(docs, ";"), text(" }")]);
}

/** `{ x }` for `{ x = x }`. */
function fieldDoc({ field, pattern }: FieldPattern): Doc {
  if (pattern.kind === "var" && pattern.name === field.name) return text(pathText(field));
  return box(2, [text(`${pathText(field)} =`), line, placed(pattern, Level.cons)]);
}

/** `~x` for `~x:x`. */
function labelledDoc(
  { label, inner, default: value }: Pattern & { kind: "labelled" },
  exprDoc?: (e: Expr) => Doc,
): Doc {
  if (value !== undefined && exprDoc !== undefined) return defaultDoc(label, inner, exprDoc(value));
  const sign = label.startsWith("?") ? label : `~${label}`;
  const name = sign.slice(1);
  if (inner.kind === "var" && inner.name === name) return text(sign);
  if (inner.kind === "typed" && inner.inner.kind === "var" && inner.inner.name === name)
    return box(2, [text(`${sign[0]}(${name} : `), typeExprDoc(inner.type), text(")")]);
  return box(2, [text(`${sign}:`), placed(inner, Level.atom)]);
}

/** ?(x = e), ?(x : t = e), ?x:(p = e) */
function defaultDoc(label: string, inner: Pattern, value: Doc): Doc {
  const bare = inner.kind === "typed" ? inner.inner : inner;
  const type = inner.kind === "typed" ? [text(" : "), typeExprDoc(inner.type)] : [];
  const same = bare.kind === "var" && bare.name === label.slice(1);
  const head = same ? [text(`?(${bare.name}`)] : [text(`${label}:(`), placed(bare, Level.atom)];
  return box(2, [...head, ...type, text(" ="), line, value, text(")")]);
}

function binderText(name: string): string {
  return isOperator(name) ? `( ${name} )` : name;
}

function pathText({ within, modules, name }: Path): string {
  const parts = [...(within === undefined ? [] : [moduleText(within)]), ...modules, name];
  return parts.join(".");
}

/** F(X)(Y): all that a type's path may begin with. */
function moduleText(module: ModuleExpr): string {
  if (module.kind === "path") return pathText(module.path);
  if (module.kind !== "apply" || module.arg === undefined) throw new Error("no path is made of such a module");
  return `${moduleText(module.fn)}(${moduleText(module.arg)})`;
}

// ---- types ----

export function typeExprDoc(type: TypeExpr): Doc {
  switch (type.kind) {
    case "any":
      return text("_");
    case "var":
      return text(`'${type.name}`);
    case "arrow": {
      const label = type.label === undefined ? [] : [text(`${type.label}:`)];
      return box(0, [...label, partDoc(type.from), text(" ->"), line, placedArrow(type.to)]);
    }
    case "tuple":
      return box(0, separated(type.items.map(partDoc), " *"));
    case "constr":
      return constrDoc(type.path, type.args);
    case "alias":
      return box(0, [partDoc(type.inner), text(` as '${type.name}`)]);
    case "poly":
      if (type.abstract !== undefined) {
        const names = type.abstract.names.map(({ name }) => name);
        return box(0, [text(`type ${names.join(" ")}.`), line, typeExprDoc(type.abstract.type)]);
      }
      return box(0, [text(`${type.vars.map((name) => `'${name}`).join(" ")}.`), line, typeExprDoc(type.body)]);
    case "variant":
      return variantDoc(type);
    case "lacking":
      return text("_");
    case "package":
      throw new Error("no type is made of a module's");
    default:
      return absurd(type);
  }
}

const OPENING = { exact: "[ ", least: "[> ", most: "[< " };

function variantDoc({ bound, tags, sure }: TypeExpr & { kind: "variant" }): Doc {
  const docs = tags.map((part) => (part.kind === "tag" ? tagDoc(part) : typeExprDoc(part)));
  const end = sure.length === 0 ? [] : [text(` > ${sure.join(" ")}`)];
  return box(2, [text(OPENING[bound]), ...separated(docs, " |"), ...end, text(" ]")]);
}

function tagDoc({ name, types, constant }: TagType): Doc {
  if (types.length === 0) return text(name);
  return box(2, [text(`${name} of ${constant ? "& " : ""}`), ...separated(types.map(typeExprDoc), " &")]);
}

function placedArrow(type: TypeExpr): Doc {
  return type.kind === "alias" ? partDoc(type) : typeExprDoc(type);
}

function constrDoc(path: Path, args: readonly TypeExpr[]): Doc {
  const [only] = args;
  if (only === undefined) return text(pathText(path));
  if (args.length === 1) return box(0, [partDoc(only), line, text(pathText(path))]);
  return box(1, [text("("), ...separated(args.map(typeExprDoc), ","), text(")"), line, text(pathText(path))]);
}

/** A part of a larger type: what is not one word stands in parentheses. */
export function partDoc(type: TypeExpr): Doc {
  const simple = type.kind === "any" || type.kind === "var" || type.kind === "constr" || type.kind === "variant";
  return simple ? typeExprDoc(type) : box(1, [text("("), typeExprDoc(type), text(")")]);
}
