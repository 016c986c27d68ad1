// The families of our own: `check` is asked about each variant beside its reference, and every claim is held against
// what the real compiler says. A table tells what came of each family.
import { printTable } from "../../../../scripts/bench/measure.js";
import type { Session } from "../../../../src/jobs/job.js";
import { openBuiltSession } from "../../../harness.js";
import { askOcaml } from "../../../oracle/ocaml.js";
import type { Answer, Question } from "../../../oracle/outcome.js";
import { askScala } from "../../../oracle/scala.js";
import { say, sayList } from "../../check/row.js";
import { type Brute, bruteForce } from "./brute.js";
import { bruteForceScala } from "./brute-scala.js";
import { type Counterexample, claimsOf, type PairClaim, type Said } from "./claims.js";
import { type Family, readFamilies, type Variant } from "./family.js";
import { differenceInside, isConfirmed, reallyDiffers, replaysOf, rowOf } from "./judge.js";
import { answerInScala, replayInScala } from "./replay-scala.js";

type Pair = {
  readonly family: Family;
  readonly variant: Variant;
  readonly claim: PairClaim;
  readonly really: boolean; // whether the two part on an enumerated input
  readonly wrong: readonly string[]; // what is false
};

/** Whether nothing is false. */
export async function auditFamilies(only: string | undefined): Promise<boolean> {
  const families = readFamilies().filter(({ name }) => only === undefined || name.includes(only));
  const session = openBuiltSession();
  const pairs: Pair[] = [];
  const inScala = families.filter(isScala);
  const bruteScala = bruteForceScala(inScala);
  for (const family of families) {
    const brute = isScala(family) ? bruteScala[inScala.indexOf(family)] : bruteForce(family);
    if (brute !== undefined) pairs.push(...(await auditFamily(session, family, brute)));
  }
  await session.close();
  const judged = await withReplays(pairs);
  report(judged);
  return judged.every(({ wrong, variant, really }) => wrong.length === 0 && variant.right !== really);
}

const isScala = ({ extension }: Family): boolean => extension === "scala";

async function auditFamily(session: Session, family: Family, brute: Brute): Promise<readonly Pair[]> {
  const claims = await claimsOf(session, family);
  return family.variants.map((variant, i): Pair => {
    const claim = claims[i] as PairClaim; // one each
    return {
      family,
      variant,
      claim,
      really: reallyDiffers(brute, i + 1, countsRaising(family)),
      wrong: [
        ...(claim.failed === undefined ? [] : [claim.failed]),
        ...claim.said.flatMap((said) => beyond(brute, i + 1, said)),
      ],
    };
  });
}

const countsRaising = ({ options }: Family): boolean => options.includes("same");

function beyond(brute: Brute, program: number, said: Said): readonly string[] {
  const found = said.verdict === "cannot-compare" ? undefined : differenceInside(brute, program, said);
  return found === undefined ? [] : [`${said.function} ${said.verdict}, but on ${found}`];
}

// ---- counterexamples ----

type Told = { readonly pair: Pair; readonly said: Said; readonly counterexample: Counterexample };

async function withReplays(pairs: readonly Pair[]): Promise<readonly Pair[]> {
  const told = pairs.flatMap((pair) =>
    pair.claim.said.flatMap((said): Told[] =>
      said.counterexample === undefined ? [] : [{ pair, said, counterexample: said.counterexample }],
    ),
  );
  const answers = await replayed(told);
  const unshown = told.filter(({ pair: { family } }, i) => {
    const [expected, got] = answers[i] ?? [[], []];
    return !isConfirmed(expected, got, countsRaising(family));
  });
  return pairs.map((pair) => ({
    ...pair,
    wrong: [
      ...pair.wrong,
      ...unshown
        .filter((each) => each.pair === pair)
        .map(({ said, counterexample }) => `${said.function} differs, but not on ${counterexample.call}`),
    ],
  }));
}

