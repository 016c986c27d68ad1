// Tests as OCaml programs: plain asserts to be put after a program, and suites for OUnit2, Alcotest and Learn-OCaml.
// Texts are byte strings, as the program's are.
import type { SuiteWriter } from "../../language/row.js";
import { encodeBytes } from "../../report/display.js";
import type { Looking, TestParts } from "../../report/suite/suite.js";
import {
  byFunction,
  capitalized,
  type Emitted,
  type EmittedTest,
  outcomesOf,
  withObservers,
} from "../../report/suite/written.js";
import type { EmittedWords } from "../../report/words/words.js";
import { emitLearnOcaml, notForLearnOcaml } from "./learn-ocaml.js";
import { type SuiteNames, suiteNames } from "./suite-names.js";
import { comment, indented, indentedLines, label, operand, quoted, WIDTH } from "./suite-text.js";
import { testableOf } from "./testable.js";

export const OCAML_SUITES: SuiteWriter = {
  write: (form, suite) =>
    (FORMS[form] ?? emitAsserts)(suite, { words: suite.words, names: suiteNames(suite.signature) }),
  whyNot: (form, test, type) => (form === LEARN_OCAML ? notForLearnOcaml(test, type) : undefined),
};

/** What all tests of a file are written with. */
type Writing = { readonly words: EmittedWords; readonly names: SuiteNames };

const LEARN_OCAML = "learn-ocaml";
const FORMS: Readonly<Record<string, (suite: Emitted, writing: Writing) => string>> = {
  ounit2: emitOunit,
  alcotest: emitAlcotest,
  [LEARN_OCAML]: emitLearnOcaml,
};

function emitAsserts(emitted: Emitted, { names }: Writing): string {
  const tests = emitted.tests.map((test) => `(* ${comment(test.name)} *)\n${assertion(names, test)}`);
  const head = `(* ${encodeBytes(emitted.words.asserts)} *)`;
  return withObservers(emitted, head, tests.join("\n\n"));
}

function assertion(names: SuiteNames, test: EmittedTest): string {
  if (isOpen(test)) return openAssertion(names, test);
  const short = `assert (${equation(names, test)})`;
  if (short.length <= WIDTH - "let () = ".length) return `let () = ${short}`;
  if (short.length <= WIDTH - 2) return `let () =\n  ${short}`;
  const { raises, expected, isEqual } = partsOf(test);
  const call = partsOf(test).call.replaceAll(/\s*\n\s*/g, " ");
  if (raises !== undefined)
    return `let () =\n  assert (\n    match\n${indented(call, 6)}\n    with\n    | exception ${raised(names, test.written)} -> true\n    | _ -> false)`;
  const [left, right] = [indented(call, 4), indented(expected, 6).trimStart()];
  if (!isEqual) return `let () =\n  assert (\n    ${compared(names, call, `\n      ${right}`, "=")})`;
  const isPlain = names.infix("", "=", "") === " = ";
  return `let () =\n  assert (\n${isPlain ? `${left}\n    = ${right}` : indented(names.infix(call, "=", expected), 4)})`;
}

function equation(names: SuiteNames, test: EmittedTest): string {
  const { call, raises, expected, isEqual } = partsOf(test);
  if (raises !== undefined) return `match ${call} with exception ${raised(names, test.written)} -> true | _ -> false`;
  return isEqual ? names.infix(call, "=", expected) : compared(names, call, expected, "=");
}

/** NaN is not equal to itself, but compared with itself it is. */
function compared(names: SuiteNames, left: string, right: string, operator: "=" | "<>"): string {
  return names.infix(`Stdlib.compare (${left}) (${right})`, operator, "0");
}

/** An exception is compared as a value is: as a whole. */
function partsOf({ written: { call, raises, seen } }: EmittedTest) {
  return { call, raises, expected: seen?.text ?? "", isEqual: seen?.equal ?? true };
}

/** Where more than one outcome is right: those of several references, or all but a wrong one. */
function isOpen({ alsoRight, written }: EmittedTest): boolean {
  return alsoRight.length > 0 || written.isWrong !== undefined;
}

