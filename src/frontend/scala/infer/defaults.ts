// Default values of parameters: those of methods are methods themselves, as in Scala, so that they see the object and that
// a class below can give others. `def f(x: Int, y: Int = 1)` has a method `f$default$2` beside it.
import { madeAt } from "../made.js";
import type { DefSymbol, ValueSymbol } from "../typed.js";
import type { Context } from "./context.js";
import type { Unit } from "./leave-out.js";
import { newDef } from "./symbols.js";

/** Once the parameters of a method are known. Defaults of the library are not there when programs are read. */
export function addGetters(cx: Context, def: DefSymbol, unit: Unit): void {
  const { owner } = def;
  if (owner?.symbol !== "class" || cx.inLibrary) return;
  def.params.forEach((list, i) => {
    for (const param of list.filter((each) => cx.given.has(each))) {
      const getter = newGetter(cx, def, param, def.params.slice(0, i));
      cx.units.set(getter, unit);
      owner.methods = [...owner.methods, getter];
      param.getter = getter;
    }
  });
}

function newGetter(cx: Context, def: DefSymbol, param: ValueSymbol, before: DefSymbol["params"]): DefSymbol {
  const number = def.params.flat().indexOf(param) + 1;
  const getter = newDef(`${def.name}$default$${number}`, def.owner, madeAt(param.at), [], def);
  const access = cx.access.get(def);
  if (access !== undefined) cx.access.set(getter, access);
  cx.given.add(getter);
  getter.typeParams = def.typeParams;
  getter.params = before;
  getter.result = param.type;
  return getter;
}

/** Once the defaults are typed. */
export function completeGetters(def: DefSymbol): void {
  for (const param of def.params.flat()) if (param.getter !== undefined) param.getter.body = param.default;
}

/** What gives the default of a parameter of a method: its own, or that of the nearest method that it overrides. */
export function getterOf(def: DefSymbol, index: number): DefSymbol | undefined {
  const found = [def, ...def.overrides].find(({ params }) => params.flat()[index]?.getter !== undefined);
  return found?.params.flat()[index]?.getter;
}

/** Whether a method that this parameter's method overrides gives a default for it. */
export function inheritsDefault(cx: Context, param: ValueSymbol): boolean {
  const { owner } = param;
  if (owner?.symbol !== "def" || owner.overrides.length === 0) return false;
  const index = owner.params.flat().indexOf(param);
  return owner.overrides.some(({ params }) => {
    const other = params.flat()[index];
    return other !== undefined && (other.default !== undefined || cx.given.has(other));
  });
}
