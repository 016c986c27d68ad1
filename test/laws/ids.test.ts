// No two nodes of a program have one id, whatever passes made it and in whichever order: over the programs of all fixtures, and
// over pairs of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call, variable } from "../../src/core/build.js";
import { fixedName } from "../../src/core/expr.js";
import { withDefinitions } from "../../src/core/extend.js";
import { inSmallGroups } from "../../src/core/groups.js";
import { idsBeyond, withOwnIds } from "../../src/core/ids.js";
import { definedNames } from "../../src/core/library.js";
import { parseExpr } from "../../src/core/parse.js";
import { printExpr } from "../../src/core/print.js";
import { boundIn, type Def, type Program } from "../../src/core/program.js";
import { turnSelfCheck } from "../../src/core/self-check.js";
import { freshCopy, supplyOfNames, withOwnNames } from "../../src/core/supply.js";
import { validate } from "../../src/core/validate.js";
import { NO_FACTS } from "../../src/jobs/under-contract.js";
import type { Loaded } from "../../src/language/language.js";
import { instrument } from "../../src/questions/cover/instrument.js";
import { newRandom } from "../../src/questions/drawing.js";
import { withDirect } from "../../src/questions/equate/direct.js";
import { withSets } from "../../src/questions/equate/set-operations.js";
import { withoutState } from "../../src/questions/equate/state/state.js";
import { isOfLibrary, statementOf } from "../../src/questions/equate/statement.js";
import { mutantsOf } from "../../src/questions/mutate/mutants.js";
import { patientByReference } from "../../src/questions/repair/by-reference.js";
import { type Candidate, candidatesFor } from "../../src/questions/repair/candidate.js";
import type { Patient } from "../../src/questions/repair/patient.js";
import { areApart, placesOf } from "../../src/questions/repair/places.js";
import { changed } from "../../src/questions/repair/trials.js";
import { expressions, operations, slips } from "../../src/questions/repair/variations.js";
import { vocabularyOf } from "../../src/questions/repair/vocabulary.js";
import { askedPair } from "../../src/subject/asked.js";
import { contractedProgram } from "../../src/subject/contracts.js";
import { inheriting } from "../../src/subject/inherited.js";
import { readAttempt } from "../../src/subject/read.js";
import { attemptOf } from "../attempt.js";
import { repeatedIn } from "../generate-contracts/judged.js";
import { both, openTestLanguage, openTestScala } from "../language.js";
import { projectRoot } from "../project-root.js";
import { sweep } from "../sweep.js";

const LANGUAGES = { ml: await openTestLanguage(), scala: await openTestScala() };
const FOLDER = join(projectRoot(), "test", "programs");

type Pass = (program: Program, loaded: Loaded) => Program;

/** Each is for programs of any making. */
const PASSES: Readonly<Record<string, Pass>> = {
  inherited: (program, { language, contracts = NO_FACTS }) => inheriting(program, language.contracts, contracts),
  contracts: (program, { language, contracts = NO_FACTS }) =>
    contractedProgram(program, language.contracts, contracts, new Set()).program,
  sets: (program) => ({ ...program, defs: withSets(program.defs) }),
  direct: (program) => ({ ...program, defs: withDirect(inSmallGroups(program.defs), isOfLibrary) }),
  state: (program) => ({
    ...program,
    defs: withoutState(program.defs, { ...program, asked: program.defs.flatMap(definedNames).slice(-3) }).defs,
  }),
  coverage: (program) => instrument(program, true).program,
  mutant: (program, { program: first, facts }) => {
    if (program !== first) return program; // nothing is known of other nodes
    const [name] = program.defs.flatMap(definedNames).slice(-1);
    const mutants = name === undefined ? [] : mutantsOf(program, facts, name);
    return mutants[mutants.length >> 1]?.program() ?? program;
  },
  copy: (program) => withDefinitions("copy", program, copied(program)),
};

let copies = 0;

/** The last definition once more, under other names. */
function copied({ defs }: Program): readonly Def[] {
  const supply = supplyOfNames(`copy${copies++}-`);
  const bound = defs.slice(-1).flatMap(boundIn)[0] ?? variable(fixedName("nothing"));
  return [{ kind: "one", name: supply.name(fixedName("copy/0")), bound: freshCopy(supply, bound) }];
}

function fixtures(): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ml|scala)$/.test(path) && !path.includes("hostile"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(FOLDER, path), "latin1") }));
}

const languageOf = (path: string) => LANGUAGES[path.endsWith(".ml") ? "ml" : "scala"];
const isOfIds = (problem: string): boolean => problem.startsWith("node id");

