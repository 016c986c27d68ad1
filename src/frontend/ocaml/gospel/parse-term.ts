// Gospel's grammar of terms. From loosest to tightest: `->` and `<->` (one level, to the right), `\/` and `||`, `/\` and
// `&&`, `not`, comparisons (which chain), `::`, `old`, `+`, `*`, operators such as `@`, signs, application. What extends to
// the right as far as it can (`forall`, `if`, `let`, `match`, `fun`) may stand wherever an operand may.
import type { Path } from "../syntax.js";
import {
  type Cursor,
  here,
  isAdjacent,
  isWord,
  kindAt,
  labelHere,
  need,
  needName,
  since,
  skip,
  startsLabel,
  word,
} from "./cursor.js";
import { argumentPattern, argumentType, constant, lowerPath, pattern, type, upperPath } from "./parse-pattern.js";
import { type Comparison, type Term, type TermCase, Unreadable, type Variable } from "./term.js";

export function term(c: Cursor): Term {
  const first = c.at;
  const left = disjunction(c);
  const kind = isWord(c, "->") ? "implies" : isWord(c, "<->") ? "iff" : undefined;
  if (kind === undefined) return left;
  c.at++;
  const right = term(c);
  return { kind, left, right, at: since(c, first) };
}

function disjunction(c: Cursor): Term {
  const first = c.at;
  const left = conjunction(c);
  if (!skip(c, "||")) return left;
  return { kind: "or", left, right: disjunction(c), at: since(c, first) };
}

function conjunction(c: Cursor): Term {
  const first = c.at;
  const left = comparison(c);
  if (!skip(c, "&&")) return left;
  return { kind: "and", left, right: conjunction(c), at: since(c, first) };
}

/** Of sequences in older texts, `==` is equality of what they hold. */
const COMPARISONS: ReadonlyMap<string, Comparison["op"]> = new Map([
  ["=", "="],
  ["==", "="],
  ["<>", "<>"],
  ["<", "<"],
  ["<=", "<="],
  [">", ">"],
  [">=", ">="],
]);

function comparison(c: Cursor): Term {
  const start = c.at;
  const first = cons(c);
  const rest: Comparison[] = [];
  for (;;) {
    const op = COMPARISONS.get(kindAt(c) === "string" ? "" : word(c));
    if (op === undefined) break;
    const at = here(c);
    c.at++;
    rest.push({ op, at, term: cons(c) });
  }
  return rest.length === 0 ? first : { kind: "compare", first, rest, at: since(c, start) };
}

function cons(c: Cursor): Term {
  const first = c.at;
  const head = sum(c);
  const at = here(c);
  if (!skip(c, "::")) return head;
  const args = [head, cons(c)];
  return { kind: "construct", ctor: { modules: [], name: "::", at }, args, at: since(c, first) };
}

const SUMS: ReadonlySet<string> = new Set(["+", "-", "+.", "-.", "infix2"]);
const PRODUCTS: ReadonlySet<string> = new Set(["*", "infix3", "infix4"]);
const OTHERS: ReadonlySet<string> = new Set(["infix1"]);

function sum(c: Cursor): Term {
  return leftwards(c, SUMS, (inner) => leftwards(inner, PRODUCTS, (most) => leftwards(most, OTHERS, operand)));
}

function leftwards(c: Cursor, kinds: ReadonlySet<string>, next: (c: Cursor) => Term): Term {
  const first = c.at;
  let left = next(c);
  while (kinds.has(kindAt(c))) {
    const op: Path = { modules: [], name: operatorName(word(c)), at: here(c) };
    c.at++;
    const args = [left, next(c)];
    left = { kind: "apply", fn: { kind: "name", path: op, at: op.at }, args, at: since(c, first) };
  }
  return left;
}

/** Lists and sequences are joined by `++` in Gospel. */
function operatorName(text: string): string {
  return text === "++" ? "@" : text;
}

// ---- operands ----

function operand(c: Cursor): Term {
  const first = c.at;
  switch (kindAt(c) === "string" ? "" : word(c)) {
    case "not":
      c.at++;
      return { kind: "not", body: comparison(c), at: since(c, first) };
    case "old":
      c.at++;
      return { kind: "old", body: sum(c), at: since(c, first) };
    case "forall":
    case "exists":
      return quantified(c);
    case "if":
      return conditional(c);
    case "let":
      return binding(c);
    case "match":
      return matching(c);
    case "fun":
      return lambda(c);
    default:
      return signed(c);
  }
}

