// The library's names and types as plain JSON and back, so that a start costs no inference.
import { exchangeQuotes } from "../../../core/codec.js";
import type { Name } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Builtins } from "./builtin.js";
import type {
  Access,
  CtorInfo,
  FieldInfo,
  FunctorInfo,
  ModuleInfo,
  ModuleTypeInfo,
  SignatureItem,
  Template,
  TypeInfo,
  Variance,
} from "./entities.js";
import { scopeOfItems } from "./scope.js";
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
  readonly injective?: readonly boolean[];
  readonly manifest: TyCode | null;
  readonly body:
    | { readonly ctors: readonly CtorCode[] }
    | { readonly ctor: string; readonly fields: readonly FieldCode[] }
    | null;
};
type ItemCode =
  | readonly ["v", name: string, type: TyCode, access: Access]
  | readonly ["t", index: number, first: boolean]
  | readonly ["e", ctor: CtorCode]
  | readonly ["m", name: string, module: ModuleCode | string] // a string: read when somebody looks inside
  | readonly ["s", name: string, index: number];
type ModuleCode = {
  readonly items: readonly ItemCode[];
  readonly functor?: FunctorTextCode;
  readonly named?: number; // its module type
};
type FunctorTextCode = {
  readonly param: readonly [name: string, module: ModuleCode] | null;
  readonly result: ModuleCode;
  readonly template: number;
};
type ModuleTypeCode = { readonly name: string; readonly modules: readonly string[]; readonly module: ModuleCode };

type TemplateCode = readonly [from: number, to: number];

/** `templates` are the functors' own names, in the order of their numbers. */
export type ScopeCode = {
  readonly types: readonly TypeCode[];
  readonly moduleTypes: readonly ModuleTypeCode[];
  readonly templates: readonly TemplateCode[];
  readonly root: ModuleCode;
};

// ---- writing ----

type Writer = {
  readonly index: Map<TypeInfo, number>;
  readonly order: TypeInfo[];
  readonly moduleTypes: ModuleTypeInfo[];
  readonly templates: Template[];
};

/** Gives the templates too, whose code is kept elsewhere. */
export function encodeScope(
  builtins: Builtins,
  scope: ModuleInfo,
): { readonly code: ScopeCode; readonly templates: readonly Template[] } {
  const writer: Writer = { index: new Map(), order: [], moduleTypes: [], templates: [] };
  for (const info of Object.values(builtins.types)) indexOf(writer, info);
  const own = writer.order.length;
  const whole = encodeModule(writer, scope);
  const root = { ...whole, items: whole.items.map(asText) };
  const moduleTypes: ModuleTypeCode[] = [];
  for (const { name, modules, module } of writer.moduleTypes) {
    moduleTypes.push({ name, modules, module: encodeModule(writer, module) });
  }
  const types: TypeCode[] = [];
  // Writing a type may name further ones, which are then appended.
  for (let i = own; i < writer.order.length; i++) types.push(encodeType(writer, writer.order[i] as TypeInfo));
  const templates = writer.templates.map(({ from, to }): TemplateCode => [from, to]);
  return { code: { types, moduleTypes, templates, root }, templates: writer.templates };
}

/** A module of the library, in a form that costs nothing to those who do not use it. */
function asText(item: ItemCode): ItemCode {
  if (item[0] !== "m" || typeof item[2] === "string" || item[2].functor !== undefined) return item;
  return ["m", item[1], exchangeQuotes(JSON.stringify(item[2]))];
}

function indexOf(writer: Writer, info: TypeInfo): number {
  const known = writer.index.get(info);
  if (known !== undefined) return known;
  const index = writer.order.push(info) - 1;
  writer.index.set(info, index);
  return index;
}

/** Its number in a list that it joins if it is not there yet. */
function numberIn<T>(all: T[], one: T): number {
  const at = all.indexOf(one);
  return at === -1 ? all.push(one) - 1 : at;
}

function encodeModule(writer: Writer, module: ModuleInfo): ModuleCode {
  const { functor, named } = module;
  return {
    items: module.items.flatMap((item) => encodeItem(writer, module, item)),
    ...(functor && { functor: encodeFunctor(writer, functor) }),
    ...(named && { named: numberIn(writer.moduleTypes, named) }),
  };
}

/** Names that begin with one underscore are private to the library. */
function encodeItem(writer: Writer, module: ModuleInfo, item: SignatureItem): readonly ItemCode[] {
  switch (item.kind) {
    case "value": {
      const { name, type, access } = item.value;
      if (/^_[^_]/.test(name) || module.scope.values.get(name) !== item.value) return [];
      return [["v", name, encodeTy(writer, type, new Map()), access]];
    }
    case "type":
      return item.info.name.startsWith("_") ? [] : [["t", indexOf(writer, item.info), item.first]];
    case "exception":
      return [["e", encodeCtor(writer, item.ctor, new Map())]];
    case "module":
      return [["m", item.name, encodeModule(writer, item.module)]];
    case "module-type":
      return [["s", item.name, numberIn(writer.moduleTypes, item.type)]];
  }
}

