// A language that is added to the table, and to nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "./toy/world.js";

const SUM = "(define (sum xs)\n  (if (empty? xs) 0 (+ (head xs) (sum (tails xs)))))\n";
const FILES = {
  "sum.toy": SUM,
  "right.toy": "(define (add xs n)\n  (if (empty? xs) n (add (tails xs) (+ n (head xs)))))\n(define (sum xs)\n  (add xs 0))\n",
  "wrong.toy": "(define (sum xs)\n  (if (empty? xs) 0 (if (< 5 (head xs)) (sum (tails xs)) (+ (head xs) (sum (tails xs))))))\n",
  "sum.ml": "let rec sum = function [] -> 0 | x :: rest -> x + sum rest\n",
  "largest.ml": "let rec largest_of = function [] -> failwith \"none\" | [ x ] -> x | x :: r -> max x (largest_of r)\n",
  "largest.toy": `(define (larger x y) (if (< x y) y x))
(define (largestOf xs)
  (if (empty? (tails xs)) (head xs) (larger (head xs) (largestOf (tails xs)))))
`,
  "smallest.toy": "(define (larger x y) (if (< x y) y x))\n(define (largestOf xs) (if (empty? xs) 0 (larger (head xs) (largestOf (tails xs)))))\n",
  "twice.toy": "(define (twices xs) (if (empty? xs) [] (cons (* 2 (head xs)) (twices (tails xs)))))\n",
  "other.toy": `(define (appends xs ys) (if (empty? xs) ys (cons (head xs) (appends (tails xs) ys))))
(define (twices xs) (if (empty? xs) [] (appends (twices (tails xs)) [(+ (head xs) (head xs))])))
`,
  "total.toy": "(define (total xs) (if (empty? xs) 0 (+ (head xs) (total (tails xs)))))\n",
  "clash.toy": "(define (sum xs)\n  (if (empty? xs) 0 (+ xs 1)))\n",
  "weak.yaml": "reference: sum.toy\nfunctions: [sum]\ntests:\n  - '(sum [])'\n  - {call: '(sum [7])', expect: '7'}\n  - {call: '(+ (sum [1]) 1)'}\n",
  "class/ann.toy": SUM,
  "class/bob.toy": "(define (sum xs)\n  (if (empty? xs) 0 (head xs)))\n",
  "class/cem.toy": "(define (sum xs)\n  (if (empty? xs) 0 (+ xs 1)))\n",
  "class/dan.ml": "let sum l = List.fold_left (+) 0 l\n",
  "class/eve.toy": "(define (first xs) (if (empty? xs) 0 (head xs)))\n(define (sum xs) (first xs))\n",
  "class/fay.scala": "object Fay { def sum(xs: List[Int]): Int = xs.sum }\n",
};

let world: World;
beforeAll(async () => {
  world = await openWorld(FILES);
});
afterAll(() => world.close());

test("tmp", async () => {
  const show = async (...args: string[]) => {
    const before = performance.now();
    const r = await world.ask(...args);
    console.log(`$ ${args.join(" ")} -> ${r.code} ${performance.now() - before}\n${r.stdout}--- stderr\n${r.stderr}`);
  };
  await show("check", "sum.toy", "right.toy", "--function", "sum", "--budget", "1000");
  await show("check", "sum.toy", "wrong.toy");
  await show("check", "sum.ml", "wrong.toy");
  await show("check", "largest.ml", "largest.toy", "--budget", "1000");
  await show("check", "largest.ml", "largest.toy", "--exceptions", "same", "--budget", "1000");
  await show("check", "largest.ml", "smallest.toy");
  await show("check", "smallest.toy", "largest.ml", "--function", "largestOf");
  await show("check", "twice.toy", "other.toy", "--function", "twices");
  await show("check", "twice.toy", "other.toy", "--function", "twices", "--observe", "total.toy:total", "--budget", "1000");
  await show("check", "sum.toy", "clash.toy");
  await show("suite", "sum.toy", "--minimize");
  await show("suite", "sum.toy", "--budget", "5", "--emit", "ocaml");
  await show("suite", "sum.toy", "--score", "weak.yaml");
  await show("suite", "weak.yaml", "class", "--minimize");
  await show("grade", "weak.yaml", "class", "--workers", "2", "--format", "csv");
  await show("init", "sum.toy", "--output", "-");
}, 200000);
