// Tags of polymorphic variants as constructors of one open family, which all programs share:
// `A is one constructor without an argument and another one with it.
import { fixedName, type Name } from "../../../core/expr.js";
import type { CtorDecl as CoreCtor } from "../../../core/program.js";
import type { Path } from "../syntax.js";
import type { Context } from "./context.js";
import type { CtorInfo, TypeInfo } from "./entities.js";
import { GENERIC, newTy, type Ty } from "./ty.js";

export function isTag({ name }: Path): boolean {
  return name.startsWith("`");
}

const TAGS: TypeInfo = {
  name: "tags",
  modules: [],
  core: fixedName("tags"),
  params: [],
  variance: [],
  manifest: undefined,
  body: { kind: "abstract" },
};

/** With its backquote; the same name in every program. */
export function tagName(tag: string, hasArgument: boolean): Name {
  return fixedName(`${tag}/${hasArgument ? 1 : 0}`);
}

/** The constructor that a tag is in core. */
export function tagCtor(ctx: Context, tag: string, arg: Ty | undefined): CtorInfo {
  const core = tagName(tag, arg !== undefined);
  if (!ctx.tags.has(core)) ctx.tags.set(core, coreTag(tag, arg === undefined ? [] : [ANY]));
  const result = newTy({ kind: "con", info: TAGS, args: [], expansion: undefined }, GENERIC);
  return { name: tag, core, args: arg === undefined ? [] : [arg], result, family: TAGS };
}

/** A tag may have an argument of any type. */
export const ANY: CoreCtor["fields"][number] = { kind: "var", name: "a" };

export function coreTag(tag: string, fields: CoreCtor["fields"]): CoreCtor {
  return { name: tagName(tag, fields.length > 0), fields, labels: undefined, rank: tagRank(tag, fields.length > 0) };
}

/** Where the evaluator puts the open family's constructors without arguments: behind all others. */
const CONSTANTS_FROM = 1000 * 2 ** 32;

/** In the structural order constant tags come first; then it is the hash of the name that counts. */
function tagRank(tag: string, hasArgument: boolean): number {
  const hash = tagHash(tag.slice(1));
  return hasArgument ? hash : hash - CONSTANTS_FROM - 2 ** 32;
}

/** The integer that a tag is at run time: 31 bits, with a sign. */
export function tagHash(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (223 * hash + letter.charCodeAt(0)) % 2 ** 31;
  return hash >= 2 ** 30 ? hash - 2 ** 31 : hash;
}
