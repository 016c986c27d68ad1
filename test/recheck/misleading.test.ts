// Proofs that were written to mislead: the second checker refuses them.
import { describe, expect, test } from "vitest";
import { fixedName } from "../../src/core/expr.js";
import { fn } from "../../src/core/type.js";
import type { ProofTerm, ProofTree, Refines } from "../../src/questions/equate/certificate.js";
import {
  absurd,
  applied,
  asked,
  call,
  either,
  I63,
  integer,
  prim,
  refines,
  refusedFor,
  returns,
  same,
  use,
  variable,
  written,
} from "./written.js";

describe("a proof that was written to mislead is refused", () => {
  test("a function that is the negation of itself does not end, since that is absurd", () => {
    const text = "let rec f (x : int) : bool = not (f x)";
    const answer = written(text, text, [I63], ({ f, g, vars, args }) => [
      returns(vars, call(f, ...args), true, either(call(f, ...args), absurd, absurd)),
      refines(vars, call(f, ...args), call(g, ...args), use(1, args, same)),
    ]);
    expect(answer).toEqual(refusedFor("undefined"));
  });

  test("functions are not the same because they are the same for smaller arguments of another kind", () => {
    // f (fun x -> x) 1 1 is 0 in the reference, and never ends in the submission.
    const step = (last: string): string =>
      `let rec f g n = if n = 0 then (fun _ -> 0) else (fun x -> if x = 0 then 0 else f g (g n) (${last}))`;
    const lemma = (f: string, x: ProofTerm): ProofTerm => applied(call(f, variable("x0"), variable("x1")), x);
    const next = applied(variable("x0"), variable("x1"));
    const minus = (x: ProofTerm, by: bigint): ProofTerm => prim("add", integer(-by), x);
    const zero = (x: ProofTerm): ProofTerm => prim("eq0", x);
    const two: Refines["vars"] = [
      { name: "x0", type: fn(I63, I63) },
      { name: "x1", type: I63 },
    ];
    const three: Refines["vars"] = [...two, { name: "x2", type: undefined }];
    const [x0, x1, x2, y1] = ["x0", "x1", "x2", "y1"].map(variable) as [ProofTerm, ProofTerm, ProofTerm, ProofTerm];
    const answer = written(step("x - 1"), step("x"), [fn(I63, I63), I63, I63], ({ f, g, vars, args }) => [
      refines(
        two,
        call(f, x0, x1),
        call(g, x0, x1),
        either(
          zero(x1),
          { kind: "apply", vars: ["y0"], rest: same },
          {
            kind: "apply",
            vars: ["y1"],
            rest: either(zero(y1), same, use(0, [x0, next], use(1, [x0, next, y1], same))),
          },
        ),
      ),
      refines(
        three,
        lemma(f, minus(x2, 1n)),
        lemma(f, x2),
        either(
          zero(x1),
          same,
          either(
            zero(minus(x2, 1n)),
            either(zero(next), same, same),
            either(zero(x2), use(2, [x0, next, minus(x2, 2n)], same), use(1, [x0, next, minus(x2, 1n)], same)),
          ),
        ),
      ),
      refines(
        three,
        lemma(f, x2),
        integer(0n),
        either(zero(x1), same, either(zero(x2), same, use(2, [x0, next, minus(x2, 1n)], same))),
      ),
      refines(vars, call(f, ...args), call(g, ...args), use(0, args.slice(0, 2), same)),
    ]);
    expect(answer).toEqual(refusedFor("step"));
  });

  test("a function of a program is no input: it may not return", () => {
    const submission =
      "let rec loop (x : int) : int = loop (x + 1)\nlet try_it h (x : int) = let _ = (h x : int) in 0\nlet f (x : int) = try_it loop x";
    const pair = asked("let f (x : int) = 0", submission);
    const names = pair.pair.submission.side.program.defs.flatMap((def) =>
      def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name),
    );
    const named = (shown: string): string => `${names.find((name) => name.startsWith(`${shown}/`))}'`;
    const answer = written("let f (x : int) = 0", submission, [I63], ({ f, g, vars, args }) => [
      refines(
        [
          { name: "x0", type: fn(I63, I63) },
          { name: "x1", type: I63 },
        ],
        integer(0n),
        call(named("try_it"), variable("x0"), variable("x1")),
        same,
      ),
      refines(
        vars,
        call(f, ...args),
        call(g, ...args),
        use(0, [{ kind: "fun", code: fixedName(named("loop")), env: [], held: [] }, ...args], same),
      ),
    ]);
    expect(answer).toEqual(refusedFor("undefined"));
  });

  test("a function in what a program's function gave is no input either", () => {
    const submission =
      "let rec loop (x : int) : int = loop (x + 1)\nlet make (x : int) = (x, loop)\nlet f (x : int) = let (_, h) = make x in let _ = h x in 0";
    const answer = written(
      "let f (x : int) = let _ = (x, (fun (y : int) -> y)) in 0",
      submission,
      [I63],
      ({ f, g, vars, args }) => [refines(vars, call(f, ...args), call(g, ...args), same)],
    );
    expect(answer).toEqual(refusedFor("undefined"));
  });

  test("an integer is no list, whatever a lemma says of values of any type", () => {
    const nil: ProofTerm = { kind: "make", ctor: fixedName("[]"), args: [] };
    const onto = (x: ProofTerm): ProofTerm => call("@/direct", x, nil);
    const lists: ProofTree = {
      kind: "split",
      on: variable("x0"),
      cases: [
        { is: { kind: "make", ctor: fixedName("[]"), fields: [] }, rest: same },
        { is: { kind: "make", ctor: fixedName("::"), fields: ["y0", "y1"] }, rest: use(0, [variable("y1")], same, 0) },
      ],
    };
    const answer = written(
      "let f (x : int) = List.length ([ x ] @ [])",
      "let f (x : int) = List.length ([ x ] @ [ x ])",
      [I63],
      ({ f, g, vars, args }) => [
        {
          ...refines([{ name: "x0", type: undefined }], variable("x0"), onto(variable("x0")), lists),
          measure: [{ kind: "size", of: variable("x0") }],
        },
        refines(vars, call(f, ...args), call(g, ...args), use(0, args, absurd)),
      ],
    );
    expect(answer).toEqual(refusedFor("typing"));
  });

  test("names and operations are what they are called, and nothing else", () => {
    for (const op of ["constructor", "__proto__", "cell.new", "no.such"])
      expect(
        written("let f (x : int) = x", "let f (x : int) = x + 1", [I63], ({ f, g, vars, args }) => [
          refines(vars, call(f, ...args), call(g, ...args), either(prim(op, ...args), same, same)),
        ]),
      ).toMatchObject({ accepted: false });
  });

  test("what is not negative is not taken less than no times, nor a number of times that is none", () => {
    const range = (times: string, of: ProofTerm): ProofTree => ({
      kind: "adds-up",
      sums: [
        { fact: { kind: "at-least-lowest", of }, times },
        { fact: { kind: "at-most-highest", of }, times },
      ],
    });
    for (const times of ["-1", "x", "0.5", "", "1"])
      expect(
        written("let f (x : int) = x", "let f (x : int) = x + 1", [I63], ({ f, g, vars, args }) => [
          refines(vars, call(f, ...args), call(g, ...args), range(times, variable("p0"))),
        ]),
      ).toEqual(refusedFor("sums"));
  });

  test("infinity is not no number", () => {
    const answer = written("let f (x : int) = infinity", "let f (x : int) = nan", [I63], ({ f, g, vars, args }) => [
      refines(vars, call(f, ...args), call(g, ...args), same),
    ]);
    expect(answer).toEqual(refusedFor("open"));
  });
});
