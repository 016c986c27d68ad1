// How files of tests, and printed calls, name what they need of OCaml's library and of test frameworks: by the usual names, unless the program
// that is tested has something of its own under these.

import { freshName } from "../../language/invented-names.js";

export type SuiteNames = {
  /** Something that is visible everywhere: `ignore`, `List.mem`. */
  readonly standard: (name: string) => string;
  /** Something of a module that is opened before the program. */
  readonly opened: (module: string, name: string) => string;
  /** `a = b`; `operator` may be any between two operands. */
  readonly infix: (left: string, operator: string, right: string, module?: string) => string;
  /** Whether the program has a value of this name. */
  readonly isValue: (name: string) => boolean;
  /** A name for a definition in the file. */
  readonly fresh: (wanted: string) => string;
  /** Whether the program has lists of its own, which are written as the library's. */
  readonly hasLists: boolean;
  /** Whether a type is the library's. */
  readonly isStandardType: (name: string) => boolean;
};

/** `signature`: of the program. What its modules have counts too, as programs open them. */
export function suiteNames(signature: string): SuiteNames {
  const values = definedBy(VALUE, signature);
  const modules = definedBy(MODULE, signature);
  const types = definedBy(TYPE, signature);
  const isTaken = (name: string): boolean => {
    const [first = "", ...rest] = name.split(".");
    return rest.length === 0 ? values.has(first) : modules.has(first);
  };
  return {
    standard: (name) => (isTaken(name) ? `Stdlib.${name}` : name),
    opened: (module, name) => (isTaken(name) ? `${module}.${name}` : name),
    infix: (left, operator, right, module = "Stdlib") =>
      values.has(operator) ? `${module}.( ${operator} ) (${left}) (${right})` : `${left} ${operator} ${right}`,
    isValue: (name) => values.has(name),
    fresh: (wanted) => freshName(wanted, (name) => values.has(name)),
    hasLists: /\(::\)|\[\]/.test(signature),
    isStandardType: (name) => !types.has(name),
  };
}

function definedBy(pattern: RegExp, signature: string): ReadonlySet<string> {
  return new Set([...signature.matchAll(pattern)].map(([, name, operator]) => name ?? operator ?? ""));
}

const VALUE = /\b(?:val|external) (?:([\w']+)|\( (\S+) \)) :/g;
const MODULE = /\bmodule (?:type )?([\w']+)/g;
const TYPE = /\b(?:type|and) (?:nonrec )?(?:\([^)]*\) |[+-]?(?:'\w+|_) )?([\w']+)/g;
