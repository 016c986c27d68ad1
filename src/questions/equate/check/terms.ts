// The checker's terms. Two that are the same are one object; integers are polynomials. Nothing here is shared with the
// finder: what one of them has wrong the other need not have.
import type { Lam, Name } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import type { Type } from "../../../core/type.js";
import { intoRange, type Width } from "./machine.js";

export type Term = { readonly key: number } & Shape;
export type Shape =
  | { readonly is: "var"; readonly name: string; readonly type: Type | undefined }
  | { readonly is: "lit"; readonly value: Literal } // no integer
  | { readonly is: "make"; readonly ctor: Name; readonly of: readonly Term[] }
  | { readonly is: "fun"; readonly fn: Fn; readonly of: readonly Term[]; readonly held: number }
  | { readonly is: "call"; readonly of: readonly Term[] } // the function first
  | { readonly is: "prim"; readonly op: string; readonly of: readonly Term[] }
  | { readonly is: "poly"; readonly monomials: readonly Monomial[]; readonly of: readonly Term[] };

/** So many times the product of the factors; without factors it is the number itself. */
export type Monomial = { readonly times: bigint; readonly factors: readonly Term[] };

/** Of `of`, the last `held` are arguments that it got already; those before are what it captured. */
export type Fn = {
  readonly id: Name | number;
  readonly lam: Lam;
  readonly captures: readonly Name[];
  readonly together: readonly (readonly [Name, Name | number])[];
  readonly recursive: boolean;
  readonly gives: Type | undefined;
};

export class Store {
  private readonly all = new Map<string, Term>();

  /** Without a width integers have no end. */
  constructor(readonly width: Width | undefined) {}

  private keep(text: string, shape: Shape): Term {
    const before = this.all.get(text);
    if (before !== undefined) return before;
    const term = { ...shape, key: this.all.size } as Term;
    this.all.set(text, term);
    return term;
  }

  variable(name: string, type: Type | undefined): Term {
    return this.keep(`var ${name} ${JSON.stringify(type)}`, { is: "var", name, type });
  }

  literal(value: Literal): Term {
    if (typeof value.value === "bigint") return this.integer(value.value);
    const text = Object.is(value.value, -0) ? "-0" : value.value; // 0. and -0. are two floats
    return this.keep(`lit ${value.kind} ${text}`, { is: "lit", value });
  }

  truth(value: boolean): Term {
    return this.literal({ kind: "bool", value });
  }

  integer(value: bigint): Term {
    return this.poly(value === 0n ? [] : [{ times: value, factors: [] }]);
  }

  make(ctor: Name, of: readonly Term[]): Term {
    return this.keep(`make ${ctor} ${keys(of)}`, { is: "make", ctor, of });
  }

  fun(fn: Fn, of: readonly Term[], held: number): Term {
    return this.keep(`fun ${fn.id} ${held} ${keys(of)}`, { is: "fun", fn, of, held });
  }

  call(of: readonly Term[]): Term {
    return this.keep(`call ${keys(of)}`, { is: "call", of });
  }

  prim(op: string, of: readonly Term[]): Term {
    return this.keep(`prim ${op} ${keys(of)}`, { is: "prim", op, of });
  }

  /** Monomials in the order of their factors, none twice and none of nothing. */
  poly(monomials: readonly Monomial[]): Term {
    const sums = new Map<string, Monomial>();
    for (const { times, factors } of monomials) {
      const sorted = [...factors].sort((a, b) => a.key - b.key);
      const name = keys(sorted);
      const sum = times + (sums.get(name)?.times ?? 0n);
      sums.set(name, { times: this.width === undefined ? sum : intoRange(sum, this.width), factors: sorted });
    }
    const kept = [...sums].filter(([, { times }]) => times !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
    const [first] = kept;
    if (kept.length === 1 && first?.[1].times === 1n && first[1].factors.length === 1)
      return first[1].factors[0] as Term;
    const of = [...new Set(kept.flatMap(([, { factors }]) => factors))];
    const text = kept.map(([name, { times }]) => `${times}*${name}`).join("+");
    return this.keep(`poly ${text}`, { is: "poly", monomials: kept.map(([, monomial]) => monomial), of });
  }

  add(a: Term, b: Term, times: bigint): Term {
    return this.poly([...monomialsOf(a), ...monomialsOf(b).map((each) => ({ ...each, times: each.times * times }))]);
  }

  multiply(a: Term, b: Term): Term {
    return this.poly(
      monomialsOf(a).flatMap((x) =>
        monomialsOf(b).map((y) => ({ times: x.times * y.times, factors: [...x.factors, ...y.factors] })),
      ),
    );
  }
}

export function monomialsOf(term: Term): readonly Monomial[] {
  return term.is === "poly" ? term.monomials : [{ times: 1n, factors: [term] }];
}

/** The number that it is, if it is one. */
export function numberIn(term: Term): bigint | undefined {
  if (term.is !== "poly" || term.of.length > 0) return undefined;
  return term.monomials[0]?.times ?? 0n;
}

export function truthIn(term: Term): boolean | undefined {
  return term.is === "lit" && term.value.kind === "bool" ? term.value.value : undefined;
}

export function inside(term: Term): readonly Term[] {
  return term.is === "var" || term.is === "lit" ? [] : term.of;
}

export function contains(term: Term, test: (term: Term) => boolean, seen = new Set<Term>()): boolean {
  if (seen.has(term)) return false;
  seen.add(term);
  return test(term) || inside(term).some((part) => contains(part, test, seen));
}

export function holdsFunction(value: Term): boolean {
  return value.is === "fun" || (value.is === "make" && value.of.some(holdsFunction));
}

function keys(terms: readonly Term[]): string {
  return terms.map(({ key }) => key).join(" ");
}
