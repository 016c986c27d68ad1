// All words come from the catalogue: no other file below the hosts says anything to users, and with another catalogue
// everything is said in its words.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gradeClass } from "../src/classroom/grade.js";
import type { HandedIn } from "../src/classroom/handed-in.js";
import { OPERATORS } from "../src/questions/mutate/operators.js";
import type { Problem } from "../src/report/answer.js";
import { type ClassResults, REVEALS } from "../src/report/class-results.js";
import { classroomResult } from "../src/report/grade/classroom.js";
import { detailsCsv } from "../src/report/grade/csv.js";
import { githubAnnotations, githubSummary } from "../src/report/grade/github.js";
import { gradescopeResults } from "../src/report/grade/gradescope.js";
import { gradesJunit } from "../src/report/grade/junit.js";
import { studentHtml } from "../src/report/grade/student-html.js";
import { studentPage } from "../src/report/grade/student-page.js";
import { renderGrades } from "../src/report/grade/table.js";
import type { Incomparable } from "../src/report/incomparable.js";
import type { NotHandedIn } from "../src/report/not-handed-in.js";
import { ENGLISH } from "../src/report/words/english.js";
import { wordsFor } from "../src/report/words/locales.js";
import type { Words } from "../src/report/words/words.js";
import { assignmentOf, handedInBy, PRETEND_LANGUAGES, pretendAsker, testOf } from "./grade/pretend-class.js";
import { SAMPLE } from "./grade/sample-results.js";
import { ask, openBuiltSession } from "./harness.js";
import { literalsIn } from "./literals.js";

/** Two words with a space between them. */
const WORDS = /[A-Za-z]{2,} [A-Za-z]{2,}/;

// ---- nobody else has words ----

const FOLDERS = ["subject", "witness", "questions", "jobs", "classroom", "report"];

/** Texts that are none of ours to translate, by file. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  // Names in core that no program has.
  "src/subject/fit.ts": ["elenchus fitted", "elenchus argument", "elenchus part \0"],
  "src/subject/adapt.ts": ["left out \0"],
  "src/subject/aligned.ts": ["elenchus labelled \0", "elenchus called", "elenchus asked"],
  "src/subject/preconditions.ts": [
    "predicate given \0",
    "predicate value \0",
    "predicate at defaults \0",
    "predicate part",
  ],
  "src/subject/sequence-places.ts": ["at place \0"],
  // Names of passes, for whoever looks for a bug of ours; so are details of the second checker.
  "src/subject/absent.ts": ["null inputs"],
  "src/subject/inherited.ts": ["inherited contracts"],
  "src/witness/witness.ts": ["functions among inputs"],
  "src/jobs/second-opinion.ts": ["exceptions are compared"],
  // Names of texts that are read beside programs.
  "src/jobs/read-back.ts": ["expected of test ", "expected before test ", "exception of test ", "arguments of test "],
  "src/subject/observe.ts": ["the observer"],
  "src/witness/given.ts": ["result of input ", "expected of input "],
  "src/jobs/other-outcomes.ts": ["the exception"],
  // A diagnostic, as front ends give them.
  "src/subject/read.ts": [
    "Too many functions",
    "\0 functions are defined here, and at most \0 are looked at",
    "choose some with `--function`.",
    "Precondition of no function",
    "\\`\0\\` is said to hold of the inputs of \\`\0\\`, which is not compared",
    "did you mean \\`\0\\`?",
  ],
  "src/jobs/dump.ts": ["Nested too deeply", "this stage of the program is nested too deeply to be printed"],
  // What `diff` says, and `patch` reads.
  "src/report/unified-diff.ts": ["\\\\ No newline at end of file"],
  // A field of a table, for programs that read it; and a mark of XML.
  "src/report/grade/csv.ts": ["out of"],
  // Markup, and the titles of tables of others.
  "src/report/grade/student-html.ts": [
    '<!DOCTYPE html>\n<html lang="\0">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\n<title>\0</title>\n<style>\0</style></head>\n<body>\n\0\n</body>\n</html>\n',
    '<h2><code>\0</code>\0: <span class="\0">\0</span>, \0</h2>',
  ],
  "src/report/grade/worksheet.ts": [
    "Maximum Grade",
    "Maximum grade",
    "Note maximale",
    "Beste Bewertung",
    "Full name",
    "Vollständiger Name",
    "Nom complet",
    "Nombre completo",
    "Nome completo",
  ],
  "src/report/findings-text.ts": ['<?xml version="1.0" encoding="UTF-8"?>'],
  "src/report/grade/junit.ts": ['<?xml version="1.0" encoding="UTF-8"?>'],
};

/** Names of mutation operators, and ideas of repairs: JSON has them as they are. */
const IDEAS = new Set<string>([...OPERATORS, "inserted condition", "missing case", "hidden name", "whole function"]);

