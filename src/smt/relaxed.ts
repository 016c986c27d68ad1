// A query's numbers as real numbers, in SMT-LIB: what has no real solution has no integer one.
// Products of reals are decidable and every Z3 decides them alike, where with integers each version
// has its own luck. Comparisons keep what integers add: not f <= b is f >= b + 1. Strings, truths and
// functions are left out, all but the ranges of lengths, characters and results.
import { absurd } from "../basis/absurd.js";
import { lastPlace } from "../basis/char-ranges.js";
import { type Int, minus, plus } from "../basis/integer.js";
import { formText, intText, type Names, namesFor, termText } from "./smtlib.js";
import { type Atom, keyOf, type Lit, type Mono, Poly, type Term } from "./term.js";
import { eachAtomOfCond } from "./unknowns.js";

/** Whether something is multiplied, or divided by an unknown: otherwise real numbers are of no help. */
export function isNonLinear(query: readonly Lit[]): boolean {
  return (
    query.some(({ cond }) => "form" in cond && multiplies(cond.form.monos)) || numbersOf(query).some(isNonLinearAtom)
  );
}

export function printRelaxed(query: readonly Lit[], effort: number): string {
  const atoms = numbersOf(query);
  const names = namesFor(atoms);
  const divisions = divisionsIn(names, atoms);
  const conditions = query.flatMap((lit) => litText(names, lit));
  return [
    `(set-option :rlimit ${effort})`,
    ...atoms.map((atom) => `(declare-const ${names.atoms.get(atom)} Real)`),
    ...[...divisions.values()].flatMap((division) => divisionLines(names, division)),
    ...atoms.flatMap((atom) => factsOf(names, divisions, atom)).map(asserted),
    ...new Set(conditions.map(asserted).sort()),
    // By name: Z3's own choice for this logic gives the same procedure five seconds of a clock, in a thread of its own,
    // which no browser starts while somebody waits for it.
    "(check-sat-using qfnra-nlsat)",
  ].join("\n");
}

function asserted(text: string): string {
  return `(assert ${text})`;
}

function numbersOf(query: readonly Lit[]): readonly Atom[] {
  const atoms: Atom[] = [];
  const seen = new Set<Atom>();
  for (const { cond } of query)
    eachAtomOfCond(cond, seen, (atom) => {
      if (atom.sort === "int") atoms.push(atom);
    });
  return atoms.sort((a, b) => a.id - b.id);
}

function isNonLinearAtom({ op, args }: Atom): boolean {
  const divides = op.kind === "div" || op.kind === "mod";
  if (divides && args[1] instanceof Poly) return true;
  return (divides || op.kind === "compare") && args.some((arg) => arg instanceof Poly && multiplies(arg.monos));
}

function multiplies(monos: readonly Mono[]): boolean {
  return monos.some(({ atoms }) => atoms.length > 1);
}

/** Between two comparisons of integers there is a gap of 1. */
function litText(names: Names, { cond, side }: Lit): readonly string[] {
  if (cond.kind !== "le" && cond.kind !== "eq") return [];
  const form = formText(names, cond.form.monos);
  const [bound, above, below] = [cond.bound, plus(cond.bound, 1), minus(cond.bound, 1)].map(intText);
  if (cond.kind === "le") return [side ? `(<= ${form} ${bound})` : `(>= ${form} ${above})`];
  return [side ? `(= ${form} ${bound})` : `(or (<= ${form} ${below}) (>= ${form} ${above}))`];
}

function factsOf(names: Names, divisions: Divisions, atom: Atom): readonly string[] {
  const { op } = atom;
  switch (op.kind) {
    case "var":
    case "call":
      return rangeText(names, atom, op.low, op.high);
    case "length":
      return rangeText(names, atom, 0, undefined);
    case "get":
      return rangeText(names, atom, 0, op.high);
    case "among":
      return rangeText(names, atom, -1, lastPlace(op.ranges));
    case "char":
      return []; // no number
    case "compare":
      return orderText(names, atom);
    case "div":
      return [`(= ${names.atoms.get(atom)} ${divisions.get(divisionKey(atom))?.quotient})`];
    case "mod":
      return [`(= ${names.atoms.get(atom)} ${divisions.get(divisionKey(atom))?.remainder})`];
    default:
      return absurd(op);
  }
}

function rangeText(names: Names, atom: Atom, low: Int | undefined, high: Int | undefined): readonly string[] {
  const name = names.atoms.get(atom);
  const atLeast = low === undefined ? [] : [`(>= ${name} ${intText(low)})`];
  return high === undefined ? atLeast : [...atLeast, `(<= ${name} ${intText(high)})`];
}

function orderText(names: Names, atom: Atom): readonly string[] {
  const [x, y] = atom.args as readonly [Term, Term];
  if (!isNumber(x) || !isNumber(y)) return rangeText(names, atom, -1, 1);
  const [name, a, b] = [names.atoms.get(atom), termText(names, x), termText(names, y)];
  const [below, above] = [`(and (<= (+ 1 ${a}) ${b}) (= ${name} (- 1)))`, `(and (<= (+ 1 ${b}) ${a}) (= ${name} 1))`];
  return [`(or ${below} (and (= ${a} ${b}) (= ${name} 0)) ${above})`];
}

function isNumber(term: Term): boolean {
  return term instanceof Poly || typeof term === "number" || typeof term === "bigint";
}

// Divisions: quotient and remainder of the same two numbers belong together.

type Division = { readonly atom: Atom; readonly quotient: string; readonly remainder: string };
type Divisions = ReadonlyMap<string, Division>;

function divisionsIn(names: Names, atoms: readonly Atom[]): Divisions {
  const divisions = new Map<string, Division>();
  for (const atom of atoms) {
    if (atom.op.kind !== "div" && atom.op.kind !== "mod") continue;
    const name = names.atoms.get(atom);
    const [key, division] = [divisionKey(atom), { atom, quotient: `${name}q`, remainder: `${name}r` }];
    if (!divisions.has(key)) divisions.set(key, division);
  }
  return divisions;
}

function divisionKey({ args }: Atom): string {
  return args.map(keyOf).join(", ");
}

/** n = d * q + r, where r is smaller than d and has the sign of n; both are 0 where d is. */
function divisionLines(names: Names, { atom, quotient: q, remainder: r }: Division): readonly string[] {
  const [n, d] = atom.args.map((arg) => termText(names, arg));
  const facts = [
    `(or (= ${d} 0) (= ${n} (+ (* ${d} ${q}) ${r})))`,
    `(or (<= ${d} (- 1)) (and (= ${d} 0) (= ${q} 0) (= ${r} 0)) (>= ${d} 1))`,
    `(or (<= ${d} 0) (<= (- 1 ${d}) ${r} (- ${d} 1)))`,
    `(or (>= ${d} 0) (<= (+ 1 ${d}) ${r} (- (- ${d}) 1)))`,
    `(or (< ${n} 0) (>= ${r} 0))`,
    `(or (> ${n} 0) (<= ${r} 0))`,
  ];
  return [`(declare-const ${q} Real)`, `(declare-const ${r} Real)`, ...facts.map(asserted)];
}
