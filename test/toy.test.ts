// A language is a folder and a row: that of test/toy/, which nothing else knows, is checked, tested and graded by the
// commands as they are, through the worker and the pool of processes as they are, beside the other languages.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "./toy/world.js";

const SUM = `(define (sum xs)
  (if (empty? xs) 0 (+ (head xs) (sum (tails xs)))))
`;
const CLASH = "(define (sum xs)\n  (if (empty? xs) 0 (+ xs 1)))\n";
const FILES = {
  "sum.toy": SUM,
  "sum-by-adding.toy": `(define (add xs n)
  (if (empty? xs) n (add (tails xs) (+ n (head xs)))))
(define (sum xs) (add xs 0))
`,
  "sum-of-small.toy": `(define (sum xs)
  (if (empty? xs) 0 (if (< 5 (head xs)) (sum (tails xs)) (+ (head xs) (sum (tails xs))))))
`,
  "sum-clash.toy": CLASH,
  "sum.ml": "let rec sum = function [] -> 0 | x :: rest -> x + sum rest\n",
  "largest.ml": `let rec largest_of = function
  | [] -> failwith "none"
  | [ x ] -> x
  | x :: rest -> max x (largest_of rest)
`,
  "largest.toy": `(define (larger x y) (if (< x y) y x))
(define (largestOf xs)
  (if (empty? (tails xs)) (head xs) (larger (head xs) (largestOf (tails xs)))))
`,
  "largest-or-zero.toy": `(define (larger x y) (if (< x y) y x))
(define (largestOf xs)
  (if (empty? xs) 0 (larger (head xs) (largestOf (tails xs)))))
`,
  "doubles.toy": `(define (doubles xs)
  (if (empty? xs) [] (cons (* 2 (head xs)) (doubles (tails xs)))))
`,
  "doubles-backwards.toy": `(define (backwards xs ys)
  (if (empty? xs) ys (backwards (tails xs) (cons (+ (head xs) (head xs)) ys))))
(define (doubles xs) (backwards xs []))
`,
  "sorted.toy": `(define (sorted? xs)
  (if (empty? xs) true (if (empty? (tails xs)) true
    (if (< (head (tails xs)) (head xs)) false (sorted? (tails xs))))))
`,
  "weak.yaml": `reference: sorted.toy
functions: [sorted?]
tests:
  - '(sorted? [])'
  - {call: '(sorted? [1 2])', expect: 'true'}
  - {call: '(sorted? [2 1])', expect: '2'}
  - '[1 (sorted? [])]'
  - '(sorted? [1'
`,
  "class.yaml": `reference: sum.toy
functions: [{name: sum, points: 2}]
tests: ['(sum [])', {call: '(sum [1 2])', expect: '3', name: two numbers}]
`,
  "class/ann.toy": SUM,
  "class/bob.toy": "(define (sum xs)\n  (if (empty? xs) 0 (head xs)))\n",
  "class/cem.toy": CLASH,
  "class/dan.ml": "let sum l = List.fold_left (+) 0 l\n",
  "class/eve.toy": "(define (first xs) (if (empty? xs) 0 (head xs)))\n(define (sum xs) (first xs))\n",
  "class/fay.scala": "object Fay { def sum(xs: List[Int]): Int = xs.sum }\n",
  "class/gus.ml": "let sum l = List.fold_left (+) 1 l\n",
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
  await show("check", "sum.toy", "sum-by-adding.toy", "--function", "sum", "--budget", "1000");
  await show("check", "sum.toy", "sum-of-small.toy");
  await show("check", "sum.toy", "sum-clash.toy");
  await show("check", "sum.ml", "sum-of-small.toy");
  await show("check", "largest.ml", "largest.toy", "--exceptions", "same", "--budget", "1000");
  await show("check", "largest.ml", "largest-or-zero.toy");
  await show("check", "largest.toy", "largest.ml", "--function", "largestOf", "--budget", "1000");
  await show("check", "doubles.toy", "doubles-backwards.toy");
  await show("check", "doubles.toy", "doubles-backwards.toy", "--observe", "sum.toy:sum", "--budget", "1000");
  await show("suite", "sum.toy", "--budget", "6", "--minimize");
  await show("suite", "sorted.toy", "--budget", "6");
  await show("suite", "sum.toy", "--emit", "ocaml");
  await show("suite", "sum.toy", "--score", "weak.yaml");
  await show("suite", "sorted.toy", "--score", "weak.yaml");
  await show("suite", "class.yaml", "class", "--budget", "6", "--minimize");
  await show("grade", "class.yaml", "class", "--workers", "2", "--budget", "2000", "--format", "markdown");
  await show("init", "sum.toy", "--output", "-");
  await show("types", "largest.toy");
  await show("run", "largest.toy", "-e", "(largestOf [1 3 2])", "-e", "(largestOf [])", "-e", "(< 1 2)");
}, 200000);
