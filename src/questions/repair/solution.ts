// The solution itself in the place of a function's body, with its helpers inside: what is left where no smaller change is
// found. It is a patch, and no repair: nothing of it is for students.
import { call, make, variable } from "../../core/build.js";
import type { Expr, Lam, Name, Pattern } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";
import { neededBy } from "../../core/needs.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { renamed, supplyOfNames } from "../../core/supply.js";
import { isImplied } from "../cover/instrument.js";
import { type Candidate, candidatesFor } from "./candidate.js";
import { asWritten, localDef, newCopy, type Translation } from "./donors.js";
import type { Patient, Solution } from "./patient.js";

type Side = { readonly program: Program; readonly file: string; readonly entry: Name };

/** Undefined where the two functions take their arguments in other ways. */
export function solutionOf(reference: Side, submission: Side, words: Translation): Solution | undefined {
  const own = ownDefs(reference);
  const asked = own.findLast((def) => definedNames(def).some((name) => words.global(name) !== undefined));
  const name = asked && definedNames(asked).find((each) => words.global(each) !== undefined);
  const target = name && words.global(name);
  const home = ownDefs(submission).find((def) => target !== undefined && definedNames(def).includes(target));
  const [given, root] = [boundOf(asked, name), boundOf(home, target)];
  if (given?.kind !== "lam" || root?.kind !== "lam" || asked === undefined || name === undefined) return undefined;
  if (given.params.length !== root.params.length) return undefined;
  const helpers = own.slice(0, own.indexOf(asked));
  const inside = insideOf(root);
  if (inside === undefined) return undefined;
  const inner = call(variable(name), inside.args);
  const body = [...helpers, asked].reduceRight<Expr>((rest, def) => localDef(def, rest), inner);
  const translated = renamed({ name: (each) => each, ctor: words.ctor, id: (id) => id }, asWritten(body));
  return { root, body: inside.body, now: newCopy(supplyOfNames("solution"), translated) };
}

/** The solution as a change, if there is one. */
export function solutionCandidates(patient: Patient): readonly Candidate[] {
  if (patient.solution === undefined) return [];
  const { body, root, now } = patient.solution;
  const place = { node: body, top: body, operands: new Map(), root, size: 0, around: undefined };
  return candidatesFor(patient, place, [{ idea: "whole function", now }]);
}

/** What users wrote of a function's body, and its arguments by the names that they have there. */
function insideOf({ params, body }: Lam): { readonly body: Expr; readonly args: readonly Expr[] } | undefined {
  let [inner, args] = [body, params.map(variable)];
  while (inner.kind === "match" && inner.on.kind === "var" && !inner.on.written) {
    const [arm, ...others] = inner.arms.filter((each) => !isImplied(each));
    if (arm === undefined || others.length > 0) return undefined;
    const [taken, whole] = [inner.on.name, asExpression(arm.pattern)];
    if (whole === undefined) return undefined;
    args = args.map((arg) => (arg.kind === "var" && arg.name === taken ? whole : arg));
    inner = arm.body;
  }
  return { body: inner, args };
}

/** Undefined where a part of it has no name. */
function asExpression(pattern: Pattern): Expr | undefined {
  if (pattern.kind === "bind") return variable(pattern.name);
  if (pattern.kind === "as") return variable(pattern.name);
  if (pattern.kind !== "ctor") return undefined;
  const parts = pattern.args.map(asExpression);
  return parts.every((part) => part !== undefined) ? make(pattern.ctor, parts) : undefined;
}

/** What users wrote of what a function needs, in order. */
function ownDefs({ program, file, entry }: Side): readonly Def[] {
  const needed = new Set(neededBy(program, entry));
  return program.defs.filter((def) => needed.has(def) && boundIn(def).some(({ at }) => at.file === file));
}

function boundOf(def: Def | undefined, name: Name | undefined): Expr | undefined {
  if (def === undefined) return undefined;
  return def.kind === "one" ? def.bound : def.bindings.find((each) => each.name === name)?.bound;
}
