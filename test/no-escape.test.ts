// Generated code cannot reach the host: whatever a program contains, the JavaScript made from it
// mentions nothing but its own parameters and its own numbered variables, no global and no property
// that leads out. Shown on the parsed text of every program we have, so on more than what runs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parseAst } from "vitest/node";
import { generate, PARAMETERS } from "../src/eval/generate/program.js";
import { CONCRETE, EXPLORED } from "../src/eval/generate/style.js";
import { makeUnit } from "../src/eval/unit.js";
import type { Language } from "../src/language/language.js";
import { openTestLanguage } from "./language.js";

const FOLDERS = ["examples", "test/programs", "scripts/bench/programs"];
/** The fields of values and of the run's own state. None of them leads to a constructor or a prototype. */
const FIELDS = new Set("a b c d k v s f n items tag length charCodeAt fuel depth depthMax".split(" "));
/** What the explorer's hooks are called; only they, as fields of their parameter H. */
const HOOKS = new Set(["head", "branch", "apply", "isLiteral", "isWithin", "choose"]);
const OWN_NAME = /^[a-zA-Z]\d*i?$/;
const FORBIDDEN = new Set([
  "ThisExpression",
  "MetaProperty",
  "ImportExpression",
  "Super",
  "ClassExpression",
  "WithStatement",
]);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

let ocaml: Language;
beforeAll(async () => {
  ocaml = await openTestLanguage();
});

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
).filter((path) => path.endsWith(".ml"));

describe("the generated code mentions nothing of the host", () => {
  for (const path of files) {
    test(path, () => {
      for (const text of generatedFrom(readFileSync(path, "latin1"))) expect(findEscapes(text)).toEqual([]);
    });
  }
});

describe("the check finds", () => {
  const escapes: readonly (readonly [string, string])[] = [
    ["return process.exit()", "process"],
    ["v1.constructor", ".constructor"],
    ['v1["constructor"]', "[...]"],
    ["(() => this)()", "ThisExpression"],
    ['import("node:fs")', "ImportExpression"],
    ["const process = 1;", "process"],
    ["eval(c1.s)", "eval"],
    ["v1.apply(R)", ".apply"],
    ["arguments[0]", "arguments"],
  ];
  for (const [text, way] of escapes) test(text, () => expect(findEscapes(text)).toContain(way));
});

function generatedFrom(text: string): string[] {
  const read = ocaml.read([{ name: "program.ml", text }], []);
  if (!read.ok) return [];
  const unit = makeUnit(read.value.program, new Map());
  return [generate(unit, CONCRETE), generate(unit, EXPLORED)].map((generated) => generated.text);
}

function findEscapes(text: string): string[] {
  const body = parseAst(`(function (${PARAMETERS.join(", ")}) {\n${text}\n})`) as unknown as Node;
  const found: string[] = [];
  visit(body, (node) => {
    if (FORBIDDEN.has(node.type)) found.push(node.type);
    if (node.type === "Identifier") found.push(...nameEscapes(String(node.name)));
    if (node.type === "MemberExpression") found.push(...memberEscapes(node));
  });
  return found;
}

function nameEscapes(name: string): string[] {
  return OWN_NAME.test(name) || PARAMETERS.includes(name) ? [] : [name];
}

/** A computed property must be a number, whatever it is computed from. */
function memberEscapes({ object, computed, property }: Node): string[] {
  const { type, name, value } = property as Node;
  const isHook = (object as Node).name === "H" && HOOKS.has(String(name));
  if (!computed) return isHook || FIELDS.has(String(name)) ? [] : [`.${String(name)}`];
  return type === "Literal" && typeof value !== "number" ? ["[...]"] : [];
}

/** Every node, but not the names of properties and labels, which refer to no variable. */
function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const [key, child] of Object.entries(node)) {
    const isNoVariable =
      (key === "property" && node.computed === false) || (key === "key" && !node.computed) || key === "label";
    if (!isNoVariable) for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
