// Why two functions cannot be compared, in the user's words.
import { absurd } from "../basis/absurd.js";
import { type Name, shownName } from "../core/expr.js";
import { con, type Type } from "../core/type.js";
import type { Outcome } from "../eval/outcome.js";
import type { Loaded } from "../language/language.js";
import type { Diagnostic } from "../report/diagnostic.js";
import type { Verdict } from "../report/verdict.js";
import { nameInReference, nameMeant } from "./names.js";
import type { Mismatch } from "./pair.js";
import { isAcross, type ReadAttempt } from "./read.js";
import type { Unfit } from "./subject.js";

function cannot(why: string, hint: string | undefined = undefined): Verdict {
  return { kind: "cannot-compare", why, hint };
}

/** What a program does is not known before it is supported. */
export function notKnown(what: string): Verdict {
  return { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "unsupported", what }] };
}

/** `added`: what was read after the program, and is not its own. */
export function missingFunction(
  { values }: Loaded,
  name: string,
  which: "reference" | "submission",
  added: readonly string[] = [],
): Verdict {
  const names = [...new Set(values.map((value) => value.name))].filter((each) => !added.includes(each)).slice(-10);
  const hint =
    names.length === 0 ? "It defines nothing." : `It defines ${names.map((each) => `\`${each}\``).join(", ")}.`;
  return cannot(`the ${which} does not define \`${name}\``, hint);
}

export function notFunction(name: string): Verdict {
  return cannot(`\`${name}\` is not a function`, "Only functions are compared.");
}

/** The observer does not fit: most often it looks for a function that is not there. */
export function unobserved(
  { submission, exercise: { functions } }: ReadAttempt,
  { shown }: { readonly shown: string },
  { title, label }: Diagnostic,
): Verdict {
  const missing = [...functions, shown].find((name) => !submission.values.some((value) => value.name === name));
  if (missing !== undefined && (functions.includes(missing) || functions.length === 0))
    return missingFunction(submission, missing, "submission");
  return cannot(`the observer cannot be applied to it: ${label === "" ? title : label}`);
}

export function unfitPredicate(reference: Loaded, predicate: string, name: string): Verdict {
  return cannot(
    `\`${predicate}\` cannot be asked about the arguments of \`${name}\`: its type is ${shownType(reference, predicate)}`,
    `It must take the first arguments of \`${name}\`, whose type is ${shownType(reference, name)}, and give a bool.`,
  );
}

export function mismatchWords(read: ReadAttempt, name: string, why: Mismatch): Verdict {
  const { reference, submission } = read;
  switch (why.kind) {
    case "types": {
      const around = why.clash.within.at(-1);
      if (around !== undefined) return otherArguments(around.reference);
      const hides = onlySubmissionHides(read, why.clash.parts.submission);
      if (hides !== undefined) return hides;
      const wanted = shownType(reference, nameInReference(read, name));
      const given = shownType(submission, nameMeant(submission, name, reference));
      const type = isAcross(read) ? "a type that corresponds to the reference's" : "the type of the reference";
      return cannot(`its type is ${given}, but the reference's is ${wanted}`, `Give it ${type}.`);
    }
    case "lacks":
      return cannot(
        `its type \`${shownName(why.type)}\` lacks the constructor \`${shownName(why.ctor)}\` of the reference`,
        `Add \`${shownName(why.ctor)}\` to the type.`,
      );
    default:
      return unfitWords(why.kind === "loading" ? read[why.which] : reference, why);
  }
}

/** Of a program of which one function cannot be asked about. */
export function unfitWords(program: Loaded, why: Unfit): Verdict {
  switch (why.kind) {
    case "endless":
      return cannot(
        `inputs of type \`${why.type.kind === "con" ? shownName(why.type.name) : "this"}\` would have no end`,
      );
    case "unmakeable":
      return unmakeable(why.type);
    case "loading":
      if (why.machine.outcome.kind === "unsupported") return notKnown(why.machine.outcome.what);
      return cannot(`the ${why.which} ${loadingWords(program, why.machine.outcome)}`);
    default:
      return absurd(why);
  }
}

/** What the reference knows the inside of must not be hidden. */
function onlySubmissionHides({ reference, submission }: ReadAttempt, type: Type): Verdict | undefined {
  if (type.kind !== "con") return undefined;
  const decl = submission.program.data.find(({ name }) => name === type.name);
  if (decl?.abstract !== true || reference.program.data.includes(decl)) return undefined;
  const name = shownName(type.name);
  return cannot(
    `its signature hides the type ${name}, and the reference's does not`,
    `Hide ${name} in the reference too, or write the type out in the submission's signature.`,
  );
}

function unmakeable(type: Type): Verdict {
  if (type.kind !== "con") return unsupportedInput(type);
  const name = shownName(type.name);
  const modules = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  const whose = modules === "" ? "no operation that both programs have" : `no operation of ${modules}`;
  return cannot(
    `${whose} makes a value of type ${name}`,
    "A constant or a function that gives one must be in the signature, in both programs.",
  );
}

function otherArguments(ctor: Name): Verdict {
  const name = `\`${shownName(ctor)}\``;
  return cannot(
    `the constructor ${name} has other arguments than in the reference`,
    `Give ${name} the reference's arguments.`,
  );
}

function shownType({ values }: Loaded, name: string): string {
  return values.findLast((value) => value.name === name)?.shownType ?? "unknown";
}

export function loadingWords({ showValue }: Loaded, outcome: Outcome): string {
  switch (outcome.kind) {
    case "raised":
      return `raises ${showValue(outcome.exn, con("exn"))} when it is loaded`;
    case "unfinished":
      return "does not finish loading";
    case "unsupported":
      return "cannot be loaded";
    case "exited":
      return `calls exit ${outcome.code} when it is loaded`;
    case "value":
      return "loads";
    default:
      return absurd(outcome);
  }
}

/** Integers of a width that core names by its bits, as programs call them. */
const WIDE: Readonly<Record<string, string>> = { i32: "int32", i64: "int64", native: "nativeint" };

export function unsupportedInput(type: Type): Verdict {
  if (type.kind !== "con") return cannot("inputs with functions for all types cannot be made yet");
  return cannot(`inputs of type \`${WIDE[type.name] ?? shownName(type.name)}\` cannot be made yet`);
}
