// The type of a function at which an input is run that was chosen elsewhere: of a polymorphic function the instance that
// takes the input's values, `string -> string list -> bool` of `mem` for "x" and ["x"].
import { link } from "../core/link.js";
import type { Type } from "../core/type.js";
import { typeKey } from "../explore/type-key.js";
import { commonInteger } from "../subject/asked.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { isKeptAt, type Recording, takenAt } from "../subject/recording.js";
import { atIntegers, type Subject } from "../subject/subject.js";

/** The types of the values that are given, each for a parameter of the function. */
export type GivenTypes = ReadonlyMap<number, Type>;

/** Of the arguments of a call, in order. */
export function typesOfCall(args: readonly Type[]): GivenTypes {
  return new Map(args.entries());
}

/** Of the values of a witness: for what is left to be chosen where calls are written down. */
export function typesOfChosen({ recording }: Pick<Subject, "recording">, chosen: readonly Type[]): GivenTypes {
  if (recording === undefined) return typesOfCall(chosen);
  const taken = takenAt(recording).flatMap((at, i) => {
    const type = chosen[i];
    return type === undefined ? [] : [[at, withoutNumber(recording, at, type)] as const];
  });
  return new Map(taken);
}

/** A function that is called after it was written down takes the number of the call as well. */
function withoutNumber(recording: Recording, at: number, type: Type): Type {
  return isKeptAt(recording, at) ? withoutLastParameter(type) : type;
}

function withoutLastParameter(type: Type): Type {
  if (type.kind !== "fn") return type;
  return type.to.kind === "fn" ? { ...type, to: withoutLastParameter(type.to) } : type.to;
}

export type TypeOfInput =
  | { readonly kind: "as-it-is" } // the type that the function has been made ready at
  | { readonly kind: "instance"; readonly type: Type }
  | { readonly kind: "misfit" }; // the function takes no such values

/** Among the instances of the reference's function: which of them a submission has is for others to say. */
export function typeOfInput(
  read: ReadExercise,
  { compared }: AskedFunction,
  subject: Subject,
  given: GivenTypes,
): TypeOfInput {
  const side = referenceSide(read, compared);
  const integer = commonInteger(read);
  if (side === undefined || !atIntegers(side.type, integer).polymorphic) return { kind: "as-it-is" };
  const { comparable: program } = read.reference;
  const unified = link({ program, type: side.type }, { program, type: typeTaking(side.type, given) });
  if (!unified.ok) return { kind: "misfit" };
  const { params } = uncurried(atIntegers(unified.type, integer).type);
  const isReady = params.map(typeKey).join() === ownParams(subject).map(typeKey).join();
  return isReady ? { kind: "as-it-is" } : { kind: "instance", type: unified.type };
}

/** Any function that takes these values. */
function typeTaking(type: Type, given: GivenTypes): Type {
  const any = (what: string | number): Type => ({ kind: "var", name: `elenchus ${what}` });
  const taking = (at: Type, i: number): Type =>
    at.kind === "fn" ? { ...at, from: given.get(i) ?? any(i), to: taking(at.to, i + 1) } : any("result");
  return taking(type, 0);
}

function ownParams({ params, disguise, recording }: Subject): readonly Type[] {
  return disguise?.params ?? recording?.params ?? params;
}
