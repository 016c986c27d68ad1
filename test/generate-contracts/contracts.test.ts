// A part of `npm run bench:contract-programs`: what is claimed of random programs with contracts is held against runs of them.
import { expect, test } from "vitest";
import { openTestLanguage, openTestScala } from "../language.js";
import { sweep } from "../sweep.js";
import { claimsOf, contradicted, isClaimed, repeatedIds, runByUs } from "./judged.js";
import { randomScala } from "./program.js";
import { randomOcaml } from "./program-ocaml.js";

test.each([
  ["Scala", randomScala, await openTestScala()],
  ["OCaml", randomOcaml, await openTestLanguage()],
] as const)(
  "no run contradicts what is claimed of programs in %s, and no id is there twice",
  async (_, made, language) => {
    let claimed = 0;
    let broken = 0;
    for (let seed = 1; seed <= sweep(4, 40); seed++) {
      const program = made(seed);
      const [claims, lines] = [await claimsOf(program), runByUs(language, program)];
      expect(lines).toHaveLength(program.trials.length);
      expect(contradicted(program, claims, lines), `seed ${seed}`).toEqual([]);
      expect(repeatedIds(language, program), `seed ${seed}`).toEqual({ nodes: 0, functions: 0 });
      claimed += claims.functions.filter((each) => isClaimed(each, { size: 0 })).length;
      broken += lines.filter((line) => line === "broken").length;
    }
    expect(claimed).toBeGreaterThan(10);
    expect(broken).toBeGreaterThan(2);
  },
);
