// What must hold of an explored function's paths, said as a list of breaches: every path is
// what the plain evaluator does on its input, and up to the covered level every enumerated
// input is on exactly one path.
import type { Type } from "../../src/core/type.js";
import type { Value } from "../../src/core/value.js";
import { roundsAt } from "../../src/explore/search.js";
import { holds } from "../../src/smt/model.js";
import { type Input, type Inputs, inputsOf, type Leaves } from "../corpus/audit/inputs.js";
import { showInput } from "../corpus/audit/show.js";
import { build } from "../corpus/audit/subject.js";
import { type Alone, type Explored, follower, matches, placeOf, runConcretely } from "./explore-one.js";
import { showValue } from "./show-value.js";

/** Each path, run on its own input; whether its model is a model of its condition. */
export function pathBreaches(alone: Alone, { paths }: Explored): string[] {
  return paths.flatMap((path) => {
    const breaches = path.condition.every((lit) => holds(path.model, lit)) ? [] : ["its model breaks its condition"];
    const got = runConcretely(alone, path.input);
    if (got !== path.outcome) breaches.push(`${path.outcome} on the path, but ${got} when run`);
    return breaches.map((breach) => `${showArgs(path.input)}: ${breach}`);
  });
}

function showArgs(input: readonly Value[]): string {
  return input.map((value) => showValue(value)).join(" ");
}

export type Parted = { readonly inputs: number; readonly breaches: readonly string[] };

/** Every input up to the covered level, as far as there are not too many. */
export function partBreaches(alone: Alone, explored: Explored, leaves: Leaves, inputsMax: number): Parted {
  const { covered } = explored.searched;
  const all = inputsOf(alone.subject.program, leaves);
  const follow = follower(alone, explored);
  const breaches: string[] = [];
  let count = 0;
  for (let size = 0; size <= sizeWithin(all, alone.params, covered, inputsMax); size++) {
    for (const input of all.list(alone.params, size)) {
      if (input.some(mayRaise)) continue;
      count++;
      const given = (): readonly Value[] => input.map((arg, i) => build(alone.subject, alone.params[i] as Type, arg));
      const breach = breachOf(alone, explored, follow, given);
      const shown = input.map((arg, i) => showInput(alone.params[i] as Type, arg)).join(" ");
      if (breach !== undefined) breaches.push(`${shown}: ${breach}`);
    }
  }
  return { inputs: count, breaches };
}

function breachOf(
  alone: Alone,
  explored: Explored,
  follow: ReturnType<typeof follower>,
  given: () => readonly Value[],
): string | undefined {
  const place = placeOf(explored, alone.subject.machine, given());
  const found = explored.paths.filter((path) => matches(path, place));
  const [path, another] = found;
  if (another !== undefined) return `${found.length} paths`;
  const { rounds, inexact, outcome } = follow(place);
  const got = runConcretely(alone, given());
  if (outcome !== got) return `${outcome} when followed, but ${got} when run`;
  const isDue = rounds <= roundsAt(explored.searched.covered) && inexact.length === 0;
  return path === undefined && isDue && !leftToSolver(explored) ? "no path" : undefined;
}

function leftToSolver({ searched }: Explored): boolean {
  const left = searched.inexact.get("solver");
  return left !== undefined && left.level <= searched.covered;
}

/** Functions that fail somewhere are not what an unknown function is on a path of one program. */
export function mayRaise(input: Input): boolean {
  if (input.kind === "function") return input.index >= 8;
  return (input.kind === "tuple" || input.kind === "data") && input.fields.some(mayRaise);
}

/** The largest size up to which there are not too many inputs. */
export function sizeWithin(inputs: Inputs, types: readonly Type[], wanted: number, inputsMax: number): number {
  let total = 0;
  for (let size = 0; size <= Math.min(wanted, 40); size++) {
    total += inputs.count(types, size);
    if (total > inputsMax) return size - 1;
  }
  return Math.min(wanted, 40);
}
