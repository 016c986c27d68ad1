// Definitions with their annotations and modifiers: val, var, def, type, and what template.ts reads.
import type { Ident, Stat, TypeExpr } from "../syntax.js";
import { annotations } from "./annotation.js";
import {
  accept,
  at,
  type Cursor,
  fail,
  from,
  ident,
  kind,
  kindAhead,
  missing,
  refuseAll,
  separated,
  skip,
  token,
  word,
} from "./cursor.js";
import { importStat } from "./import.js";
import { type Marks, modifiers } from "./modifier.js";
import { paramLists, withContexts } from "./param.js";
import { boundPattern } from "./pattern.js";
import { classStat, enumStat, objectStat } from "./template.js";
import { END_OF_FILE, spanOf } from "./tokens.js";
import { bounds, type, typeParams } from "./type.js";

/** Undefined, and nothing read, if no definition begins here. */
export function definition(p: Cursor): readonly Stat[] | undefined {
  if (at(p, "import")) return [importStat(p)];
  if (at(p, "package")) misplacedPackage(p);
  refuseForeign(p);
  const first = p.index;
  const list = annotations(p);
  const marks: Marks = { annotations: list, modifiers: modifiers(p), first };
  const read = DEFINITIONS[kind(p)];
  if (read !== undefined) return [read(p, marks)];
  if (p.index > first) missing(p, "a definition");
  return undefined;
}

const DEFINITIONS: Readonly<Record<string, (p: Cursor, marks: Marks) => Stat>> = {
  val: valStat,
  var: valStat,
  def: defStat,
  type: typeStat,
  class: classStat,
  trait: classStat,
  object: objectStat,
  enum: enumStat,
};

/** Definitions that are not of this language, with what they are called. */
function refuseForeign(p: Cursor): void {
  const here = spanOf(p.words, p.index, p.index);
  if (at(p, "given")) refuseAll(p, here, "given instances");
  if (at(p, "export")) refuseAll(p, here, "exports");
  if (at(p, "name") && word(p) === "extension" && ["(", "["].includes(kindAhead(p, 1))) {
    refuseAll(p, here, "extension methods");
  }
}

function misplacedPackage(p: Cursor): never {
  const label = "a package stands at the top of a file, or in another package";
  fail(p, {
    code: "E101",
    at: spanOf(p.words, p.index, p.index),
    label,
    hint: "Inside of definitions, write `object`.",
  });
}

// ---- val, var, def, type ----

function valStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  const kind = token(p).kind === "val" ? "val" : "var";
  skip(p);
  const patterns = separated(p, () => boundPattern(p));
  const declared = accept(p, ":") ? type(p) : undefined;
  const value = accept(p, "=") ? initial(p, kind) : undefined;
  if (declared === undefined && value === undefined) missing(p, "`=` and a value");
  return { kind, at: from(p, first), annotations, modifiers, patterns, type: declared, value };
}

/** var x: Int = _ leaves the start to the machine. */
function initial(p: Cursor, kind: "val" | "var"): ReturnType<Cursor["go"]["body"]> {
  const next = token(p, 1);
  if (at(p, "_") && (next.newlines > 0 || ["}", ";", END_OF_FILE].includes(next.kind))) {
    if (kind === "val") missing(p, "a value", "only a `var` can begin without one.");
    refuseAll(p, spanOf(p.words, p.index, p.index), "variables without a first value");
  }
  return p.go.body(p);
}

function defStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  skip(p);
  const name = at(p, "this") ? keyword(p) : ident(p);
  const generic = typeParams(p);
  const params = withContexts(generic, paramLists(p));
  const declared = accept(p, ":") ? type(p) : undefined;
  if (declared !== undefined && at(p, "{") && token(p).newlines === 0) missing(p, "`=`");
  const unit: TypeExpr = { kind: "name", at: name.at, path: [{ name: "Unit", at: name.at }] };
  const procedure = declared === undefined && at(p, "{") && token(p).newlines === 0;
  const result = procedure ? unit : declared;
  const body = accept(p, "=") ? definitionBody(p) : procedure ? p.go.expr(p) : undefined;
  if (result === undefined && body === undefined) missing(p, `\`=\` and what \`${name.name}\` gives`);
  return { kind: "def", at: from(p, first), annotations, modifiers, name, typeParams: generic, params, result, body };
}

/** `def this(n: Int)`: the only name that is none. */
function keyword(p: Cursor): Ident {
  skip(p);
  return { name: "this", at: spanOf(p.words, p.index - 1, p.index - 1) };
}

function definitionBody(p: Cursor): ReturnType<Cursor["go"]["body"]> {
  if (at(p, "macro")) refuseAll(p, spanOf(p.words, p.index, p.index), "macros");
  return p.go.body(p);
}

function typeStat(p: Cursor, { annotations, modifiers, first }: Marks): Stat {
  skip(p);
  const name = ident(p);
  const generic = typeParams(p);
  const limits = bounds(p);
  const alias = accept(p, "=") ? type(p) : undefined;
  return { kind: "type", at: from(p, first), annotations, modifiers, name, typeParams: generic, ...limits, alias };
}
