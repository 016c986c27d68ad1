// A language is a folder and a row: that of test/toy/, which nothing else knows, is checked, tested and graded by the
// commands as they are, through the worker and the pool of processes as they are, beside the other languages.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validate } from "../src/core/validate.js";
import { TOY } from "./toy/toy.js";
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
  "largest.yaml": `reference: largest.toy
functions: [largestOf]
exceptions: same
tests:
  - {call: '(largestOf [])', raises: 'Failure'}
  - {call: '(largestOf [1])', raises: '1'}
  - {call: '(largestOf [1 2])', expect: '1'}
  - {call: '(largestOf [1 2])', expect: 'true'}
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

/** The exit code, and what was printed: first to standard output, then to standard error. */
async function printed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await world.ask(...args);
  return `${code}\n${stdout}${stderr}`;
}

/** Enough to see that programs agree on small inputs. */
const QUICK = ["--budget", "1000"];

test("its programs are core programs as they should be", async () => {
  const { read } = await TOY.open({ bytes: () => Promise.reject(), text: () => Promise.reject() });
  const programs = Object.entries(FILES).filter(([name, text]) => name.endsWith(".toy") && text !== CLASH);
  for (const [name, text] of programs) {
    const loaded = read([{ name, text }], [{ name: "-e 1", text: "(tuple (head [1 -2]) true Failure)" }]);
    expect(loaded.ok && validate(loaded.value.program)).toEqual([]);
  }
});

describe("check", () => {
  test("compares programs of the language, and shows inputs as it writes them", async () => {
    expect(await printed("check", "sum.toy", "sum-by-adding.toy", "--function", "sum", ...QUICK)).toBe(`0
sum  equal                             by induction on the list, 1 lemma, 0.00 s
`);
    expect(await printed("check", "sum.toy", "sum-of-small.toy")).toBe(`1
sum  differs                     smallest: the only smaller shape agrees, 0.00 s
  (sum [6])
    expected  6
    got       0
  Try: elenchus run sum-of-small.toy -e '(sum [6])'
`);
    expect(await printed("run", "sum-of-small.toy", "-e", "(sum [6])")).toBe("0\n0 : int\n");
  });

  test("compares with other languages, whose names and integers are others", async () => {
    expect(await printed("check", "sum.ml", "sum-of-small.toy")).toBe(`1
sum  differs                     smallest: the only smaller shape agrees, 0.00 s
  sum [6]
  (sum [6])
    expected  6
    got       0
  Try: elenchus run sum-of-small.toy -e '(sum [6])'
`);
    expect(await printed("check", "largest.ml", "largest-or-zero.toy")).toBe(`1
largest_of  differs                                             smallest, 0.00 s
  largest_of [-1]
  (largestOf [-1])
    expected  -1
    got       0
  Try: elenchus run largest-or-zero.toy -e '(largestOf [-1])'
`);
    expect(await printed("check", "largest.ml", "largest.toy", "--exceptions", "same", ...QUICK)).toBe(`0
largest_of  agrees up to size 6                                12 shapes, 0.00 s
  for all integers and strings, as long as no integer overflows, for integers of
  63 bits, which both languages have
`);
  });

  test("compares through an observer", async () => {
    const files = ["doubles.toy", "doubles-backwards.toy"];
    expect(await printed("check", ...files)).toBe(`1
doubles  differs                    smallest: all 2 smaller shapes agree, 0.00 s
  (doubles [1 0])
    expected  [2 0]
    got       [0 2]
  Try: elenchus run doubles-backwards.toy -e '(doubles [1 0])'
`);
    expect(await printed("check", ...files, "--observe", "sum.toy:sum", ...QUICK)).toBe(`0
doubles  agrees up to size 16                                   8 shapes, 0.00 s
  for all integers and strings
`);
  });

  test("says what is wrong with a program", async () => {
    expect(await printed("check", "sum.toy", "sum-clash.toy")).toBe(`2
E204  Expected int int, and this is list int                  sum-clash.toy:2:21
  2 |   (if (empty? xs) 0 (+ xs 1)))
    |                     ^^^^^^^^
`);
  });
});

describe("suite", () => {
  test("writes tests as data, with the paths and mutants behind them", async () => {
    expect(await printed("suite", "sorted.toy", "--budget", "6", "--minimize")).toBe(`0
reference: 'sorted.toy'
functions: ['sorted?']
exceptions: same

