// Which constructor or field a name means: the expected type decides where it is known,
// otherwise the latest definition, as in OCaml.

import { nearest } from "../../../basis/spelling.js";
import { withName } from "../../../basis/with-name.js";
import type { Path } from "../syntax.js";
import { type Context, report } from "./context.js";
import type { CtorInfo, FieldInfo, Scope, TypeInfo } from "./entities.js";
import { lookupCtors, lookupFields, respelt } from "./lookup.js";
import { expandHead, type Ty } from "./ty.js";

export function chooseCtor(ctx: Context, scope: Scope, path: Path, expected: Ty): CtorInfo | undefined {
  const family = familyOf(expected);
  if (family?.body.kind === "variant" && path.modules.length === 0) {
    const own = withName(family.body.ctors, path.name);
    if (own !== undefined) return own;
  }
  const candidates = lookupCtors(ctx, scope, path);
  return candidates?.find((ctor) => ctor.family === family) ?? candidates?.[0];
}

/** `mentioned` are all fields of the record expression or pattern: they must belong to one type. */
export function chooseField(
  ctx: Context,
  scope: Scope,
  path: Path,
  expected: Ty,
  mentioned: readonly Path[],
): FieldInfo | undefined {
  const family = familyOf(expected);
  if (family?.body.kind === "record") {
    const own = withName(family.body.fields, path.name);
    if (own !== undefined) return own;
    if (path.modules.length === 0) return reportNoField(ctx, path, family, family.body.fields);
  }
  const candidates = lookupFields(ctx, scope, path);
  return candidates?.find((field) => hasAll(field.record, mentioned)) ?? candidates?.[0];
}

function reportNoField(ctx: Context, path: Path, record: TypeInfo, fields: readonly FieldInfo[]): undefined {
  const names = fields.map((field) => field.name);
  const near = nearest(path.name, names);
  report(ctx, "E208", "No such field", path.at, `type \`${record.name}\` has no field \`${path.name}\``, {
    hint:
      near === undefined
        ? `its fields are ${names.map((name) => `\`${name}\``).join(", ")}.`
        : `did you mean \`${near}\`?`,
    change: near === undefined ? undefined : respelt(ctx, path, near),
  });
  return undefined;
}

function hasAll(record: TypeInfo, paths: readonly Path[]): boolean {
  const { body } = record;
  return body.kind === "record" && paths.every((path) => body.fields.some((field) => field.name === path.name));
}

function familyOf(expected: Ty): TypeInfo | undefined {
  const { desc } = expandHead(expected);
  return desc.kind === "con" ? desc.info : undefined;
}
