// Values that are no functions: which of a reference's are asked about though nobody named them, and which of those a
// submission may do without.
import { type Name, tupleWidth } from "../core/expr.js";
import { definedNames, neededNames } from "../core/library.js";
import { makersIn } from "../core/needs.js";
import { boundIn, type DataDecl, type Def, type Program } from "../core/program.js";
import { BUILTIN_TYPES, type Type } from "../core/type.js";
import { variablesIn } from "../explore/index-types.js";
import type { DefinedValue, Loaded } from "../language/language.js";
import { uncurried } from "./hidden/operation.js";
import { nameInReference } from "./names.js";
import { isUnit } from "./recording.js";

export function isFunction({ stored }: DefinedValue): boolean {
  return stored === undefined;
}

/** By its name; what the reference does not define is none. */
export function isAskedFunction(
  read: { readonly reference: Loaded; readonly submission?: Loaded },
  name: string,
): boolean {
  const meant = nameInReference(read, name);
  const value = read.reference.values.findLast((each) => each.name === meant);
  return value === undefined || isFunction(value);
}

/**
 * Whether a value is asked about by itself. Unit tells nothing; what holds types of its own (a packed module), or is hidden
 * without any operation, cannot be looked into. A value of a hidden type that is one of its operations (an empty set) is an input of the others. What
 * can be changed, and is used by functions, is their state. Both show in what functions do.
 */
export function isAskedAlone(loaded: Loaded, value: DefinedValue): boolean {
  const { result } = uncurried(value.type);
  if (isFunction(value) || !value.isOffered || isUnit(result) || holds(loaded, result, isOpaque)) return false;
  if (isOperation(loaded, value, result)) return false;
  return !(isUsed(loaded, value, definesFunctions) && holds(loaded, result, isMutable));
}

/** Of a type that can be looked into, values are compared as any others. */
function isOperation({ program, operations }: Loaded, { name }: DefinedValue, type: Type): boolean {
  if (type.kind !== "con" || !operations(type.name).some(({ path }) => path === name)) return false;
  return program.data.find((decl) => decl.name === type.name)?.abstract ?? true;
}

function definesFunctions(def: Def): boolean {
  return boundIn(def).some(({ kind, written }) => kind === "lam" && written);
}

/**
 * Whether a submission may do without a value that nobody asked for by name: other definitions use it, so it shows in
 * what they give; or functions of the program make it, so it is an example of what they give.
 */
export function isHelper(loaded: Loaded, name: string): boolean {
  const value = loaded.values.findLast((each) => each.name === name);
  if (value === undefined || isFunction(value)) return false;
  const maker = makersIn(loaded.program).get(value.stored ?? value.core);
  const functions = new Set(loaded.values.filter(isFunction).map(({ core }) => core));
  return isUsed(loaded, value) || (maker !== undefined && neededNames(maker).some((needed) => functions.has(needed)));
}

/** Whether another definition of its file mentions it; of these alone, if `by` says which. */
function isUsed({ program }: Loaded, { core, stored, source }: DefinedValue, by = (_: Def) => true): boolean {
  const uses = ({ def, needs }: Needs): boolean => stored !== undefined && needs.has(stored) && by(def);
  return needsIn(program, source).some((each) => uses(each) && !definedNames(each.def).includes(core));
}

type Needs = { readonly def: Def; readonly needs: ReadonlySet<Name> };

const known = new WeakMap<Program, Map<string, readonly Needs[]>>();

/** What each definition of a file needs of others. */
function needsIn(program: Program, file: string): readonly Needs[] {
  const files = known.get(program) ?? new Map<string, readonly Needs[]>();
  known.set(program, files);
  const own = program.defs.filter((def) => boundIn(def)[0]?.at.file === file);
  const needs = files.get(file) ?? own.map((def) => ({ def, needs: new Set(neededNames(def)) }));
  files.set(file, needs);
  return needs;
}

type Test = (loaded: Loaded, name: Name, decl: DataDecl | undefined) => boolean;

/** Whether a type, or one inside its values, is like this. */
function holds(loaded: Loaded, type: Type, test: Test): boolean {
  const families = new Map(loaded.program.data.map((decl) => [decl.name, decl]));
  const met = new Set<Name>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === "fn") pending.push(next.from, next.to);
    if (next.kind !== "con") continue;
    pending.push(...next.args);
    if (met.has(next.name)) continue;
    met.add(next.name);
    const decl = families.get(next.name);
    if (test(loaded, next.name, decl)) return true;
    pending.push(...(decl?.ctors ?? []).flatMap(({ fields }) => fields));
    if (decl?.behind !== undefined) pending.push(decl.behind);
  }
  return false;
}

const CHANGED: ReadonlySet<string> = new Set(["cell", "array", "bytes"]);

/** Programs can change something in its values. */
function isMutable({ operations }: Loaded, name: Name, decl: DataDecl | undefined): boolean {
  return CHANGED.has(name) || (decl?.abstract === true && operations(name).some(({ mutable }) => mutable));
}

const BUILT_IN: ReadonlySet<string> = new Set(BUILTIN_TYPES);

/** A constructor holds types that the whole does not name, or nothing tells what it holds. */
function isOpaque({ operations }: Loaded, name: Name, decl: DataDecl | undefined): boolean {
  if (decl === undefined) return !BUILT_IN.has(name) && tupleWidth(name) === undefined;
  if (decl.abstract && decl.behind === undefined && operations(name).length === 0) return true;
  return decl.ctors.some(({ fields, result }) => {
    const named = new Set(result === undefined ? decl.params : result.flatMap(variablesIn));
    return fields.flatMap(variablesIn).some((variable) => !named.has(variable));
  });
}
