// The audit of what `check` explores: for pairs that agree and for pairs that do not, every
// enumerated input up to the size that was covered is on exactly one path of the search.
import { describe, expect, test } from "vitest";
import type { Type } from "../../../src/core/type.js";
import type { Value } from "../../../src/core/value.js";
import { type Decision, itemsOf } from "../../../src/explore/run.js";
import type { Searched } from "../../../src/explore/search.js";
import type { World } from "../../../src/explore/unknown.js";
import { type Pair, pairUp, type Side } from "../../../src/questions/refute/pair.js";
import { refute } from "../../../src/questions/refute/refute.js";
import { quickSolve } from "../../../src/smt/quick/quick-solve.js";
import type { Lit } from "../../../src/smt/term.js";
import { openTestLanguage } from "../../language.js";
import { matches, placeOf } from "../../laws/explore-one.js";
import { mayRaise, sizeWithin } from "../../laws/path-laws.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { openTestGrammar } from "../check/grammar.js";
import { auditLeaves } from "./functions.js";
import { type Input, inputsOf } from "./inputs.js";
import { MUTANTS } from "./mutants.js";
import { showInput } from "./show.js";
import { build, openSubject, type Subject } from "./subject.js";

const language = await openTestLanguage();
const leaves = { ...auditLeaves(await openTestGrammar()), ints: [-1, 0, 1, 2], strings: ["x", ""] };
const solver = openTestSolver();
const BUDGET = 8000;
const INPUTS_MAX = 600;

for (const { name, function: wanted, reference, mutant } of MUTANTS) {
  describe(name, () => {
    for (const [which, submission] of [
      ["with itself", reference],
      ["with its mutant", mutant],
    ] as const) {
      test(`every input is on one path of the reference ${which}`, async () => {
        const subject = subjectOf(reference, wanted);
        const explored = await explorePair(subject, sideOf(submission, wanted));
        const { inputs, breaches } = breachesOf(subject, explored);
        expect(breaches.slice(0, 5)).toEqual([]);
        if (submission === reference) expect(inputs).toBeGreaterThan(0); // nothing may be smaller than a witness
      });
    }
  });
}

/** With the constructors of the pair, so that inputs made for it are what its paths are about. */
type Explored = {
  readonly pair: Pair;
  readonly world: World;
  readonly inputs: readonly Value[];
  readonly paths: readonly { readonly decisions: readonly Decision[]; readonly condition: readonly Lit[] }[];
  readonly searched: Searched;
  /** Inputs of this size and above were not looked for any more. */
  readonly below: number;
};

function subjectOf(text: string, wanted: string): Subject {
  const subject = openSubject(language, [{ name: "audited.ml", text }], wanted);
  if (subject === undefined) throw new Error("does not run");
  return subject;
}

function sideOf(text: string, wanted: string): Side {
  const { program, name, type } = subjectOf(text, wanted);
  return { program, name, type };
}

async function explorePair(reference: Side, submission: Side): Promise<Explored> {
  const pairing = pairUp(reference, submission, () => false);
  if (!pairing.ok) throw new Error("no pair");
  const paths: Explored["paths"][number][] = [];
  const seen: { world?: World; inputs?: readonly Value[] } = {};
  const settings = {
    exceptions: "undefined",
    budget: BUDGET,
    given: undefined,
    all: 1,
    strategy: "explore",
    seed: 1,
  } as const;
  const { searched, witnesses } = await refute(pairing.pair, settings, {
    quick: quickSolve,
    solver,
    isStopped: () => false,
    onProgress: () => undefined,
    onPath: ({ run }, args) => {
      const { decisions, condition } = run.position();
      paths.push({ decisions: itemsOf(decisions), condition: itemsOf(condition) });
      seen.world = run.world;
      seen.inputs = args;
    },
  });
  const below = Math.min(...witnesses.map(({ size }) => size), Number.POSITIVE_INFINITY);
  const { world, inputs } = seen;
  if (world === undefined || inputs === undefined) throw new Error("no path");
  return { pair: pairing.pair, world, inputs, paths, searched, below };
}

function breachesOf(subject: Subject, explored: Explored): { readonly inputs: number; readonly breaches: string[] } {
  const { pair, searched, below } = explored;
  const ours = { ...subject, machine: pair.reference.machine };
  const all = inputsOf(subject.program, leaves);
  const breaches: string[] = [];
  let inputs = 0;
  for (let size = 0; size <= sizeWithin(all, pair.params, Math.min(searched.covered, below - 1), INPUTS_MAX); size++) {
    for (const input of all.list(pair.params, size)) {
      if (input.some(mayRaise)) continue;
      inputs++;
      const count = pathsOf(ours, explored, input);
      if (count > 1 || (count === 0 && isExact(searched)))
        breaches.push(`${input.map((arg, i) => showInput(pair.params[i] as Type, arg)).join(" ")}: ${count} paths`);
    }
  }
  return { inputs, breaches };
}

function pathsOf(subject: Subject, { pair, world, inputs, paths }: Explored, input: readonly Input[]): number {
  const given = input.map((arg, i) => build(subject, pair.params[i] as Type, arg));
  const place = placeOf({ world, inputs }, subject.machine, given);
  return paths.filter((path) => matches(path, place)).length;
}

/** No path of a covered size is left out or stands for less than it seems. */
function isExact({ covered, parked, inexact }: Searched): boolean {
  return !parked && [...inexact.values()].every(({ level }) => level > covered);
}