/** Who calls us wrongly, or finds us wrong, is spoken to as one of us; and so is who looks for a proof. */
function isError(before: string): boolean {
  return /\bnew (Error|Refused|Beyond)\(\s*$/.test(before);
}

function wordsIn(path: string): readonly string[] {
  const literals = literalsIn(readFileSync(path, "utf8"));
  const isCode = (text: string): boolean => /^(?:\n\(|:root\{)/.test(text); // definitions, to be parsed; styles
  const said = literals.filter(({ text, before }) => WORDS.test(text) && !isError(before) && !isCode(text));
  return [...new Set(said.map(({ text }) => text))].filter((text) => !IDEAS.has(text));
}

describe("outside of the catalogue", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `src/${folder}/${name}`),
  ).filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^src\/report\/words\//.test(path));

  test("files were found, and words are seen where there are any", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(wordsIn("src/report/words/english/verdicts.ts").length).toBeGreaterThan(30);
    const nested = ["f(`a $", "{b ? `c $", "{d}` : \"e\"} f`, /`'/) // 'g'"].join("");
    expect(literalsIn(nested).map(({ text }) => text)).toEqual(["c \0", "e", "a \0 f"]);
  });

  for (const path of files)
    test(`${path} says nothing to users`, () => expect(wordsIn(path)).toEqual(NAMES[path] ?? []));
});

// ---- another catalogue ----

const [START, END] = ["\u27e6", "\u27e7"];

/** The same catalogue with every text in brackets. */
function bracketed<T>(words: T): T {
  if (typeof words === "string") return `${START}${words}${END}` as T;
  if (typeof words === "function") return ((...args: readonly unknown[]) => bracketed(words(...args))) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, bracketed(part)])) as T;
}

const PSEUDO: Words = bracketed(ENGLISH);

/** What is not in brackets, and is no line of a program that is shown. */
function outside(text: string): string {
  let rest = text.replaceAll(/^ *\d+ \| .*$/gm, "");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(new RegExp(`${START}[^${START}${END}]*${END}`, "g"), "");
  }
  return rest;
}

/** At least so many texts, and no words besides. */
function expectAllBracketed(text: string, least: number): void {
  expect(text.split(START).length - 1).toBeGreaterThanOrEqual(least);
  expect(text).not.toContain("\ufffd");
  expect(outside(text).match(new RegExp(WORDS, "g")) ?? []).toEqual([]);
}

