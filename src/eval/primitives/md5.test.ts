// MD5 against Node's own, on texts of every length around its blocks.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { md5 } from "./md5.js";

test("agrees with Node's at every length", () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode((i * 37 + length) & 255)).join("");
    expect(md5(text)).toBe(createHash("md5").update(Buffer.from(text, "latin1")).digest().toString("latin1"));
  }
});
