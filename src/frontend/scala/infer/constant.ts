// The types of literals.
import { absurd } from "../../../basis/absurd.js";
import type { Constant } from "../syntax.js";
import type { Ty } from "../typed.js";
import type { Context } from "./context.js";
import { builtin } from "./standard.js";
import { NULL } from "./ty.js";

export function constantType(cx: Context, value: Constant): Ty {
  switch (value.kind) {
    case "int":
      return builtin(cx, "Int");
    case "long":
      return builtin(cx, "Long");
    case "float":
      return builtin(cx, "Float");
    case "double":
      return builtin(cx, "Double");
    case "char":
      return builtin(cx, "Char");
    case "string":
      return builtin(cx, "String");
    case "boolean":
      return builtin(cx, "Boolean");
    case "unit":
      return builtin(cx, "Unit");
    case "null":
      return NULL;
    default:
      return absurd(value);
  }
}