function signed(c: Cursor): Term {
  const first = c.at;
  const value = kindAt(c) === "-" ? constant(c) : undefined;
  if (value !== undefined) return { kind: "constant", value, at: since(c, first) };
  const op = here(c);
  if (kindAt(c) !== "-" && kindAt(c) !== "-.") return application(c);
  const name = `~${word(c)}`;
  c.at++;
  const args = [signed(c)];
  return {
    kind: "apply",
    fn: { kind: "name", path: { modules: [], name, at: op }, at: op },
    args,
    at: since(c, first),
  };
}

/** Also `mod x 2`: in Gospel it is a function as any other. */
function application(c: Cursor): Term {
  const first = c.at;
  const head = isWord(c, "mod") ? operatorAsName(c) : argument(c);
  const args: Term[] = [];
  while (startsArgument(c) || startsLabel(c)) args.push(startsLabel(c) ? labelled(c) : argument(c));
  if (args.length === 0) return head;
  if (head.kind === "construct") {
    if (head.args.length > 0) throw new Unreadable(head.at, "this is no function");
    return { ...head, args, at: since(c, first) };
  }
  return { kind: "apply", fn: head, args, at: since(c, first) };
}

/** ~x:e, or ~x for ~x:x. */
function labelled(c: Cursor): Term {
  const first = c.at;
  const { label, isNamed } = labelHere(c);
  const body: Term = isNamed ? nameTerm(c) : argument(c);
  return { kind: "labelled", label, body, at: since(c, first) };
}

function nameTerm(c: Cursor): Term {
  const at = here(c);
  return { kind: "name", path: { modules: [], name: needName(c).name, at }, at };
}

function operatorAsName(c: Cursor): Term {
  const at = here(c);
  const name = word(c);
  c.at++;
  return { kind: "name", path: { modules: [], name, at }, at };
}

const ARGUMENT_STARTS: ReadonlySet<string> = new Set(
  "lident uident int float char string true false ( [ { ! _".split(" "),
);

function startsArgument(c: Cursor): boolean {
  return ARGUMENT_STARTS.has(kindAt(c)) && !(kindAt(c) === "lident" && WORDS.has(word(c)));
}

/** Words of Gospel that OCaml takes for names. */
const WORDS: ReadonlySet<string> = new Set(["not", "old", "forall", "exists"]);

function argument(c: Cursor): Term {
  const first = c.at;
  let inner = atom(c);
  for (;;) {
    if (kindAt(c) === "." && (kindAt(c, 1) === "lident" || kindAt(c, 1) === "uident")) {
      c.at++;
      inner = { kind: "field", record: inner, field: lowerPath(c), at: since(c, first) };
    } else if (kindAt(c) === "." && (kindAt(c, 1) === "(" || kindAt(c, 1) === "[")) {
      inner = indexed(c, first, inner);
    } else if (kindAt(c) === "[" && isAdjacent(c)) {
      throw new Unreadable(here(c), "sequences are not supported");
    } else {
      return inner;
    }
  }
}

/** a.(i), s.[i] */
function indexed(c: Cursor, first: number, of: Term): Term {
  c.at++;
  const isArray = skip(c, "(");
  if (!isArray) need(c, "[");
  const args = [of, term(c)];
  need(c, isArray ? ")" : "]");
  const at = since(c, first);
  const path: Path = { modules: ["Stdlib", isArray ? "Array" : "String"], name: "get", at };
  return { kind: "apply", fn: { kind: "name", path, at }, args, at };
}

function atom(c: Cursor): Term {
  const first = c.at;
  const kind = kindAt(c);
  switch (kind) {
    case "lident": {
      if (WORDS.has(word(c))) throw new Unreadable(here(c), "this word needs parentheses around it here");
      const path = lowerPath(c);
      return { kind: "name", path, at: path.at };
    }
    case "uident":
      return capital(c);
    case "true":
    case "false": {
      c.at++;
      const at = since(c, first);
      return { kind: "construct", ctor: { modules: [], name: kind, at }, args: [], at };
    }
    case "!": {
      const fn = operatorAsName(c);
      return { kind: "apply", fn, args: [argument(c)], at: since(c, first) };
    }
    case "(":
      return bracketed(c);
    case "[":
      return listed(c);
    case "{":
      return record(c);
    default: {
      const value = constant(c);
      if (value === undefined) throw new Unreadable(here(c), "a term is expected here");
      return { kind: "constant", value, at: since(c, first) };
    }
  }
}

