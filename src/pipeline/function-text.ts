// The functions that are asked about, and each of them as a subject: at the types of its inputs, in disguise where types
// are hidden. Types are those of core; names are numbered from 1.
import { makersOf } from "../core/needs.js";
import { defSexp, nameSexp, programSexps } from "../core/print.js";
import type { Type } from "../core/type.js";
import { coreWriter, typeText } from "./core-text.js";
import type { AskedIn, SubjectIn } from "./work.js";

export function functionsText({ loaded, asked, given, operations, find }: AskedIn): string {
  const core = coreWriter();
  const typed = (name: string): readonly string[] => {
    const side = find(name);
    if (side === undefined) return ["  is not there"];
    return [`  core      ${core(nameSexp(side.name))} : ${typeText(core, side.type)}`];
  };
  const written = (name: string): string => {
    const own = find(name)?.name;
    const type = loaded.values.findLast((value) => value.core === own)?.shownType.replaceAll(/\s+/g, " ");
    return type === undefined ? name : `${name} : ${type}`;
  };
  const functions = asked.flatMap(({ shown, compared, observer }) => [
    written(shown),
    ...typed(compared),
    ...(observer === undefined ? [] : [`  observer  ${observer}`]),
  ]);
  const predicates = given.flatMap((name) => [`given ${written(name)}`, ...typed(name)]);
  const offered = [...operations].flatMap(([family, own]) => [
    `operations of ${core(nameSexp(family))}`,
    ...own.map(({ path, role, type }) => `  ${role.padEnd(9)} ${path} : ${typeText(core, type)}`),
  ]);
  return [...functions, ...predicates, ...offered].join("\n");
}

/** The function, what stands in for it, and how its inputs are made: core, with the rest as comments. */
export function subjectText({ subject, plain }: SubjectIn): string {
  const { side, params, result, shapes, effects, polymorphic, given } = subject;
  const core = coreWriter();
  const types = (all: readonly Type[]): string => all.map((type) => ` ${typeText(core, type)}`).join("");
  const smallest = params.reduce((sum, type) => sum + shapes.least(type), 0);
  const own = makersOf(plain.program.defs).get(plain.name);
  const [knownDefs, knownData] = [new Set(plain.program.defs), new Set(plain.program.data)];
  const added = programSexps({
    data: side.program.data.filter((decl) => !knownData.has(decl)),
    exceptions: [],
    types: new Map(),
    defs: side.program.defs.filter((def) => !knownDefs.has(def)),
  });
  return [
    `; function ${core(nameSexp(side.name))}`,
    `; inputs  ${types(params)}`,
    `; result  ${types([result])}`,
    `; the smallest input has size ${smallest}`,
    ...(polymorphic ? ["; type variables stand for integers"] : []),
    ...(effects ? ["; what is printed, and left in the arguments, counts"] : []),
    ...(given === undefined ? [] : [`; only inputs on which ${core(nameSexp(given.name))} holds`]),
    ...(own === undefined ? [] : [core(defSexp(own))]),
    ...added.map(core),
  ].join("\n");
}
