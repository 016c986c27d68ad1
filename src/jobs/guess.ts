// Preconditions that a program seems to rely on (DSD-Crasher): those that hold in all calls which the program itself makes of a
// function, or where it makes none, of inputs on which the function does not fail; and with which its failure is not found
// again. They are guesses: nobody says that they are meant.
import type { Expr } from "../core/expr.js";
import type { Source } from "../core/span.js";
import { type Guess, guessesFor } from "../language/guess.js";
import type { Language } from "../language/language.js";
import { USUAL_COSTS } from "../questions/cover/costs.js";
import type { ContractVerdict, GuessedContract } from "../report/contract.js";
import type { Exercise } from "../subject/exercise.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { runProgram } from "./run.js";
import { suitePrograms } from "./suite.js";
import type { SearchTools } from "./tools.js";

/** A function is tried once more in a program, with so many steps. */
type Tried = (reference: Source, budget: number | undefined) => Promise<ContractVerdict | undefined>;

/** The program ends with this code where a guess does not hold. One that ends so itself refutes them all. */
const REFUTED = 171;
/** Of the program's own calls, or of one input. */
const RUN_STEPS = 2_000_000;
/** Enough to find a failure again that was found before. */
const FIRST_LOOK = 20_000;
/** More guesses than this are made of nothing. */
const GUESSES_MAX = 60;
/** Of inputs on which a function does not fail: short ways, and a few inputs of each. */
const FEW_INPUTS = { budget: 4, inputsPerPath: 6, pathsMax: 60, stepsMax: 20_000 } as const;

export async function guessedFor(
  language: Language,
  { contracts, ...exercise }: Exercise,
  name: string,
  tools: SearchTools,
  tried: Tried,
): Promise<GuessedContract | undefined> {
  const read = readExercise(language, exercise);
  const place = read.ok ? placeOf(read.value, name) : undefined;
  if (!read.ok || place === undefined) return undefined;
  const around = { language, exercise, body: place.body, tools };
  const isCalled = isRefuted(around, undefined, []);
  const calls = isCalled ? [] : await quietCalls(around, name);
  if (!isCalled && calls.length === 0) return undefined;
  const { guesses } = language.phrases;
  const conditions = place.guesses.slice(0, GUESSES_MAX).map(guesses.condition);
  const held = conditions.filter((condition) => !isRefuted(around, guesses.negated(condition), calls));
  const excludes = async (some: readonly string[], budget: number | undefined): Promise<number> => {
    const text = guesses.demanding(exercise.reference.text, place.body.at, some);
    return claimed(await tried({ ...exercise.reference, text }, budget));
  };
  const chosen = await fewest(held, async (some) => (await excludes(some, FIRST_LOOK)) > 0);
  const upTo = chosen === undefined ? 0 : await excludes(chosen, undefined);
  if (chosen === undefined || upTo === 0) return undefined;
  return { text: guesses.contract(chosen), from: isCalled ? "calls" : calls.length, upTo };
}

/** Up to which size nothing was found; 0: something was, or nothing is certain. */
function claimed(verdict: ContractVerdict | undefined): number {
  switch (verdict?.kind) {
    case "equal":
      return Number.POSITIVE_INFINITY;
    case "agrees":
    case "agrees-so-far":
      return verdict.upTo;
    default:
      return 0;
  }
}

/** One that is enough; or all of them, without those that are not needed: what demands most goes first. */
async function fewest(
  held: readonly string[],
  isEnough: (some: readonly string[]) => Promise<boolean>,
): Promise<readonly string[] | undefined> {
  for (const condition of held) if (await isEnough([condition])) return [condition];
  if (held.length < 2 || !(await isEnough(held))) return undefined;
  let needed = held;
  for (const condition of held.toReversed()) {
    const fewer = needed.filter((each) => each !== condition);
    if (fewer.length > 0 && (await isEnough(fewer))) needed = fewer;
  }
  return needed;
}

type Around = {
  readonly language: Language;
  readonly exercise: Exercise;
  readonly body: Expr;
  readonly tools: SearchTools;
};

/** Whether a call of the function comes to the condition being true: one of the program's own, or of these. */
function isRefuted(
  { language, exercise, body, tools }: Around,
  condition: string | undefined,
  calls: readonly string[],
): boolean {
  const { prelude, reference } = exercise;
  const { start, end } = body.at;
  const { text } = reference;
  const piece = language.phrases.exiting(REFUTED, condition, text.slice(start, end));
  const edited = { ...reference, text: text.slice(0, start) + piece + text.slice(end) };
  const sources = prelude === undefined ? [edited] : [prelude, edited];
  const isRun = (expressions: readonly Source[]): boolean => {
    const ending = runProgram(
      language,
      { sources, expressions, stepsMax: RUN_STEPS },
      tools.memoryIsLow,
      () => undefined,
    );
    if (ending.kind === "rejected") return condition !== undefined; // it cannot even be asked
    return ending.kind === "done" && ending.answer.kind === "exited" && ending.answer.code === REFUTED;
  };
  return isRun(calls.map((call, i) => ({ name: `call ${i}`, text: call })));
}

/** Calls on which the function gives something. */
async function quietCalls({ language, exercise, tools }: Around, name: string): Promise<readonly string[]> {
  const made = await suitePrograms(
    { reference: language, submission: language },
    {
      exercise: { ...exercise, functions: [name], exceptions: "undefined" },
      submission: undefined,
      solver: "embedded",
      ...FEW_INPUTS,
      costs: USUAL_COSTS,
      timeMaxMs: Number.POSITIVE_INFINITY,
      estimate: false,
      mutants: false,
    },
    tools,
  );
  const [only] = made.ok ? made.value.functions : [];
  if (only === undefined || !("tests" in only)) return [];
  return only.tests.flatMap(({ expected, calls }) =>
    expected.kind === "value" && calls !== undefined ? [calls.plain] : [],
  );
}

/** The body of a function whose parameters have names, and what can be guessed of them. */
function placeOf(
  read: ReadExercise,
  name: string,
): { readonly body: Expr; readonly guesses: readonly Guess[] } | undefined {
  const { reference } = read;
  const side = referenceSide(read, name);
  const value = reference.values.find((each) => each.name === name);
  const lam = side && boundOf(read, value?.itself ?? side.name);
  if (lam?.kind !== "lam" || !lam.body.written) return undefined;
  const visible = reference.facts.scopeAt(lam.body.id);
  const params = lam.params.flatMap((param) => {
    const found = visible.find((each) => each.name === param);
    return found === undefined ? [] : [{ name: found.shown, type: found.type }];
  });
  if (params.length === 0) return undefined;
  const predicates = reference.values.flatMap((each) => {
    const { params: takes, result } = uncurried(each.type);
    const isTruth = result.kind === "con" && result.name === "bool";
    return isTruth && takes.length > 0 && each.name !== name ? [{ name: each.name, takes }] : [];
  });
  return { body: lam.body, guesses: guessesFor(params, predicates) };
}

function boundOf({ reference }: ReadExercise, name: string): Expr | undefined {
  for (const def of reference.program.defs) {
    const bindings = def.kind === "one" ? [def] : def.bindings;
    const found = bindings.find((each) => each.name === name);
    if (found !== undefined) return found.bound;
  }
  return undefined;
}
