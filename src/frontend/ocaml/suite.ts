// Tests as OCaml programs: plain asserts to be put after a program, and suites for OUnit2, Alcotest and Learn-OCaml.
// Texts are byte strings, as the program's are.
import type { SuiteWriter } from "../../language/row.js";
import { breakExpression } from "../../report/break-expression.js";
import { encodeBytes } from "../../report/display.js";
import {
  byFunction,
  capitalized,
  type Emitted,
  type EmittedTest,
  type NotWritten,
  outcomesOf,
  withObservers,
} from "../../report/suite/written.js";
import type { EmittedWords } from "../../report/words/words.js";
import { testableOf } from "./testable.js";

const WIDTH = 80;

export const OCAML_SUITES: SuiteWriter = {
  write: (form, suite) => (FORMS[form] ?? emitAsserts)(suite),
  whyNot: (form, test) => (form === LEARN_OCAML ? notForLearnOcaml(test) : undefined),
};

const LEARN_OCAML = "learn-ocaml";
const FORMS: Readonly<Record<string, (suite: Emitted) => string>> = {
  ounit2: emitOunit,
  alcotest: emitAlcotest,
  [LEARN_OCAML]: emitLearnOcaml,
};

function emitAsserts(emitted: Emitted): string {
  const tests = emitted.tests.map((test) => `(* ${comment(test)} *)\n${assertion(test)}`);
  const head = `(* ${encodeBytes(emitted.words.asserts)} *)`;
  return withObservers(emitted, head, tests.join("\n\n"));
}

function assertion(test: EmittedTest): string {
  if (isOpen(test)) return openAssertion(test);
  const short = `assert (${equation(test)})`;
  if (short.length <= WIDTH - "let () = ".length) return `let () = ${short}`;
  if (short.length <= WIDTH - 2) return `let () =\n  ${short}`;
  const { raises, expected, isEqual } = partsOf(test);
  const call = partsOf(test).call.replaceAll(/\s*\n\s*/g, " ");
  if (raises)
    return `let () =\n  assert (\n    match\n${indented(call, 6)}\n    with\n    | exception ${raisedPattern(expected)} -> true\n    | _ -> false)`;
  const [left, right] = [indented(call, 4), indented(expected, 6).trimStart()];
  if (!isEqual) return `let () =\n  assert (\n    compare (${call})\n      (${right}) = 0)`;
  return `let () =\n  assert (\n${left}\n    = ${right})`;
}

function equation(test: EmittedTest): string {
  const { call, raises, expected, isEqual } = partsOf(test);
  if (raises) return `match ${call} with exception ${raisedPattern(expected)} -> true | _ -> false`;
  return isEqual ? `${call} = ${expected}` : `compare (${call}) (${expected}) = 0`;
}

/** An exception is compared as a value is: as a whole. */
function partsOf({ written: { call, raises, seen } }: EmittedTest) {
  return { call, raises: raises !== undefined, expected: seen?.text ?? "", isEqual: seen?.equal ?? true };
}

/** Where more than one outcome is right: those of several references, or all but a wrong one. */
function isOpen({ alsoRight, written }: EmittedTest): boolean {
  return alsoRight.length > 0 || written.isWrong !== undefined;
}

function rightWords(words: EmittedWords, { written }: EmittedTest): string {
  return written.isWrong === undefined ? words.rightOutcome : words.notWrongAgain;
}

function wrongWords(words: EmittedWords, { written }: EmittedTest): string {
  return written.isWrong === undefined ? words.wrongOutcome : words.wrongAgain;
}

function openAssertion(test: EmittedTest): string {
  const short = `let () = assert (${oneOfOutcomes(test)})`;
  return short.length <= WIDTH ? short : `let () =\n  assert (\n${indentedLines(oneOfOutcomes(test, "\n"), 4)})`;
}

/** A check of a framework that something is true. */
function openCheck(check: string, test: EmittedTest, by: number): string {
  const short = `${check} (${oneOfOutcomes(test)})`;
  if (short.length < WIDTH - by) return `${" ".repeat(by)}${short}`;
  const inside = indentedLines(oneOfOutcomes(test, "\n"), by + 3).trimStart();
  return `${" ".repeat(by)}${check}\n${" ".repeat(by + 2)}(${inside})`;
}

