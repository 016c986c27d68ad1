// Both checkers over all proofs of test/programs. What the second refuses of what the first accepts is listed by cause: a new
// line is looked at, and written down here.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { answerOf, ask, isProgram, sharedSession } from "./harness.js";
import { commandLine } from "./program-question.js";

const FOLDER = "test/programs";
const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-twice-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The options that belong to the question; all others are about the search, or the output. */
const ASKED = ["--observe", "--given", "--exceptions", "--effects", "--printed", "--prelude", "--function"];
const ALONE = ["--explain", "--json", "--no-proof"];

/** The functions of a program that are proved, or may be: nothing else agrees on every input. */
function provedIn(path: string): readonly string[] {
  const answer = answerOf(join(FOLDER, path));
  const text = existsSync(answer) ? readFileSync(answer, "latin1") : "";
  return [...text.matchAll(/^(\S+)(?: .*)? {2}(?:equal|agrees on every input)\b/gm)].map(([, name = ""]) => name);
}

/** To look for a proof takes minutes. */
const TOO_LONG = ["check/large-values.ml"];

const programs = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => isProgram(path) && !TOO_LONG.includes(path))
  .sort();

type Function = {
  readonly function: string;
  readonly accepted: boolean;
  readonly second?: { readonly accepted: boolean; readonly cause?: string };
};

/** What both checkers say of each function that is proved. */
async function verified(path: string): Promise<readonly Function[]> {
  const file = join(FOLDER, path);
  const [verb, ...words] = commandLine(file, readFileSync(file, "latin1"));
  const names = provedIn(path);
  if (verb !== "check" || names.length === 0) return [];
  const { files, options } = questionOf(words);
  const functions = options.includes("--function") ? [] : names.flatMap((name) => ["--function", name]);
  const certificate = join(folder, `${path.replaceAll(/\W/g, "-")}.json`);
  const prove = ["--strategy", "prove", "--certificate", certificate];
  await ask(session, dirname(file), ["check", ...files, ...options, ...functions, ...prove]);
  if (!existsSync(certificate)) return [];
  const both = files.length === 1 ? [...files, ...files] : files;
  const { stdout } = await ask(session, dirname(file), ["verify", certificate, ...both, "--twice", "--json"]);
  return JSON.parse(stdout).functions;
}

function questionOf(words: readonly string[]): {
  readonly files: readonly string[];
  readonly options: readonly string[];
} {
  const files: string[] = [];
  const options: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word = "", value = ""] = words.slice(i);
    if (!word.startsWith("--")) files.push(word);
    else if (!ALONE.includes(word)) i++;
    if (ASKED.includes(word)) options.push(word, value);
  }
  return { files, options };
}

/** What the second checker refuses of what the first accepts, by cause. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  // A constructor that only the submission has.
  case: [
    "check/asked-of-objects.scala Calls.Square.area",
    "check/default-objects.scala M.Kept.price",
    "check/extra-constructor.ml area",
    "check/open-variants.ml second",
  ],
  effects: [
    "check/explain-lists.ml total", // a reference that was rewritten
    "scala/check/enumerations.scala Traffic.next", // and Scala's enumerations
    "scala/check/enumerations.scala Traffic.code",
  ],
  open: ["check/large-tables.ml first"], // an index that is out of bounds
  // Physical equality where there are fields, and conversions.
  primitive: [
    "check/physical-empty-list.ml count",
    "check/physical-polymorphic-right.ml empty",
    "check/several-widths.ml sum",
  ],
  // Indices and hidden types of GADTs, tags that anybody may add to, and classes of Scala that are in several families.
  typing: [
    "check/existential-packs.ml text",
    "check/gadt-hidden.ml name",
    "check/gadt-hidden.ml cast",
    "check/gadt-indices.ml knock",
    "check/gadt-vectors.ml map",
    "check/open-variants.ml area",
    "check/open-variants.ml name",
    "check/open-variants.ml points",
    "scala/check/explain.scala Trees.reverse",
    "scala/check/left-out.scala M.sum",
    "scala/check/null-in-cases.scala N.sum",
    "scala/check/null-in-cases.scala N.first",
    "scala/check/null-in-cases.scala N.all",
    "scala/check/objects-anew.scala M.nils",
    "scala/check/same-text.scala Dice.line",
    "scala/check/super-linear.scala Stacked.both",
    "scala/check/super-linear.scala Stacked.body",
    "scala/check/super-linear.scala Stacked.twice",
    "scala/check/super-linear.scala Stacked.diamond",
  ],
  undefined: ["check/seq-inputs-same.ml is_empty"], // a comparison of what holds functions
};

test("the second checker accepts what the first does, but for what it does not know", async () => {
  const refused: Record<string, string[]> = {};
  const [contradictions, accepted]: [string[], string[]] = [[], []];
  for (const path of programs)
    for (const each of await verified(path)) {
      const name = `${path} ${each.function}`;
      if (!each.accepted) contradictions.push(name);
      if (each.second?.accepted === true) accepted.push(name);
      const cause = each.second?.cause ?? "not asked";
      if (each.second?.accepted !== true) refused[cause] = [...(refused[cause] ?? []), name];
    }
  expect(contradictions, "written, and not accepted by the first").toEqual([]);
  expect(refused).toEqual(REFUSED);
  expect(accepted.length).toBeGreaterThanOrEqual(100);
}, 600_000);
