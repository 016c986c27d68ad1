// How tests see results and exceptions of Scala: arrays by what is in them, NaN by its text, exceptions by their class
// and message. What is equal to itself only is seen by nothing.
import { tupleWidth } from "../../../core/expr.js";
import { con, type Type } from "../../../core/type.js";
import { isData, type Value } from "../../../core/value.js";
import { resultNames } from "../../../language/invented-names.js";
import type { SeenException } from "../../../language/language.js";
import type { Looking } from "../../../report/suite/suite.js";
import type { ClassSymbol } from "../typed.js";
import { messageOf } from "./exception.js";
import { showString } from "./literal.js";
import { type Shower, showMeeting, showValue } from "./value.js";

export function seenValue(s: Shower, value: Value, type: Type): Looking | undefined {
  const { text, met } = showMeeting(s, value, type, "test");
  if (met.has("opaque") || met.has("cut")) return undefined;
  const content = met.has("array") ? contentOf(type) : "";
  if (content === undefined) return undefined;
  const through = content.startsWith(" match") ? `(_${content})` : `_${content}`;
  if (!met.has("nan")) return { through, text, equal: true };
  if (type.kind === "con" && type.name === "f64") return { through: "_.isNaN", text: "true", equal: true };
  return met.has("array")
    ? undefined
    : { through: "_.toString", text: showString(textOf(s, value, type)), equal: true };
}

function textOf(s: Shower, value: Value, type: Type): string {
  return showValue(s, value, type, "text");
}

const MAPPED: ReadonlySet<string> = new Set(["list", "option", "array"]);

/** What makes lists of the arrays in a value of a type: `.map(_.toList)`; undefined: they are too far inside. */
function contentOf(type: Type): string | undefined {
  if (!holdsArray(type)) return "";
  if (type.kind === "con" && tupleWidth(type.name) !== undefined) return tupleContent(type.args);
  if (type.kind !== "con" || !MAPPED.has(type.name)) return undefined;
  const inner = type.args[0] === undefined ? undefined : contentOf(type.args[0]);
  if (inner === undefined) return undefined;
  return `${inner === "" ? "" : `.map(_${inner})`}${type.name === "array" ? ".toList" : ""}`;
}

/** Part by part. */
function tupleContent(types: readonly Type[]): string | undefined {
  const names = resultNames(types.length);
  const parts = types.map((type, i) => ({ name: names[i], content: contentOf(type) }));
  if (parts.some(({ content }) => content === undefined)) return undefined;
  const made = parts.map(({ name, content }) => `${name}${content}`);
  return ` match { case (${names.join(", ")}) => (${made.join(", ")}) }`;
}

function holdsArray(type: Type): boolean {
  return type.kind === "con" && (type.name === "array" || type.args.some(holdsArray));
}

// ---- exceptions ----

/** Java words their messages differently from version to version, or they tell classes. */
const WORDED_BY_JAVA =
  /^(MatchError|.*IndexOutOfBounds.*|NegativeArraySize.*|ClassCast.*|NullPointer.*|StackOverflow.*)$/;

/** Those that are visible everywhere without their package. */
const VISIBLE = /^(java\.lang|scala)\.[^.]+$/;

export function seenException(s: Shower, exn: Value): SeenException {
  const shown = isData(exn) ? s.classes.get(exn.k.decl.name) : undefined;
  if (shown === undefined || !isData(exn)) return { type: "Throwable", seen: undefined };
  const { of, name } = shown;
  const type = of.inLibrary ? libraryName(of) : of.kind === "object" ? `${name}.type` : name;
  if (of.isCase) return { type, seen: wholeException(s, exn) };
  const message = WORDED_BY_JAVA.test(of.name) ? undefined : messageOf(s, shown, exn);
  return {
    type,
    seen: message === undefined ? undefined : { through: "_.getMessage", text: showString(message), equal: true },
  };
}

function wholeException(s: Shower, exn: Value): Looking | undefined {
  const { text, met } = showMeeting(s, exn, con("exn"), "test");
  return met.size > 0 ? undefined : { through: "_", text, equal: true };
}

function libraryName({ path, name }: ClassSymbol): string {
  return VISIBLE.test(path) || name === "NoSuchElementException" ? name : path;
}
