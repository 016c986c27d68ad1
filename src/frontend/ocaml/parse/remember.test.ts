// Which texts are read again.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type Grammar, loadGrammar } from "./grammar.js";
import { parseRemembered } from "./remember.js";

let grammar: Grammar;
beforeAll(async () => {
  grammar = await loadGrammar(readFileSync("dist/web-tree-sitter.wasm"), readFileSync("dist/tree-sitter-ocaml.wasm"));
});

const source = (n: number) => ({ name: "a.ml", text: `let x = ${n}` });

test("a text in use is read once, whatever is read besides", () => {
  const first = parseRemembered(grammar, source(0));
  for (let n = 1; n <= 20; n++) {
    parseRemembered(grammar, source(n));
    expect(parseRemembered(grammar, source(0))).toBe(first);
  }
});

test("a text that was not asked for in a while is forgotten", () => {
  const first = parseRemembered(grammar, source(0));
  for (let n = 1; n <= 20; n++) parseRemembered(grammar, source(n));
  const again = parseRemembered(grammar, source(0));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test("places are in the file that was named", () => {
  const parsed = parseRemembered(grammar, { name: "b.ml", text: source(0).text });
  expect(parsed.ok && parsed.value.items[0]?.at.file).toBe("b.ml");
});
