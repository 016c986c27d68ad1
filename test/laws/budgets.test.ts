// Whatever the budget, a search ends and its witness parts the two: the budget may run out in the
// middle of anything. A larger budget never claims less, and what differs with a small one differs with a larger one.
import { expect, test } from "vitest";
import { checkPrograms } from "../../src/jobs/check.js";
import type { CheckRequest } from "../../src/jobs/check-request.js";
import type { Verdict } from "../../src/report/verdict.js";
import { mutantTask } from "../corpus/audit/choose.js";
import { MUTANTS } from "../corpus/audit/mutants.js";
import { both, openTestLanguage } from "../language.js";
import { sweep } from "../sweep.js";
import { openTestSolver } from "./test-solver.js";

const language = await openTestLanguage();
const solver = openTestSolver();
const BUDGETS = Array.from({ length: 25 }, (_, i) => Math.round(20 * 1.3 ** i)).filter((_, i) => i % sweep(3, 1) === 0);

for (const mutant of MUTANTS) {
  test(`${mutant.name}, with budgets from ${BUDGETS[0]} to ${BUDGETS.at(-1)} steps`, async () => {
    const sizes = new Set<number>();
    const { request } = mutantTask(mutant);
    for (const budget of BUDGETS) sizes.add(await witnessSize({ ...request, search: { ...request.search, budget } }));
    expect([...sizes].every((size) => size === 0 || size >= mutant.size)).toBe(true);
  });
}

/** What is left out of arrays counts from where they are looked at. */
const LATE = "let f (l : int list) a = if List.length l > 60 then Array.length a + List.length l else 0";

/** Agreement on lists, trees, arrays, strings, functions, a chain of conditions, and where something stands in the way. */
const AGREEING: readonly (readonly [name: string, reference: string, submission: string])[] = [
  ...MUTANTS.map(({ name, reference }) => [`${name}, right`, reference, reference] as const),
  ["sum of an array", "let f a = Array.fold_left (+) 0 a", "let f a = List.fold_left (+) 0 (Array.to_list a)"],
  [
    "upper case",
    "let f s = String.map (fun c -> if c >= 'a' && c <= 'z' then Char.chr (Char.code c - 32) else c) s",
    "let f s = String.uppercase_ascii s",
  ],
  ["an array that is looked at late", LATE, LATE],
  ["map", "let f g l = List.map g l", "let f g l = List.rev (List.rev_map g l)"],
  ["rounds", "let rec f n = if n <= 0 then 0 else n + f (n - 1)", "let f n = if n <= 0 then 0 else n * (n + 1) / 2"],
  ["hash keys", "let f l = List.length (List.sort_uniq compare l)", hashing()],
  ["slow", "let rec f n = if n < 2 then n else f (n - 1) + f (n - 2)", fibonacci()],
  ["a chain", chain(0), chain(1)],
];

test.each([...AGREEING, ...MUTANTS.map((each) => [each.name, each.reference, each.mutant] as const)])(
  "more budget claims no less: %s",
  async (name, reference, mutant) => {
    const wanted = MUTANTS.find((each) => name.startsWith(each.name))?.function ?? "f";
    const { request } = mutantTask({ name, function: wanted, reference, mutant, size: 0 });
    const claims: number[] = [];
    for (const budget of GROWING)
      claims.push(claimed(await verdictOn({ ...request, search: { ...request.search, budget } })));
    expect(claims).toEqual([...claims].sort((a, b) => a - b));
  },
);

const GROWING = [1, 2, 4, 8].map((times) => times * sweep(5_000, 40_000));

/** A difference is the most that can be known. */
function claimed(verdict: Verdict): number {
  if (verdict.kind === "differs" || verdict.kind === "equal") return Number.POSITIVE_INFINITY;
  if (verdict.kind === "cannot-compare") throw new Error("these can be compared");
  return verdict.upTo;
}

function hashing(): string {
  return `let f l =
    let h = Hashtbl.create 8 in
    List.iter (fun x -> Hashtbl.replace h x ()) l;
    Hashtbl.length h`;
}

function fibonacci(): string {
  return "let f n = let rec go a b n = if n < 1 then a else go b (a + b) (n - 1) in if n < 2 then n else go 0 1 n";
}

/** They part at the very end. */
function chain(last: number): string {
  const conditions = Array.from({ length: 300 }, (_, i) => `if x = ${7 * i} then ${i} else`);
  return `let f x = ${conditions.join(" ")} if x = -1 then ${last} else 2`;
}

/** 0 where none is found. */
async function witnessSize(request: CheckRequest): Promise<number> {
  const verdict = await verdictOn(request);
  return verdict.kind === "differs" ? verdict.witness.size : 0;
}

async function verdictOn(request: CheckRequest): Promise<Verdict> {
  const checked = await checkPrograms(both(language), request, {
    solver,
    memoryIsLow: () => false,
    isCancelled: () => false,
    now: () => 0,
    onProgress: () => undefined,
  });
  const verdict = checked.ok ? checked.value.answers[0]?.verdict : undefined;
  if (verdict === undefined) throw new Error("no answer");
  return verdict;
}
