// Running a whole program in the interpreter: its definitions in order, all in one frame.
import type { Def } from "../../core/program.js";
import { UNIT, type Value } from "../../core/value.js";
import type { Runtime } from "../runtime.js";
import type { Unit } from "../unit.js";
import type { Code, Frame } from "./code.js";
import { evaluate } from "./machine.js";
import { constant, declare, resolve, resolveRec, type Scope, topScope } from "./resolve.js";

/** Evaluates the definitions; their values go into the array, in the order they are defined. */
export function interpretDefs(unit: Unit, rt: Runtime, globals: Value[]): void {
  const scope = topScope(unit);
  const frame: Frame = { slots: [], parent: undefined };
  for (const def of unit.program.defs) {
    evaluate(rt, resolveDef(scope, def), frame);
    const names = def.kind === "one" ? [def.name] : def.bindings.map((b) => b.name);
    for (const name of names) globals.push(frame.slots[scope.places.get(name)?.slot ?? -1] as Value);
  }
}

function resolveDef(scope: Scope, def: Def): Code {
  const done = constant(UNIT);
  if (def.kind === "rec") return resolveRec(scope, def.bindings).reduceRight<Code>((body, wrap) => wrap(body), done);
  const bound = resolve(scope, def.bound);
  return { kind: "let", simple: false, slot: declare(scope, def.name), bound, body: done };
}
