// An exception that nobody caught, as Java prints it: the name of its class and its message.
import { con } from "../../../core/type.js";
import { type Data, fieldsOf, isData, Str, type Value } from "../../../core/value.js";
import { javaName } from "../lower/class-name.js";
import type { ClassSymbol, Expr } from "../typed.js";
import { type Shower, type ShownClass, showValue } from "./value.js";

export function showException(s: Shower, exn: Value): string {
  if (!isData(exn)) return "an exception";
  const shown = s.classes.get(exn.k.decl.name);
  if (shown === undefined) return `<${exn.k.decl.name}>`;
  const name = javaName(shown.of);
  if (shown.of.inLibrary && shown.of.name === "MatchError") return `${name}: ${matchMessage(s, exn)}`;
  const message = messageOf(s, shown, exn);
  return message === undefined ? name : `${name}: ${message}`;
}

/** The message is the first field of the library's exceptions; own classes pass theirs on, as far as that is simple. */
export function messageOf(s: Shower, { of }: ShownClass, exn: Data): string | undefined {
  const fields = fieldsOf(exn);
  if (of.inLibrary) return textOf(fields[of.params.findIndex(({ name }) => name === "message")]);
  const arg = passedOn(of);
  return arg === undefined ? undefined : simpleText(s, of, arg, fields);
}

/** What is given to the library's class above. */
function passedOn(of: ClassSymbol): Expr | undefined {
  const parent = of.parents.find(({ type }) => type.of.kind === "class");
  const [arg] = parent?.args ?? [];
  if (parent?.type.of.inLibrary === true) return arg === undefined || arg.kind === "default" ? undefined : arg;
  return undefined;
}

function simpleText(s: Shower, of: ClassSymbol, e: Expr, fields: readonly Value[]): string | undefined {
  switch (e.kind) {
    case "constant":
      return e.value.kind === "string" ? e.value.value : "value" in e.value ? String(e.value.value) : undefined;
    case "value":
    case "field": {
      const value = fields[of.params.indexOf(e.of)];
      if (value === undefined) return undefined;
      return value instanceof Str ? value.s : showValue(s, value, con("?"), "text");
    }
    case "concat": {
      const parts = e.parts.map((part) => simpleText(s, of, part, fields));
      return parts.every((part) => part !== undefined) ? parts.join("") : undefined;
    }
    default:
      return undefined;
  }
}

function textOf(value: Value | undefined): string | undefined {
  return value instanceof Str ? value.s : undefined;
}

function matchMessage(s: Shower, exn: Data): string {
  const [value] = fieldsOf(exn);
  return value === undefined ? "" : showValue(s, value, con("?"), "text");
}
