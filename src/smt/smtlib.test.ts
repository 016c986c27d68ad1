// The text of queries, and models read back from answers.
import { describe, expect, test } from "vitest";
import { div } from "./division.js";
import { atomValue, USUAL } from "./model.js";
import { quoted, readSmtSexps, unquoted } from "./sexp.js";
import { printQuery, readAnswer } from "./smtlib.js";
import {
  type Atom,
  add,
  type BoolTerm,
  before,
  callTerm,
  concat,
  eq,
  get,
  type IntTerm,
  Lit,
  le,
  length,
  lt,
  mul,
  newTerms,
  newVariable,
  not,
  type Poly,
  type StrTerm,
  same,
  type Terms,
} from "./term.js";

function lits(...terms: readonly BoolTerm[]): readonly Lit[] {
  return terms.filter((term) => term instanceof Lit);
}

describe("printing", () => {
  test("integers, strings, truths, functions", () => {
    const terms = newTerms();
    const [x, c] = [newVariable(terms, "int", 0), newVariable(terms, "int", 97, 0, 255)];
    const [s, p] = [newVariable(terms, "str", "x"), newVariable(terms, "bool", false)];
    const [xTerm, sTerm] = [x.term as IntTerm, s.term as StrTerm];
    const f = callTerm(terms, "int", 9, 0, [xTerm, p.term]) as IntTerm;
    const query = lits(
      le(terms, add(mul(xTerm, xTerm), mul(-2, f)), -3),
      not(same(terms, concat(concat(sTerm, '"\n'), sTerm), "a")),
      before(terms, sTerm, "b"),
      eq(terms, get(terms, sTerm, 0), c.term as IntTerm),
      lt(terms, div(terms, xTerm, 2), length(terms, sTerm)),
      p.term as Lit,
    );
    expect(printQuery(query, 500)).toBe(
      String.raw`(set-option :rlimit 500)
(push)
(declare-fun f0.ibi (Int Bool) Int)
(declare-const a0 Int)
(assert (<= (- 4611686018427387904) a0 4611686018427387903))
(declare-const a1 Int)
(assert (<= 0 a1 255))
(declare-const a2 String)
(assert (str.in_re a2 (re.* (re.range "\u{0}" "\u{ff}"))))
(declare-const a3 Bool)
(define-fun a4 () Int (f0.ibi a0 a3))
(assert (<= (- 4611686018427387904) a4 4611686018427387903))
(define-fun a5 () Int (str.to_code (str.at a2 0)))
(define-fun a6 () Int (let ((n a0) (d 2)) (ite (>= n 0) (div n d) (- (div (- n) d)))))
(define-fun a7 () Int (str.len a2))
(assert (<= (+ (* a0 a0) (* (- 2) a4)) (- 3)))
(assert (<= (+ a6 (* (- 1) a7)) (- 1)))
(assert (= (+ a1 (* (- 1) a5)) 0))
(assert (not (= "a" (str.++ a2 "\u{22}\u{a}" a2))))
(assert (or (< (str.to_code (str.at a2 0)) 98) (and (= (str.to_code (str.at a2 0)) 98) false)))
(assert a3)
(check-sat)
(get-value (a0 a1 a2 a3 a4))`,
    );
  });

  test("one question is one text: neither order nor numbering counts", () => {
    const text = (before: number, turn: (query: readonly Lit[]) => readonly Lit[]): string => {
      const terms = newTerms();
      for (let i = 0; i < before; i++) newVariable(terms, "int", 0);
      const [x, y] = [0, 0].map(() => newVariable(terms, "int", 0).term) as [IntTerm, IntTerm];
      const f = callTerm(terms, "int", before, 0, [x]) as IntTerm;
      return printQuery(turn(lits(lt(terms, x, y), lt(terms, f, 3), lt(terms, x, y))), 1);
    };
    expect(text(4, (query) => [...query].reverse())).toBe(text(0, (query) => query));
    expect(text(0, (query) => query.slice(1))).toBe(text(0, (query) => query));
    expect(text(0, (query) => query.slice(0, 1))).not.toBe(text(0, (query) => query));
  });

  test("shared terms are printed once", () => {
    const terms = newTerms();
    let text = newVariable(terms, "str", "x").term as StrTerm;
    let number = length(terms, text);
    for (let i = 0; i < 30; i++) {
      number = div(terms, add(mul(number, number), number), 3);
      text = concat(text, "a");
    }
    expect(printQuery(lits(eq(terms, number, 5)), 1).length).toBeLessThan(10_000);
  });
});

describe("reading", () => {
  const terms: Terms = newTerms();
  const atoms = [
    newVariable(terms, "int", 0),
    newVariable(terms, "str", "x"),
    newVariable(terms, "bool", false),
    ((callTerm(terms, "int", 2, 0, [1]) as Poly).monos[0]?.atoms[0] ?? terms) as Atom,
  ];
  const [x, s, p, f] = atoms as [Atom, Atom, Atom, Atom];
  const query = lits(
    lt(terms, x.term as IntTerm, f.term as IntTerm),
    not(same(terms, s.term as StrTerm, "a")),
    p.term as Lit,
  );

  function read(output: string): unknown {
    const answer = readAnswer(query, USUAL, output);
    return answer.kind === "sat" ? atoms.map((atom) => atomValue(answer.model, atom)) : answer;
  }

  test("values of all sorts", () => {
    const output = String.raw`sat
((a0 (- 5))
 (a1 "a""b\u{22}\u{ff}\u0041")
 (a2 true)
 (a3 4611686018427387903))`;
    expect(read(output)).toEqual([-5, 'a"b"\xffA', true, 2n ** 62n - 1n]);
    expect(f.op.kind).toBe("call");
  });

  test("no verdict is mistaken for another", () => {
    expect(read('unsat\n(error "line 9 column 3: model is not available")')).toEqual({ kind: "unsat" });
    const exceeded = '(error "line 5 column 21: max. resource limit exceeded")';
    for (const output of ["unknown\n", 'unknown\n(error "no model")', `sat\n((a0 1) ${exceeded}`])
      expect(read(output)).toEqual({ kind: "unknown", why: "effort" });
    const crashed = { kind: "unknown", why: "crashed" };
    for (const output of [
      "",
      '(error "line 1")\nunsat',
      "sat",
      "sat\n((a0 1))",
      "sat\n((a0 1) (a1 2) (a2 true) (a3 1))",
      'sat\n((a0 x) (a1 "") (a2 true) (a3 1))',
      'sat\n((a0 1) (a1 "") (a2 maybe) (a3 1))',
      'sat\n((a0 (/ 1 2)) (a1 "") (a2 true) (a3 1))',
      "sat\n((a0 1)",
      "sat))",
    ]) {
      expect(read(output), output).toEqual(crashed);
    }
  });
});

test("s-expressions", () => {
  expect(readSmtSexps('a (b "c ""d"" )" ()) |e f|')).toEqual(["a", ["b", '"c ""d"" )"', []], "|e f|"]);
  expect(readSmtSexps("(a")).toBeUndefined();
  expect(readSmtSexps("a)")).toBeUndefined();
});

test("every byte survives quoting", () => {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join("");
  expect(quoted(bytes)).toMatch(/^[ -~]*$/);
  expect(unquoted(quoted(bytes))).toBe(bytes);
  expect(unquoted("abc")).toBeUndefined();
  expect(unquoted('"')).toBeUndefined();
});
