// An enumerated input as OCaml.
import type { Type } from "../../../src/core/type.js";
import { FUNCTIONS, kindOf } from "./functions.js";
import type { Input } from "./inputs.js";

export function showInput(type: Type, input: Input): string {
  switch (input.kind) {
    case "int":
      return input.value < 0 ? `(${input.value})` : `${input.value}`;
    case "bool":
      return `${input.value}`;
    case "char":
      return `'${String.fromCharCode(input.value)}'`;
    case "string":
      return JSON.stringify(input.value);
    case "function":
      return `(${FUNCTIONS[kindOf(type) ?? ""]?.[input.index] ?? "<fun>"})`;
    case "tuple":
      return `(${input.fields.map((field, i) => showInput(argument(type, i), field)).join(", ")})`;
    case "data":
      return showData(input.ctor, input.fields);
  }
}

const UNKNOWN: Type = { kind: "var", name: "a" };

function argument(type: Type, index: number): Type {
  return (type.kind === "con" ? type.args[index] : undefined) ?? UNKNOWN;
}

/** Functions inside data are shown without their text. */
function showData(ctor: string, fields: readonly Input[]): string {
  const shown = fields.map((field) => showInput(UNKNOWN, field));
  if (ctor === "::") return `(${shown.join(" :: ")})`;
  return fields.length === 0 ? ctor : `(${ctor} (${shown.join(", ")}))`;
}