describe("with every text in brackets", () => {
  const session = openBuiltSession();
  const folder = mkdtempSync(join(tmpdir(), "elenchus-words-"));
  afterAll(async () => {
    await session.close();
    rmSync(folder, { recursive: true });
  });
  const printed = async (...args: readonly string[]): Promise<string> => {
    let status = "";
    const told = (line: string): void => {
      status += `${line}\n`;
    };
    const { stdout, stderr } = await ask(session, folder, args, { words: PSEUDO, status: told });
    return Buffer.from(stdout + stderr, "latin1").toString("utf8") + status;
  };
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };

  const reference = file(
    "reference.ml",
    `let rec sum l = match l with [] -> 0 | x :: r -> x + sum r
let rec size l = match l with [] -> 0 | _ :: r -> 1 + size r
let add x = Some (fun y -> x + y)
let bump r = print_string "up"; r := !r + 1
let last l = List.nth l (List.length l - 1)
let half x = x /. 2.
type shape = Circle of int | Square of int
let area = function Circle r -> 3 * r | Square s -> s * s
`,
  );
  const submission = file(
    "submission.ml",
    `let bad = List.hd []
let rec sum l = match l with [] -> 0 | x :: r -> x - sum r
let rec size l = if l = [] then 0 else 1 + size (List.tl l)
let add x = Some (fun y -> x - y)
let bump r = print_string "up"; r := !r + 2
let rec last l = last l
let half x = x *. 0.5
type shape = Circle of int
let area = function Circle r -> 3 * r
`,
  );
  const BRIEFLY = ["--budget", "300"];
  const tests = file("tests.yaml", "- sum [1]\n- sum [true]\n- sum [1] + 1\n- area (Circle 2)\n");

  test("check", async () => expectAllBracketed(await printed("check", reference, submission, ...BRIEFLY), 40));
  test("check --json", async () =>
    expectAllBracketed(await printed("check", reference, submission, ...BRIEFLY, "--json"), 15));
  test("check --explain, and verify", async () => {
    const equal = file("equal.ml", "let sum l = List.fold_left (+) 0 l\nlet add x = Some (fun y -> y + x)\n");
    const proof = join(folder, "proof.json");
    const names = ["sum", "size", "add", "last"].flatMap((name) => ["--function", name]);
    const asked = ["--strategy", "prove", "--explain", "--certificate", proof, ...names];
    expectAllBracketed(await printed("check", reference, equal, ...asked), 15);
    expectAllBracketed(await printed("verify", "proof.json", reference, equal), 2);
    expectAllBracketed(await printed("verify", "proof.json", reference, submission), 2);
    expectAllBracketed(await printed("verify", reference, reference, submission), 1);
  });
  test("repair, and check --hints", async () => {
    const wrong = file(
      "unrepaired.ml",
      "let rec sum l = match l with [] -> 1 | x :: r -> x + sum r\nlet add x = None\n",
    );
    const names = ["--function", "sum", "--function", "add"];
    const withoutDiff = (text: string): string => text.replaceAll(/^--- .*\n\+{3} .*\n@@.*\n(?:[-+ ](?! ).*\n)+/gm, "");
    expectAllBracketed(withoutDiff(await printed("repair", reference, wrong, ...names, "--budget", "2000")), 8);
    expectAllBracketed(withoutDiff(await printed("check", reference, wrong, ...names, "--hints", "6")), 20);
  });
  test("check of another program", async () => {
    const other = file("other.ml", "let sum = 3\nlet rec size l = size l\nlet () = exit 3\n");
    expectAllBracketed(await printed("check", reference, other, ...BRIEFLY), 15);
  });
  test("run", async () => expectAllBracketed(await printed("run", reference, "-e", "let rec f x = f x in f 1"), 1));

  for (const emit of ["ocaml", "yaml", "json"])
    test(`suite --emit ${emit}`, async () => {
      const text = await printed("suite", reference, "--function", "area", "--emit", emit, "--budget", "3");
      expectAllBracketed(text, 5);
    });
  test("suite --score", async () => expectAllBracketed(await printed("suite", reference, "--score", tests), 5));
  test("suite --estimate", async () =>
    expectAllBracketed(await printed("suite", reference, "--function", "area", "--estimate"), 5));

  test("a class, in every report", async () => {
    const results = await pretendResults();
    expectAllBracketed(JSON.stringify(results).replaceAll(/"start":"[^"]*"/g, ""), 10); // commands are no words
    expectAllBracketed(renderGrades(PSEUDO, results, { width: 400, colour: false }), 40);
    expectAllBracketed(withoutFirstLine(detailsCsv(PSEUDO, results)), 10);
    expectAllBracketed(withoutMarkup(gradesJunit(PSEUDO, results)), 10);
    for (const reveal of REVEALS) {
      expectAllBracketed(githubSummary(PSEUDO, results, reveal), 10);
      expectAllBracketed(githubAnnotations(PSEUDO, results, reveal).map(withoutCommand).join("\n"), 10);
      for (const each of results.submissions) {
        expectAllBracketed(studentPage(PSEUDO, results, each, reveal), 2);
        const [, body = ""] = studentHtml(PSEUDO, results, each, reveal).split("<body>");
        expectAllBracketed(body.replaceAll(/<[^>]*>/g, ""), 2);
        expectAllBracketed(JSON.stringify(classroomResult(PSEUDO, results, each, reveal)), 2);
        expectAllBracketed(JSON.stringify(gradescopeResults(PSEUDO, results, each, reveal)), 2);
      }
    }
  });
});

