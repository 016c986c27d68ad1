// Programs with more definitions than somebody wrote.
import { idsBeyond, inventing } from "./ids.js";
import { type Def, mapBound, type Program } from "./program.js";
import { wellFormed } from "./self-check.js";

/** With definitions after all others that are made up: whatever their nodes are made of, they get ids of their own. */
export function withDefinitions(pass: string, program: Program, made: readonly Def[]): Program {
  const invented = inventing(idsBeyond(program.defs));
  return wellFormed(pass, { ...program, defs: [...program.defs, ...made.map((def) => mapBound(def, invented))] });
}