/** What frameworks have no words for: an exception of which not all is said, or that is not equal to itself. */
function isMatched({ written: { raises, seen } }: EmittedTest): boolean {
  return raises !== undefined && seen?.equal !== true;
}

function rightWords(words: EmittedWords, { written }: EmittedTest): string {
  return written.isWrong === undefined ? words.rightOutcome : words.notWrongAgain;
}

function wrongWords(words: EmittedWords, { written }: EmittedTest): string {
  return written.isWrong === undefined ? words.wrongOutcome : words.wrongAgain;
}

function openAssertion(names: SuiteNames, test: EmittedTest): string {
  const short = `let () = assert (${oneOfOutcomes(names, test)})`;
  return short.length <= WIDTH ? short : `let () =\n  assert (\n${indentedLines(oneOfOutcomes(names, test, "\n"), 4)})`;
}

/** A check of a framework that something is true. */
function openCheck(names: SuiteNames, check: string, test: EmittedTest, by: number): string {
  const short = `${check} (${oneOfOutcomes(names, test)})`;
  if (short.length < WIDTH - by) return `${" ".repeat(by)}${short}`;
  const inside = indentedLines(oneOfOutcomes(names, test, "\n"), by + 3).trimStart();
  return `${" ".repeat(by)}${check}\n${" ".repeat(by + 2)}(${inside})`;
}

/** True where the call ends as one of the references does. `between`: a space, or a new line for each part. */
function oneOfOutcomes(names: SuiteNames, test: EmittedTest, between: " " | "\n" = " "): string {
  const call = test.written.call.replaceAll(/\s*\n\s*/g, " ");
  if (test.written.isWrong !== undefined) return anotherOutcome(names, test, call, between);
  const outcomes = outcomesOf(test);
  const values = outcomes.filter(({ raises }) => raises === undefined).flatMap(({ seen }) => seen ?? []);
  const raises = outcomes.filter((each) => each.raises !== undefined);
  if (raises.length === 0) return isOneOf(names, call, values);
  const arms = raises.map((each) => `exception ${raised(names, each)} -> true`);
  const other = values.length === 0 ? "_ -> false" : `result -> ${isOneOf(names, "result", values)}`;
  return matched(call, [...arms, other], between);
}

function isOneOf(names: SuiteNames, value: string, values: readonly Looking[]): string {
  const one = /^\w+$/.test(value) ? value : `(${value})`;
  if (values.every(({ equal }) => equal))
    return `${names.standard("List.mem")} ${one} [${values.map(({ text }) => text).join("; ")}]`;
  const same = `(fun other -> ${compared(names, "other", "result", "=")})`;
  return `let result = ${value} in ${names.standard("List.exists")} ${same} [${values.map(({ text }) => text).join("; ")}]`;
}

function matched(call: string, arms: readonly string[], between: " " | "\n"): string {
  const [first = "", ...rest] = arms;
  return [`match ${call} with`, between === " " ? first : `| ${first}`, ...rest.map((arm) => `| ${arm}`)].join(between);
}

/** True where the call does not end as it did. */
function anotherOutcome(names: SuiteNames, test: EmittedTest, call: string, between: " " | "\n"): string {
  const { raises, expected, isEqual } = partsOf(test);
  if (raises === undefined && expected === "false") return call;
  if (raises === undefined) return isEqual ? names.infix(call, "<>", expected) : compared(names, call, expected, "<>");
  const arms =
    test.written.isWrong === "exception"
      ? ["exception _ -> false"]
      : [`exception ${raised(names, test.written)} -> false`, "exception _ -> true"];
  return matched(call, [...arms, "_ -> true"], between);
}

/** An exception as a pattern: constructors and constants are written alike; anything else is compared. */
function raised(names: SuiteNames, { raises, seen }: TestParts): string {
  if (seen === undefined) return `${raises} _`;
  const { text, equal } = seen;
  if (/^[A-Z][\w.']*( ("(?:[^"\\]|\\.)*"|\d+|\(-?\d+\)|[A-Z][\w']*))?$/s.test(text)) return text;
  return `e when ${equal ? names.infix("e", "=", text) : compared(names, "e", text, "=")}`;
}

