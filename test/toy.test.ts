// A language that is added to the table, and to nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "./toy/world.js";

const FILES = {
  "sum.toy": "(define (sum xs)\n  (if (empty? xs) 0 (+ (head xs) (sum (tails xs)))))\n",
  "wrong.toy": "(define (sum xs)\n  (if (empty? xs) 0 (if (< 5 (head xs)) (sum (tails xs)) (+ (head xs) (sum (tails xs))))))\n",
  "right.toy": "(define (add xs n)\n  (if (empty? xs) n (add (tails xs) (+ n (head xs)))))\n(define (sum xs)\n  (add xs 0))\n",
  "sum.ml": "let rec sum = function [] -> 0 | x :: rest -> x + sum rest\n",
};

let world: World;
beforeAll(async () => {
  world = await openWorld(FILES);
});
afterAll(() => world.close());

test("tmp", async () => {
  const show = async (...args: string[]) => {
    const r = await world.ask(...args);
    console.log(`$ ${args.join(" ")} -> ${r.code}\n${r.stdout}--- stderr\n${r.stderr}`);
  };
  await show("check", "sum.toy", "right.toy", "--function", "sum");
  await show("check", "sum.toy", "wrong.toy");
  await show("check", "sum.ml", "wrong.toy");
  await show("check", "sum.toy", "sum.ml");
  await show("suite", "sum.toy");
  await show("run", "sum.toy", "-e", "(sum [1 2])", "-e", "(head [])");
  await show("types", "right.toy");
});
