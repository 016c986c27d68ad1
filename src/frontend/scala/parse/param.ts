// Lists of parameters, of methods and of classes.
import type { Modifier, Param, TypeExpr, TypeParam } from "../syntax.js";
import { annotations } from "./annotation.js";
import {
  accept,
  at,
  type Cursor,
  enclosed,
  expect,
  from,
  ident,
  kindAhead,
  missing,
  refuseAll,
  separated,
  skip,
  token,
  word,
} from "./cursor.js";
import { modifiers } from "./modifier.js";
import { paramType } from "./type.js";

export function paramLists(p: Cursor): readonly (readonly Param[])[] {
  const lists: (readonly Param[])[] = [];
  while (at(p, "(") && token(p).newlines < 2) {
    const isLast = kindAhead(p, 1) === "implicit";
    lists.push(enclosed(p, "(", () => paramList(p)));
    if (isLast && at(p, "(") && token(p).newlines < 2) missing(p, "`=`", "implicit parameters stand in the last list.");
  }
  return lists;
}

/** With the implicit parameters that the bounds of type parameters stand for: [A: Ordering] is (implicit e: Ordering[A]). */
export function withContexts(
  generic: readonly TypeParam[],
  lists: readonly (readonly Param[])[],
): readonly (readonly Param[])[] {
  const evidence = generic.flatMap((of) => of.contexts.map((context, i) => evidenceOf(of, context, i)));
  if (evidence.length === 0) return lists;
  const last = lists.at(-1);
  const isImplicit = last?.some(({ modifiers }) => modifiers.some(({ kind }) => kind === "implicit")) === true;
  return isImplicit ? [...lists.slice(0, -1), [...evidence, ...last]] : [...lists, evidence];
}

function evidenceOf({ name }: TypeParam, context: TypeExpr, i: number): Param {
  const { at } = context;
  const arg: TypeExpr = { kind: "name", at: name.at, path: [name] };
  const mark: Modifier = { kind: "implicit", within: undefined, at };
  return {
    annotations: [],
    modifiers: [mark],
    name: { name: `evidence$${name.name}${i}`, at },
    field: undefined,
    type: { kind: "applied", at, fn: context, args: [arg] },
    default: undefined,
    at,
  };
}

/** A list that begins with `implicit` or `using` marks every parameter in it. */
function paramList(p: Cursor): readonly Param[] {
  if (at(p, ")")) return [];
  const using = at(p, "name") && word(p) === "using" && kindAhead(p, 1) !== ":";
  if (!at(p, "implicit") && !using) return separated(p, () => param(p, []));
  skip(p);
  const mark: Modifier = { kind: "implicit", within: undefined, at: from(p, p.index - 1) };
  if (using && kindAhead(p, 1) !== ":") refuseAll(p, mark.at, "`using` parameters without names");
  return separated(p, () => param(p, [mark]));
}

function param(p: Cursor, of: readonly Modifier[]): Param {
  const first = p.index;
  const list = annotations(p);
  const marks = [...of, ...modifiers(p)];
  const field = at(p, "val") ? "val" : at(p, "var") ? "var" : undefined;
  if (field !== undefined) skip(p);
  const name = ident(p, "the name of a parameter");
  if (!at(p, ":")) missing(p, `the type of \`${name.name}\``);
  expect(p, ":");
  const declared = paramType(p);
  const value = accept(p, "=") ? p.go.expr(p) : undefined;
  return { annotations: list, modifiers: marks, name, field, type: declared, default: value, at: from(p, first) };
}
