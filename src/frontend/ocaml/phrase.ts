// Small pieces of OCaml that hosts put around what users wrote.

import { parameterNames, resultNames } from "../../language/invented-names.js";
import type { Called, Observed, Observer, Recorded, SequencedCall } from "../../language/language.js";

/** A function that applies another to what a function gives. */
export function observedDefinition(name: string, { text, arity, fixed }: Observed, observer: Observer): string {
  const params = parameters(arity);
  return `let ${[name, ...params].join(" ")} = ${observedCall(observer, params, fixed ?? [text, ...params].join(" "))}`;
}

function observedCall({ text, seesArguments }: Observer, params: readonly string[], result: string): string {
  return [text, ...(seesArguments ? params : []), `(${result})`].join(" ");
}

/** The calls are kept in lists, the last one first. */
export function recordedCall(call: string, { arities, numbered, isUnit, raises }: Recorded): string {
  const isOne = arities.length === 1;
  const writers = arities.map((arity, i) => {
    const [n, params] = [isOne ? "" : i + 1, parameterNames(arity)];
    const order = isOne ? "" : `order := ${n} :: !order; `;
    const push = `${order}calls${n} := ${params.length === 1 ? params[0] : `(${params.join(", ")})`} :: !calls${n}`;
    const body = numbered[i] ? `(${push}; List.length !calls${n})` : push;
    return `let calls${n} = ref [] in let record${n} ${params.join(" ")} = ${body} in `;
  });
  const lists = [...(isOne ? [] : ["order"]), ...arities.map((_, i) => `calls${isOne ? "" : i + 1}`)];
  const isDropped = isUnit || raises;
  const seen = [...(isDropped ? [] : ["result"]), ...lists.map((list) => `List.rev !${list}`)];
  const whole = seen.length === 1 ? `${seen[0]}` : `(${seen.join(", ")})`;
  const caught = isUnit ? call : `ignore (${call})`;
  const begun = raises ? `(try ${caught} with _ -> ()); ` : isUnit ? `${call}; ` : `let result = ${call} in `;
  return `${isOne ? "" : "let order = ref [] in "}${writers.join("")}${begun}${whole}`;
}

export function callsInSequence(calls: readonly SequencedCall[], first?: string): string {
  return `${first === undefined ? "" : `let f = ${first} in `}${oneAfterTheOther(calls)}`;
}

function oneAfterTheOther(calls: readonly SequencedCall[]): string {
  const given = calls.filter(({ isUnit }) => !isUnit);
  const last = calls.at(-1);
  if (given.length === 1 && last !== undefined && !last.isUnit) return calls.map(({ text }) => text).join("; ");
  const names = resultNames(given.length);
  const begun = calls.map((each) =>
    each.isUnit ? `${each.text}; ` : `let ${names[given.indexOf(each)]} = ${each.text} in `,
  );
  return `${begun.join("")}${names.length === 1 ? names[0] : `(${names.join(", ")})`}`;
}

/** The values together as one. */
export function exitingText(code: number, condition: string | undefined, expression: string): string {
  const exit = condition === undefined ? "if true" : `if (${condition})`;
  return `(${exit} then Stdlib.exit ${code}; ${expression})`;
}

export function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(${parts.map((part) => `(${part})`).join(", ")})`;
}

/**
 * What a call passes on to the function, as one value: the call is read with another function of that name, whose
 * result is of a type of its own. What does anything else with that result than give it back is no call.
 */
export function argumentsOfCall({ name, arity }: Called, call: string, observer: Observer | undefined): string {
  if (name.includes(".")) return argumentsOfPath(name, arity, call, observer);
  const params = parameters(arity);
  const spelled = /^[a-z_]/.test(name) ? name : `( ${name} )`;
  const applied = [spelled, ...params].join(" ");
  const used = observer === undefined ? applied : observedCall(observer, params, applied); // never run: arguments are of their types
  return `type 'a elenchus_arguments = Elenchus_arguments of 'a;;
let ${applied} = let _ = fun () -> ${used} in Elenchus_arguments ${tupleText(params)} in
match (
${call}
) with Elenchus_arguments arguments -> arguments`;
}

/** In a module: its arguments may well be made by the same function, so only the first one is another. */
function argumentsOfPath(name: string, arity: number, call: string, observer: Observer | undefined): string {
  const params = parameters(arity);
  const [start, written] = [name.length, call.trimStart()];
  const rest = written.startsWith(name) ? written.slice(start) : ` (${written})`;
  const applied = [name, ...params].join(" ");
  const used = observer === undefined ? applied : observedCall(observer, params, applied);
  return `type 'a elenchus_arguments = Elenchus_arguments of 'a;;
let elenchus_call ${params.join(" ")} = let _ = fun () -> ${used} in Elenchus_arguments ${tupleText(params)} in
match (elenchus_call
${rest}
) with Elenchus_arguments arguments -> arguments`;
}

/** A value that is expected of a call, and so of its type. */
export function expectedValue(value: string, call: string): string {
  return `if false then (\n${call}\n) else (\n${value}\n)`;
}

export function expectedException(value: string): string {
  return `((\n${value}\n) : exn)`;
}

function parameters(arity: number): readonly string[] {
  return Array.from({ length: arity }, (_, i) => `x${i}`);
}
