// Certificates as JSON. A new field or kind of step has its row here; without it this does not compile.
import {
  as,
  either,
  float,
  integer,
  later,
  listOf,
  maybe,
  oneOf,
  record,
  type Shape,
  tagged,
  text,
  truth,
  whole,
} from "../../basis/json-shape.js";
import { fixedName, type Name } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import type { Type } from "../../core/type.js";
import type {
  Certificate,
  Ending,
  Held,
  Instance,
  Lemma,
  MachineFact,
  Measure,
  ProofCase,
  ProofTerm,
  ProofTree,
  Relation,
  Summand,
  Sums,
  Variable,
} from "./certificate.js";

const name: Shape<Name> = as(text, fixedName, (value) => value);

type Labelled = Omit<Extract<Type, { kind: "fn" }>, "kind">;
type Unlabelled = Omit<Labelled, "label">;

/** Nothing is proved by labels: what corresponds stands in the same places. */
function unlabelled({ from, to }: Unlabelled): Labelled {
  return { label: undefined, from, to };
}

const type: Shape<Type> = later(() =>
  tagged<Type>({
    var: record({ name: text }),
    fn: as<Unlabelled, Labelled>(record({ from: type, to: type }), unlabelled, unlabelled),
    con: record({ name, args: listOf(type) }),
  }),
);

const literal: Shape<Literal> = tagged<Literal>({
  i63: record({ value: integer }),
  i32: record({ value: integer }),
  i64: record({ value: integer }),
  native: record({ value: integer }),
  big: record({ value: integer }),
  f64: record({ value: float }),
  char: record({ value: whole }),
  str: record({ value: text }),
  bool: record({ value: truth }),
});

const term: Shape<ProofTerm> = later(() => TERM);
const terms = listOf(term);

const TERM: Shape<ProofTerm> = tagged<ProofTerm>({
  var: record({ name: text }),
  lit: record({ value: literal }),
  global: record({ name }),
  make: record({ ctor: name, args: terms }),
  fun: record({ code: either(name, whole), env: terms, held: terms }),
  call: record({ fn: term, args: terms }),
  prim: record({ op: text, args: terms }),
});

const vars: Shape<readonly Variable[]> = listOf(record<Variable>({ name: text, type: maybe(type) }));
const times = as(integer, String, BigInt);
const sums: Shape<Sums> = later(() => listOf(summand));

const machineFact = tagged<MachineFact>({
  holds: record({ condition: term }),
  "at-least-lowest": record({ of: term }),
  "at-most-highest": record({ of: term }),
  exact: record({ of: term, low: sums, high: sums }),
  otherwise: record({}),
});

type Summed = Extract<Summand, { readonly sum: unknown }>;
const summed = record<Summed>({ sum: term, times });
const known = record<Exclude<Summand, Summed>>({ fact: machineFact, times });

/** Told apart by what they have. */
const summand: Shape<Summand> = {
  write: (value) => ("sum" in value ? summed.write(value) : known.write(value)),
  read: (json, at) =>
    typeof json === "object" && json !== null && "fact" in json ? known.read(json, at) : summed.read(json, at),
};
const instance = record<Instance>({ lemma: whole, values: terms });
const held: Shape<Held> = later(() => HELD);
const HELD: Shape<Held> = tagged<Held>({
  own: record({ index: whole, values: terms }),
  lemma: record({ instance, relations: listOf(held) }),
});
const relations: Shape<readonly Relation[]> = listOf(record<Relation>({ vars, left: term, right: term }));
const ending = record<Ending>({ instance, at: whole, bound: sums, relations: listOf(held) });
const measure: Shape<readonly Measure[]> = listOf(record<Measure>({ kind: oneOf(["size", "integer"]), of: term }));

const tree: Shape<ProofTree> = later(() => TREE);

const proofCase = record<ProofCase>({
  is: tagged<ProofCase["is"]>({
    make: record({ ctor: name, fields: listOf(text) }),
    truth: record({ value: truth }),
  }),
  rest: tree,
});

const TREE: Shape<ProofTree> = tagged<ProofTree>({
  split: record({ on: term, cases: listOf(proofCase) }),
  unfold: record({ call: term, rest: tree }),
  use: record({ use: ending, rest: tree }),
  relate: record({ index: whole, values: terms, rest: tree }),
  apply: record({ vars: listOf(text), rest: tree }),
  returns: record({ instance, rest: tree }),
  ends: record({ calls: listOf(ending) }),
  keep: record({ instance, rest: tree }),
  tell: record({ call: term, rest: tree }),
  kept: record({}),
  excluded: record({}),
  same: record({}),
  raises: record({}),
  absurd: record({}),
  "adds-up": record({ sums }),
});

const lemma: Shape<Lemma> = tagged<Lemma>({
  refines: record({ vars, premises: terms, relations, left: term, right: term, measure, proof: tree }),
  returns: record({ vars, call: term, mayRaise: truth, size: terms, measure, proof: tree }),
});

export const CERTIFICATE: Shape<Certificate> = record<Certificate>({
  terminates: truth,
  turned: truth,
  integers: oneOf(["machine", "unbounded"]),
  lemmas: listOf(lemma),
});
