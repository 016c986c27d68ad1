// Which peers are near does not depend on who was graded first.
import { expect, test } from "vitest";
import { nearestFirst } from "./nearest-peers.js";

const peer = (name: string, text: string) => ({ source: { name, text } });
const own = "let f x = if x > 0 then x else 0";
const near = peer("c", "let f x = if x < 0 then x else 0");
const far = peer("a", "let f x = List.fold_left max 0 [ x ]");
const farther = peer("b", "let rec go n = if n = 0 then [] else n :: go (n - 1)\nlet f x = List.length (go x)");
const twin = peer("d", near.source.text);

test("the nearest comes first, each text once, whatever the order", () => {
  const all = [near, far, farther, twin];
  for (const some of [all, [...all].reverse(), [far, twin, near, farther]])
    expect(nearestFirst(own, some)).toEqual([near, far, farther]);
});
