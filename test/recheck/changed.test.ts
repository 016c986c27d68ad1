// The second checker accepts honest proofs, and refuses them for other programs, and after changes.
import { describe, expect, test } from "vitest";
import { fixedName } from "../../src/core/expr.js";
import { mapBound, type Program } from "../../src/core/program.js";
import { renamed } from "../../src/core/supply.js";
import type {
  Certificate,
  Ending,
  Lemma,
  Measure,
  ProofTerm,
  ProofTree,
  Refines,
} from "../../src/questions/equate/certificate.js";
import { CERTIFICATE } from "../../src/questions/equate/certificate-json.js";
import { opinionOn } from "../rechecked.js";
import { asked, integer, proved, refusedFor, variable } from "./written.js";

const SUM = "let rec f l = match l with [] -> 0 | x :: r -> x + f r";
const SUM_ALONG = "let f l = let rec go a = function [] -> a | x :: r -> go (a + x) r in go 0 l";
const REV = "let rec f l = match l with [] -> [] | x :: r -> f r @ [ x ]";
const REV_ALONG = "let f l = let rec go a = function [] -> a | x :: r -> go (x :: a) r in go [] l";
const TREE = "type t = L | N of t * int * t\n";
const INSERT = `${TREE}let rec f x t = match t with L -> N (L, x, L) | N (l, y, r) -> if x < y then N (f x l, y, r) else if x > y then N (l, y, f x r) else t`;
const INSERT_OTHERWISE = `${TREE}let rec f x t = match t with L -> N (L, x, L) | N (l, y, r) when y > x -> N (f x l, y, r) | N (l, y, r) when y < x -> N (l, y, f x r) | _ -> t`;
const DOWN = "let rec f n = if n <= 0 then 0 else 1 + f (n - 1)";
const DOWN_ALONG = "let f n = let rec go n a = if n <= 0 then a else go (n - 1) (a + 1) in go n 0";

describe("an honest proof is accepted", () => {
  test.each([
    ["of a sum", SUM, SUM_ALONG],
    ["of a list turned round", REV, REV_ALONG],
    ["of a tree", INSERT, INSERT_OTHERWISE],
    ["of a loop over integers", DOWN, DOWN_ALONG],
    [
      "of library functions",
      "let rec f p l = match l with [] -> [] | x :: r -> if p x then x :: f p r else f p r",
      "let f p l = List.filter p l",
    ],
    [
      "of a function that raises",
      'let rec f l = match l with [] -> failwith "" | [ x ] -> x | _ :: r -> f r',
      "let rec f l = match l with [] -> 0 | [ x ] -> x | _ :: r -> f r",
    ],
  ])("%s", (_, reference, submission) => {
    const pair = asked(reference, submission);
    expect(opinionOn(pair, proved(pair))).toEqual({ accepted: true });
  });
});

describe("a proof that rests on the order of constructors is refused where the programs declare another", () => {
  const REFERENCE = "type c = A | B\nlet f (a : c) b = if a < b then b else a";
  test.each([
    ["one program changed", "type c = B | A\nlet f (a : c) b = if a < b then b else a"],
    ["at every type", "type c = B | A\nlet f a b = if a < b then b else a"],
    ["by compare", "type c = B | A\nlet f (a : c) b = if compare a b < 0 then b else a"],
    ["by a function of the library", "type c = B | A\nlet f a b = max a b"],
    ["one more in between", "type c = B | M | A\nlet f (a : c) b = if a < b then b else a"],
  ])("%s", (_, submission) => {
    expect(opinionOn(asked(REFERENCE, submission), proved(asked(REFERENCE, REFERENCE)))).toEqual(refusedFor("order"));
  });
  test("but not where only the number of constructors differs", () => {
    const pair = asked(REFERENCE, "type c = A | M | B\nlet f (a : c) b = if a < b then b else a");
    expect(opinionOn(pair, proved(asked(REFERENCE, REFERENCE)))).not.toEqual(refusedFor("order"));
  });
});

// ---- proofs of other programs, and changed ones ----

const doubled = (term: ProofTerm): ProofTerm => ({ kind: "make", ctor: fixedName("::"), args: [integer(0n), term] });

/** What comes of an honest proof after a change. */
function changed(reference: string, submission: string, change: (proof: Certificate) => Certificate): unknown {
  const pair = asked(reference, submission);
  const { proof, claim } = proved(pair);
  const now = change(proof);
  return opinionOn(pair, { claim: { ...claim, ends: now.terminates }, proof: now });
}

/** Of every step of a kind in all proofs. */
function inSteps<K extends ProofTree["kind"]>(
  kind: K,
  change: (step: Extract<ProofTree, { kind: K }>) => ProofTree,
): (proof: Certificate) => Certificate {
  const inTree = (tree: ProofTree): ProofTree => {
    const inner =
      tree.kind === "split"
        ? { ...tree, cases: tree.cases.map((each) => ({ ...each, rest: inTree(each.rest) })) }
        : "rest" in tree
          ? { ...tree, rest: inTree(tree.rest) }
          : tree;
    return inner.kind === kind ? change(inner as Extract<ProofTree, { kind: K }>) : inner; // it is of that kind
  };
  return (proof) => ({ ...proof, lemmas: proof.lemmas.map((lemma) => ({ ...lemma, proof: inTree(lemma.proof) })) });
}

