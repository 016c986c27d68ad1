// Some of the pairs that differ: none is proved. `npm run bench:prove-families` tries all of them, and asks the real compilers.
import { describe, expect, test } from "vitest";
import { openTestLanguage } from "../../language.js";
import { differingFamilies, provedVariants } from "./families.js";

const language = await openTestLanguage();

describe("of pairs that differ none is proved", () => {
  test.each(differingFamilies().filter(({ extension }) => extension === "ml"))("$name", async (family) => {
    expect(await provedVariants(language, { ...family, variants: family.variants.slice(0, 1) })).toEqual([]);
  });
});
