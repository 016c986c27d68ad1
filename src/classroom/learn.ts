// What last year's submissions teach about a suite (`--learn`): which costs lead to paths that tell wrong programs from
// the reference, which budget is enough for that, and which tests fail them. Whom no test of the reference fails is
// explored itself. The suite has as many tests as it would have without.
import type { Source } from "../core/span.js";
import type { Ask, Ending, Lost } from "../jobs/job.js";
import { costsOf, type Price, type SuiteRequest } from "../jobs/suite-request.js";
import type { FunctionSuite, LearnedSuite, SuiteTest } from "../report/suite/suite.js";
import type { ClassRow } from "./entries.js";
import { alike, type OpenTest, runSubmissions, withOthers } from "./suite-judges.js";

/** What is tried where nobody says what things cost. The first is what is usual. */
const TRIED: readonly (readonly Price[])[] = [
  [],
  [{ kind: "match", name: undefined, cost: 1 }],
  [{ kind: "branch", name: undefined, cost: 1 }],
  [{ kind: "size", name: undefined, cost: 1 }],
];

/** Of all tests: the others are the strongest against mutants, for mistakes that nobody made last year. */
const LEARNED_SHARE = 0.5;

export type LearnTools = {
  readonly askFirst: Ask;
  readonly ask: Ask;
  /** The ways of other programs as tests. */
  readonly waysOf: (program: Source) => Promise<readonly SuiteTest[]>;
};

export type LearnAsking = {
  readonly request: SuiteRequest;
  readonly others: readonly Source[]; // references
  readonly rows: readonly ClassRow[];
  /** Of each function; undefined: as many as without learning. */
  readonly most: number | undefined;
};

type Taught = {
  readonly kind: "taught";
  readonly functions: SuiteAnswer;
  readonly tests: readonly SuiteTest[];
  readonly learned: LearnedSuite;
};
type SuiteAnswer = Extract<Ending<"suite">, { readonly kind: "done" }>["answer"];
type NotTaught = {
  readonly kind: "not-made";
  readonly ending: Exclude<Ending<"suite">, { readonly kind: "done" }> | Lost;
};

/** The suite of the reference at some costs. */
type Variant = { readonly prices: readonly Price[]; readonly answer: SuiteAnswer };

export async function learnSuite(asking: LearnAsking, tools: LearnTools): Promise<Taught | NotTaught> {
  const { request, rows } = asking;
  const variants: Variant[] = [];
  for (const prices of isUsual(request) ? TRIED : TRIED.slice(0, 1)) {
    const costs = prices.length === 0 ? request.costs : costsOf(prices);
    const ending = await tools.askFirst({ kind: "suite", request: { ...request, costs } });
    if (ending.kind === "done") variants.push({ prices, answer: ending.answer });
    else if (variants.length === 0) return { kind: "not-made", ending };
  }
  const [usual] = variants as [Variant, ...Variant[]];
  const known = await failing(
    asking,
    variants.flatMap(({ answer }) => testsOf(answer)),
    tools.ask,
  );
  const missed = alike(rows.filter(({ id }) => !known.caught.has(id)));
  const ways = await Promise.all(missed.map(([program]) => tools.waysOf(program)));
  const seen = new Set([...known.fails.keys()].map(keyOf));
  const anew = ways.flat().filter((test) => !seen.has(keyOf(test)));
  const further = await failing(asking, anew, tools.ask);
  const failsOf = new Map([...known.fails, ...further.fails]);
  const best = bestOf(variants, failsOf);
  const names = functionsOf(usual.answer).map((each) => each.function);
  const tests = names.flatMap((name) => {
    const all = [...failsOf.keys()].filter((key) => key.function === name);
    const own = (variant: Variant): readonly SuiteTest[] =>
      testsOf(variant.answer).filter((each) => each.function === name);
    return chosen(all, own(best), failsOf, asking.most ?? own(usual).length);
  });
  return {
    kind: "taught",
    functions: best.answer,
    tests,
    learned: {
      submissions: alike(rows).reduce((sum, [, same]) => sum + same.length, 0),
      wrong: new Set([...known.caught, ...further.caught]).size,
      caught: new Set(tests.flatMap(({ learned = [] }) => learned)).size,
      costs: best.prices.map(({ kind, cost }) => `${kind}=${cost}`),
      budget: budgetOf(testsOf(best.answer), failsOf),
    },
  };
}

/** Whoever says what paths cost has decided. */
function isUsual({ budget, costs }: SuiteRequest): boolean {
  const usual = costsOf([]);
  const isSame = (["call", "match", "branch", "size"] as const).every((kind) => costs[kind] === usual[kind]);
  return budget === "auto" && isSame && costs.calls.size + costs.matches.size === 0;
}