/** True where the call ends as one of the references does. `between`: a space, or a new line for each part. */
function oneOfOutcomes(test: EmittedTest, between: " " | "\n" = " "): string {
  const call = test.written.call.replaceAll(/\s*\n\s*/g, " ");
  if (test.written.isWrong !== undefined) return anotherOutcome(test, call, between);
  const outcomes = outcomesOf(test);
  const values = outcomes.filter(({ raises }) => raises === undefined).map(({ seen }) => seen?.text ?? "");
  const raised = outcomes.filter(({ raises }) => raises !== undefined).map(({ seen }) => seen?.text ?? "");
  if (raised.length === 0) return `List.mem (${call}) [${values.join("; ")}]`;
  const arms = raised.map((text) => `exception ${raisedPattern(text)} -> true`);
  const other = values.length === 0 ? "_ -> false" : `result -> List.mem result [${values.join("; ")}]`;
  const [first = "", ...rest] = [...arms, other];
  return [`match ${call} with`, between === " " ? first : `| ${first}`, ...rest.map((arm) => `| ${arm}`)].join(between);
}

/** True where the call does not end as it did. */
function anotherOutcome(test: EmittedTest, call: string, between: " " | "\n"): string {
  const { raises, expected, isEqual } = partsOf(test);
  if (!raises && expected === "false") return call;
  if (!raises) return isEqual ? `${call} <> ${expected}` : `compare (${call}) (${expected}) <> 0`;
  const arms =
    test.written.isWrong === "exception"
      ? ["exception _ -> false"]
      : [`exception ${raisedPattern(expected)} -> false`, "exception _ -> true"];
  const [first = "", ...rest] = [...arms, "_ -> true"];
  return [`match ${call} with`, between === " " ? first : `| ${first}`, ...rest.map((arm) => `| ${arm}`)].join(between);
}

/** An exception as a pattern: constructors and constants are written alike; anything else is compared. */
function raisedPattern(text: string): string {
  return /^[A-Z][\w.']*( ("(?:[^"\\]|\\.)*"|\d+|\(-?\d+\)|[A-Z][\w']*))?$/s.test(text) ? text : `e when e = ${text}`;
}

function emitOunit(emitted: Emitted): string {
  const groups = byFunction(emitted.tests).map(([name, tests]) => {
    const cases = tests.map((test) => `         ${ounitCase(emitted.words, test)};`);
    return `       ${quoted(name)} >::: [\n${cases.join("\n")}\n       ];`;
  });
  const suite = `let () =\n  run_test_tt_main\n    (${quoted(emitted.file)} >::: [\n${groups.join("\n")}\n     ])`;
  return withObservers(emitted, `open OUnit2\nopen ${moduleOf(emitted)}`, suite);
}

function ounitCase(words: EmittedWords, test: EmittedTest): string {
  const { call, raises, expected, isEqual } = partsOf(test);
  const head = `${quoted(test.name)} >:: (fun _ ->`;
  if (isOpen(test)) return `${head}\n${openCheck(`assert_bool ${label(wrongWords(words, test))}`, test, 11)})`;
  const body = raises
    ? `assert_raises ${operand(expected)} (fun () -> ${call})`
    : `assert_equal${isEqual ? "" : " ~cmp:(fun a b -> compare a b = 0)"} ${operand(expected)} ${operand(call)}`;
  return `${head}\n${indented(`${body})`, 11)}`;
}

function emitAlcotest(emitted: Emitted): string {
  const groups = byFunction(emitted.tests).map(([name, tests]) => {
    const type = emitted.functions.find((each) => each.function === name)?.type ?? "";
    const cases = tests.map(
      (test) => `          ${alcotestCase(emitted.words, test, testableOf(type, test.args.length))};`,
    );
    return `        ${quoted(name)}, [\n${cases.join("\n")}\n        ];`;
  });
  const same =
    'let same () = Alcotest.testable (fun ppf _ -> Format.pp_print_string ppf "<value>") (fun a b -> compare a b = 0)';
  const suite = `let () =\n  Alcotest.run ${quoted(emitted.file)}\n    [\n${groups.join("\n")}\n    ]`;
  const head = [`open ${moduleOf(emitted)}`, ...(/\bsame\b/.test(suite) ? [same] : [])];
  return withObservers(emitted, ...head, suite);
}

