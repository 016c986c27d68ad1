// The library's names and types as plain JSON and back, so that a start costs no inference.
import type { Name } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Builtins } from "./builtin.js";
import type { Access, CtorInfo, FieldInfo, ModuleInfo, Scope, TypeInfo, Variance } from "./entities.js";
import { newScope } from "./scope.js";
import { childrenOf, GENERIC, newTy, repr, type Ty } from "./ty.js";

/** A variable is its number; a constructor's type is its index in the table. */
type TyCode =
  | number
  | readonly ["->", TyCode, TyCode, label?: string]
  | readonly ["*", readonly TyCode[]]
  | readonly ["c", number, readonly TyCode[]];

type CtorCode = readonly [name: string, core: string, family: number, args: readonly TyCode[]];
type FieldCode = readonly [name: string, type: TyCode, mutable: boolean];
type TypeCode = {
  readonly name: string;
  readonly modules: readonly string[];
  readonly core: string;
  readonly params: number;
  readonly variance: readonly Variance[];
  readonly manifest: TyCode | null;
  readonly body:
    | { readonly ctors: readonly CtorCode[] }
    | { readonly ctor: string; readonly fields: readonly FieldCode[] }
    | null;
};
type ModuleCode = {
  readonly values: readonly (readonly [name: string, type: TyCode, access: Access])[];
  readonly types: readonly (readonly [name: string, index: number])[];
  readonly exceptions: readonly CtorCode[];
  readonly modules: readonly (readonly [name: string, module: ModuleCode])[];
};

export type ScopeCode = { readonly types: readonly TypeCode[]; readonly root: ModuleCode };

// ---- writing ----

type Writer = { readonly index: Map<TypeInfo, number>; readonly order: TypeInfo[] };

export function encodeScope(builtins: Builtins, scope: Scope): ScopeCode {
  const writer: Writer = { index: new Map(), order: [] };
  for (const info of Object.values(builtins.types)) indexOf(writer, info);
  const own = writer.order.length;
  const root = encodeModule(writer, scope);
  const types: TypeCode[] = [];
  // Writing a type may name further ones, which are then appended.
  for (let i = own; i < writer.order.length; i++) types.push(encodeType(writer, writer.order[i] as TypeInfo));
  return { types, root };
}

function indexOf(writer: Writer, info: TypeInfo): number {
  const known = writer.index.get(info);
  if (known !== undefined) return known;
  const index = writer.order.push(info) - 1;
  writer.index.set(info, index);
  return index;
}

function encodeModule(writer: Writer, scope: Scope): ModuleCode {
  const exceptions = [...scope.ctors.values()].flat().filter((ctor) => ctor.family.name === "exn");
  return {
    // Names that begin with an underscore are private to the library.
    values: [...scope.values.values()]
      .filter((value) => !value.name.startsWith("_"))
      .map((value) => [value.name, encodeTy(writer, value.type, new Map()), value.access]),
    types: [...scope.types].map(([name, info]) => [name, indexOf(writer, info)]),
    exceptions: exceptions.map((ctor) => encodeCtor(writer, ctor, new Map())),
    modules: [...scope.modules].map(([name, module]) => [name, encodeModule(writer, module.scope)]),
  };
}

function encodeType(writer: Writer, info: TypeInfo): TypeCode {
  const vars = new Map(info.params.map((param, i) => [repr(param), i]));
  const { body } = info;
  return {
    name: info.name,
    modules: info.modules,
    core: info.core,
    params: info.params.length,
    variance: info.variance,
    manifest: info.manifest === undefined ? null : encodeTy(writer, info.manifest, vars),
    body:
      body.kind === "variant"
        ? { ctors: body.ctors.map((ctor) => encodeCtor(writer, ctor, vars)) }
        : body.kind === "record"
          ? {
              ctor: body.ctor,
              fields: body.fields.map((field) => [field.name, encodeTy(writer, field.type, vars), field.mutable]),
            }
          : null,
  };
}

function encodeCtor(writer: Writer, ctor: CtorInfo, vars: Map<Ty, number>): CtorCode {
  return [ctor.name, ctor.core, indexOf(writer, ctor.family), ctor.args.map((arg) => encodeTy(writer, arg, vars))];
}

function encodeTy(writer: Writer, ty: Ty, vars: Map<Ty, number>): TyCode {
  const node = repr(ty);
  const [first, second] = childrenOf(node);
  switch (node.desc.kind) {
    case "arrow":
      return encodeArrow(node.desc.label, encodeTy(writer, first as Ty, vars), encodeTy(writer, second as Ty, vars));
    case "tuple":
      return ["*", node.desc.items.map((item) => encodeTy(writer, item, vars))];
    case "con":
      return ["c", indexOf(writer, node.desc.info), node.desc.args.map((arg) => encodeTy(writer, arg, vars))];
    default: {
      const number = vars.get(node) ?? vars.size;
      vars.set(node, number);
      return number;
    }
  }
}