function encodeFunctor(writer: Writer, { param, result, code }: FunctorInfo): FunctorTextCode {
  if (code.kind !== "template" || code.within.length > 0) throw new Error("a functor of the library has no code");
  return {
    param: param === undefined ? null : [param.name, encodeModule(writer, param.module)],
    result: encodeModule(writer, result),
    template: numberIn(writer.templates, code.template),
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
    ...(info.injective && { injective: info.injective }),
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
    case "variant":
      throw new Error("the library has no polymorphic variants");
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

type Reader = {
  readonly types: TypeInfo[];
  readonly moduleTypes: readonly ModuleTypeInfo[];
  readonly templates: readonly Template[];
};

/** The root of the library, and its functors' templates by number. */
export type DecodedScope = { readonly root: ModuleInfo; readonly templates: readonly Template[] };

export function decodeScope(builtins: Builtins, code: ScopeCode): DecodedScope {
  const own = code.types.map(emptyType);
  const templates = code.templates.map(([from, to]): Template => ({ from, to, applied: [] }));
  const reader: Reader = {
    types: [...Object.values(builtins.types), ...own],
    moduleTypes: code.moduleTypes.map(({ name, modules, module }) => ({
      name,
      modules,
      module: lazyModule(() => decodeModule(reader, name, module)),
    })),
    templates,
  };
  code.types.forEach((type, i) => {
    const info = own[i];
    if (info !== undefined) fillType(reader, type, info);
  });
  return { root: decodeModule(reader, "Stdlib", code.root), templates };
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
    ...(code.injective && { injective: code.injective }),
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

function decodeModule(reader: Reader, name: string, code: ModuleCode): ModuleInfo {
  const items = code.items.map((item) => decodeItem(reader, item));
  const named = code.named === undefined ? undefined : reader.moduleTypes[code.named];
  return {
    name,
    items,
    scope: scopeOfItems(items),
    identity: {},
    ...(code.functor && { functor: decodeFunctor(reader, code.functor) }),
    ...(named && { named }),
  };
}

/** Read when somebody looks inside. */
function lazyModule(read: () => ModuleInfo): ModuleInfo {
  let known: ModuleInfo | undefined;
  const whole = (): ModuleInfo => {
    known ??= read();
    return known;
  };
  return {
    get name() {
      return whole().name;
    },
    get items() {
      return whole().items;
    },
    get scope() {
      return whole().scope;
    },
    get identity() {
      return whole().identity;
    },
  };
}

function decodeItem(reader: Reader, code: ItemCode): SignatureItem {
  switch (code[0]) {
    case "v": {
      const [, name, type, access] = code;
      return { kind: "value", value: { name, type: decodeTy(reader, type, new Map()), access, at: NOWHERE } };
    }
    case "t":
      return { kind: "type", info: typeAt(reader, code[1]), first: code[2] };
    case "e": {
      const info = typeAt(reader, code[1][2]);
      const result = newTy({ kind: "con", info, args: [], expansion: undefined }, GENERIC);
      return { kind: "exception", ctor: decodeCtor(reader, code[1], result, new Map()), at: NOWHERE };
    }
    case "m": {
      const [, name, inner] = code;
      const read = (): ModuleInfo => decodeModule(reader, name, typeof inner === "string" ? fromText(inner) : inner);
      const isFunctor = typeof inner !== "string" && inner.functor !== undefined;
      return { kind: "module", name, module: isFunctor ? read() : lazyModule(read), alias: undefined };
    }
    case "s":
      return { kind: "module-type", name: code[1], type: moduleTypeAt(reader, code[2]) };
  }
}

function fromText(text: string): ModuleCode {
  return JSON.parse(exchangeQuotes(text)) as ModuleCode;
}

function moduleTypeAt(reader: Reader, index: number): ModuleTypeInfo {
  const type = reader.moduleTypes[index];
  if (type === undefined) throw new Error("the compiled library does not fit this version");
  return type;
}

function decodeFunctor(reader: Reader, { param, result, template: index }: FunctorTextCode): FunctorInfo {
  const template = reader.templates[index];
  if (template === undefined) throw new Error("the compiled library does not fit this version");
  return {
    param: param === null ? undefined : { name: param[0], module: decodeModule(reader, ...param) },
    result: decodeModule(reader, "", result),
    code: { kind: "template", template, within: [] },
  };
}