function alcotestCase(words: EmittedWords, test: EmittedTest, testable: string): string {
  const { call, raises, expected } = partsOf(test);
  const head = `Alcotest.test_case ${quoted(test.name)} \`Quick (fun () ->`;
  if (isOpen(test))
    return `${head}\n${openCheck(`Alcotest.(check bool) ${label(rightWords(words, test))} true`, test, 12)})`;
  const body = raises
    ? `Alcotest.check_raises ${label(words.exception)} ${operand(expected)} (fun () -> ignore (${call}))`
    : `Alcotest.(check ${testable}) ${label(words.result)} ${operand(expected)} ${operand(call)}`;
  return `${head}\n${indented(`${body})`, 12)}`;
}

/** With the solution as judge, as Learn-OCaml has it beside the tests. */
function emitLearnOcaml(emitted: Emitted): string {
  const groups = byFunction(emitted.tests);
  const names: string[] = [];
  const definitions = groups.flatMap(([name, tests]) => {
    const arity = tests[0]?.args.length ?? 1;
    names.push(`exercise_${names.length + 1}`);
    const type = monomorphic(emitted.functions.find((each) => each.function === name)?.type ?? "");
    const inputs = tests.map(({ args }) => {
      const [first = "", ...more] = args.map(listed);
      return `         ${more.length === 0 ? first : `(${[first, ...more].join(", ")})`};`;
    });
    return [
      `let ${names.at(-1)} =`,
      `  Section ([ Text ${label(emitted.words.function)}; Code ${quoted(name)} ],`,
      `    test_function_${arity}_against_solution`,
      `      [%ty : ${type}] ${quoted(name)} ~gen:0`,
      `      [`,
      ...inputs,
      `      ])`,
      ``,
    ];
  });
  const end = `let () =\n  set_result @@ ast_sanity_check code_ast @@ fun () ->\n  [ ${names.join("; ")} ]`;
  return `${["open Test_lib", "open Report", "", ...definitions, end].join("\n")}\n`;
}

const LEARN_ARGUMENTS_MAX = 4;

/** Why a test cannot be Learn-OCaml's; undefined: it can. */
function notForLearnOcaml({ args, alsoRight, observed, written }: EmittedTest): NotWritten | undefined {
  const form = "Learn-OCaml";
  if (args.length > LEARN_ARGUMENTS_MAX) return { kind: "too-many-arguments", form, most: LEARN_ARGUMENTS_MAX };
  const isPlain = alsoRight.length === 0 && observed === undefined && written.isWrong === undefined;
  return isPlain ? undefined : { kind: "other-than-results", form };
}

/** What goes on to the end of all is put in parentheses. */
function listed(arg: string): string {
  return /^(fun|function|let|if|match)\b/.test(arg) ? `(${arg})` : arg;
}

/** Type variables stand for integers in every test. */
function monomorphic(type: string): string {
  return type.replaceAll(/'_?[a-z]\w*/g, "int");
}

/** What suites of a framework open: the module that is a file. */
function moduleOf({ module, file }: Emitted): string {
  return module ?? capitalized(file);
}

/** As an argument of a function. */
function operand(text: string): string {
  return /^(\w+|"(?:[^"\\]|\\.)*"|\[.*\]|\(.*\)|[A-Z][\w.']*)$/s.test(text) && isOneGroup(text) ? text : `(${text})`;
}

/** Whether the first bracket is closed by the last. */
function isOneGroup(text: string): boolean {
  if (!/^[([]/.test(text)) return true;
  let depth = 0;
  for (const [at, token] of [...text.matchAll(/"(?:[^"\\]|\\.)*"|[()[\]]/gs)].entries()) {
    const [symbol] = token;
    if (symbol === "(" || symbol === "[") depth++;
    if (symbol === ")" || symbol === "]") depth--;
    if (depth === 0 && at > 0 && (token.index ?? 0) < text.length - 1) return false;
  }
  return true;
}

function comment({ name }: EmittedTest): string {
  return name.replaceAll("*)", "* )").replaceAll("(*", "( *").replaceAll('"', "'");
}

/** Words as a string of the language. */
function label(text: string): string {
  return quoted(encodeBytes(text));
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (char) => `\\${char}`)}"`;
}

/** Each line of a text, and what is too long for one as an expression. */
function indentedLines(text: string, by: number): string {
  return text
    .split("\n")
    .map((line) => (line.length <= WIDTH - by ? " ".repeat(by) + line : indented(line, by)))
    .join("\n");
}

function indented(text: string, by: number): string {
  const space = " ".repeat(by);
  return breakExpression(text, WIDTH - by)
    .map((line) => `${space}${line}`)
    .join("\n");
}