function encodeArrow(label: string | undefined, from: TyCode, to: TyCode): TyCode {
  return label === undefined ? ["->", from, to] : ["->", from, to, label];
}

// ---- reading ----

type Reader = { readonly types: TypeInfo[] };

export function decodeScope(builtins: Builtins, code: ScopeCode): Scope {
  const reader: Reader = { types: Object.values(builtins.types) };
  const own = code.types.map(emptyType);
  reader.types.push(...own);
  code.types.forEach((type, i) => {
    const info = own[i];
    if (info !== undefined) fillType(reader, type, info);
  });
  return { ...decodeModule(reader, code.root), parent: builtins.scope };
}

function genericVar(): Ty {
  return newTy({ kind: "var", name: undefined }, GENERIC);
}

function emptyType(code: TypeCode): TypeInfo {
  return {
    name: code.name,
    modules: code.modules,
    core: code.core as Name,
    params: Array.from({ length: code.params }, genericVar),
    variance: code.variance,
    manifest: undefined,
    body: { kind: "abstract" },
  };
}

function fillType(reader: Reader, code: TypeCode, info: TypeInfo): void {
  const vars = new Map(info.params.map((param, i) => [i, param]));
  if (code.manifest !== null) info.manifest = decodeTy(reader, code.manifest, vars);
  if (code.body === null) return;
  const result = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
  if ("ctors" in code.body) {
    info.body = { kind: "variant", ctors: code.body.ctors.map((ctor) => decodeCtor(reader, ctor, result, vars)) };
  } else {
    const fields = code.body.fields.map(
      ([name, type, mutable], index): FieldInfo => ({
        name,
        index,
        type: decodeTy(reader, type, vars),
        result,
        record: info,
        mutable,
      }),
    );
    info.body = { kind: "record", ctor: code.body.ctor as Name, fields };
  }
}

function decodeCtor(reader: Reader, [name, core, family, args]: CtorCode, result: Ty, vars: Map<number, Ty>): CtorInfo {
  return {
    name,
    core: core as Name,
    args: args.map((arg) => decodeTy(reader, arg, vars)),
    result,
    family: typeAt(reader, family),
  };
}

function typeAt(reader: Reader, index: number): TypeInfo {
  const info = reader.types[index];
  if (info === undefined) throw new Error("the compiled library does not fit this version");
  return info;
}

function decodeTy(reader: Reader, code: TyCode, vars: Map<number, Ty>): Ty {
  const go = (inner: TyCode): Ty => decodeTy(reader, inner, vars);
  if (typeof code === "number") {
    const known = vars.get(code) ?? genericVar();
    vars.set(code, known);
    return known;
  }
  switch (code[0]) {
    case "->":
      return newTy({ kind: "arrow", label: code[3], from: go(code[1]), to: go(code[2]) }, GENERIC);
    case "*":
      return newTy({ kind: "tuple", items: code[1].map(go) }, GENERIC);
    case "c":
      return newTy(
        { kind: "con", info: typeAt(reader, code[1]), args: code[2].map(go), expansion: undefined },
        GENERIC,
      );
  }
}

function decodeModule(reader: Reader, code: ModuleCode): Scope {
  const scope = newScope(undefined);
  for (const [name, type, access] of code.values) {
    scope.values.set(name, { name, type: decodeTy(reader, type, new Map()), access, at: NOWHERE });
  }
  for (const [name, index] of code.types) declareType(scope, name, typeAt(reader, index));
  for (const exception of code.exceptions) {
    const exn = typeAt(reader, exception[2]);
    const result = newTy({ kind: "con", info: exn, args: [], expansion: undefined }, GENERIC);
    const ctor = decodeCtor(reader, exception, result, new Map());
    scope.ctors.set(ctor.name, [ctor]);
  }
  for (const [name, module] of code.modules) {
    const inner: ModuleInfo = { name, scope: decodeModule(reader, module) };
    scope.modules.set(name, inner);
  }
  return scope;
}

function declareType(scope: Scope, name: string, info: TypeInfo): void {
  scope.types.set(name, info);
  if (info.body.kind === "variant") for (const ctor of info.body.ctors) scope.ctors.set(ctor.name, [ctor]);
  if (info.body.kind === "record") for (const field of info.body.fields) scope.fields.set(field.name, [field]);
}
