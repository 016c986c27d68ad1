// Certificates that were written to mislead the checker: each was once accepted, for two programs that differ. The finder has
// no part in this.
import { describe, expect, test } from "vitest";
import { statementsOf } from "../../../../test/equate-pairs.js";
import { both, openTestLanguage } from "../../../../test/language.js";
import { type Expr, type Name, shownName } from "../../../core/expr.js";
import { mapChildren } from "../../../core/traverse.js";
import { con } from "../../../core/type.js";
import type { Certificate, Ending, Lemma, ProofTerm, ProofTree, Refines, Returns } from "../certificate.js";
import type { Statement } from "../statement.js";
import { checkCertificate } from "./check.js";

const languages = both(await openTestLanguage());
const INT = con("i63");

function statementFor(reference: string, submission: string): Statement {
  const statement = statementsOf(languages, reference, submission).get("f");
  if (statement === undefined) throw new Error("nothing to compare");
  return statement;
}

/** A function of the reference; with a prime, of the submission. */
function named({ defs }: Statement, shown: string): ProofTerm {
  const names = defs.flatMap((def): readonly Name[] =>
    def.kind === "one" ? [def.name] : def.bindings.map((b) => b.name),
  );
  const isMeant = (name: Name): boolean =>
    shownName(name) === shown.replace("'", "") && name.endsWith("'") === shown.endsWith("'");
  const found = names.find(isMeant);
  if (found === undefined) throw new Error(`no ${shown}`);
  return { kind: "global", name: found };
}

const variable = (name: string): ProofTerm => ({ kind: "var", name });
const integer = (value: bigint): ProofTerm => ({ kind: "lit", value: { kind: "big", value } });
const call = (fn: ProofTerm, ...args: readonly ProofTerm[]): ProofTerm => ({ kind: "call", fn, args });
const prim = (op: string, ...args: readonly ProofTerm[]): ProofTerm => ({ kind: "prim", op, args });
const plus = (a: ProofTerm, n: bigint): ProofTerm => prim("add", a, integer(n));
const truths = (on: ProofTerm, yes: ProofTree, no: ProofTree): ProofTree => ({
  kind: "split",
  on,
  cases: [
    { is: { kind: "truth", value: true }, rest: yes },
    { is: { kind: "truth", value: false }, rest: no },
  ],
});
const use = (lemma: number, values: readonly ProofTerm[], rest: ProofTree): ProofTree => ({
  kind: "use",
  use: ending(lemma, values),
  rest,
});
const ending = (lemma: number, values: readonly ProofTerm[], at = -1): Ending => ({
  instance: { lemma, values },
  at,
  bound: [],
  relations: [],
});
const refines = (vars: Refines["vars"], left: ProofTerm, right: ProofTerm, proof: ProofTree): Refines => ({
  kind: "refines",
  vars,
  premises: [],
  relations: [],
  left,
  right,
  measure: [],
  proof,
});
const returns = (
  vars: Returns["vars"],
  of: ProofTerm,
  proof: ProofTree,
  measure: Returns["measure"] = [],
): Returns => ({
  kind: "returns",
  vars,
  call: of,
  mayRaise: false,
  measure,
  size: [],
  proof,
});
const SAME: ProofTree = { kind: "same" };
const P0 = [{ name: "p0", type: INT }];

function answer(statement: Statement, lemmas: readonly Lemma[], turned = false): string {
  const certificate: Certificate = { lemmas, terminates: turned, turned, integers: "unbounded" };
  const checked = checkCertificate(statement, certificate);
  return checked.ok ? "accepted" : checked.why;
}

