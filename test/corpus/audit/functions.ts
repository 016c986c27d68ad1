// The functions and literals that stand for all others in an audit: ten functions of each type that
// is handled, some of which fail somewhere.
import type { Source } from "../../../src/core/span.js";
import type { Type } from "../../../src/core/type.js";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { sizeOfText } from "../check/size.js";
import type { Leaves } from "./inputs.js";

/** By the name of the result's type; all take an integer. */
export const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  i63: [
    "fun x -> x",
    "fun x -> 0",
    "fun x -> 1",
    "fun x -> -x",
    "fun x -> x + 1",
    "fun x -> x - 1",
    "fun x -> x + x",
    "fun x -> x * x",
    "fun x -> 1 mod x",
    "fun x -> if x > 0 then 1 else x",
  ],
  bool: [
    "fun x -> true",
    "fun x -> false",
    "fun x -> x = 0",
    "fun x -> x <> 1",
    "fun x -> x > 0",
    "fun x -> x < 1",
    "fun x -> x <= -2",
    "fun x -> x >= 3",
    "fun x -> x mod 2 = 0",
    "fun x -> 1 / x = 0",
  ],
};

export const functionName = (kind: string, index: number): string => `audit_${kind}_${index}`;

export function functionSource(): Source {
  const lines = Object.entries(FUNCTIONS).flatMap(([kind, texts]) =>
    texts.map((text, i) => `let ${functionName(kind, i)} = ${text.replace("fun x", "fun (x : int)")}\n`),
  );
  return { name: "audit.ml", text: lines.join("") };
}

/** What a function's type is called in the table; undefined for those that are not in it. */
export function kindOf(type: Type): string | undefined {
  if (type.kind !== "fn" || type.to.kind !== "con" || !(type.to.name in FUNCTIONS)) return undefined;
  const takesInt = type.from.kind === "var" || (type.from.kind === "con" && type.from.name === "i63");
  return takesInt ? type.to.name : undefined;
}

export function auditLeaves(grammar: Grammar): Leaves {
  const sizes = new Map(
    Object.entries(FUNCTIONS).map(([kind, texts]) => [kind, texts.map((text) => sizeOfText(grammar, text) ?? 0)]),
  );
  return {
    ints: [-3, -2, -1, 0, 1, 2, 3],
    chars: ["a", "b", "0"].map((text) => text.charCodeAt(0)),
    strings: ["x", "y", ""],
    functions: (type) => sizes.get(kindOf(type) ?? ""),
  };
}
