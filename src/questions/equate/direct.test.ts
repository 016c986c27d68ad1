// Every direct definition is what the library has: both are run on all small lists.
import { expect, test } from "vitest";
import { attemptOf } from "../../../test/attempt.js";
import { both, openTestLanguage } from "../../../test/language.js";
import { fixedName, shownName } from "../../core/expr.js";
import { withDefinitions } from "../../core/extend.js";
import { definedNames } from "../../core/library.js";
import { parseExpr } from "../../core/parse.js";
import type { Def, Program } from "../../core/program.js";
import { supplyOfNames, withOwnNames } from "../../core/supply.js";
import { load } from "../../eval/run.js";
import { readAttempt } from "../../subject/read.js";
import { directDefinitions } from "./direct.js";

const languages = both(await openTestLanguage());
const LIMITS = { fuel: 10_000_000, depth: 10_000, outputBytes: 0 };

/** As core text. */
const list = (items: readonly string[]): string =>
  items.reduceRight((tail, item) => `[|::| ${item} ${tail}]`, "[|[]|]");

/** All lists of these, up to a length. */
function listsOf(items: readonly string[], longest: number): readonly (readonly string[])[] {
  if (longest === 0) return [[]];
  const shorter = listsOf(items, longest - 1);
  const full = shorter.filter(({ length }) => length === longest - 1);
  return [...shorter, ...full.flatMap((rest) => items.map((item) => [item, ...rest]))];
}

const LISTS = listsOf(["0", "1", "2"], 4).map(list);
const FUNCTION = "(fun (x/t1) (%i63.add (%i63.mul x/t1 x/t1) 5))";
const PREDICATE = "(fun (x/t2) (%i63.ne x/t2 1))";
const OPTIONAL = "(fun (x/t3) (if (%i63.eq x/t3 1) [None] [Some (%i63.add x/t3 7)]))";
const REPEATING = "(fun (x/t4) (if (%i63.eq x/t4 0) [|[]|] [|::| x/t4 [|::| 9 [|[]|]]]))";
const LESS = "(fun (x/t5 y/t5) (%i63.sub x/t5 (%i63.mul 2 y/t5)))";

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  "@": LISTS.slice(0, 40).flatMap((first) => LISTS.slice(0, 13).map((second) => `${first} ${second}`)),
  "List.rev": LISTS,
  "List.length": LISTS,
  "List.map": LISTS.map((each) => `${FUNCTION} ${each}`),
  "List.filter": LISTS.map((each) => `${PREDICATE} ${each}`),
  "List.concat": listsOf(LISTS.slice(0, 7), 3).map(list),
  "List.fold_right": LISTS.map((each) => `${LESS} ${each} 3`),
  "List.filter_map": LISTS.map((each) => `${OPTIONAL} ${each}`),
  "List.concat_map": LISTS.map((each) => `${REPEATING} ${each}`),
};

test("all are looked at", () => {
  expect([...directDefinitions().keys()].sort()).toEqual(Object.keys(ARGUMENTS).sort());
});

test.each(Object.entries(ARGUMENTS))("%s", (name, inputs) => {
  const program = programWith(name);
  const library = program.defs.flatMap(definedNames).find((each) => shownName(each) === name);
  const both = inputs.map((args) => `(%any.eq (${name}/direct ${args}) (${library} ${args}))`);
  const all = fixedName("all/direct");
  const tried = both.reduceRight((rest, same) => `(if ${same} ${rest} false)`, "true");
  const bound = withOwnNames(supplyOfNames("each"), parseExpr(tried));
  const added: readonly Def[] = [...directDefinitions().values(), { kind: "one", name: all, bound }];
  const machine = load(withDefinitions("test", program, added), LIMITS);
  expect(machine.global(all)).toBe(true);
});

function programWith(name: string): Program {
  const text = `let f = ${name === "@" ? "( @ )" : name}`;
  const read = readAttempt(languages, attemptOf(text, text));
  if (!read.ok) throw new Error("it can be read");
  return read.value.reference.program;
}