describe("is refused", () => {
  test("an exception as an end", () => {
    const statement = statementFor("let f x = x", 'let f x = if x = 41 then failwith "no" else x');
    const [left, right] = ["f'", "f"].map((each) => call(named(statement, each), variable("p0")));
    const cases = (no: ProofTree): ProofTree => truths(prim("eq0", plus(variable("p0"), -41n)), { kind: "raises" }, no);
    const lemmas = [
      returns(P0, left as ProofTerm, cases({ kind: "ends", calls: [] })),
      refines(P0, left as ProofTerm, right as ProofTerm, cases(SAME)),
    ];
    expect(answer(statement, lemmas, true)).toBe("the left side does not raise");
  });

  test("a lemma for a call that ends in one that never returns", () => {
    const LOOP =
      "let rec loop x = if x > 0 then loop (x + 1) else loop (x - 1)\nlet rec g n x = if n = 0 then loop x else g (n - 1) x\n";
    const statementOf = (reference: string, submission: string): Statement =>
      statementFor(`${LOOP}let f x = ${reference}`, `let f x = ${submission}`);
    const [x, p0] = [variable("x"), variable("p0")];
    /** Both lemmas are true of every number, as their left sides never return. */
    const lemmas = (statement: Statement, value: bigint, first: number): readonly Refines[] => {
      const loop = call(named(statement, "loop"), x);
      const positive = prim("ge0", plus(x, -1n));
      const cases = truths(positive, use(first, [plus(x, 1n)], SAME), use(first, [plus(x, -1n)], SAME));
      const through = call(named(statement, "g"), integer(0n), x);
      return [
        refines([{ name: "x", type: INT }], loop, integer(value), { kind: "unfold", call: loop, rest: cases }),
        refines([{ name: "x", type: INT }], through, integer(value), use(first, [x], SAME)),
      ];
    };
    const checked = (reference: string, submission: string): string => {
      const statement = statementOf(reference, submission);
      const [left, right] = ["f", "f'"].map((each) => call(named(statement, each), p0));
      const proof = use(1, [p0], use(3, [p0], { kind: "absurd" }));
      const goal = refines(P0, left as ProofTerm, right as ProofTerm, proof);
      return answer(statement, [...lemmas(statement, 0n, 0), ...lemmas(statement, 1n, 2), goal]);
    };
    expect(checked("let _ = loop x in if x > 5 then 2 else g x x", "3")).toBe("accepted"); // it never returns either
    expect(checked("if x > 5 then 2 else g x x", "3")).toBe("what is assumed may be");
  });

  test("a lemma for a value that never returns", () => {
    const statement = statementFor(
      "let f y = 0 * y",
      "let zero x = 0\nlet rec loop x = loop x\nlet f y = let _ = loop y in zero 1",
    );
    const f = (name: string): ProofTerm => call(named(statement, name), variable("p0"));
    const zero = refines(
      [{ name: "x", type: undefined }],
      integer(0n),
      call(named(statement, "zero'"), variable("x")),
      SAME,
    );
    const lemmas = [zero, refines(P0, f("f"), f("f'"), use(0, [f("loop'")], SAME))];
    expect(answer(statement, lemmas)).toBe("a call that may not return");
  });

  const LOOP = "let rec loop n = if n > 0 then loop (n + 1) else loop (n + 1)\n";
  const GROWS = "let rec grow n = if n > 0 then 0 :: grow (n + 1) else 0 :: grow (n + 1)\n";

  /** The submission never ends; the end of `loop` is said to follow by a measure. */
  function withMeasure(statement: Statement, of: ProofTerm, at: number): string {
    const loop = (n: ProofTerm): ProofTerm => call(named(statement, "loop'"), n);
    const ends: ProofTree = { kind: "ends", calls: [ending(0, [plus(variable("n"), 1n)], at)] };
    const cases = truths(prim("ge0", plus(variable("n"), -1n)), ends, ends);
    const f = (name: string): ProofTerm => call(named(statement, name), variable("p0"));
    const lemmas = [
      returns([{ name: "n", type: INT }], loop(variable("n")), cases, [{ kind: "size", of }]),
      refines(P0, f("f"), f("f'"), {
        kind: "returns",
        instance: { lemma: 0, values: [variable("p0")] },
        rest: SAME,
      }),
    ];
    return answer(statement, lemmas);
  }

  test("a measure that itself never ends", () => {
    const statement = statementFor(
      "let f y = 0 * y",
      `${LOOP}${GROWS}let f y = let _ = loop y in if false then List.length (grow y) else 0`,
    );
    const of = call(named(statement, "grow'"), variable("n"));
    expect(withMeasure(statement, of, 0)).toBe("a measure that may not be there");
  });

  test("a place between those of a measure", () => {
    const statement = statementFor("let f y = 0 * y", `${LOOP}let f y = let _ = loop y in 0`);
    expect(withMeasure(statement, integer(3n), 0.5)).toBe("no place in a measure");
  });

  test("an end that was only assumed", () => {
    const statement = statementFor(
      "let rec g x = if x = 0 then true else g (x - 1)\nlet f x = if g x then 0 else 0",
      "let f x = 0 * x",
    );
    const [left, right] = ["f", "f'"].map((each) => call(named(statement, each), variable("p0")));
    const on = call(named(statement, "g"), variable("p0"));
    const ends: ProofTree = { kind: "ends", calls: [] };
    const lemmas = [
      returns(P0, left as ProofTerm, truths(on, ends, ends)),
      refines(P0, left as ProofTerm, right as ProofTerm, truths(on, SAME, SAME)),
    ];
    expect(checkCertificate(statement, { lemmas, terminates: true, turned: false, integers: "unbounded" })).toEqual({
      ok: false,
      why: "a call that may not return",
    });
  });

  test("a lemma about functions for itself, where only their arguments make it smaller", () => {
    const maker = (inner: string): string =>
      `let rec mk n k = if n <= 0 then (fun y -> let g = mk k k in ${inner}) else mk (n - 1) k\nlet f n k y = mk n k y + 0`;
    const statement = statementFor(maker("0 * y"), maker("if k > 0 then 0 else g y"));
    const [n, k] = [variable("n"), variable("k")];
    const mk = (name: string, first: ProofTerm): ProofTerm => call(named(statement, name), first, k);
    const minus = (of: ProofTerm): ProofTerm => prim("mul", integer(-1n), of);
    const sums = [minus(k), plus(k, -1n)].map((sum) => ({ sum, times: "1" }));
    const isPositive = (yes: ProofTree, no: ProofTree): ProofTree => truths(prim("ge0", plus(k, -1n)), yes, no);
    const never: ProofTree = { kind: "adds-up", sums };
    const decided = truths(prim("ge0", minus(k)), isPositive(never, SAME), isPositive(SAME, never));
    const cases = truths(
      prim("ge0", minus(n)),
      { kind: "apply", vars: ["y"], rest: use(0, [k, k], decided) },
      use(0, [plus(n, -1n), k], SAME),
    );
    const proof: ProofTree = {
      kind: "unfold",
      call: mk("mk", n),
      rest: { kind: "unfold", call: mk("mk'", n), rest: cases },
    };
    const about = refines(
      ["n", "k"].map((name) => ({ name, type: INT })),
      mk("mk", n),
      mk("mk'", n),
      proof,
    );
    const params = ["p0", "p1", "p2"];
    const f = (name: string): ProofTerm => call(named(statement, name), ...params.map(variable));
    const vars = params.map((name) => ({ name, type: INT }));
    const lemmas = [about, refines(vars, f("f"), f("f'"), use(0, [variable("p0"), variable("p1")], SAME))];
    expect(answer(statement, lemmas)).toBe("a lemma that needs itself for more");
  });
});

