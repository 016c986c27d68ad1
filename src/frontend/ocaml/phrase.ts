// Small pieces of OCaml that hosts put around what users wrote.

import type { Label } from "../../core/type.js";
import type { Called, LocalDefinition, NamedText, Observed, Observer } from "../../language/language.js";
import { shownLabel } from "./infer/label.js";

/** A function that applies another to what a function gives. */
export function observedDefinition(name: string, { text, labels, fixed }: Observed, observer: Observer): string {
  const params = labelledParameters(labels);
  const result = fixed ?? [text, ...params].join(" ");
  return `let ${[name, ...params].join(" ")} = ${observedCall(observer, parameters(labels.length), result)}`;
}

function observedCall({ text, seesArguments }: Observer, params: readonly string[], result: string): string {
  return [text, ...(seesArguments ? params : []), `(${result})`].join(" ");
}

export function namedValues(named: readonly NamedText[], body: string): string {
  return `${named.map(({ name, text }) => `let ${name} = ${text} in `).join("")}${body}`;
}

/** The values together as one. */
export function exitingText(code: number, condition: string | undefined, expression: string): string {
  const exit = condition === undefined ? "if true" : `if (${condition})`;
  return `(${exit} then Stdlib.exit ${code}; ${expression})`;
}

export function localDefinitions(definitions: readonly LocalDefinition[], expression: string): string {
  const written = definitions.map(({ isRecursive, bindings }) => {
    const all = bindings.map(({ name, text }) => `${name} = ${text}`).join(" and ");
    return `let ${isRecursive ? "rec " : ""}${all} in `;
  });
  return `${written.join("")}${expression}`;
}

export function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(${parts.map((part) => `(${part})`).join(", ")})`;
}

/**
 * What a call passes on to the function, as one value: the call is read with another function of that name, whose
 * result is of a type of its own. What does anything else with that result than give it back is no call.
 */
export function argumentsOfCall({ name, labels }: Called, call: string, observer: Observer | undefined): string {
  const isPath = name.includes(".");
  const spelled = isPath || /^[a-z_]/.test(name) ? name : `( ${name} )`;
  const [params, values] = [labelledParameters(labels), parameters(labels.length)];
  const applied = [spelled, ...params].join(" ");
  const used = observer === undefined ? applied : observedCall(observer, values, applied); // never run: arguments are of their types
  const defined = isPath ? ["elenchus_call", ...params].join(" ") : applied;
  return `type 'a elenchus_arguments = Elenchus_arguments of 'a;;
let ${defined} = let _ = fun () -> ${used} in Elenchus_arguments ${tupleText(values)} in
match (${isPath ? "elenchus_call" : ""}
${isPath ? afterPath(name, call) : call}
) with Elenchus_arguments arguments -> arguments`;
}

/** In a module: its arguments may well be made by the same function, so only the first one is another. */
function afterPath(name: string, call: string): string {
  const written = call.trimStart();
  return written.startsWith(name) ? written.slice(name.length) : ` (${written})`;
}

/** A value that is expected of a call, and so of its type. */
export function expectedValue(value: string, call: string): string {
  return `if false then (\n${call}\n) else (\n${value}\n)`;
}

/** What stands before a call is read without its type. */
export function expectedFirst(value: string, call: string): string {
  return `let elenchus_expected = (\n${value}\n) in if false then (\n${call}\n) else elenchus_expected`;
}

export function expectedException(value: string): string {
  return `((\n${value}\n) : exn)`;
}

/** As they are written where they are bound and where they are passed on; an optional one is an option here. */
function labelledParameters(labels: readonly Label[]): readonly string[] {
  return parameters(labels.length).map((name, i) => {
    const label = labels[i];
    return label === undefined ? name : `${shownLabel(label)}:${name}`;
  });
}

function parameters(arity: number): readonly string[] {
  return Array.from({ length: arity }, (_, i) => `x${i}`);
}
