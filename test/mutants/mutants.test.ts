// A program is rejected iff the real OCaml rejects it: on one-token mutants of our own programs, by its
// recorded answers. npm run bench:mutants asks of thousands.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../src/language/language.js";
import { openTestLanguage } from "../language.js";
import { hashOf, readRecorded } from "../oracle/recorded.js";
import { ourVerdict } from "./judge-mutant.js";
import { mutantQuestion, recordedMutants } from "./recorded-mutants.js";

const recorded = readRecorded("mutants");
const mutants = recordedMutants();

describe("mutants as the recorded OCaml judges them", () => {
  let language: Language;
  beforeAll(async () => {
    language = await openTestLanguage();
  });
  test("there are enough, of both sorts", () => {
    const kinds = [...recorded.replies.values()].map(({ load }) => load.kind);
    expect(mutants.length).toBeGreaterThanOrEqual(250);
    expect(kinds.filter((kind) => kind === "value").length).toBeGreaterThanOrEqual(15);
    expect(kinds.filter((kind) => kind === "rejected").length).toBeGreaterThanOrEqual(200);
  });
  for (const recordedMutant of mutants) {
    const { path, mutant } = recordedMutant;
    test(`${path} line ${mutant.line}: ${mutant.what}`, () => {
      const real = recorded.replies.get(hashOf(mutantQuestion(recordedMutant)));
      if (real === undefined) throw new Error("changed since it was recorded: npm run record");
      const { accepted, message } = ourVerdict(language, mutant.source);
      if (message.startsWith("E3")) return; // not supported, which test/programs checks
      expect({ accepted, message }).toMatchObject({ accepted: real.load.kind === "value" });
    });
  }
});
