// Preconditions that are tried where nobody wrote one: what functions often demand of their arguments. Which ones there are
// depends on the types; how they are written, on the language.
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import { con, type Type } from "../core/type.js";

/** Arguments by their names. */
export type Guess =
  | { readonly kind: "sign"; readonly of: string; readonly sign: "not negative" | "positive" | "not zero" }
  | { readonly kind: "order"; readonly left: string; readonly right: string; readonly order: "<=" | "<" | "<>" }
  | { readonly kind: "not-empty"; readonly of: string; readonly container: Container }
  | { readonly kind: "same-length"; readonly left: string; readonly right: string; readonly container: Container }
  | { readonly kind: "index"; readonly index: string; readonly of: string; readonly container: Container }
  | { readonly kind: "member"; readonly item: string; readonly of: string; readonly container: Container }
  | { readonly kind: "key"; readonly key: string; readonly of: string } // of a list of pairs
  | { readonly kind: "sorted"; readonly of: string } // a list
  | { readonly kind: "there"; readonly of: string } // an option
  | { readonly kind: "holds"; readonly predicate: string; readonly args: readonly string[] };

export type Container = "list" | "array" | "string";

export type GuessedParameter = { readonly name: string; readonly type: Type };

/** A function of the program that gives a truth. */
export type GuessedPredicate = { readonly name: string; readonly takes: readonly Type[] };

/** Those that demand least come first, as far as that can be said. */
export function guessesFor(
  params: readonly GuessedParameter[],
  predicates: readonly GuessedPredicate[],
): readonly Guess[] {
  const pairs = params.flatMap((a) => params.filter((b) => b !== a).map((b) => [a, b] as const));
  return [
    ...params.flatMap(ofOne),
    ...pairs.flatMap(([a, b]) => ofTwo(a, b)),
    ...predicates.flatMap((each) => ofPredicate(params, each)),
    ...params.flatMap((each): readonly Guess[] =>
      isIntegerList(each.type) ? [{ kind: "sorted", of: each.name }] : [],
    ),
  ];
}

function ofOne({ name, type }: GuessedParameter): readonly Guess[] {
  const container = containerOf(type);
  if (isInteger(type))
    return (["not zero", "not negative", "positive"] as const).map((sign) => ({ kind: "sign", of: name, sign }));
  if (type.kind === "con" && type.name === "option") return [{ kind: "there", of: name }];
  return container === undefined ? [] : [{ kind: "not-empty", of: name, container }];
}

function ofTwo(a: GuessedParameter, b: GuessedParameter): readonly Guess[] {
  const [own, other] = [containerOf(a.type), containerOf(b.type)];
  const guesses: Guess[] = [];
  if (isInteger(a.type) && isInteger(b.type)) {
    const [left, right] = [a.name, b.name];
    if (left < right) guesses.push({ kind: "order", left, right, order: "<>" });
    guesses.push({ kind: "order", left, right, order: "<=" }, { kind: "order", left, right, order: "<" });
  }
  if (isInteger(a.type) && other !== undefined)
    guesses.push({ kind: "index", index: a.name, of: b.name, container: other });
  if (own !== undefined && own === other && a.name < b.name)
    guesses.push({ kind: "same-length", left: a.name, right: b.name, container: own });
  const item = other === undefined || other === "string" ? undefined : argumentOf(b.type);
  if (item !== undefined && other !== undefined && isSame(item, a.type))
    guesses.push({ kind: "member", item: a.name, of: b.name, container: other });
  if (other === "list" && item?.kind === "con" && item.name === "tuple2" && isSame(item.args[0], a.type))
    guesses.push({ kind: "key", key: a.name, of: b.name });
  return guesses;
}

/** On every choice of arguments of its types, each at most once. */
function ofPredicate(params: readonly GuessedParameter[], { name, takes }: GuessedPredicate): readonly Guess[] {
  const choices = takes.reduce<readonly (readonly string[])[]>(
    (before, type) =>
      before.flatMap((chosen) =>
        params
          .filter((param) => isSame(param.type, type) && !chosen.includes(param.name))
          .map((param) => [...chosen, param.name]),
      ),
    [[]],
  );
  return choices.map((args) => ({ kind: "holds", predicate: name, args }));
}

function isInteger(type: Type): boolean {
  const literal = type.kind === "con" ? INTEGERS.get(type.name)?.literal : undefined;
  return literal !== undefined && literal !== "char";
}

function containerOf(type: Type): Container | undefined {
  if (type.kind !== "con") return undefined;
  if (TEXTS.has(type.name)) return "string";
  return (["list", "array"] as const).find((each) => each === type.name);
}

function argumentOf(type: Type): Type | undefined {
  return type.kind === "con" ? type.args[0] : undefined;
}

function isIntegerList(type: Type): boolean {
  return containerOf(type) === "list" && isInteger(argumentOf(type) ?? con("none"));
}

/** Type variables may be anything, and are taken to be one another only. */
function isSame(a: Type | undefined, b: Type | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
