// Scopes: layers of names, looked up from the innermost outwards.
import type {
  CtorInfo,
  FieldInfo,
  ModuleInfo,
  ModuleTypeInfo,
  Scope,
  SignatureItem,
  TypeInfo,
  ValueInfo,
} from "./entities.js";

export function newScope(parent: Scope | undefined): Scope {
  return {
    parent,
    values: new Map(),
    types: new Map(),
    ctors: new Map(),
    fields: new Map(),
    modules: new Map(),
    moduleTypes: new Map(),
  };
}

export function findValue(scope: Scope, name: string): ValueInfo | undefined {
  return findFirst(scope, (layer) => layer.values.get(name));
}

export function findType(scope: Scope, name: string): TypeInfo | undefined {
  return findFirst(scope, (layer) => layer.types.get(name));
}

export function findModule(scope: Scope, name: string): ModuleInfo | undefined {
  return findFirst(scope, (layer) => layer.modules.get(name));
}

export function findModuleType(scope: Scope, name: string): ModuleTypeInfo | undefined {
  return findFirst(scope, (layer) => layer.moduleTypes.get(name));
}

/** All constructors of a name, latest first: the expected type may choose an earlier one. */
export function findCtors(scope: Scope, name: string): readonly CtorInfo[] {
  return findAll(scope, (layer) => layer.ctors.get(name));
}

export function findFields(scope: Scope, name: string): readonly FieldInfo[] {
  return findAll(scope, (layer) => layer.fields.get(name));
}

function findFirst<T>(scope: Scope, get: (layer: Scope) => T | undefined): T | undefined {
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    const found = get(layer);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findAll<T>(scope: Scope, get: (layer: Scope) => readonly T[] | undefined): readonly T[] {
  const found: T[] = [];
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    found.push(...(get(layer) ?? []));
  }
  return found;
}

export function addType(scope: Scope, info: TypeInfo): void {
  scope.types.set(info.name, info);
  if (info.body.kind === "variant") for (const ctor of info.body.ctors) addCtor(scope, ctor);
  if (info.body.kind === "record") for (const field of info.body.fields) addField(scope, field);
}

export function addCtor(scope: Scope, ctor: CtorInfo): void {
  scope.ctors.set(ctor.name, [ctor, ...(scope.ctors.get(ctor.name) ?? [])]);
}

function addField(scope: Scope, field: FieldInfo): void {
  scope.fields.set(field.name, [field, ...(scope.fields.get(field.name) ?? [])]);
}

/** A layer above `scope` in which everything of a module is visible. */
export function openModule(scope: Scope, module: ModuleInfo): Scope {
  return { ...module.scope, parent: scope };
}

/** A layer with what a structure's items define. */
export function scopeOfItems(items: readonly SignatureItem[], parent?: Scope): Scope {
  const scope = newScope(parent);
  for (const item of items) addItem(scope, item);
  return scope;
}

function addItem(scope: Scope, item: SignatureItem): void {
  switch (item.kind) {
    case "value":
      scope.values.set(item.value.name, item.value);
      return;
    case "type":
      return addType(scope, item.info);
    case "exception":
      return addCtor(scope, item.ctor);
    case "module":
      scope.modules.set(item.name, item.module);
      return;
    case "module-type":
      scope.moduleTypes.set(item.name, item.type);
  }
}

/** Copies everything of a module into a scope. */
export function includeModule(scope: Scope, module: { readonly scope: Scope }): void {
  for (const [name, value] of module.scope.values) scope.values.set(name, value);
  for (const [name, type] of module.scope.types) scope.types.set(name, type);
  for (const [name, inner] of module.scope.modules) scope.modules.set(name, inner);
  for (const [name, type] of module.scope.moduleTypes) scope.moduleTypes.set(name, type);
  for (const [name, ctors] of module.scope.ctors) scope.ctors.set(name, [...ctors, ...(scope.ctors.get(name) ?? [])]);
  for (const [name, fields] of module.scope.fields)
    scope.fields.set(name, [...fields, ...(scope.fields.get(name) ?? [])]);
}

/** Every visible name of a kind, for "did you mean". */
export function visibleNames(
  scope: Scope,
  kind: "values" | "types" | "ctors" | "fields" | "modules" | "moduleTypes",
): readonly string[] {
  const names = new Set<string>();
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    for (const name of layer[kind].keys()) names.add(name);
  }
  return [...names];
}
