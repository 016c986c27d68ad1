// Quotients and remainders of terms, as processors have them: rounded towards zero.
import { quotient, remainder } from "../basis/integer.js";
import { dividedMonos } from "./monomial.js";
import { type IntTerm, intApplication, Poly, polynomial, type Terms } from "./term.js";

/** The divisor is known not to be 0. */
export function div(terms: Terms, a: IntTerm, b: IntTerm): IntTerm {
  if (!(a instanceof Poly) && !(b instanceof Poly)) return quotient(a, b);
  return exactQuotient(a, b) ?? intApplication(terms, { kind: "div" }, [a, b]);
}

export function mod(terms: Terms, a: IntTerm, b: IntTerm): IntTerm {
  if (!(a instanceof Poly) && !(b instanceof Poly)) return remainder(a, b);
  if (exactQuotient(a, b) !== undefined) return 0;
  return intApplication(terms, { kind: "mod" }, [a, b]);
}

/** Where nothing remains, whatever the unknowns are: the divisor is a constant, or a product in all of the dividend. */
function exactQuotient(a: IntTerm, b: IntTerm): IntTerm | undefined {
  const by =
    b instanceof Poly ? (b.constant === 0 && b.monos.length === 1 ? b.monos[0] : undefined) : { coef: b, atoms: [] };
  if (by === undefined || by.coef === 0) return undefined;
  const [monos, constant] = a instanceof Poly ? [a.monos, a.constant] : [[], a];
  const summands = constant === 0 ? monos : [...monos, { coef: constant, atoms: [] }];
  const divided = dividedMonos(summands, by);
  if (divided === undefined) return undefined;
  const left = divided.filter(({ atoms }) => atoms.length > 0);
  return polynomial(left, divided.find(({ atoms }) => atoms.length === 0)?.coef ?? 0);
}