tests:
  - name: no elements
    call: '(sorted? [])'
    expect: 'true'
  - name: 'two elements, the first > the second'
    call: '(sorted? [2 0])'
    expect: 'false'
  - name: 'two elements, the first <= the second'
    call: '(sorted? [0 0])'
    expect: 'true'
sorted?  3 tests, 6 of 6 branches, 15 of 15 mutants; budget 6, 15 paths
`);
    expect(await printed("suite", "sum.toy", "--emit", "ocaml")).toBe(`2
elenchus: --emit ocaml does not fit "sum.toy", which is Toy: use yaml, json.
Try: elenchus suite --help
`);
  });

  test("says how strong tests are, and what would make them stronger", async () => {
    expect(await printed("suite", "sorted.toy", "--score", "weak.yaml")).toBe(`1
sorted?  3 tests, 6 of 6 branches, 14 of 15 mutants
  add \`(sorted? [0 0])\`: it kills the mutant with \`(<= (head (tails xs)) (head xs))\` instead of \`(< (head (tails xs)) (head xs))\` in line 3
  left out: \`[1 (sorted? [])]\`: it is not a single call of the function with all its arguments
  left out: \`(sorted? [1\`: it is not a single call of the function with all its arguments
`);
  });

  test("runs the programs of a class in all languages", async () => {
    expect(await printed("suite", "class.yaml", "class", "--budget", "6", "--minimize")).toBe(`1
reference: 'sum.toy'
functions: [sum]

tests:
  - name: two elements
    call: '(sum [1 2])'
    expect: '3'
sum  1 test, 2 of 2 branches, 9 of 9 mutants; budget 6, 7 paths
ann  passes, 2 of 2 branches
bob  fails 1 test, 1 of 2 branches
cem  not run: it is rejected: class/cem.toy:2:21: Expected int int, and this is list int
dan  passes
eve  fails 1 test, 1 of 2 branches
fay  passes
gus  fails 1 test
`);
  });
});

const GRADED = ["--budget", "2000", "--workers", "2", "--format", "csv", "--output", "grades"];

test("grade judges a class in all languages", async () => {
  expect(await printed("grade", "class.yaml", "class", ...GRADED)).toBe(`1
ann  right (proved)  equal                                                   2/2
bob  wrong           (sum [0 1])                                             0/2
cem  rejected        E204  Expected int int, and this is list int (cem.t...  0/2
dan  right (proved)  equal                                                   2/2
eve  wrong           (sum [0 1])                                             0/2
fay  right (proved)  equal                                                   2/2
gus  wrong           sum []                                                  0/2

rejected  not a program: it does not parse, cannot be read, or there is none

Mistakes
   1  2 submissions  bob, eve
      (sum [0 1])
        expected  1
        got       0
        wrong for all x: (sum [x 1])
   2  1 submission  gus
      (sum [])
      sum []
        expected  0
        got       1

Your tests  2
  miss no wrong submission

Inputs that catch every wrong submission found
  sum: 1 input for 3 submissions
    (sum [0 1])                                                                3

7 submissions: 3 right, 3 wrong, 1 rejected; 2 mistakes
Written to grades: grades.csv, details.csv, results.json
`);
});

test("grade reads what is expected, values and exceptions", async () => {
  expect(await printed("grade", "largest.yaml", "largest-or-zero.toy", ...GRADED)).toBe(`1
Note: The test \`(largestOf [1])\` is left out: Expected bool exception exception,
      and this is bool exception int.
Note: The test \`(largestOf [1 2])\` expects 1, but the reference gives 2. The
      reference is taken as right.
Note: The test \`(largestOf [1 2])\` is left out: Expected bool int int, and this
      is bool int bool.

largest-or-zero  wrong  (largestOf [])                                       0/1

Mistakes
   1  1 submission  largest-or-zero
      (largestOf [])
        expected  exception Failure
        got       0

Your tests  2
  miss no wrong submission
  1 test catches nobody: (largestOf [1 2])

Inputs that catch every wrong submission found
  largestOf: 1 input for 1 submission
    (largestOf [])                                                             1

1 submission: 1 wrong; 1 mistake
Written to grades: grades.csv, details.csv, results.json
`);
});

test("init teaches in the words of the language", async () => {
  const text = await printed("init", "sum.toy", "--output", "-");
  expect(text).toContain("  - {name: sum, points: 1}  # (-> list int)\n");
  expect(text).toContain("#  - {call: '(sum ...)', expect: '[1 2]', name: two elements}\n");
  expect(text).toContain("#  emit: json\n");
});
