// `old e`: what e was when the function began. It is computed there and kept, which is right as long as nothing can change
// inside it (`read.ts` looks at its type); so `old` is moved outwards, to what is taken out of a value.
import { subterms, type Term } from "./term.js";

/** (old q).view is old (q.view), and is_empty (old q) is old (is_empty q). */
export function outwards(term: Term): Term {
  switch (term.kind) {
    case "field": {
      const record = outwards(term.record);
      if (record.kind !== "old") return { ...term, record };
      return { kind: "old", at: term.at, body: { ...term, record: record.body } };
    }
    case "apply": {
      const args = term.args.map(outwards);
      if (!args.some(({ kind }) => kind === "old") || !args.every((arg) => arg.kind === "old" || isClosed(arg)))
        return { ...term, args };
      const inner = args.map((arg) => (arg.kind === "old" ? arg.body : arg));
      return { kind: "old", at: term.at, body: { ...term, args: inner } };
    }
    case "old":
      return { ...term, body: withoutOld(term.body) };
    case "compare":
      return {
        ...term,
        first: outwards(term.first),
        rest: term.rest.map((each) => ({ ...each, term: outwards(each.term) })),
      };
    case "and":
    case "or":
    case "implies":
    case "iff":
      return { ...term, left: outwards(term.left), right: outwards(term.right) };
    case "labelled":
    case "not":
    case "quantified":
    case "fun":
    case "typed":
      return { ...term, body: outwards(term.body) };
    case "if":
      return { ...term, cond: outwards(term.cond), yes: outwards(term.yes), no: outwards(term.no) };
    case "let":
      return { ...term, bound: outwards(term.bound), body: outwards(term.body) };
    case "match":
      return {
        ...term,
        on: outwards(term.on),
        cases: term.cases.map((each) => ({
          ...each,
          guard: each.guard && outwards(each.guard),
          body: outwards(each.body),
        })),
      };
    case "construct":
      return { ...term, args: term.args.map(outwards) };
    case "tuple":
    case "list":
      return { ...term, items: term.items.map(outwards) };
    case "record":
      return { ...term, fields: term.fields.map(({ field, value }) => ({ field, value: outwards(value) })) };
    case "constant":
    case "name":
      return term;
  }
}

/** Nothing in it can be different later: literals and constructors of them. */
function isClosed(term: Term): boolean {
  return term.kind !== "name" && subterms(term).every(isClosed);
}

/** Inside `old`, `old` says nothing new. */
function withoutOld(term: Term): Term {
  const inner = outwards(term);
  return inner.kind === "old" ? inner.body : inner;
}
