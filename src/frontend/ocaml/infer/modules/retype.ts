// Types with other type constructors in them: what a signature says once its abstract types are known.
import type { TypeInfo } from "../entities.js";
import type { Row, RowName } from "../row.js";
import {
  childrenOf,
  copyDesc,
  copyOnce,
  expandHead,
  expandOnce,
  GENERIC,
  newTy,
  repr,
  somePart,
  substitute,
  type Ty,
} from "../ty.js";

/** A type constructor becomes another of as many parameters, or what is written out for it. */
export type TypeMap = Map<TypeInfo, TypeInfo | Abbreviation>;
export type Abbreviation = { readonly params: readonly Ty[]; readonly stands: Ty };

/** Variables are shared with the original, and so is all of it when nothing changes. */
export function retyped(ty: Ty, types: TypeMap): Ty {
  const changes = somePart(ty, ({ desc }) => desc.kind === "con" && types.has(desc.info));
  return changes ? copy(ty, types, new Map()) : ty;
}

function copy(ty: Ty, types: TypeMap, done: Map<Ty, Ty>): Ty {
  const node = repr(ty);
  if (node.desc.kind === "var") return node;
  const known = done.get(node);
  if (known !== undefined) return known;
  const go = (child: Ty): Ty => copy(child, types, done);
  const made = copyOnce(node, done, () => rename(copyDesc(node.desc, go), types));
  if (node.level === GENERIC) raise(made);
  else made.level = node.level;
  return made;
}

/** What was just made of a generic type is as generic; its variables are what they were. */
function raise(ty: Ty): void {
  const node = repr(ty);
  if (node.level === GENERIC || node.desc.kind === "var") return;
  node.level = GENERIC;
  childrenOf(node).forEach(raise);
}

function rename(made: Ty, types: TypeMap): Ty {
  const { desc } = made;
  if (desc.kind === "variant" && desc.row.name !== undefined)
    return newTy({ kind: "variant", row: renamedRow(desc.row, desc.row.name, types) });
  const to = desc.kind === "con" ? types.get(desc.info) : undefined;
  if (desc.kind !== "con" || to === undefined) return made;
  if ("stands" in to) {
    // Without parameters it is one type wherever it stands: what names it in one place names it in all.
    return to.params.length === 0 ? repr(to.stands) : substitute(to.stands, to.params, desc.args);
  }
  return newTy({ kind: "con", info: to, args: desc.args, expansion: undefined });
}

function renamedRow(row: Row, name: RowName, types: TypeMap): Row {
  const to = types.get(name.info);
  if (to === undefined) return row;
  return { ...row, name: "stands" in to ? undefined : { ...name, info: to } };
}

/** The type constructor at the head of what a type abbreviates in the end. */
export function newestOf(ty: Ty): TypeInfo | undefined {
  const next = expandOnce(ty);
  if (next !== undefined) return newestOf(next);
  const { desc } = repr(ty);
  return desc.kind === "con" ? desc.info : undefined;
}

/** The definition of the type that another one equals, as a definition of that one: `type t = M.t = A of t`. */
export function repeatedBody(info: TypeInfo, types: TypeMap = new Map()): TypeInfo["body"] {
  const head = info.manifest && expandHead(info.manifest).desc;
  if (head?.kind !== "con") return originOf(info).body;
  const { info: origin, args: params } = head;
  const result = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
  const here = (arg: Ty): Ty => retyped(generic(substitute(arg, origin.params, params)), types);
  const { body } = origin;
  if (body.kind === "record")
    return { ...body, fields: body.fields.map((field) => ({ ...field, type: here(field.type), result })) };
  if (body.kind !== "variant") return body;
  const ctors = body.ctors.map((ctor) => ({
    ...ctor,
    args: ctor.args.map(here),
    result: ctor.gadt ? retyped(ctor.result, new Map([...types, [origin, info]])) : result,
    private: ctor.private === true || info.private === true,
  }));
  return { ...body, ctors };
}

function generic(ty: Ty): Ty {
  somePart(ty, (node) => {
    node.level = GENERIC;
    return false;
  });
  return ty;
}

/** The type that declared what a type constructor stands for. */
export function originOf(info: TypeInfo): TypeInfo {
  return (info.manifest && newestOf(info.manifest)) ?? info;
}