test("a program in which two functions have one id is refused, whatever is proved of it", () => {
  const statement = statementFor("let f x = (fun y -> y + 1) x", "let f x = (fun y -> y + 2) x");
  const [left, right] = ["f", "f'"].map((each) => call(named(statement, each), variable("p0"))) as [
    ProofTerm,
    ProofTerm,
  ];
  const alike = (e: Expr): Expr => ({ ...mapChildren(e, alike), id: e.kind === "lam" ? 1 : e.id });
  const defs = statement.defs.map((def) => (def.kind === "one" ? { ...def, bound: alike(def.bound) } : def));
  const lemmas = [refines(P0, left, right, SAME)];
  expect(answer(statement, lemmas)).toBe("two results that are not the same");
  expect(answer({ ...statement, defs }, lemmas)).toBe("an ill-formed program: node id 1 is used twice");
});

test("what is no certificate of anything is refused, and does no harm", () => {
  const statement = statementFor("let f x = x + 1", "let f x = x + 2");
  const [left, right] = ["f", "f'"].map((each) => call(named(statement, each), variable("p0"))) as [
    ProofTerm,
    ProofTerm,
  ];
  const odd: readonly ProofTree[] = [
    { kind: "adds-up", sums: [{ sum: integer(-1n), times: "many" }] },
    { kind: "adds-up", sums: [{ sum: prim("add", integer(1n)), times: "1" }] },
    { kind: "unfold", call: { kind: "make", ctor: "::" as Name, args: [] }, rest: SAME },
    { kind: "unfold", call: prim("any.eq 7", left), rest: SAME },
    { kind: "use", use: ending(7, []), rest: SAME },
    { kind: "apply", vars: ["y"], rest: SAME },
    truths(call(left), SAME, SAME),
  ];
  for (const tree of odd) expect(answer(statement, [refines(P0, left, right, tree)])).not.toBe("accepted");
});
