// What `check` explores covers all inputs, each once: every enumerated input up to the size that was
// covered is on exactly one path of the search.

import type { Type } from "../../../src/core/type.js";
import type { Value } from "../../../src/core/value.js";
import { type DecidedUnknown, itemsOf } from "../../../src/explore/run.js";
import type { Searched } from "../../../src/explore/search.js";
import type { ExploredWorld } from "../../../src/explore/unknown.js";
import { refute } from "../../../src/questions/refute/refute.js";
import { quickSolve } from "../../../src/smt/quick/quick-solve.js";
import type { Solver } from "../../../src/smt/solver.js";
import type { Lit } from "../../../src/smt/term.js";
import { USUAL_BEHAVIOUR } from "../../../src/subject/exercise.js";
import { type Between, type Pair, pairUp } from "../../../src/subject/pair.js";
import type { Side } from "../../../src/subject/subject.js";
import { matches, placeOf } from "../../laws/explore-one.js";
import { mayRaise, sizeWithin } from "../../laws/path-laws.js";
import { type Input, inputsOf, type Leaves } from "./inputs.js";
import { showInput } from "./show.js";
import { build, type Subject } from "./subject.js";

export type OnPaths = {
  readonly paths: number;
  readonly inputs: number;
  /** Inputs on no path or on several. */
  readonly breaches: readonly string[];
};

/** Every input is compared with every path. */
const BUDGET = 8000;
const INPUTS_MAX = 600;
const BETWEEN: Between = {
  integer: "i63",
  across: undefined,
  placed: [],
  manner: "name",
  ...USUAL_BEHAVIOUR,
  memoryIsLow: () => false,
};

/** Undefined where the two cannot be explored together. */
export async function inputsOnPaths(
  reference: Subject,
  submission: Side,
  leaves: Leaves,
  solver: Solver,
): Promise<OnPaths | undefined> {
  const explored = await explorePair(reference, submission, solver);
  return explored && breachesOf(reference, leaves, explored);
}

/** With the constructors of the pair, so that inputs made for it are what its paths are about. */
type Explored = {
  readonly pair: Pair;
  readonly world: ExploredWorld;
  readonly inputs: readonly Value[];
  readonly paths: readonly { readonly decisions: readonly DecidedUnknown[]; readonly condition: readonly Lit[] }[];
  readonly searched: Searched;
  /** Inputs of this size and above were not looked for any more. */
  readonly below: number;
};

async function explorePair(reference: Side, submission: Side, solver: Solver): Promise<Explored | undefined> {
  const operations = new Map();
  const pairing = pairUp({ ...reference, operations }, { ...submission, operations }, undefined, BETWEEN);
  if (!pairing.ok) return undefined;
  const paths: Explored["paths"][number][] = [];
  const seen: { world?: ExploredWorld; inputs?: readonly Value[] } = {};
  const settings = {
    exceptions: "undefined",
    budget: BUDGET,
    shares: 1,
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
  if (world === undefined || inputs === undefined) return undefined;
  return { pair: pairing.pair, world, inputs, paths, searched, below };
}

function breachesOf(subject: Subject, leaves: Leaves, explored: Explored): OnPaths {
  const { pair, searched, below } = explored;
  const { params } = pair.reference;
  const ours = { ...subject, machine: pair.reference.machine };
  const all = inputsOf(subject.program, leaves);
  const breaches: string[] = [];
  let inputs = 0;
  for (let size = 0; size <= sizeWithin(all, params, Math.min(searched.covered, below - 1), INPUTS_MAX); size++) {
    for (const input of all.list(params, size)) {
      if (input.some(mayRaise)) continue;
      inputs++;
      const count = pathsOf(ours, explored, input);
      if (count > 1 || (count === 0 && isExact(searched)))
        breaches.push(`${input.map((arg, i) => showInput(params[i] as Type, arg)).join(" ")}: ${count} paths`);
    }
  }
  return { paths: explored.paths.length, inputs, breaches };
}

function pathsOf(subject: Subject, { pair, world, inputs, paths }: Explored, input: readonly Input[]): number {
  const given = input.map((arg, i) => build(subject, pair.reference.params[i] as Type, arg));
  const place = placeOf({ world, inputs }, subject.machine, given);
  return paths.filter((path) => matches(path, place)).length;
}

/** No path of a covered size is left out or stands for less than it seems. */
function isExact({ covered, parked, inexact }: Searched): boolean {
  return !parked && [...inexact.values()].every(({ level }) => level > covered);
}
