// Whether a value of a type can be another one later though nobody has put a new one in its place.
import type { TypeInfo } from "../infer/entities.js";
import { rowTypes } from "../infer/row.js";
import { repr, type Ty } from "../infer/ty.js";

/** Types of the library that say nothing of what they are made of, and never change. */
const CONSTANT: ReadonlySet<string> = new Set(
  "int char string float bool unit exn int32 int64 nativeint Uchar.t".split(" "),
);

export function mayChange(type: Ty | undefined, seen: ReadonlySet<TypeInfo> = new Set()): boolean {
  if (type === undefined) return true;
  const { desc } = repr(type);
  const go = (inner: Ty): boolean => mayChange(inner, seen);
  switch (desc.kind) {
    case "var":
      return false; // who has one of any type cannot change it
    case "arrow":
      return true;
    case "tuple":
      return desc.items.some(go);
    case "variant":
      return rowTypes(desc.row).some(go);
    case "con":
      return desc.args.some(go) || (!seen.has(desc.info) && isChangeable(desc.info, new Set([...seen, desc.info])));
    case "link":
      return go(desc.to);
  }
}

function isChangeable(info: TypeInfo, seen: ReadonlySet<TypeInfo>): boolean {
  const go = (inner: Ty): boolean => mayChange(inner, seen);
  if (info.manifest !== undefined && go(info.manifest)) return true;
  switch (info.body.kind) {
    case "abstract":
      if (info.manifest !== undefined || info.at !== undefined) return false;
      return !CONSTANT.has([...info.modules, info.name].join("."));
    case "variant":
      return info.body.ctors.some(
        ({ args, inline }) => args.some(go) || (inline !== undefined && isChangeable(inline, seen)),
      );
    case "record":
      return info.body.fields.some(({ mutable, type }) => mutable || go(type));
  }
}
