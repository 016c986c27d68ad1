// One-token mutants of a program: a token is deleted, doubled, swapped with the next, replaced by
// another that could stand there, or one is put before it. Blanks around keep words apart.
import { type Token, tokenize } from "../../src/frontend/ocaml/parse/tokens.js";
import type { Rand } from "../generate/random.js";

export const MUTATIONS = ["operator", "name", "literal", "word", "delete", "double", "swap", "insert"] as const;
export type Mutation = (typeof MUTATIONS)[number];

export type Mutant = {
  readonly mutation: Mutation;
  readonly source: string;
  readonly what: string; // `+` became `+.`
  readonly line: number;
};

const OPERATORS = `+ - * / +. -. *. /. ** ^ @ :: = <> < > <= >= == != && || := |> mod ;`.split(" ");
const LITERALS = [`0`, `1`, `2.5`, `"s"`, `'c'`, `true`, `()`, `[]`, `None`, `[1]`, `(1, 2)`, `(Some 1)`, `-1`];
const NAMES = `x f not fst snd print_string print_endline string_of_int float_of_int int_of_float ref ignore failwith
  max abs List.map List.length List.fold_left List.rev String.length Some raise`.split(/\s+/);
const WORDS = `; ;; , | -> = : . ( ) [ ] begin end in let rec and fun function match with when if then else of type
  try as ! :: <- do done _ mutable`.split(/\s+/);

/** How often each is chosen: mostly those after which the program still parses, and types alone decide. */
const WEIGHTS: readonly (readonly [number, Mutation])[] = [
  [5, "operator"],
  [7, "name"],
  [4, "literal"],
  [2, "word"],
  [2, "delete"],
  [1, "double"],
  [2, "swap"],
  [2, "insert"],
];

/** A mutant with another text than the program, or undefined where the choice fell on nothing to change. */
export function mutate(source: string, rand: Rand): Mutant | undefined {
  const tokens = tokenize({ name: "", text: source }).tokens.slice(0, -1);
  const mutation = rand.weighted(WEIGHTS);
  const places = [...tokens.keys()].filter((index) => isPlaceFor(mutation, tokens[index]));
  const index = rand.pick(places);
  const token = tokens[index];
  if (token === undefined) return undefined;
  const [end, text] = change(source, tokens, index, mutation, rand);
  const old = source.slice(token.start, end);
  if (text === old) return undefined;
  const changed = `${source.slice(0, token.start)} ${text} ${source.slice(end)}`;
  const line = source.slice(0, token.start).split("\n").length;
  return { mutation, source: changed, what: `\`${old}\` became \`${text}\``, line };
}

function isPlaceFor(mutation: Mutation, token: Token | undefined): boolean {
  const kind = token?.kind ?? "";
  if (mutation === "name") return kind === "lident" || kind === "uident";
  if (mutation === "literal") return ["int", "float", "char", "string", "true", "false"].includes(kind);
  if (mutation === "operator") return /^(infix\d|prefix|[-+*<>=]|[+-]\.|:=|::|&&|\|\||;)$/.test(kind);
  return true;
}

/** Where the changed part ends, and what stands there then. */
function change(
  source: string,
  tokens: readonly Token[],
  index: number,
  mutation: Mutation,
  rand: Rand,
): readonly [number, string] {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined) throw new Error(`no token ${index}`);
  const word = source.slice(token.start, token.end);
  switch (mutation) {
    case "operator":
      return [token.end, rand.pick(OPERATORS)];
    case "name":
      return [token.end, otherName(source, tokens, token, rand)];
    case "literal":
      return [token.end, rand.pick(LITERALS)];
    case "word":
      return [token.end, rand.pick(WORDS)];
    case "delete":
      return [token.end, ""];
    case "double":
      return [token.end, `${word} ${word}`];
    case "swap":
      return next === undefined ? [token.end, word] : [next.end, `${source.slice(next.start, next.end)} ${word}`];
    case "insert":
      return [token.end, `${rand.pick([...WORDS, ...OPERATORS, ...LITERALS])} ${word}`];
  }
}

/** Mostly another name of the program, in the same letters; else one of the library. */
function otherName(source: string, tokens: readonly Token[], token: Token, rand: Rand): string {
  const names = new Set(
    tokens.filter(({ kind }) => kind === token.kind).map(({ start, end }) => source.slice(start, end)),
  );
  names.delete(source.slice(token.start, token.end));
  if (names.size === 0 || (token.kind === "lident" && rand.chance(0.2))) return rand.pick(NAMES);
  return rand.chance(0.1) ? rand.pick(LITERALS) : rand.pick([...names]);
}
