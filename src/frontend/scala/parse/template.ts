// Classes, traits, objects and enums: their heads and bodies.
import type { ClassHead, Ident, Modifier, Parent, Stat, Template } from "../syntax.js";
import { annotations } from "./annotation.js";
import { memberStats } from "./block.js";
import {
  accept,
  at,
  atWord,
  braced,
  type Cursor,
  from,
  ident,
  indented,
  isName,
  kind,
  kindAhead,
  missing,
  refuse,
  refuseAll,
  separated,
  skip,
  token,
} from "./cursor.js";
import { type Marks, modifier, modifiers } from "./modifier.js";
import { paramLists, withContexts } from "./param.js";
import { parent } from "./simple.js";
import { spanOf } from "./tokens.js";
import { type, typeParams } from "./type.js";

export function classStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  const kind = token(p).kind === "trait" ? "trait" : "class";
  skip(p);
  const head = classHead(p);
  const body = template(p) ?? emptyTemplate(p);
  return { kind, at: from(p, first), annotations, modifiers, ...head, body };
}

export function objectStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  skip(p);
  const name = ident(p);
  const parents = extended(p);
  const body = template(p) ?? emptyTemplate(p);
  return { kind: "object", at: from(p, first), annotations, modifiers, name, parents, body };
}

function classHead(p: Cursor): ClassHead {
  const name = ident(p);
  const generic = typeParams(p);
  if (at(p, "@")) annotations(p); // of the constructor
  const access: Modifier | undefined = at(p, "private", "protected") ? modifier(p) : undefined;
  const params = withContexts(generic, paramLists(p));
  const parents = extended(p);
  return { name, typeParams: generic, access, params, parents };
}

/** extends A(1) with B, extends A, B */
function extended(p: Cursor): readonly Parent[] {
  const parents: Parent[] = [];
  if (accept(p, "extends")) {
    if (at(p, "{")) refuseAll(p, spanOf(p.words, p.index, p.index), "definitions before the parents of a class");
    do parents.push(parent(p));
    while (accept(p, "with") || accept(p, ","));
  }
  if (atWord(p, "derives") && token(p).newlines === 0) {
    refuse(p, spanOf(p.words, p.index, p.index), "derived instances");
    skip(p);
    separated(p, () => type(p));
  }
  return parents;
}

// ---- bodies ----

/** In braces, or behind a colon in lines further right; undefined if there is none. */
export function template(p: Cursor): Template | undefined {
  return bodyOf(p, () => undefined);
}

/** `one` reads what only such a body may have. */
export function bodyOf(p: Cursor, one: (p: Cursor) => readonly Stat[] | undefined): Template | undefined {
  const first = p.index;
  if (at(p, "{") && token(p).newlines < 2) {
    const inside = braced(p, () => members(p, one));
    return { ...inside, at: from(p, first) };
  }
  if (!at(p, ":") || token(p, 1).column <= p.width) return undefined;
  skip(p);
  const inside = indented(p, token(p).column, () => members(p, one));
  return { ...inside, at: from(p, first) };
}

function members(p: Cursor, one: (p: Cursor) => readonly Stat[] | undefined): Omit<Template, "at"> {
  const self = selfName(p);
  return { self, stats: memberStats(p, one) };
}

/** { self => ... } */
function selfName(p: Cursor): Ident | undefined {
  if (at(p, "this") && [":", "=>"].includes(kindAhead(p, 1)))
    refuseAll(p, spanOf(p.words, p.index, p.index), "self types");
  if (!isName(kind(p))) return undefined;
  if (kindAhead(p, 1) === ":" && isSelfType(p)) refuseAll(p, spanOf(p.words, p.index, p.index), "self types");
  if (kindAhead(p, 1) === "=>") {
    const name = ident(p);
    skip(p);
    return name;
  }
  return undefined;
}

/** `self: A with B[C] =>`, all in one line. */
function isSelfType(p: Cursor): boolean {
  for (let i = 2; ; i++) {
    const next = token(p, i);
    if (next.kind === "=>") return true;
    if (next.newlines > 0 || !(isName(next.kind) || SELF_TYPE.includes(next.kind))) return false;
  }
}

const SELF_TYPE = ["with", "[", "]", ",", "."];

function emptyTemplate(p: Cursor): Template {
  return { self: undefined, stats: [], at: from(p, p.index - 1) };
}

// ---- enums ----

export function enumStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  skip(p);
  const head = classHead(p);
  const body = bodyOf(p, enumCases);
  if (!body?.stats.some((stat) => stat.kind === "enum-case")) missing(p, "a case of the enum");
  return { kind: "enum", at: from(p, first), annotations, modifiers, ...head, body };
}

/** case A, B or case C(x: Int) extends E(1) */
function enumCases(p: Cursor): readonly Stat[] | undefined {
  if (!at(p, "case") || ["class", "object"].includes(kindAhead(p, 1))) return undefined;
  const first = p.index;
  skip(p);
  const cases = separated(p, () => enumCase(p, first));
  return cases;
}

function enumCase(p: Cursor, first: number): Stat {
  const start = p.index;
  const head = classHead(p);
  const simple = head.params.length === 0 && head.typeParams.length === 0;
  const marks = { annotations: [], modifiers: modifiers(p) };
  return { kind: "enum-case", at: from(p, Math.max(first, start)), ...marks, ...head, simple };
}