function emitOunit(emitted: Emitted, writing: Writing): string {
  const { names } = writing;
  const listed = names.infix("", ">:::", "", "OUnit2") === " >::: " ? (name: string) => `${name} >::: ` : listOf;
  const groups = byFunction(emitted.tests).map(([name, tests]) => {
    const cases = tests.map((test) => `         ${ounitCase(writing, test)};`);
    return `       ${listed(quoted(name))}[\n${cases.join("\n")}\n       ];`;
  });
  const run = names.opened("OUnit2", "run_test_tt_main");
  const suite = `let () =\n  ${run}\n    (${listed(quoted(emitted.file))}[\n${groups.join("\n")}\n     ])`;
  return withObservers(emitted, `open OUnit2\nopen ${moduleOf(emitted)}`, suite);
}

const listOf = (name: string): string => `OUnit2.( >::: ) ${name} `;

function ounitCase({ words, names }: Writing, test: EmittedTest): string {
  const { call, raises, expected, isEqual } = partsOf(test);
  const own = (name: string): string => names.opened("OUnit2", name);
  const isPlain = names.infix("", ">::", "", "OUnit2") === " >:: ";
  const head = isPlain ? `${quoted(test.name)} >:: (fun _ ->` : `OUnit2.( >:: ) ${quoted(test.name)} (fun _ ->`;
  if (isOpen(test) || isMatched(test))
    return `${head}\n${openCheck(names, `${own("assert_bool")} ${label(wrongWords(words, test))}`, test, 11)})`;
  const same = isEqual ? "" : ` ~cmp:(fun a b -> ${names.infix("Stdlib.compare a b", "=", "0")})`;
  const body =
    raises === undefined
      ? `${own("assert_equal")}${same} ${operand(annotated(test))} ${operand(call)}`
      : `${own("assert_raises")} ${operand(expected)} (fun () -> ${call})`;
  return `${head}\n${indented(`${body})`, 11)}`;
}

/** What is expected, where it is not read in the place of a result. */
function annotated({ written: { seen } }: EmittedTest): string {
  return seen?.type === undefined ? (seen?.text ?? "") : `(${seen.text} : ${seen.type})`;
}

function emitAlcotest(emitted: Emitted, writing: Writing): string {
  const { names } = writing;
  const same = names.fresh("same");
  const groups = byFunction(emitted.tests).map(([name, tests]) => {
    const cases = tests.map((test) => `          ${alcotestCase(writing, test, same)};`);
    return `        ${quoted(name)}, [\n${cases.join("\n")}\n        ];`;
  });
  const equal = names.infix("Stdlib.compare a b", "=", "0");
  const definition = `let ${same} () = Alcotest.testable (fun ppf _ -> Format.pp_print_string ppf "<value>") (fun a b -> ${equal})`;
  const suite = `let () =\n  Alcotest.run ${quoted(emitted.file)}\n    [\n${groups.join("\n")}\n    ]`;
  const head = [`open ${moduleOf(emitted)}`, ...(suite.includes(`(${same} ())`) ? [definition] : [])];
  return withObservers(emitted, ...head, suite);
}

function alcotestCase({ words, names }: Writing, test: EmittedTest, same: string): string {
  const { call, raises, expected } = partsOf(test);
  const head = `Alcotest.test_case ${quoted(test.name)} \`Quick (fun () ->`;
  if (isOpen(test) || isMatched(test))
    return `${head}\n${openCheck(names, `Alcotest.(check bool) ${label(rightWords(words, test))} true`, test, 12)})`;
  const testable = testableOf(test.written.type ?? "", names.isStandardType) ?? `(${same} ())`;
  const body =
    raises === undefined
      ? `Alcotest.(check ${testable}) ${label(words.result)} ${operand(annotated(test))} ${operand(call)}`
      : `Alcotest.check_raises ${label(words.exception)} ${operand(expected)} (fun () -> ${names.standard("ignore")} (${call}))`;
  return `${head}\n${indented(`${body})`, 12)}`;
}

/** What suites of a framework open: the module that is a file. */
function moduleOf({ module, file }: Emitted): string {
  return module ?? capitalized(file);
}