const inLemmas =
  (change: (lemma: Lemma, index: number) => Lemma) =>
  (proof: Certificate): Certificate => ({
    ...proof,
    lemmas: proof.lemmas.map(change),
  });

describe("a proof of other programs is refused", () => {
  test.each([
    ["a sum that starts at one", SUM, SUM_ALONG, SUM, SUM_ALONG.replace("go 0 l", "go 1 l")],
    ["a sum that forgets", SUM, SUM_ALONG, SUM, SUM_ALONG.replace("go (a + x) r", "go a r")],
    ["a list that doubles", REV, REV_ALONG, REV, REV_ALONG.replace("go (x :: a)", "go (x :: x :: a)")],
    ["a tree that goes left", INSERT, INSERT_OTHERWISE, INSERT, INSERT_OTHERWISE.replace("f x r", "f x l")],
    ["a loop that never ends", DOWN, DOWN_ALONG, DOWN, DOWN_ALONG.replace("go (n - 1)", "go n")],
    ["the two the other way round", SUM, SUM_ALONG, SUM_ALONG, SUM],
  ])("%s", (_, reference, submission, otherReference, otherSubmission) => {
    const certified = proved(asked(reference, submission));
    expect(opinionOn(asked(otherReference, otherSubmission), certified)).toMatchObject({ accepted: false });
  });
});

describe("a changed proof is refused", () => {
  test("a case is missing, is there twice, or takes a name that is taken", () => {
    expect(
      changed(
        SUM,
        SUM_ALONG,
        inSteps("split", (step) => ({ ...step, cases: step.cases.slice(1) })),
      ),
    ).toEqual(refusedFor("case"));
    expect(
      changed(
        SUM,
        SUM_ALONG,
        inSteps("split", (step) => ({ ...step, cases: [...step.cases, ...step.cases] })),
      ),
    ).toEqual(refusedFor("case"));
    const taken = inSteps("split", (step) => ({
      ...step,
      cases: step.cases.map((each) =>
        each.is.kind === "make" ? { ...each, is: { ...each.is, fields: each.is.fields.map(() => "y") } } : each,
      ),
    }));
    expect(changed(SUM, SUM_ALONG, taken)).toEqual(refusedFor("case"));
  });

  test("a lemma is used for what it is about itself, or for what is no smaller", () => {
    const itself = inSteps("use", (step) => ({
      kind: "use",
      use: { ...step.use, instance: { lemma: 0, values: [variable("x0:i63"), variable("x1:list(i63)")] } },
      rest: step.rest,
    }));
    const only = (proof: Certificate): Certificate => ({
      ...proof,
      lemmas: proof.lemmas.map((lemma, i) =>
        i === 0 ? (itself({ ...proof, lemmas: [lemma] }).lemmas[0] as Lemma) : lemma,
      ),
    });
    expect(changed(SUM, SUM_ALONG, only)).toEqual(refusedFor("induction"));
    const grown = inSteps("ends", ({ calls }) => ({
      kind: "ends",
      calls: calls.map(
        (each): Ending => ({ ...each, instance: { ...each.instance, values: each.instance.values.map(doubled) } }),
      ),
    }));
    expect(changed(SUM, SUM_ALONG, grown)).toMatchObject({ accepted: false });
  });

  test("a measure is left out, or is another one", () => {
    const without = inLemmas((lemma) => ({ ...lemma, measure: [] }));
    expect(changed(SUM, SUM_ALONG, without)).toEqual(refusedFor("induction"));
    const constant: Measure = { kind: "size", of: { kind: "make", ctor: fixedName("[]"), args: [] } };
    expect(
      changed(
        SUM,
        SUM_ALONG,
        inLemmas((lemma) => ({ ...lemma, measure: lemma.measure.map(() => constant) })),
      ),
    ).toEqual(refusedFor("induction"));
  });

  test("lemmas are exchanged, left out, or there are more", () => {
    expect(changed(REV, REV_ALONG, (proof) => ({ ...proof, lemmas: [...proof.lemmas].reverse() }))).toMatchObject({
      accepted: false,
    });
    expect(changed(REV, REV_ALONG, (proof) => ({ ...proof, lemmas: proof.lemmas.slice(1) }))).toMatchObject({
      accepted: false,
    });
    expect(changed(REV, REV_ALONG, (proof) => ({ ...proof, lemmas: proof.lemmas.slice(0, -1) }))).toEqual(
      refusedFor("statement"),
    );
    const missing = inSteps("use", (step) => ({
      ...step,
      use: { ...step.use, instance: { ...step.use.instance, lemma: 99 } },
    }));
    expect(changed(SUM, SUM_ALONG, missing)).toEqual(refusedFor("step"));
  });

  test("the statement has a premise, other arguments, or the submission on its left side", () => {
    const last =
      (change: (lemma: Refines) => Refines) =>
      (proof: Certificate): Certificate =>
        inLemmas((lemma, i) => (i === proof.lemmas.length - 1 && lemma.kind === "refines" ? change(lemma) : lemma))(
          proof,
        );
    const falsehood: ProofTerm = { kind: "lit", value: { kind: "bool", value: false } };
    expect(
      changed(
        SUM,
        SUM_ALONG,
        last((lemma) => ({ ...lemma, premises: [falsehood] })),
      ),
    ).toEqual(refusedFor("statement"));
    expect(
      changed(
        SUM,
        SUM_ALONG,
        last((lemma) => ({ ...lemma, vars: [] })),
      ),
    ).toMatchObject({ accepted: false });
    expect(
      changed(
        SUM,
        SUM_ALONG,
        last((lemma) => ({ ...lemma, left: lemma.right, right: lemma.left })),
      ),
    ).toEqual(refusedFor("statement"));
    expect(changed(SUM, SUM_ALONG, (proof) => ({ ...proof, turned: true }))).toEqual(refusedFor("statement"));
  });

  test("a step ends what is open", () => {
    for (const kind of ["raises", "absurd", "same"] as const)
      expect(
        changed(SUM, SUM_ALONG, (proof) =>
          inLemmas((lemma) => (lemma.kind === "refines" ? { ...lemma, proof: { kind } } : lemma))(proof),
        ),
      ).toMatchObject({ accepted: false });
    expect(
      changed(
        DOWN,
        DOWN_ALONG,
        inSteps("same", () => ({ kind: "adds-up", sums: [] })),
      ),
    ).toEqual(refusedFor("sums"));
    expect(
      changed(
        SUM,
        SUM_ALONG,
        inSteps("ends", () => ({ kind: "ends", calls: [] })),
      ),
    ).toEqual(refusedFor("undefined"));
  });
});

