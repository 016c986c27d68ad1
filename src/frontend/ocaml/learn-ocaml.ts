// Tests as Learn-OCaml's test.ml: calls, with the solution beside them as judge. What is asked of a function is asked at one
// type, so calls at other types are asked in another section.
import { byFunction, type Emitted, type EmittedTest, type NotWritten } from "../../report/suite/written.js";
import { label, quoted } from "./suite-text.js";
import { splitAt } from "./testable.js";

export function emitLearnOcaml(emitted: Emitted): string {
  const sections = byFunction(emitted.tests).flatMap(([name, tests]) =>
    [...byType(tests)].map((each) => ({ name, each })),
  );
  const definitions = sections.flatMap(({ name, each: [type, tests] }, i) => [
    `let exercise_${i + 1} =`,
    `  Section ([ Text ${label(emitted.words.function)}; Code ${quoted(name)} ],`,
    `    test_function_${tests[0]?.args.length ?? 1}_against_solution`,
    `      [%ty : ${type}] ${quoted(name)} ~gen:0`,
    `      [`,
    ...tests.map(({ args }) => `         ${inputOf(args)};`),
    `      ])`,
    ``,
  ]);
  const names = sections.map((_, i) => `exercise_${i + 1}`);
  const end = `let () =\n  set_result @@ ast_sanity_check code_ast @@ fun () ->\n  [ ${names.join("; ")} ]`;
  return `${["open Test_lib", "open Report", "", ...definitions, end].join("\n")}\n`;
}

function inputOf(args: readonly string[]): string {
  const [first = "", ...more] = args.map(listed);
  return more.length === 0 ? first : `(${[first, ...more].join(", ")})`;
}

function byType(tests: readonly EmittedTest[]): ReadonlyMap<string, readonly EmittedTest[]> {
  const groups = new Map<string, EmittedTest[]>();
  for (const test of tests) {
    const type = arrowOf(test);
    groups.set(type, [...(groups.get(type) ?? []), test]);
  }
  return groups;
}

/** The type of the function in a call. */
function arrowOf({ args, written: { params = "", type = "" } }: EmittedTest): string {
  const taken = args.length === 1 ? [params] : splitAt(params, " * ");
  const parts = taken.map((each) => (splitAt(each, "->").length > 1 ? `(${each})` : each));
  return monomorphic([...parts, type].join(" -> "));
}

/** Variables that are left stand for integers, but not those that a type is called by inside of itself. */
function monomorphic(type: string): string {
  const inside = new Set([...type.matchAll(/\bas ('\w+)/g)].map(([, name]) => name));
  return type.replaceAll(/'_?[a-z]\w*/g, (name) => (inside.has(name) ? name : "int"));
}

const LEARN_ARGUMENTS_MAX = 4;
const FORM = "Learn-OCaml";

/** Why a test cannot be Learn-OCaml's; undefined: it can. */
export function notForLearnOcaml(
  { args, alsoRight, observed, written, changes }: EmittedTest,
  type: string,
): NotWritten | undefined {
  if (args.length > LEARN_ARGUMENTS_MAX) return { kind: "too-many-arguments", form: FORM, most: LEARN_ARGUMENTS_MAX };
  if (/(^|-> ?)\??[a-z_][\w']*:/.test(type)) return { kind: "labels", form: FORM };
  if (changes) return { kind: "changed-arguments", form: FORM };
  const isWhole = written.raises === undefined || written.seen !== undefined;
  const isPlain = alsoRight.length === 0 && observed === undefined && written.isWrong === undefined && isWhole;
  return isPlain && written.params !== undefined ? undefined : { kind: "other-than-results", form: FORM };
}

/** What goes on to the end of all is put in parentheses. */
function listed(arg: string): string {
  return /^(fun|function|let|if|match)\b/.test(arg) ? `(${arg})` : arg;
}
