// Core as text, for tests, dumps and bug reports. Reading it back (parse.ts) gives the same
// program but for node ids and spans.
//
//   expr     12  12:i64  97:char  1.5:f64  "text"  true  x/1
//          | (fun (x/1 y/2) e)  (f e e)  [Ctor e e]  [Ctor e e .. last]  (%i63.add e e)
//          | (let (x/1 e) (rec (f/2 e) (g/3 e)) (do e e) e)  (seq e e)
//          | (match e (p -> e) (p when e -> e))  (try e (p -> e))  (if e e e)
//          | (raise e)  (delay e)  (delay-again e)  (force e)  (choose e e)
//   data     (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])  [Ctor rank (types) (labels)], and after that
//            where it applies: [result types]  [identity]  [anew]  [compared 1]  [access words]  [called names]
//            (abstract t () [behind type] ...): what its values are all the same
//   type     int  (list int)  (' a)  (-> int bool)  (-> int bool label)
//   pattern  _  x/1  12  (as p x/1)  (range 97:char 122:char)  [Ctor p p]  (or p p)  (cell p)  (array p p)
//
// A node is written by the user iff the node around it is, unless ~ stands in front; the
// outermost counts as inside written ones.

import { absurd } from "../basis/absurd.js";
import { lastOf } from "../basis/known.js";
import type { Arm, Expr, Pattern } from "./expr.js";
import type { Literal } from "./literal.js";
import type { CtorDecl, DataDecl, Def, Fault, Program } from "./program.js";
import { atomOf, layOut, round, type Sexp, square } from "./sexp.js";
import type { Type } from "./type.js";

export const KEYWORDS: ReadonlySet<string> = new Set(
  "fun let rec do seq match try if raise delay delay-again force choose when -> .. _ as range or cell array true false".split(
    " ",
  ),
);

export function printExpr(e: Expr): string {
  return layOut(exprSexp(e, true));
}

export function printDef(def: Def): string {
  return layOut(defSexp(def));
}

/** What was written of a program; faults belong to its language. */
export type WrittenProgram = Omit<Program, "faults"> & Partial<Pick<Program, "faults">>;

export function printProgram(program: WrittenProgram): string {
  return programSexps(program)
    .map((part) => `${layOut(part)}\n`)
    .join("");
}

export function programSexps(program: WrittenProgram): readonly Sexp[] {
  const faults = Object.entries(program.faults ?? {}) as [Fault, Expr][];
  return [
    ...program.data.map(dataSexp),
    ...program.exceptions.map((decl) => round(atomOf("exception"), ctorSexp(decl))),
    ...faults.map(([fault, e]) => round(atomOf("fault"), atomOf(fault), exprSexp(e, true))),
    ...[...program.types].map(([name, type]) => round(atomOf("type"), nameSexp(name), typeSexp(type))),
    ...program.defs.map(defSexp),
  ];
}

export function defSexp(def: Def): Sexp {
  if (def.kind === "one") return round(atomOf("def"), nameSexp(def.name), exprSexp(def.bound, true));
  return round(atomOf("rec"), ...def.bindings.map((b) => round(nameSexp(b.name), exprSexp(b.bound, true))));
}

function dataSexp({ name, params, ctors, abstract, behind }: DataDecl): Sexp {
  return round(
    atomOf(abstract ? "abstract" : "data"),
    nameSexp(name),
    round(...params.map(nameSexp)),
    ...(behind === undefined ? [] : [square(atomOf("behind"), typeSexp(behind))]),
    ...ctors.map(ctorSexp),
  );
}

function ctorSexp({ name, rank, fields, labels, result, identity, anew, compared, access, called }: CtorDecl): Sexp {
  const head = [nameSexp(name), atomOf(String(rank)), round(...fields.map(typeSexp))];
  return square(
    ...head,
    ...(labels === undefined ? [] : [round(...labels.map(nameSexp))]),
    ...(result === undefined ? [] : [square(atomOf("result"), ...result.map(typeSexp))]),
    ...(identity === undefined ? [] : [square(atomOf("identity"))]),
    ...(anew === undefined ? [] : [square(atomOf("anew"))]),
    ...(compared === undefined ? [] : [square(atomOf("compared"), atomOf(String(compared)))]),
    ...(access === undefined ? [] : [square(atomOf("access"), ...access.map(atomOf))]),
    ...(called === undefined || called.length === 0 ? [] : [square(atomOf("called"), ...called.map(nameSexp))]),
  );
}

export function typeSexp(type: Type): Sexp {
  switch (type.kind) {
    case "var":
      return round(atomOf("'"), nameSexp(type.name));
    case "fn":
      return round(
        atomOf("->"),
        typeSexp(type.from),
        typeSexp(type.to),
        ...(type.label === undefined ? [] : [nameSexp(type.label)]),
      );
    case "con":
      return type.args.length === 0 ? nameSexp(type.name) : round(nameSexp(type.name), ...type.args.map(typeSexp));
    default:
      return absurd(type);
  }
}