test("a claim is refused that is wider than the proof", () => {
  const pair = asked(REV, REV_ALONG);
  const { proof, claim } = proved(pair);
  expect(opinionOn(pair, { proof, claim: { ...claim, conditions: [] } })).toEqual(refusedFor("claim"));
  expect(opinionOn(pair, { proof: { ...proof, terminates: false }, claim })).toEqual(refusedFor("claim"));
});

test("two functions of one number are refused", () => {
  const pair = asked(SUM, SUM_ALONG);
  const certified = proved(pair);
  const { program, ...side } = pair.pair.submission.side;
  const submission = { ...pair.pair.submission, side: { ...side, program: withOneNumber(program) } };
  expect(opinionOn({ ...pair, pair: { ...pair.pair, submission } }, certified)).toEqual(refusedFor("duplicate-ids"));
});

function withOneNumber(program: Program): Program {
  const one = { name: <T>(name: T): T => name, ctor: <T>(name: T): T => name, id: () => 77 };
  return { ...program, defs: program.defs.map((def) => mapBound(def, (e) => renamed(one, e))) };
}

describe("a name that stands for nothing is refused wherever it is", () => {
  test.each([
    ["a sum", SUM, SUM_ALONG],
    ["a list turned round", REV, REV_ALONG],
    ["a tree", INSERT, INSERT_OTHERWISE],
    ["a loop over integers", DOWN, DOWN_ALONG],
  ])("in a proof about %s", (_, reference, submission) => {
    const pair = asked(reference, submission);
    const { proof, claim } = proved(pair);
    const altered = withOneNameAltered(CERTIFICATE.write(proof)).map((json) => CERTIFICATE.read(json, []));
    const accepted = altered.filter((each) => opinionOn(pair, { claim, proof: each }).accepted);
    expect(altered.length).toBeGreaterThan(20);
    expect(accepted).toEqual([]);
  });
});

const NO_PART = 7; // no measure has so many

/** The same JSON with one name of a variable, a definition or a constructor, or one part of a measure, that nothing has. */
function withOneNameAltered(json: unknown): readonly unknown[] {
  const at: (string | number)[][] = [];
  const collect = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const isName = typeof part === "string" && ((key === "name" && "kind" in value) || key === "ctor");
      if (isName || key === "at") at.push([...path, key]);
      collect(part, [...path, key]);
    }
  };
  collect(json, []);
  return at.map((path) => altered(json, path));
}

function altered(json: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return typeof json === "number" ? NO_PART : `${String(json)}, altered`;
  if (Array.isArray(json)) return json.map((part, i) => (String(i) === key ? altered(part, rest) : part));
  return Object.fromEntries(
    Object.entries(json as object).map(([name, part]) => [name, name === key ? altered(part, rest) : part]),
  );
}
