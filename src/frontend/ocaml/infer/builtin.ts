// The types that exist before the first line of the library: OCaml's predefined ones.
import { fixedName } from "../../../core/expr.js";
import type { DataDecl } from "../../../core/program.js";
import { NOWHERE } from "../../../core/span.js";
import { con as coreCon } from "../../../core/type.js";
import type { CtorInfo, Scope, TypeInfo, Variance } from "./entities.js";
import { addType, newScope } from "./scope.js";
import { con, GENERIC, newTy, type Ty } from "./ty.js";

export type Builtins = {
  readonly scope: Scope;
  readonly types: Readonly<Record<BuiltinName, TypeInfo>>;
  readonly data: readonly DataDecl[];
};

const BUILTINS = {
  int: { core: "i63", variance: [] },
  int32: { core: "i32", variance: [] },
  int64: { core: "i64", variance: [] },
  nativeint: { core: "native", variance: [] },
  char: { core: "char", variance: [] },
  string: { core: "str", variance: [] },
  bytes: { core: "bytes", variance: [] },
  float: { core: "f64", variance: [] },
  bool: { core: "bool", variance: [] },
  unit: { core: "tuple0", variance: [] },
  exn: { core: "exn", variance: [] },
  array: { core: "array", variance: ["invariant"] },
  lazy_t: { core: "lazy", variance: ["covariant"] },
  list: { core: "list", variance: ["covariant"] },
  option: { core: "option", variance: ["covariant"] },
} as const satisfies Record<string, { core: string; variance: readonly Variance[] }>;

export type BuiltinName = keyof typeof BUILTINS;

export function makeBuiltins(): Builtins {
  const names = Object.keys(BUILTINS) as BuiltinName[];
  const types = Object.fromEntries(names.map((name) => [name, makeType(name)])) as Record<BuiltinName, TypeInfo>;
  addConstructors(types);
  const scope = newScope(undefined);
  for (const info of Object.values(types)) addType(scope, info);
  addLogic(scope, types.bool);
  return { scope, types, data: DATA };
}

function makeType(name: BuiltinName): TypeInfo {
  const { core, variance } = BUILTINS[name];
  return {
    name,
    modules: [],
    core: fixedName(core),
    params: variance.map(genericVar),
    variance,
    manifest: undefined,
    body: { kind: "abstract" },
  };
}

function genericVar(): Ty {
  return newTy({ kind: "var", name: undefined }, GENERIC);
}

function generic(info: TypeInfo, args: readonly Ty[]): Ty {
  return newTy({ kind: "con", info, args, expansion: undefined }, GENERIC);
}

function addConstructors(types: Record<BuiltinName, TypeInfo>): void {
  variant(types.bool, [["false"], ["true"]]);
  variant(types.unit, [["()"]]);
  const [listItem] = types.list.params;
  const [optionItem] = types.option.params;
  if (listItem === undefined || optionItem === undefined) throw new Error("list and option take a parameter");
  variant(types.list, [["[]"], ["::", listItem, generic(types.list, [listItem])]]);
  variant(types.option, [["None"], ["Some", optionItem]]);
}

function variant(info: TypeInfo, shapes: readonly (readonly [string, ...Ty[]])[]): void {
  const result = generic(info, info.params);
  const ctors = shapes.map(
    ([name, ...args]): CtorInfo => ({ name, core: fixedName(name), args, result, family: info }),
  );
  info.body = { kind: "variant", ctors };
}

/** && and || are no functions: they evaluate their right operand only when it is needed. */
function addLogic(scope: Scope, bool: TypeInfo): void {
  // Each bool is a node of its own: one that meets an abbreviation must not rename the others.
  const truth = (): Ty => generic(bool, []);
  const type = genericArrow(truth(), genericArrow(truth(), truth()));
  // `&` and `or` are OCaml's old spellings.
  for (const [name, what] of [
    ["&&", "and"],
    ["&", "and"],
    ["||", "or"],
    ["or", "or"],
  ] as const) {
    scope.values.set(name, { name, type, access: { kind: "special", what }, at: NOWHERE });
  }
}

function genericArrow(from: Ty, to: Ty): Ty {
  return newTy({ kind: "arrow", label: undefined, from, to }, GENERIC);
}

const A = { kind: "var", name: "a" } as const;

/** The declarations of those that are data in core; bool is primitive and unit is the empty tuple. */
const DATA: readonly DataDecl[] = [
  data("list", [
    ["[]", []],
    ["::", [A, coreCon("list", A)]],
  ]),
  data("option", [
    ["None", []],
    ["Some", [A]],
  ]),
];

function data(name: string, ctors: readonly (readonly [string, DataDecl["ctors"][number]["fields"]])[]): DataDecl {
  return {
    name: fixedName(name),
    params: ["a"],
    ctors: ctors.map(([ctor, fields], rank) => ({ name: fixedName(ctor), fields, labels: undefined, rank })),
    abstract: false,
  };
}

/** Shorthands for types that inference makes all the time. */
export function builtinTy(builtins: Builtins, name: BuiltinName, ...args: readonly Ty[]): Ty {
  return con(builtins.types[name], args);
}
