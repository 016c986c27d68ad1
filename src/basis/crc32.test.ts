// Tests of the checksum, with its published values.
import { expect, test } from "vitest";
import { crc32 } from "./crc32.js";

test.each([
  ["", 0],
  ["123456789", 0xcbf43926],
  ["The quick brown fox jumps over the lazy dog", 0x414fa339],
])("the checksum of %j", (text, sum) => {
  expect(crc32(Buffer.from(text))).toBe(sum);
});
