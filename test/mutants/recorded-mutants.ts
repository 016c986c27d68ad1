// The mutants whose acceptance by the real OCaml is recorded: one of each program in test/programs that
// mutants are made of, decided by the program's path and text alone.
import type { Question } from "../oracle/outcome.js";
import { type Mutant, mutate } from "./mutate.js";
import { seededRand } from "./seeded.js";
import { fixtureSources } from "./sources.js";

export type RecordedMutant = { readonly path: string; readonly mutant: Mutant };

const TRIES = 20; // a choice may fall on nothing to change

export function recordedMutants(): RecordedMutant[] {
  return fixtureSources().flatMap(({ path, source }) => {
    const tries = Array.from({ length: TRIES }, (_, i) => `${path} ${i}`);
    for (const seed of tries) {
      const mutant = mutate(source, seededRand(seed));
      if (mutant !== undefined) return [{ path, mutant }];
    }
    return [];
  });
}

export function mutantQuestion({ path, mutant }: RecordedMutant): Question {
  return { file: `${path} ${mutant.line} ${mutant.what}`, source: mutant.source, expressions: [] };
}
