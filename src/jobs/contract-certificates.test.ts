// Certificates about contracts that were written to mislead: of what is false none is accepted, whatever is changed in it.
import { expect, test } from "vitest";
import { proveScala } from "../../test/contract-proof.js";
import type { ContractCertificate, Keeps, ProofTree } from "../questions/equate/certificate.js";
import { checkContract } from "../questions/equate/check/keeps.js";
import type { Statement } from "../questions/equate/statement.js";

const LIST = `sealed abstract class L
  case class C(h: BigInt, t: L) extends L
  case class N() extends L
  def size(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + size(t) } } ensuring (_ >= 0)
`;

/** What is true, and the same with something that is false in it. */
const PAIRS: readonly (readonly [string, string, string])[] = [
  [
    "a postcondition",
    "def f(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + f(t) } } ensuring (_ >= 0)",
    "def f(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + f(t) } } ensuring (_ >= 1)",
  ],
  [
    "a precondition of a call",
    "def f(x: BigInt, y: BigInt): BigInt = { require(x >= 0 && y >= 0); if (y == 0) x else f(x + 1, y - 1) } ensuring (_ == x + y)",
    "def f(x: BigInt, y: BigInt): BigInt = { require(x >= 0 && y >= 0); if (y == 0) x else f(x + 1, y - 2) } ensuring (_ == x + y)",
  ],
  [
    "a lemma that another function uses",
    "def g(l: L): BigInt = { require(size(l) >= 0); size(l) } ensuring (_ >= 0)\n def f(l: L): BigInt = { g(l) + 1 } ensuring (_ >= 1)",
    "def g(l: L): BigInt = { require(size(l) >= 0); size(l) } ensuring (_ >= 0)\n def f(l: L): BigInt = { g(l) + 1 } ensuring (_ >= 2)",
  ],
  [
    "an equality",
    "def g(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + g(t) } }\n def f(l: L): BigInt = { g(l) } ensuring (_ == size(l))",
    "def g(l: L): BigInt = { l match { case N() => BigInt(1); case C(_, t) => 1 + g(t) } }\n def f(l: L): BigInt = { g(l) } ensuring (_ == size(l))",
  ],
];

test.each(PAIRS)(
  "%s",
  async (_, right, wrong) => {
    const proved = await proveScala(`${LIST}${right}`);
    if (!proved.proved) throw new Error("not proved");
    const { statement } = await proveScala(`${LIST}${wrong}`);
    expect(checkContract(proved.statement, proved.certificate)).toMatchObject({ ok: true, granted: [] });
    for (const changed of changes(proved.certificate)) {
      const checked = checkContract(statement, changed);
      if (checked.ok) expect(checked.granted).not.toEqual([]);
    }
  },
  60_000,
);

test("a statement is not taken for granted, nor is another one proved", async () => {
  const { certificate, statement } = await certified(
    "def f(x: BigInt): BigInt = { require(x > 0); x } ensuring (_ > 0)",
  );
  const last = (change: (lemma: Keeps) => Keeps): ContractCertificate => ({
    ...certificate,
    lemmas: certificate.lemmas.map((lemma, i, { length }) => (i === length - 1 ? change(lemma) : lemma)),
  });
  expect(
    checkContract(
      statement,
      last((lemma) => ({ ...lemma, proof: undefined })),
    ),
  ).toMatchObject({ ok: false });
  expect(
    checkContract(
      statement,
      last((lemma) => ({ ...lemma, premises: [] })),
    ),
  ).toMatchObject({ ok: false });
  expect(checkContract(statement, { ...certificate, lemmas: certificate.lemmas.slice(-1) })).toMatchObject({
    ok: false,
  });
});

test("what never ends is not said to end", async () => {
  const { certificate, statement } = await certified("def f(x: BigInt): BigInt = { f(x) } ensuring (_ => false)");
  const ending = await certified("def f(x: BigInt): BigInt = { x } ensuring (_ == x)");
  expect(certificate.ends).toBeUndefined();
  expect(checkContract(statement, { ...certificate, ends: ending.certificate.ends })).toMatchObject({ ok: false });
  expect(checkContract(statement, { ...certificate, ends: [] })).toMatchObject({ ok: false });
});

test("machine integers are not taken for integers without end", async () => {
  const { certificate, statement } = await certified(
    "def f(x: Int): Int = { if (x > 0) x - 1 else 0 } ensuring (_ >= 0)",
  );
  expect(certificate.integers).toBe("machine");
  expect(checkContract(statement, { ...certificate, integers: "unbounded" })).toMatchObject({ ok: false });
});

async function certified(text: string): Promise<{ certificate: ContractCertificate; statement: Statement }> {
  const proved = await proveScala(`${LIST}${text}`);
  if (!proved.proved) throw new Error("not proved");
  return proved;
}

const LEAVES: readonly ProofTree[] = [{ kind: "kept" }, { kind: "excluded" }, { kind: "absurd" }];

/** As it is; and with each part of each proof left out, cut off, or about another lemma. */
function* changes(certificate: ContractCertificate): Iterable<ContractCertificate> {
  const { lemmas } = certificate;
  yield certificate;
  yield { ...certificate, equalities: [] };
  for (const [i, lemma] of lemmas.entries()) {
    const withProof = (proof: ProofTree | undefined): ContractCertificate => ({
      ...certificate,
      ends: undefined,
      lemmas: lemmas.map((each, j) => (i === j ? { ...lemma, proof } : each)),
    });
    if (lemma.proof !== undefined) for (const proof of changedTrees(lemma.proof, lemmas.length)) yield withProof(proof);
    yield withProof(undefined);
    yield { ...certificate, lemmas: lemmas.map((each, j) => (i === j ? { ...lemma, premises: [] } : each)) };
  }
}

function* changedTrees(tree: ProofTree, lemmas: number): Iterable<ProofTree> {
  yield* LEAVES;
  if (tree.kind === "split")
    for (const [i, { rest }] of tree.cases.entries())
      for (const changed of changedTrees(rest, lemmas))
        yield { ...tree, cases: tree.cases.map((each, j) => (i === j ? { ...each, rest: changed } : each)) };
  if (!("rest" in tree)) return;
  yield tree.rest;
  for (const rest of changedTrees(tree.rest, lemmas)) yield { ...tree, rest };
  if (tree.kind === "keep")
    for (let lemma = 0; lemma < lemmas; lemma++) yield { ...tree, instance: { ...tree.instance, lemma } };
}
