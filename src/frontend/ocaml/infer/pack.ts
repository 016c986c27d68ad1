// (module M : S) as an expression: a module as a value.
import type { Expr } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { type Context, report } from "./context.js";
import type { Access, ModuleInfo, Scope, TypeInfo } from "./entities.js";
import { lack, lackIn } from "./lacking.js";
import { matchModule, type View } from "./modules/match.js";
import { inferModuleExpr } from "./modules/module-expr.js";
import { packageSignature } from "./modules/package.js";
import { partsOf } from "./modules/parts.js";
import { inferItems } from "./structure.js";
import { con, expandHead, newVar, somePart, type Ty, undoingOnFailure } from "./ty.js";
import { unify } from "./unify.js";

type Pack = Extract<Expr, { kind: "pack" }>;

/** The written type, or else the expected one, says what of the module is packed. */
export function inferPack(ctx: Context, scope: Scope, e: Pack, expected: Ty): Ty {
  const type =
    e.type === undefined ? expected : inferAnnotation(ctx, scope, { kind: "package", at: e.type.at, type: e.type });
  const found = inferModuleExpr(ctx, scope, e.module, "", inferItems);
  const lacking = lackIn(ctx, e.at);
  if (lacking !== undefined) ctx.facts.holes.set(e, lacking);
  if (lacking !== undefined && found === undefined) return newVar();
  const { desc } = expandHead(type);
  if (desc.kind === "con" && found !== undefined) tellTypes(desc.info, desc.args, found.module);
  const signature = desc.kind === "con" ? packageSignature(desc.info, desc.args) : undefined;
  if (signature === undefined) {
    report(ctx, "E204", "Types clash", e.at, "it is not known what this module should offer: write `(module M : S)`");
    return newVar();
  }
  const special = ownConstructors(signature);
  if (special !== undefined) lack(ctx, e.at, `modules as values that offer ${special}`, { many: true, whole: true });
  const view = found && matchModule(ctx, found.module, signature, e.module.at);
  if (view !== undefined)
    ctx.facts.packed.set(
      e,
      partsOf(signature).flatMap((value) => accessOf(view, value.access)),
    );
  return type;
}

/** What is not known yet of the types that the expected type tells is what the module has. */
function tellTypes({ package: of }: TypeInfo, args: readonly Ty[], module: ModuleInfo): void {
  (of?.told ?? []).forEach((path, i) => {
    const names = path.split(".");
    const holder = names.slice(0, -1).reduce<ModuleInfo | undefined>((m, name) => m?.scope.modules.get(name), module);
    const info = holder?.scope.types.get(names.at(-1) ?? "");
    const arg = args[i];
    if (info?.params.length === 0 && arg !== undefined && isOpen(arg)) undoingOnFailure(() => unify(con(info), arg));
  });
}

function isOpen(type: Ty): boolean {
  return somePart(type, ({ desc }) => desc.kind === "var");
}

/** What only a module that is known can offer: its constructors are not values. */
function ownConstructors(signature: ModuleInfo): string | undefined {
  for (const item of signature.items) {
    if (item.kind === "exception") return `the exception \`${item.ctor.name}\``;
    if (item.kind === "type" && item.info.manifest === undefined && item.info.body.kind !== "abstract")
      return `the definition of \`${item.info.name}\``;
    if (item.kind !== "module") continue;
    if (item.module.functor !== undefined) return `the functor \`${item.name}\``;
    const inner = item.alias === undefined ? ownConstructors(item.module) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function accessOf(view: View, asked: Access): readonly Access[] {
  const access = asked.kind === "var" ? view.values.get(asked.name) : undefined;
  return access === undefined ? [] : [access];
}
