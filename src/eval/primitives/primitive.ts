// What the evaluator knows of one primitive: the function that computes it, and, for those
// worth it, how to write it in place. A symbolic version will be a further column.
import type { Value } from "../../core/value.js";
import type { Js } from "../js.js";
import type { Runtime } from "../runtime.js";

/** Called with as many operands as the primitive takes, each of the kind it takes. */
export type Concrete = (rt: Runtime, ...operands: never[]) => Value;

/** Writes the operation on operands that are cheap to repeat. */
export type Inline = (site: Site, ...operands: Js[]) => Js;

export type Site = {
  /** Declares a variable of the function for a value in between. */
  fresh(): string;
  /** The text of a call of the primitive's own function, for the cases not written in place. */
  readonly otherwise: string;
};

export type Primitive = { readonly run: Concrete; readonly inline: Inline | undefined };

export function primitive(run: Concrete, inline?: Inline): Primitive {
  return { run, inline };
}
