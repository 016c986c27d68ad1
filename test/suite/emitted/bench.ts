// npm run bench:emitted -- [ocaml|scala] [TEXT...]: suites of every program of the test folders, the courses and the
// examples (or those whose paths contain one of the texts), in every form that its language has, are compiled and run by the
// installed compilers with the program that they were made of: each must pass.
import { sharedSession } from "../../harness.js";
import { type EmittedSuite, emittedSuites, together } from "./emit.js";
import { hasFramework, ranByOcaml } from "./ocaml.js";
import { ranByScala } from "./scala.js";
import { allSources, type Source } from "./sources.js";

/** Programs that one process of the Scala compiler takes. */
const AT_ONCE = 60;

type Tally = { suites: number; failing: number };

async function main(): Promise<void> {
  const [first = "", ...rest] = process.argv.slice(2);
  const isLanguage = first === "ocaml" || first === "scala";
  const texts = isLanguage || first === "" ? rest : [first, ...rest];
  const sources = allSources()
    .filter(({ language }) => !isLanguage || language === first)
    .filter(({ path }) => texts.length === 0 || texts.some((text) => path.includes(text)));
  const tally: Tally = { suites: 0, failing: 0 };
  const waiting: EmittedSuite[] = [];
  for (const source of sources) {
    for (const suite of await suitesOf(source, tally)) {
      if (source.language === "scala") waiting.push(suite);
      else judgeOcaml(suite, tally);
    }
    if (waiting.length >= AT_ONCE) judgeScala(waiting.splice(0), tally);
  }
  judgeScala(waiting, tally);
  process.stdout.write(`${tally.suites} suites of ${sources.length} programs, ${tally.failing} failing\n`);
  process.exit(tally.failing === 0 ? 0 : 1);
}

async function suitesOf(source: Source, tally: Tally): Promise<readonly EmittedSuite[]> {
  try {
    return await emittedSuites(sharedSession(), source);
  } catch (error) {
    tell(tally, source.path, `not made: ${String(error)}`);
    return [];
  }
}

function judgeOcaml(suite: EmittedSuite, tally: Tally): void {
  const packages = suite.form === "ounit2" || suite.form === "alcotest" ? [suite.form] : [];
  if (!packages.every(hasFramework)) return;
  ended(suite, ranByOcaml(together(suite), packages), tally);
}

function judgeScala(suites: readonly EmittedSuite[], tally: Tally): void {
  const said = ranByScala(suites.map((suite) => together(suite)));
  for (const [i, suite] of suites.entries()) ended(suite, said[i] ?? "not run", tally);
}

function ended({ source, form }: EmittedSuite, how: string, tally: Tally): void {
  tally.suites++;
  if (how !== "passes") tell(tally, `${source.path} (${form})`, how);
}

function tell(tally: Tally, about: string, how: string): void {
  tally.failing++;
  process.stdout.write(`${about}: ${how}\n`);
}

await main();
