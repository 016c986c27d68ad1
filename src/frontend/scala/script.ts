// Expressions of Scala that bind names of their own around what users wrote: none of a program's own names.
import {
  freshName,
  type IsTaken,
  numbered,
  parameterNames,
  recorderNames,
  resultNames,
} from "../../language/invented-names.js";
import type { Loaded, Recorded, Scripts, SequencedCall, SharedObject } from "../../language/language.js";

export function scalaScripts(programs: readonly Pick<Loaded, "signature" | "values">[]): Scripts {
  const objects = programs.flatMap(({ signature }) => [...signature.matchAll(/\b(?:object|class) ([^\s([{]+)/g)]);
  const values = programs.flatMap((program) => program.values.flatMap(({ name }) => name.split(".")));
  const taken = new Set([...values, ...objects.flatMap(([, name]) => name ?? [])]);
  const isTaken: IsTaken = (name) => taken.has(name);
  return {
    first: freshName("f", isTaken),
    fresh: (wish) => freshName(wish, isTaken),
    results: (count) => resultNames(count, isTaken),
    recorders: (count) => recorderNames(count, isTaken),
    recorded: (call, recorded) => recordedCall(isTaken, call, recorded),
    sequence: (calls, first, also = []) => callsInSequence(isTaken, calls, first, also),
    calls: callsBefore,
  };
}

/** The calls are kept in lists of anything: their types can be read off the call. */
function recordedCall(
  isTaken: IsTaken,
  call: string,
  { arities, numbered: isNumbered, isUnit, raises }: Recorded,
): string {
  const isOne = arities.length === 1;
  const library = isTaken("List") ? "scala.List" : "List";
  const [order, result] = ["order", "result"].map((wish) => freshName(wish, isTaken));
  const lists = numbered("calls", arities.length).map((wish) => freshName(wish, isTaken));
  const recorders = recorderNames(arities.length, isTaken);
  const writers = arities.flatMap((arity, i) => {
    const [list, names] = [lists[i], parameterNames(arity)];
    const params = `(${names.map((name) => `${name}: Any`).join(", ")})`;
    const push = `${list} = ${list} :+ ${names.length === 1 ? names[0] : `((${names.join(", ")}))`}`;
    const count = isNumbered[i] ? [`${list}.length`] : [];
    const steps = [...(isOne ? [] : [`${order} = ${order} :+ ${i + 1}`]), push, ...count];
    const body = steps.length === 1 ? push : `{ ${steps.join("; ")} }`;
    return [
      `var ${list} = ${library}[Any]()`,
      `def ${recorders[i]}${params}: ${isNumbered[i] ? "Int" : "Unit"} = ${body}`,
    ];
  });
  const caught = `try { ${call} } catch { case _: Throwable => }`;
  const called = raises ? caught : isUnit ? call : `val ${result} = ${call}`;
  const whole = tupleText([...(isUnit || raises ? [] : [`${result}`]), ...(isOne ? [] : [`${order}`]), ...lists]);
  return `{ ${[...(isOne ? [] : [`var ${order} = ${library}[Int]()`]), ...writers, called, whole].join("; ")} }`;
}

function callsInSequence(
  isTaken: IsTaken,
  calls: readonly SequencedCall[],
  first: string | undefined,
  also: readonly string[],
): string {
  const given = calls.filter(({ isUnit }) => !isUnit);
  const last = calls.at(-1);
  const isPlain = given.length === 1 && also.length === 0 && last?.isUnit === false && last.shown === undefined;
  const names = isPlain ? [] : resultNames(given.length, isTaken);
  const made = calls.map((each) => {
    const name = names[given.indexOf(each)];
    return name === undefined ? each.text : `val ${name} = ${each.text}`;
  });
  const seen = [...given.map(({ shown }, i) => shown?.(`${names[i]}`) ?? `${names[i]}`), ...also];
  const all = [
    ...(first === undefined ? [] : [`val ${freshName("f", isTaken)} = ${first}`]),
    ...made,
    ...(isPlain ? [] : [tupleText(seen)]),
  ];
  return `{ ${all.join("; ")} }`;
}

function callsBefore(calls: readonly SequencedCall[], shared?: SharedObject): string {
  const all = [
    ...(shared === undefined ? [] : [`val ${shared.name} = ${shared.text}`]),
    ...calls.map(({ text }) => text),
  ];
  return all.length === 1 ? `${all[0]}` : `{ ${all.join("; ")} }`;
}

/** Scala has no larger tuples. */
export const TUPLE_MAX = 22;

/** The values together as one. */
export function tupleText(parts: readonly string[]): string {
  if (parts.length > TUPLE_MAX) return `scala.List(${parts.join(", ")})`;
  return parts.length === 1 ? `${parts[0]}` : `(${parts.join(", ")})`;
}
