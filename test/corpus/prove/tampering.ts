// Certificates changed at random: lemmas, indices, terms, literals, constructors, measures, sums, cases and flags, and
// pieces of other certificates in their place. All of it is well-shaped.
import type { Certificate, Lemma, ProofTerm, ProofTree } from "../../../src/questions/equate/certificate.js";

export type Random = (below: number) => number;

/** The same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % Math.max(1, below);
  };
}

const TERMS: readonly string[] = ["var", "lit", "global", "make", "fun", "call", "prim"];
const OPS = ["add", "mul", "ge0", "eq0", "not", "div", "mod", "any.eq", "any.lt", "i63.lt", "str.concat", "i63.sub"];
const LEAVES: readonly ProofTree[] = [
  { kind: "same" },
  { kind: "raises" },
  { kind: "absurd" },
  { kind: "ends", calls: [] },
  { kind: "adds-up", sums: [] },
];

type Node = Record<string, unknown>;
type Slot = { readonly in: Node | unknown[]; readonly key: string | number; readonly node: Node };

/** One to three changes. */
export function tampered(certificate: Certificate, others: readonly Certificate[], random: Random): Certificate {
  let now = structuredClone(certificate) as Certificate;
  for (let times = 1 + random(3); times > 0; times--) now = changed(now, others, random);
  return now;
}

function changed(certificate: Certificate, others: readonly Certificate[], random: Random): Certificate {
  const lemmas = [...certificate.lemmas];
  const [i, j] = [random(lemmas.length), random(lemmas.length)];
  const other = others[random(others.length)] ?? certificate;
  switch (random(12)) {
    case 0:
      return { ...certificate, terminates: !certificate.terminates };
    case 1:
      return { ...certificate, turned: !certificate.turned };
    case 2:
      [lemmas[i], lemmas[j]] = [lemmas[j] as Lemma, lemmas[i] as Lemma];
      return { ...certificate, lemmas };
    case 3:
      return { ...certificate, lemmas: lemmas.filter((_, at) => at !== i) };
    case 4:
      return { ...certificate, lemmas: [...lemmas.slice(0, i), lemmas[j] as Lemma, ...lemmas.slice(i)] };
    case 5:
      lemmas[i] = structuredClone(other.lemmas[random(other.lemmas.length)] ?? lemmas[i]) as Lemma;
      return { ...certificate, lemmas };
    case 6:
      lemmas[i] = ofLemma(lemmas[i] as Lemma, random);
      return { ...certificate, lemmas };
    default:
      changeNode(certificate, other, random);
      return certificate;
  }
}

function ofLemma(lemma: Lemma, random: Random): Lemma {
  if (random(3) === 0) return { ...lemma, proof: LEAVES[random(LEAVES.length)] as ProofTree };
  if (random(3) === 0) return { ...lemma, measure: random(2) === 0 ? [] : [...lemma.measure].reverse() };
  if (random(3) === 0)
    return { ...lemma, vars: lemma.vars.map((each) => (random(2) === 0 ? { ...each, type: undefined } : each)) };
  if (lemma.kind === "returns") return { ...lemma, mayRaise: !lemma.mayRaise };
  return random(2) === 0 ? { ...lemma, left: lemma.right, right: lemma.left } : { ...lemma, premises: [] };
}

/** In place: the certificate is a copy. */
function changeNode(certificate: Certificate, other: Certificate, random: Random): void {
  const slots = slotsIn(certificate);
  const slot = slots[random(slots.length)];
  if (slot === undefined) return;
  const { node } = slot;
  const isTerm = TERMS.includes(String(node.kind));
  const similar = [...slots, ...slotsIn(other)].filter((each) => TERMS.includes(String(each.node.kind)) === isTerm);
  if (random(2) === 0) {
    const from = similar[random(similar.length)];
    if (from !== undefined && "kind" in node) put(slot, structuredClone(from.node));
  } else if (isTerm) changeTerm(slot, node as unknown as ProofTerm, random);
  else changeTree(slot, node, random);
}

function put(slot: Slot, node: unknown): void {
  (slot.in as Node)[slot.key as string] = node; // arrays have keys as well
}

function changeTerm(slot: Slot, term: ProofTerm, random: Random): void {
  if (term.kind === "lit" && typeof term.value.value === "bigint")
    put(slot, { ...term, value: { ...term.value, value: term.value.value + BigInt(random(5) - 2) } });
  else if (term.kind === "lit" && typeof term.value.value === "boolean")
    put(slot, { ...term, value: { ...term.value, value: !term.value.value } });
  else if (term.kind === "prim") put(slot, { ...term, op: OPS[random(OPS.length)] });
  else if (term.kind === "call" || term.kind === "make")
    put(slot, { ...term, args: random(2) === 0 ? [...term.args].reverse() : term.args.slice(1) });
  else if (term.kind === "var") put(slot, { ...term, name: `p${random(3)}` });
  else if (term.kind === "fun") put(slot, { ...term, env: [...term.env].reverse() });
}

function changeTree(slot: Slot, node: Node, random: Random): void {
  if (Array.isArray(node.cases)) {
    const cases = [...(node.cases as { rest: unknown }[])];
    const [a, b] = [random(cases.length), random(cases.length)];
    const [one, two] = [cases[a], cases[b]];
    if (one === undefined || two === undefined) return;
    if (random(2) === 0) cases.splice(a, 1);
    else
      [cases[a], cases[b]] = [
        { ...one, rest: two.rest },
        { ...two, rest: one.rest },
      ];
    put(slot, { ...node, cases });
  } else if (typeof node.lemma === "number") put(slot, { ...node, lemma: node.lemma + random(5) - 2 });
  else if (typeof node.at === "number") put(slot, { ...node, at: [0, 1, 0.5, -1, 7][random(5)], bound: [] });
  else if (typeof node.times === "string") put(slot, { ...node, times: ["0", "2", "-1", "x", "3"][random(5)] });
  else if ("rest" in node && random(2) === 0) put(slot, node.rest);
  else put(slot, structuredClone(LEAVES[random(LEAVES.length)]));
}

/** Every term, tree, instance, use and sum in it. */
function slotsIn(value: unknown): readonly Slot[] {
  const slots: Slot[] = [];
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (typeof inner !== "object" || inner === null) continue;
      pending.push(inner);
      if (isSlot(inner as Node, key)) slots.push({ in: next as Node, key, node: inner as Node });
    }
  }
  return slots;
}

/** Types, literals and measures are no slots, nor are whole lemmas. */
function isSlot(node: Node, key: string): boolean {
  if (Array.isArray(node) || ["type", "is", "value"].includes(key) || "measure" in node) return false;
  if (node.kind === "size" || node.kind === "integer") return false;
  return typeof node.kind === "string" || "lemma" in node || "at" in node || "times" in node;
}
