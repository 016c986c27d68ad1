// Calls of library functions: from the rows of the library's table, which of them give a type.
import type { Feature } from "./feature.js";
import { LIBRARY_ROWS } from "./library-rows.js";
import {
  argument,
  isCon,
  matchScheme,
  params,
  readType,
  type Scheme,
  type Subst,
  substitute,
  type Type,
  writeType,
} from "./type.js";

export type LibraryFunction = {
  readonly name: string;
  readonly raises: boolean;
  readonly scheme: Scheme;
  readonly labels: readonly (string | undefined)[];
  readonly feature: Feature;
};

export const LIBRARY: readonly LibraryFunction[] = LIBRARY_ROWS.map(readLine);

function readLine(line: string): LibraryFunction {
  const [, name = "", mark, type = ""] = /^([\w.]+)(!?) : (.*)$/.exec(line) ?? [];
  const labels = type.split(" -> ").length > 1 ? labelsOf(type) : [];
  const scheme = readType(type.replace(/~\w+:/g, ""));
  const module = name.includes(".") ? name.split(".")[0] : "Stdlib";
  return { name, raises: mark === "!", scheme, labels, feature: module as Feature };
}

/** The label of each argument; arrows inside parentheses separate nothing. */
function labelsOf(type: string): (string | undefined)[] {
  let depth = 0;
  const flat = [...type].map((c) => {
    if (c === "(") depth += 1;
    if (c === ")") depth -= 1;
    return depth > 0 && c === ">" ? " " : c;
  });
  return flat
    .join("")
    .split("->")
    .map((arg) => /^\s*~(\w+):/.exec(arg)?.[1]);
}

export type LibraryUse = {
  readonly fn: LibraryFunction;
  readonly given: number;
  readonly subst: Subst;
  readonly args: readonly Type[]; // as far as the result decides them
  readonly ordered: readonly Type[]; // what is compared
  readonly general: boolean; // gives any type at all
};

const known = new Map<string, readonly LibraryUse[]>();

/** Every way to get the type from a library function, with all or some of its arguments. */
export function libraryUses(target: Type): readonly LibraryUse[] {
  const key = writeType(target);
  const found = known.get(key) ?? LIBRARY.flatMap((fn) => usesOf(fn, target));
  known.set(key, found);
  return found;
}

function usesOf(fn: LibraryFunction, target: Type): LibraryUse[] {
  const count = params(fn.scheme.type).length;
  const uses: LibraryUse[] = [];
  let type = fn.scheme.type;
  for (let given = 0; given <= count; given++) {
    // A labelled function is only called with all its arguments, a narrowed one not passed on.
    const whole = given === count || !hasNarrowArgument(type, fn, given);
    const subst = whole ? matchScheme(fn.scheme, type, target) : undefined;
    if (subst !== undefined) uses.push(describe(fn, given, subst, type));
    if (type.kind === "fun") type = type.to;
  }
  return uses;
}

function describe(fn: LibraryFunction, given: number, subst: Subst, rest: Type): LibraryUse {
  const args = params(fn.scheme.type)
    .slice(0, given)
    .map((param) => substitute(param, subst));
  const ordered = args.filter(needsOrder).map((arg) => argument(arg));
  return { fn, given, subst, args, ordered, general: given > 0 && rest.kind === "var" };
}

export const needsOrder = (type: Type): boolean =>
  isCon(type, "comparable") || isCon(type, "cmp") || isCon(type, "exact_cmp");

const NARROW = [
  "small",
  "natural",
  "shift",
  "narrow_shift",
  "cmp",
  "exact_cmp",
  "comparable",
  "text_int",
  "text_float",
  "text_bool",
  "regexp",
  "template",
];

function hasNarrowArgument(rest: Type, fn: LibraryFunction, given: number): boolean {
  if (fn.labels.some((label) => label !== undefined)) return true;
  return params(rest).some((param) => param.kind === "con" && NARROW.includes(param.name)) && given >= 0;
}
