// The solution itself in the place of a function's body, with its helpers inside: what is left where no smaller change is
// found. It is a patch, and no repair: nothing of it is for students.
import { call, variable } from "../../core/build.js";
import type { Expr, Name } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";
import { neededBy } from "../../core/needs.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { freshCopy, renamed, supplyOfNames, withNames } from "../../core/supply.js";
import { asWritten, type Translation } from "./donors.js";
import type { Solution } from "./patient.js";

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
  const inner = call(variable(name), root.params.map(variable));
  const body = [...helpers, asked].reduceRight<Expr>((rest, def) => localDef(def, rest), inner);
  const translated = renamed({ name: (each) => each, ctor: words.ctor, id: (id) => id }, asWritten(body));
  return { root, now: freshCopy(supplyOfNames("solution"), withNames(new Map(), translated)) };
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

function localDef(def: Def, body: Expr): Expr {
  const node = { id: 0, at: body.at, written: true } as const;
  if (def.kind === "one") return { ...node, kind: "let", name: def.name, bound: def.bound, body };
  return { ...node, kind: "letrec", bindings: def.bindings, body };
}