/** A name that could be read as something else is quoted. */
export function nameSexp(name: string): Sexp {
  const plain = /^[A-Za-z_+*/<>=!&@^$.?-][!#-'*-:<-Z\\^-{}]*$/.test(name);
  const special = KEYWORDS.has(name) || /^-?\d|:(i32|i64|native|big|f64|char)$/.test(name);
  return plain && !special ? atomOf(name) : { kind: "name", text: name };
}

function exprSexp(e: Expr, around: boolean): Sexp {
  const sexp = nodeSexp(e);
  return e.written === around ? sexp : { kind: "flip", inner: sexp };
}

function nodeSexp(e: Expr): Sexp {
  const all = (es: readonly Expr[]): readonly Sexp[] => es.map((each) => exprSexp(each, e.written));
  const form = (keyword: string, ...es: readonly Expr[]): Sexp => round(atomOf(keyword), ...all(es));
  switch (e.kind) {
    case "lit":
      return literalSexp(e.value);
    case "var":
      return nameSexp(e.name);
    case "lam":
      return round(atomOf("fun"), round(...e.params.map(nameSexp)), ...all([e.body]));
    case "app":
      return round(...all([e.fn, ...e.args]));
    case "let":
    case "letrec":
      return alongSexp(e);
    case "seq":
      return isAlong(e.items[e.items.length - 1]) ? alongSexp(e) : form("seq", ...e.items);
    case "make":
      return square(nameSexp(e.ctor), ...all(e.args));
    case "chain":
      return square(nameSexp(e.ctor), ...all(e.items), atomOf(".."), ...all([e.last]));
    case "match":
      return round(atomOf("match"), ...all([e.on]), ...e.arms.map((arm) => armSexp(arm, e.written)));
    case "try":
      return round(atomOf("try"), ...all([e.body]), ...e.arms.map((arm) => armSexp(arm, e.written)));
    case "if":
      return form("if", e.cond, e.yes, e.no);
    case "prim":
      return form(`%${e.op}`, ...e.args);
    case "raise":
      return form("raise", e.exn);
    case "delay":
      return form(e.again ? "delay-again" : "delay", e.body);
    case "force":
      return form("force", e.value);
    case "choose":
      return form("choose", ...e.options);
    default:
      return absurd(e);
  }
}

function isAlong(e: Expr | undefined): boolean {
  return e?.kind === "let" || e?.kind === "letrec" || e?.kind === "seq";
}

/** A chain of bindings and effects as one flat list; each is flipped relative to the first. */
function alongSexp(first: Expr): Sexp {
  const items: Sexp[] = [];
  let rest = first;
  for (; isAlong(rest); rest = restOf(rest)) {
    const item = stepSexp(rest);
    items.push(rest.written === first.written ? item : { kind: "flip", inner: item });
  }
  return round(atomOf("let"), ...items, exprSexp(rest, first.written));
}

function restOf(e: Expr): Expr {
  if (e.kind === "let" || e.kind === "letrec") return e.body;
  return e.kind === "seq" ? lastOf(e.items) : e;
}

function stepSexp(e: Expr): Sexp {
  if (e.kind === "let") return round(nameSexp(e.name), exprSexp(e.bound, e.written));
  if (e.kind === "seq") return round(atomOf("do"), ...e.items.slice(0, -1).map((item) => exprSexp(item, e.written)));
  const bindings = e.kind === "letrec" ? e.bindings : [];
  return round(atomOf("rec"), ...bindings.map((b) => round(nameSexp(b.name), exprSexp(b.bound, e.written))));
}

function armSexp({ pattern, guard, body }: Arm, around: boolean): Sexp {
  const when = guard === undefined ? [] : [atomOf("when"), exprSexp(guard, around)];
  return round(patternSexp(pattern), ...when, atomOf("->"), exprSexp(body, around));
}

function patternSexp(pattern: Pattern): Sexp {
  const form = (keyword: string, parts: readonly Pattern[]): Sexp => round(atomOf(keyword), ...parts.map(patternSexp));
  switch (pattern.kind) {
    case "any":
      return atomOf("_");
    case "bind":
      return nameSexp(pattern.name);
    case "as":
      return round(atomOf("as"), patternSexp(pattern.inner), nameSexp(pattern.name));
    case "lit":
      return literalSexp(pattern.value);
    case "range":
      return round(atomOf("range"), literalSexp(pattern.low), literalSexp(pattern.high));
    case "ctor":
      return square(nameSexp(pattern.ctor), ...pattern.args.map(patternSexp));
    case "or":
      return form("or", pattern.options);
    case "cell":
      return form("cell", [pattern.inner]);
    case "array":
      return form("array", pattern.items);
    default:
      return absurd(pattern);
  }
}

function literalSexp(literal: Literal): Sexp {
  if (literal.kind === "str") return { kind: "string", text: literal.value };
  if (literal.kind === "bool" || literal.kind === "i63") return atomOf(String(literal.value));
  return atomOf(`${Object.is(literal.value, -0) ? "-0" : literal.value}:${literal.kind}`);
}