// ---- the languages of students ----

describe.each(["fr", "de"] as const)("in %s, students see nothing of another language", (locale) => {
  /** What is not in the language is in brackets. */
  const words = wordsFor(PSEUDO, locale);
  const expectTold = (text: string): void => {
    expect(text).not.toContain(START);
    expect(text.length).toBeGreaterThan(20);
  };

  test("in every report that they see, at every level", async () => {
    const results = await pretendResults(words);
    for (const reveal of REVEALS)
      for (const each of results.submissions) {
        expectTold(studentPage(words, results, each, reveal));
        expectTold(studentHtml(words, results, each, reveal));
        expectTold(JSON.stringify(gradescopeResults(words, results, each, reveal)));
        expectTold(JSON.stringify(classroomResult(words, results, each, reveal)));
      }
  });

  test("of every kind of result", () => {
    for (const reveal of REVEALS)
      for (const each of SAMPLE.submissions) {
        const page = studentPage(words, SAMPLE, { ...each, failure: null }, reveal);
        expect(page).not.toContain(START);
      }
  });

  test("whatever is in the way", () => {
    const { reasons, feedback, verdicts } = words;
    const said = [
      ...REASONS_TO_SAY.flatMap((why) => [reasons.incomparable(why).why, reasons.incomparable(why).hint ?? "x"]),
      ...(["several", "none", "empty", "password", "device"] as const).map((kind) =>
        feedback.failure({ kind, files: ["a.ml"], extension: ".ml" } as NotHandedIn),
      ),
      ...(["not-supported", "ill-typed", "fails-when-loaded"] as const).map(reasons.consequence),
      verdicts.unfinished("output", 1_234, 2),
      verdicts.general({ call: "f x", names: ["x"], overflow: true, isAlike: false }),
    ];
    for (const text of said) expect(text).not.toContain(START);
  });
});

// ---- what is wrong with programs ----

/** Programs with mistakes, of all kinds that there are messages for. */
const MISTAKEN = ["errors/mistakes", "errors", "scala/errors", "scala/hostile"].map((name) => `test/programs/${name}`);

describe("errors of types, and what is not supported, in the languages of students", () => {
  const session = openBuiltSession();
  const texts = new Set<string>();
  afterAll(() => session.close());
  beforeAll(async () => {
    for (const folder of MISTAKEN)
      for (const name of readdirSync(folder).filter((each) => /\.(?:ml|scala)$/.test(each))) {
        const { stdout } = await ask(session, folder, ["types", name, "--json"]);
        for (const text of problemTextsIn(Buffer.from(stdout, "latin1").toString("utf8"))) texts.add(text);
      }
  }, 300_000);

  test("many are said", () => expect(texts.size).toBeGreaterThan(300));
  test.each(["fr", "de"] as const)("in %s", (locale) => {
    const { problem } = wordsFor(PSEUDO, locale).reasons;
    expect([...texts].filter((text) => problem(text).includes(START))).toEqual([]);
    expect(problem("nobody says this").startsWith(START)).toBe(true);
  });
  test("holes of code stay as they are", () => {
    const { problem } = wordsFor(ENGLISH, "fr").reasons;
    expect(problem("this has type `value`, but `type` is expected here")).toBe(
      "ceci a le type `value`, mais `type` est attendu ici",
    );
    expect(problem("the argument of `value`")).toBe("l'argument de `value`");
  });
});

function problemTextsIn(json: string): readonly string[] {
  const { problems = [], unchecked = [] } = JSON.parse(json) as Partial<Record<string, readonly Problem[]>>;
  const all = [...problems, ...unchecked].flatMap(({ title, label, hint, also }) => [
    title,
    label,
    hint ?? "",
    ...also.map((each) => each.label),
  ]);
  return all.filter((text) => text !== "");
}