function functionsOf({ functions }: SuiteAnswer): readonly FunctionSuite[] {
  return functions.flatMap((each) => ("tests" in each ? [each] : []));
}

function testsOf(answer: SuiteAnswer): readonly SuiteTest[] {
  return functionsOf(answer).flatMap(({ tests }) => tests);
}

/** The tests that are the same for all references, each once, and whom each fails. */
type Failing = { readonly fails: Fails; readonly caught: ReadonlySet<string> };
type Fails = ReadonlyMap<SuiteTest, readonly string[]>;

async function failing(
  { request, others, rows }: LearnAsking,
  found: readonly SuiteTest[],
  ask: Ask,
): Promise<Failing> {
  const { exercise } = request;
  const open: readonly OpenTest[] = await withOthers(exercise, others, distinct(found), ask);
  const ran = await runSubmissions(exercise, others, open, open.length === 0 ? [] : rows, ask, () => undefined);
  const fails = new Map(
    open.map(({ test }, i) => {
      const ids = [...ran].flatMap(([id, run]) => (run.kind === "ran" && run.fails.has(i) ? [id] : []));
      return [test, ids.sort()] as const;
    }),
  );
  return { fails, caught: new Set([...fails.values()].flat()) };
}

function distinct(tests: readonly SuiteTest[]): readonly SuiteTest[] {
  return [...new Map(tests.map((test) => [keyOf(test), test])).values()];
}

function keyOf({ function: name, chosen: values }: SuiteTest): string {
  return JSON.stringify([name, values]);
}

/** The costs whose tests fail most of them, for as many tests; of several the first. */
function bestOf(variants: readonly Variant[], fails: Fails): Variant {
  const byKey = new Map([...fails].map(([test, ids]) => [keyOf(test), ids]));
  const [first] = variants as [Variant, ...Variant[]];
  const size = Math.min(...variants.map(({ answer }) => testsOf(answer).length));
  const caughtBy = ({ answer }: Variant): number => {
    const strongest = [...testsOf(answer)].sort((a, b) => a.rank - b.rank).slice(0, size);
    return new Set(strongest.flatMap((test) => byKey.get(keyOf(test)) ?? [])).size;
  };
  return variants.reduce((best, each) => (caughtBy(each) > caughtBy(best) ? each : best), first);
}

/**
 * The strongest of the reference's; the weakest of these give way, one after the other, to whatever test fails most of those
 * whom the others do not, as long as more of last year's are failed than before. `rank` says in which order.
 */
function chosen(
  all: readonly SuiteTest[],
  reference: readonly SuiteTest[],
  fails: Fails,
  most: number,
): readonly SuiteTest[] {
  const byKey = new Map(all.map((test) => [keyOf(test), test]));
  const strongest = [...reference].sort((a, b) => a.rank - b.rank).flatMap((test) => byKey.get(keyOf(test)) ?? []);
  const simple = [...all].sort((a, b) => a.size - b.size || a.cost - b.cost || (keyOf(a) < keyOf(b) ? -1 : 1));
  const caughtBy = (some: readonly SuiteTest[]): ReadonlySet<string> =>
    new Set(some.flatMap((test) => fails.get(test) ?? []));
  let learned: readonly SuiteTest[] = [];
  let kept = strongest.slice(0, most);
  while (learned.length < most * LEARNED_SHARE) {
    const fewer = [
      ...learned,
      ...strongest.filter((test) => !learned.includes(test)).slice(0, most - learned.length - 1),
    ];
    const caught = caughtBy(fewer);
    const gain = (test: SuiteTest): number => (fails.get(test) ?? []).filter((id) => !caught.has(id)).length;
    const best = simple.reduce<SuiteTest | undefined>(
      (so, test) => (gain(test) > (so ? gain(so) : 0) ? test : so),
      undefined,
    );
    if (best === undefined || caughtBy([...fewer, best]).size <= caughtBy(kept).size) break;
    learned = [...learned, best];
    kept = [...learned, ...fewer.filter((test) => !learned.includes(test))];
  }
  return kept.map((test, rank) => ({ ...test, rank, learned: fails.get(test) ?? [] }));
}

/** The smallest budget whose paths fail as many as all paths do. */
function budgetOf(tests: readonly SuiteTest[], fails: Fails): number {
  const byKey = new Map([...fails].map(([test, ids]) => [keyOf(test), ids]));
  const paths = tests.filter(({ way }) => way.startsWith("reference"));
  const caught = (some: readonly SuiteTest[]): number =>
    new Set(some.flatMap((test) => byKey.get(keyOf(test)) ?? [])).size;
  const budgets = [...new Set(paths.map(({ cost }) => cost))].sort((a, b) => a - b);
  return budgets.find((budget) => caught(paths.filter(({ cost }) => cost <= budget)) === caught(paths)) ?? 1;
}