/** A constructor, or a name behind modules. */
function capital(c: Cursor): Term {
  const first = c.at;
  const ctor = upperPath(c);
  if (kindAt(c) !== "." || kindAt(c, 1) !== "lident") return { kind: "construct", ctor, args: [], at: ctor.at };
  c.at++;
  const { name } = needName(c);
  const at = since(c, first);
  return { kind: "name", path: { modules: [...ctor.modules, ctor.name], name, at }, at };
}

function bracketed(c: Cursor): Term {
  const first = c.at;
  need(c, "(");
  if (skip(c, ")")) {
    const at = since(c, first);
    return { kind: "construct", ctor: { modules: [], name: "()", at }, args: [], at };
  }
  const inner = term(c);
  if (skip(c, ":")) {
    const wanted = type(c);
    need(c, ")");
    return { kind: "typed", body: inner, type: wanted, at: since(c, first) };
  }
  const items = [inner];
  while (skip(c, ",")) items.push(term(c));
  need(c, ")");
  const at = since(c, first);
  // A constructor that is applied already is no head of an application.
  return items.length > 1 ? { kind: "tuple", items, at } : { ...inner, at };
}

function listed(c: Cursor): Term {
  const first = c.at;
  need(c, "[");
  const items: Term[] = [];
  while (!skip(c, "]")) {
    items.push(term(c));
    if (kindAt(c) !== "]") need(c, ";");
  }
  return { kind: "list", items, at: since(c, first) };
}

function record(c: Cursor): Term {
  const first = c.at;
  need(c, "{");
  const fields: { readonly field: Path; readonly value: Term }[] = [];
  while (!skip(c, "}")) {
    const field = lowerPath(c);
    fields.push({ field, value: skip(c, "=") ? term(c) : { kind: "name", path: field, at: field.at } });
    if (kindAt(c) !== "}") need(c, ";");
  }
  return { kind: "record", fields, at: since(c, first) };
}

// ---- what extends to the right ----

/** forall x y: t, z: u. P */
function quantified(c: Cursor): Term {
  const first = c.at;
  const all = word(c) === "forall";
  c.at++;
  const variables: Variable[] = [];
  do {
    const names = [needName(c)];
    while (kindAt(c) === "lident") names.push(needName(c));
    const wanted = skip(c, ":") ? argumentType(c) : undefined;
    variables.push(...names.map((each) => ({ ...each, type: wanted })));
  } while (skip(c, ","));
  need(c, ".");
  return { kind: "quantified", all, variables, body: term(c), at: since(c, first) };
}

function conditional(c: Cursor): Term {
  const first = c.at;
  need(c, "if");
  const cond = term(c);
  need(c, "then");
  const yes = term(c);
  need(c, "else");
  return { kind: "if", cond, yes, no: term(c), at: since(c, first) };
}

function binding(c: Cursor): Term {
  const first = c.at;
  need(c, "let");
  const to = pattern(c);
  need(c, "=");
  const bound = term(c);
  need(c, "in");
  return { kind: "let", pattern: to, bound, body: term(c), at: since(c, first) };
}

function matching(c: Cursor): Term {
  const first = c.at;
  need(c, "match");
  const on = terms(c);
  need(c, "with");
  skip(c, "|");
  const cases = [matchCase(c)];
  while (skip(c, "|")) cases.push(matchCase(c));
  return { kind: "match", on, cases, at: since(c, first) };
}

/** Terms with commas between them: a tuple without parentheses. */
export function terms(c: Cursor): Term {
  const first = c.at;
  const items = [term(c)];
  while (skip(c, ",")) items.push(term(c));
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: "tuple", items, at: since(c, first) };
}

function matchCase(c: Cursor): TermCase {
  const first = c.at;
  const of = pattern(c);
  const guard = skip(c, "when") ? disjunction(c) : undefined; // the arrow after it is the case's
  need(c, "->");
  const body = term(c);
  return { pattern: of, guard, body, at: since(c, first) };
}

function lambda(c: Cursor): Term {
  const first = c.at;
  need(c, "fun");
  const params = [argumentPattern(c)];
  while (!isWord(c, "->")) params.push(argumentPattern(c));
  need(c, "->");
  return { kind: "fun", params, body: term(c), at: since(c, first) };
}