type Replayed = readonly [reference: readonly Answer[], submission: readonly Answer[]];

/** What the real compilers say of each, for both programs. */
async function replayed(told: readonly Told[]): Promise<readonly Replayed[]> {
  const inOcaml = told.filter(({ pair }) => !isScala(pair.family));
  const questions = inOcaml.flatMap((each) => sourcesOf(each).map((source) => questionOf(each, source)));
  const replies = await askOcaml(questions, { seconds: 10, apart: true, types: false });
  const inScala = told.filter(({ pair }) => isScala(pair.family));
  const programs = inScala.flatMap((each) =>
    sourcesOf(each).map((source) => replayInScala(source, each.counterexample)),
  );
  const printed = programs.length === 0 ? [] : askScala(programs);
  return told.map((each): Replayed => {
    const [o, s] = [2 * inOcaml.indexOf(each), 2 * inScala.indexOf(each)];
    if (!isScala(each.pair.family)) return [replies[o]?.answers ?? [], replies[o + 1]?.answers ?? []];
    return [[answerInScala(printed[s])], [answerInScala(printed[s + 1])]];
  });
}

const sourcesOf = ({ pair: { family, variant } }: Told): readonly string[] => [family.reference, variant.text];

function questionOf({ pair, said, counterexample }: Told, source: string): Question {
  return { file: "program.ml", source, expressions: replaysOf(said.function, counterexample, pair.family.see) };
}

// ---- telling ----

function report(pairs: readonly Pair[]): void {
  const names = [...new Set(pairs.map(({ family }) => family.name))];
  const subjects = [...new Set(pairs.map(({ family }) => family.about))];
  printTable("Audit of our own pairs by the real compiler", [
    ["", "pairs", "part", "differs", "agrees", "so far", "cannot be compared", "false"],
    ...names.map((name) =>
      line(
        name,
        pairs.filter(({ family }) => family.name === name),
      ),
    ),
    ...subjects.map((about) =>
      line(
        `all of ${about}`,
        pairs.filter(({ family }) => family.about === about),
      ),
    ),
    line("all", pairs),
  ]);
  const tell = (pair: Pair, words: string): string => `${pair.family.name}, ${pair.variant.name}: ${words}`;
  sayList(
    "False",
    pairs.flatMap((pair) => pair.wrong.map((words) => tell(pair, words))),
  );
  sayList(
    "Part, and are not told apart",
    pairs.filter(({ really, claim }) => really && rowOf(claim) !== "differs").map((pair) => tell(pair, limitsOf(pair))),
  );
  sayList(
    "Do not part, and are not said to agree",
    pairs.filter(({ really, claim }) => !really && rowOf(claim) !== "agrees").map((pair) => tell(pair, limitsOf(pair))),
  );
  sayList(
    "Part where they were not meant to, or the other way round",
    pairs.filter(({ really, variant }) => really === variant.right).map((pair) => tell(pair, rowOf(pair.claim))),
  );
  say(`\n${pairs.length} pairs, ${pairs.filter(({ wrong }) => wrong.length > 0).length} false`);
}

function line(name: string, pairs: readonly Pair[]): readonly string[] {
  const count = (is: (pair: Pair) => boolean): string => `${pairs.filter(is).length}`;
  return [
    name,
    `${pairs.length}`,
    count(({ really }) => really),
    ...(["differs", "agrees", "so far", "cannot be compared"] as const).map((row) =>
      count(({ claim }) => rowOf(claim) === row),
    ),
    count(({ wrong }) => wrong.length > 0),
  ];
}

function limitsOf({ claim }: Pair): string {
  const words = claim.said.map((said) => {
    const more = said.counterexample?.call ?? said.why ?? (said.limits ?? []).map(({ text }) => text).join("; ");
    return `${said.function} ${said.verdict}${more === "" ? "" : ` (${more})`}`;
  });
  return words.join(", ");
}
