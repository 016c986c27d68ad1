// What the variables of a proof are called: as the programs call the parameters that they stand for, and the parts of what is
// taken apart. Within a lemma no two are called the same.
import { shownName } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import type { Lemma, ProofTerm, Variable } from "../certificate.js";
import type { Statement } from "../statement.js";
import { type KnownFunctions, wordIn } from "./functions.js";

/** By the names that a certificate has for them. */
export type VariableNames = ReadonlyMap<string, string>;

export function lemmaNames(statement: Statement, functions: KnownFunctions, lemma: Lemma): VariableNames {
  const sides = lemma.kind === "refines" ? [lemma.left, lemma.right] : [lemma.call];
  const reference = functions.function(statement.reference)?.lam.params ?? [];
  let names: VariableNames = new Map();
  for (const [i, variable] of lemma.vars.entries()) {
    const isInput = variable.name === `p${i}`;
    const param = isInput ? reference[i] : undefined;
    const wish = (param && wordIn(param)) ?? wishIn(functions, sides, variable.name) ?? usual(variable);
    names = named(functions, names, variable.name, wish);
  }
  return names;
}

/** With one more variable, whose name nobody has. */
export function named(
  { names: taken }: KnownFunctions,
  names: VariableNames,
  variable: string,
  wish: string,
): VariableNames {
  const used = new Set(names.values());
  const isFree = (word: string): boolean => !used.has(word) && !taken.has(word);
  let word = wish;
  for (let i = 1; !isFree(word); i++) word = /\d$/.test(wish) ? `${wish}_${i}` : `${wish}${i}`;
  return new Map([...names, [variable, word]]);
}

/** What the parts of a constructor are called. */
export function fieldWish(functions: KnownFunctions, ctor: Parameters<KnownFunctions["fields"]>[0], i: number): string {
  const usualOnes = ctor === "::" ? ["x", "rest"] : [];
  return functions.fields(ctor)[i] ?? usualOnes[i] ?? "x";
}

/** As a function calls the parameter that it is given for, or what it captured; functions that somebody wrote come first. */
function wishIn(functions: KnownFunctions, sides: readonly ProofTerm[], name: string): string | undefined {
  for (const isWritten of [true, false])
    for (const side of sides) {
      const found = wishInTerm(functions, side, name, isWritten);
      if (found !== undefined) return found;
    }
  return undefined;
}

function wishInTerm(functions: KnownFunctions, term: ProofTerm, name: string, isWritten: boolean): string | undefined {
  const go = (part: ProofTerm): string | undefined => wishInTerm(functions, part, name, isWritten);
  const isIt = (part: ProofTerm): boolean => part.kind === "var" && part.name === name;
  const code = term.kind === "call" ? codeOf(term.fn) : codeOf(term);
  const known = code === undefined ? undefined : functions.function(code);
  if (known !== undefined && known.written === isWritten) {
    const held = heldIn(term.kind === "call" ? term.fn : term);
    const given = term.kind === "call" ? [...held, ...term.args] : held;
    const param = known.lam.params[given.findIndex(isIt)];
    const captured = known.captures[envIn(term.kind === "call" ? term.fn : term).findIndex(isIt)];
    const found = (param && wordIn(param)) ?? (captured && wordIn(captured));
    if (found !== undefined) return found;
  }
  for (const part of partsOf(term)) {
    const found = go(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function codeOf(term: ProofTerm) {
  if (term.kind === "global") return term.name;
  return term.kind === "fun" ? term.code : undefined;
}

function heldIn(term: ProofTerm): readonly ProofTerm[] {
  return term.kind === "fun" ? term.held : [];
}

function envIn(term: ProofTerm): readonly ProofTerm[] {
  return term.kind === "fun" ? term.env : [];
}

export function partsOf(term: ProofTerm): readonly ProofTerm[] {
  switch (term.kind) {
    case "make":
    case "prim":
      return term.args;
    case "fun":
      return [...term.env, ...term.held];
    case "call":
      return [term.fn, ...term.args];
    default:
      return [];
  }
}

/** Where no program says it. */
function usual({ type }: Variable): string {
  if (type?.kind === "fn") return "f";
  if (type?.kind !== "con") return "x";
  return type.name === "list" ? "l" : isInteger(type) ? "n" : (firstLetter(type) ?? "x");
}

export function isInteger(type: Type): boolean {
  return type.kind === "con" && ["i63", "i32", "i64", "native", "big"].includes(type.name);
}

function firstLetter(type: Extract<Type, { kind: "con" }>): string | undefined {
  return /^[a-z]/i.exec(shownName(type.name))?.[0].toLowerCase();
}
