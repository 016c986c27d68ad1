// Of the texts that are accepted instead of a submission that was rejected, those that are worth the work of a repair: one
// that does what the reference does, if there is one, and otherwise those that come nearest.
import { Unsupported } from "../explore/type-key.js";
import { askedPair } from "../subject/asked.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { type MadeTyped, madeTyped } from "./ill-typed.js";
import type { RepairRequest } from "./repair-request.js";
import { searchedPair } from "./searched-pair.js";
import type { SearchTools } from "./tools.js";

/** Enough to tell most that are wrong. */
const LOOK_STEPS = 10_000;
/** Texts that are looked at, and those that are repaired where none is right as it is. */
const LOOKS_MAX = 60;
const REPAIRED = 2;

/** The best first. */
export async function typedInstead(
  languages: AttemptLanguages,
  request: RepairRequest,
  tools: SearchTools,
): Promise<readonly MadeTyped[]> {
  const looked: { readonly made: MadeTyped; readonly wrong: number }[] = [];
  for (const made of madeTyped(languages, request)) {
    const wrong = await wrongFunctions(languages, { ...request, submission: made.submission }, tools);
    looked.push({ made, wrong });
    if (wrong === 0 || looked.length >= LOOKS_MAX || tools.isCancelled()) break;
  }
  return looked
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, REPAIRED)
    .map(({ made }) => made);
}

/** How many functions are seen to be wrong at a first look. */
async function wrongFunctions(
  languages: AttemptLanguages,
  request: RepairRequest,
  tools: SearchTools,
): Promise<number> {
  const read = readAttempt(languages, request);
  if (!read.ok) return Number.POSITIVE_INFINITY;
  let wrong = 0;
  for (const asked of read.value.asked) if (await isWrong(read.value, asked, request, tools)) wrong++;
  return wrong;
}

async function isWrong(
  read: ReadAttempt,
  asked: ReadAttempt["asked"][number],
  request: RepairRequest,
  tools: SearchTools,
): Promise<boolean> {
  const paired = askedPair(read, asked, tools.memoryIsLow);
  if (!paired.ok) return true;
  try {
    const search = { ...request.search, budget: LOOK_STEPS, all: 1 };
    const { witnesses } = await searchedPair(read, asked, paired.pair, search, tools);
    return witnesses.length > 0;
  } catch (error) {
    if (error instanceof Unsupported) return true;
    throw error;
  }
}
