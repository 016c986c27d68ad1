// The hash of a tag orders polymorphic variants as the real OCaml does.
import { describe, expect, test } from "vitest";
import { coreTag, tagHash } from "./tag.js";

describe("tags", () => {
  // (Obj.magic `A : int) in the real OCaml.
  test.each([
    ["A", 65],
    ["Foo", 3505894],
    ["Zebra", 354255526],
    ["very_long_tag_name_indeed_1", 857675116],
    ["Apple", 929625402],
  ])("the integer of `%s", (name, hash) => expect(tagHash(name)).toBe(hash));

  test("constant tags come before those with an argument, once the evaluator has ranked them", () => {
    const [constant, other] = [coreTag("`Zebra", []), coreTag("`Apple", [{ kind: "var", name: "a" }])];
    expect(constant.rank + 1000 * 2 ** 32).toBeLessThan(other.rank + 2 ** 32);
  });
});