// ---- a class with hints, a type error and something that is not supported ----

describe.each(["fr", "de"] as const)("in %s, pages of a class with hints", (locale) => {
  const session = openBuiltSession();
  const folder = mkdtempSync(join(tmpdir(), "elenchus-words-"));
  afterAll(async () => {
    await session.close();
    rmSync(folder, { recursive: true });
  });

  test("have nothing of another language", async () => {
    const programs = {
      "reference.ml": "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\nlet twice x = 2 * x\n",
      "class/ann.ml": "let rec sum l = match l with [] -> 1 | x :: r -> x + sum r\nlet twice x = 2 * x\n",
      "class/ben.ml": "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\nlet twice x = 2 ^ x\n",
      "class/cem.ml": "let rec sum l = match l with [] -> 0 | x :: r -> x + sum x\nlet twice x = 2 *. x\n",
      "class/dan.ml": "let sum l = match l with [] -> 0 | x :: r -> x + sum r\nlet twice x = Unix.sleep 1; 2 * x\n",
    };
    mkdirSync(join(folder, "class"));
    for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
    const [reference, class_, grades] = ["reference.ml", "class", "grades"].map((name) => join(folder, name));
    const asked = ["--hints", "6", "--format", "students,pages", "--locale", locale, "--output", grades ?? ""];
    await ask(session, ".", ["grade", reference ?? "", class_ ?? "", ...asked], { words: PSEUDO });
    const pages = ["ann", "ben", "cem", "dan"].flatMap((name) =>
      [`students/${name}.md`, `pages/${name}.html`].map((page) => readFileSync(join(folder, "grades", page), "utf8")),
    );
    for (const page of pages) expect(page.split("\n").filter((line) => line.includes(START))).toEqual([]);
    expect(pages[0]).toContain("<details>");
    expect(pages.filter((page) => page.includes("E204")).length).toBeGreaterThan(1);
  });
});

const REASONS_TO_SAY: readonly Incomparable[] = [
  { kind: "missing", which: "submission", name: "f", defines: ["g"], like: "g" },
  { kind: "ill-typed", name: "f", definition: "g" },
  { kind: "other-type", type: "int", wanted: "string", across: false },
  { kind: "lacks-constructor", type: "t", name: "A" },
  { kind: "fails-when-loaded", which: "submission", how: { kind: "prints-too-much" } },
  { kind: "endless-inputs", type: undefined },
];

async function pretendResults(words: Words = PSEUDO): Promise<ClassResults> {
  const assignment = assignmentOf(["f: 1=a\ng:", "f: 1=b\ng:"], {
    tests: [testOf("f 2", "x"), testOf("f 3", "z"), testOf("f none"), testOf("h 1")],
    notices: [{ kind: "skipped-files", files: ["a.txt"], why: { kind: "not-a-program" } }],
  });
  const class_: readonly HandedIn[] = [
    ...handedInBy({ ann: "f: 1=a\ng:", bob: "f: 1=c\ng:", cyn: "f:\ng: 2=~", dan: "g:", eve: "dies", fay: "hungry" }),
    ...handedInBy({
      gus: "# mine\nf: 1=c\ng:",
      hal: "f: 1=a\ng: 0=!E",
      ivy: "f: 1=a 8=y\ng:",
      jon: "f: 1=a 8=y 4=y\ng:",
    }),
    { student: "kim", file: undefined, program: { why: { kind: "none", extension: ".ml" } } },
  ];
  const tools = { ask: pretendAsker().ask, languages: PRETEND_LANGUAGES, onProgress: () => undefined, version: "0" };
  const graded = await gradeClass(assignment, class_, { ...tools, words });
  if (!graded.ok) throw new Error("the class was not graded");
  return graded.value;
}

function withoutFirstLine(text: string): string {
  return text.slice(text.indexOf("\n"));
}

/** Without "::error" in front of what it is about. */
function withoutCommand(line: string): string {
  return line.replace(/^::[a-z]+ /, "");
}

/** The texts of XML. */
function withoutMarkup(xml: string): string {
  return xml.replaceAll(/<\/?[a-z]+|<\?.*\?>|[a-z]+="/g, " ; ");
}
