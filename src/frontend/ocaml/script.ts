// Expressions of OCaml that bind names of their own around what users wrote. Pasted after a program they mean the same,
// whatever it defines: they hide no name of its own, and name the library so that nothing of the program is meant.
import { numbered, parameterNames, recorderNames, resultNames } from "../../language/invented-names.js";
import type { Recorded, Scripts, SequencedCall, SharedObject } from "../../language/language.js";
import { type SuiteNames, suiteNames } from "./suite-names.js";

export function ocamlScripts(signatures: readonly string[]): Scripts {
  const names = suiteNames(signatures.join("\n"));
  return {
    fresh: names.fresh,
    first: "f", // which `let` does not bind in what it stands for
    results: (count) => resultNames(count, names.isValue),
    recorders: (count) => recorderNames(count, names.isValue),
    recorded: (call, recorded) => recordedCall(names, call, recorded),
    sequence: (calls, first, also = []) =>
      `${first === undefined ? "" : `let f = ${first} in `}${oneAfterTheOther(names, calls, also)}`,
    calls: (calls, shared) => callsBefore(names, calls, shared),
  };
}

/** The calls are kept in lists, the last one first. */
function recordedCall(names: SuiteNames, call: string, recorded: Recorded): string {
  const { arities, isUnit, raises } = recorded;
  const count = arities.length;
  const lists = numbered("calls", count).map(names.fresh);
  const order = count === 1 ? undefined : names.fresh("order");
  const result = names.fresh("result");
  const made = [...(order === undefined ? [] : [order]), ...lists];
  const kept = made.map((list) => `${names.standard("List.rev")} ${content(names, list)}`);
  const seen = [...(isUnit || raises ? [] : [result]), ...kept];
  const whole = seen.length === 1 ? `${seen[0]}` : `(${seen.join(", ")})`;
  const caught = isUnit ? call : `${names.standard("ignore")} (${call})`;
  const begun = raises ? `(try ${caught} with _ -> ()); ` : isUnit ? `${call}; ` : `let ${result} = ${call} in `;
  const empty = order === undefined ? "" : `let ${order} = ${emptyCell(names)} in `;
  return `${empty}${writersOf(names, recorded, lists, order)}${begun}${whole}`;
}

function writersOf(
  names: SuiteNames,
  { arities, numbered: isNumbered }: Recorded,
  lists: readonly string[],
  order: string | undefined,
): string {
  const recorders = recorderNames(arities.length, names.isValue);
  const writers = arities.map((arity, i) => {
    const [list, params] = [`${lists[i]}`, parameterNames(arity)];
    const given = params.length === 1 ? `${params[0]}` : `(${params.join(", ")})`;
    const push = `${order === undefined ? "" : `${pushed(names, order, `${i + 1}`)}; `}${pushed(names, list, given)}`;
    const body = isNumbered[i] ? `(${push}; ${names.standard("List.length")} ${content(names, list)})` : push;
    return `let ${list} = ${emptyCell(names)} in let ${recorders[i]} ${params.join(" ")} = ${body} in `;
  });
  return writers.join("");
}

function emptyCell(names: SuiteNames): string {
  return `${names.standard("ref")} ${names.hasLists ? "([] : _ Stdlib.List.t)" : "[]"}`;
}

function pushed(names: SuiteNames, list: string, item: string): string {
  const before = content(names, list);
  const all = names.hasLists ? `${names.standard("List.cons")} ${item} ${before}` : `${item} :: ${before}`;
  return names.infix(list, ":=", all);
}

function content({ isValue }: SuiteNames, cell: string): string {
  return isValue("!") ? `(Stdlib.( ! ) ${cell})` : `!${cell}`;
}

function oneAfterTheOther({ isValue }: SuiteNames, calls: readonly SequencedCall[], also: readonly string[]): string {
  const given = calls.filter(({ isUnit }) => !isUnit);
  const last = calls.at(-1);
  const isPlain = given.length === 1 && also.length === 0 && last?.isUnit === false && last.shown === undefined;
  if (isPlain) return calls.map(({ text }) => text).join("; ");
  const names = resultNames(given.length, isValue);
  const begun = calls.map((each) =>
    each.isUnit ? `${each.text}; ` : `let ${names[given.indexOf(each)]} = ${each.text} in `,
  );
  const seen = [...given.map(({ shown }, i) => shown?.(`${names[i]}`) ?? `${names[i]}`), ...also];
  return `${begun.join("")}${seen.length === 1 ? seen[0] : `(${seen.join(", ")})`}`;
}

function callsBefore({ standard }: SuiteNames, calls: readonly SequencedCall[], shared?: SharedObject): string {
  const before = calls.slice(0, -1).map(({ text, isUnit }) => (isUnit ? text : `${standard("ignore")} (${text})`));
  const all = [...before, ...calls.slice(-1).map(({ text }) => text)].join("; ");
  return shared === undefined ? all : `let ${shared.name} = ${shared.text} in ${all}`;
}