/** A pass that comes a second time, or after others than usual, gives what is ill-formed for other reasons. */
function unchecked(run: () => void): () => void {
  return () => {
    turnSelfCheck(false);
    try {
      run();
    } finally {
      turnSelfCheck(true);
    }
  };
}

test(
  "of any passes one after the other",
  unchecked(() => {
    const names = Object.keys(PASSES);
    let looked = 0;
    for (const [i, { path, text }] of fixtures().entries()) {
      if (i % sweep(6, 1) !== 0) continue;
      const read = languageOf(path).read([{ name: path, text }], [], i % 2 === 0);
      if (!read.ok) continue;
      const random = newRandom(i + 1);
      const taken: string[] = [];
      let { program } = read.value;
      for (let steps = 0; steps < sweep(4, 8); steps++) {
        const name = names[random(names.length)] as string;
        taken.push(name);
        program = PASSES[name]?.(program, read.value) ?? program;
        expect(repeatedIn(program.defs).nodes, `${path}: ${taken.join(", ")}`).toBe(0);
      }
      looked++;
    }
    expect(looked).toBeGreaterThan(sweep(80, 500));
  }),
);

describe("of two programs", () => {
  const pairs = fixtures().flatMap(({ path, text }) => {
    const reference = path.replace(/\.(ml|scala)$/, ".reference.$1");
    return existsSync(join(FOLDER, reference)) ? [{ path, text, reference }] : [];
  });

  /** Every function that can be compared. */
  function pairsIn({ path, text, reference }: (typeof pairs)[number]) {
    const languages = both(languageOf(path));
    const attempt = attemptOf(readFileSync(join(FOLDER, reference), "latin1"), text);
    const read = readAttempt(languages, attempt);
    if (!read.ok) return [];
    return read.value.asked.flatMap((asked) => {
      const paired = askedPair(read.value, asked, () => false);
      return paired.ok ? [{ read: read.value, pair: paired.pair, attempt }] : [];
    });
  }

  test("as one statement", () => {
    let looked = 0;
    for (const [i, each] of pairs.entries()) {
      if (i % sweep(5, 1) !== 0) continue;
      for (const { pair } of pairsIn(each)) {
        expect(repeatedIn(statementOf(pair, "same").defs).nodes, each.path).toBe(0);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(sweep(20, 100));
  });

  test("as one with changes in many places, of which some are the other's", () => {
    let looked = 0;
    for (const [i, each] of pairs.entries()) {
      if (i % sweep(9, 2) !== 0) continue;
      for (const { read, pair, attempt } of pairsIn(each).slice(0, 2)) {
        const given = { facts: read.reference.facts, source: attempt.exercise.reference };
        const own = { facts: read.submission.facts, source: attempt.submission };
        const patient = patientByReference(pair, "same", given, own);
        for (let round = 0; round < 5; round++) {
          const program = changed(patient.program, changesIn(patient, round));
          expect(validate(program).filter(isOfIds), each.path).toEqual([]);
        }
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(sweep(5, 40));
  });

  /** One candidate for each of some places, none of which is in another. */
  function changesIn(patient: Patient, round: number): readonly Candidate[] {
    const vocabulary = vocabularyOf(patient);
    const found: Candidate[] = [];
    for (const place of placesOf(patient).slice(round, round + 30)) {
      if (!found.every((other) => areApart(place, other.place))) continue;
      const stage = [slips(patient, vocabulary, []), expressions(patient), operations(patient, vocabulary)][round % 3];
      const all = stage === undefined ? [] : candidatesFor(patient, place, stage(place));
      const chosen = all[(round * 7) % Math.max(1, all.length)];
      if (chosen !== undefined) found.push(chosen);
    }
    return found;
  }
});

test("ids and names of an expression are its own, where a part is in it twice", () => {
  const text = "(fun (x/1) (match x/1 ([tuple2 y/2 z/3] -> (y/2 z/3)) (w/4 -> w/4)))";
  const again = "(fun (x/own0) (match x/own0 ([tuple2 y/own1 z/own2] -> (y/own1 z/own2)) (w/own3 -> w/own3)))";
  const part = parseExpr(text);
  const twice = call(part, [part]);
  const e = withOwnIds(idsBeyond([], [part]), withOwnNames(supplyOfNames("own"), twice));
  expect(repeatedIn([{ kind: "one", name: fixedName("d"), bound: e }]).nodes).toBe(0);
  expect(printExpr(e)).toBe(printExpr(parseExpr(`(${text} ${again})`)));
});
