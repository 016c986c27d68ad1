// An exception as a line of text: its name and, of its arguments, those that can be told from
// their form alone, in the manner of OCaml's run-time: numbers, truths and constant constructors
// as the integers that they are there, strings quoted, floats; everything else is a _.
import { formatFloat } from "../../basis/float-format.js";
import { shownName } from "../../core/expr.js";
import { isKey } from "../../core/key.js";
import type { Type } from "../../core/type.js";
import { Bytes, Cell, D0, type Data, Flt, fieldsOf, isData, Str, type Value } from "../../core/value.js";

export function showException(exn: Value): string {
  if (!isData(exn)) return "_";
  const { name } = exn.k.decl;
  const inline = inlineRecord(exn);
  const { fields: types } = (inline ?? exn).k.decl;
  const held = inline === undefined ? fieldsOf(exn) : fieldsOf(inline).map((field) => contents(field));
  const shown = held.flatMap((field, i) => (isKey(types[i]) ? [] : [showField(field, types[i])]));
  return shown.length === 0 ? shownName(name) : `${shownName(name)}(${shown.join(", ")})`;
}

/** exception E of { x : int }: the record that is its only argument is named as the exception, other data as a type. */
function inlineRecord(exn: Data): Data | undefined {
  const [only, ...more] = fieldsOf(exn);
  if (more.length > 0 || only === undefined || !isData(only) || only.k.decl.labels === undefined) return undefined;
  return bareName(only) === bareName(exn) ? only : undefined;
}

/** Of a mutable field. */
const contents = (field: Value): Value => (field instanceof Cell ? field.v : field);

const bareName = (data: Data): string | undefined => shownName(data.k.decl.name).split(".").at(-1);

function showField(field: Value, type: Type | undefined): string {
  if (field instanceof Str) return quoted(field.s);
  if (field instanceof Bytes) return quoted(Array.from(field, (c) => String.fromCharCode(c as number)).join(""));
  if (field instanceof Flt) return floatText(field.f);
  const isExact = type?.kind !== "con" || !BOXED.has(type.name);
  if (typeof field === "boolean") return field ? "1" : "0";
  if (typeof field === "number" || typeof field === "bigint") return isExact ? String(field) : "_";
  // A constant constructor is its place among the constant ones, which come first in the order of all; a tag is a number.
  return field instanceof D0 && isExact ? String(field.k.decl.rank | 0) : "_";
}

/** Types whose values are blocks in OCaml though they are none here. */
const BOXED: ReadonlySet<string> = new Set(["i32", "i64", "native", "exn"]);

function floatText(f: number): string {
  const text = formatFloat("%.12g", f, f < 0 || Object.is(f, -0));
  return /^-?\d+$/.test(text) ? `${text}.` : text;
}

const NAMED: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

function quoted(s: string): string {
  const escaped = s.replaceAll(/[^ !#-[\]-~]/g, (c) => NAMED[c] ?? `\\${String(c.charCodeAt(0)).padStart(3, "0")}`);
  return `"${escaped}"`;
}
