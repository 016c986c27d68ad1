// Which operations take or give values of a type, at the instance of the type that is asked for.
import { matches } from "../../core/instance.js";
import type { Type } from "../../core/type.js";
import { closed, type Operation, type Operations, uncurried } from "./operation.js";

type Con = Extract<Type, { kind: "con" }>;

export type Use = { readonly operation: Operation; readonly params: readonly Type[]; readonly result: Type };

/** The operations at the instance of the type that they give, or change and leave behind. */
export function makersOf(
  operations: Operations,
  type: Con,
  writes: (operation: Operation) => boolean,
): readonly (Use & { readonly at: number | undefined })[] {
  return (operations.get(type.name) ?? []).flatMap((operation): readonly (Use & { at: number | undefined })[] => {
    const given = usedAt(operation, type, undefined);
    if (given !== undefined) return [{ ...given, at: undefined }];
    if (!writes(operation)) return [];
    return usesOf(operation, type).slice(0, 1);
  });
}

export function observersOf(operations: Operations, type: Con): readonly (Use & { readonly at: number })[] {
  return (operations.get(type.name) ?? []).flatMap((operation) => usesOf(operation, type).slice(0, 1));
}

function usesOf(operation: Operation, type: Con): readonly (Use & { readonly at: number })[] {
  return uncurried(operation.type).params.flatMap((_, at) => {
    const use = usedAt(operation, type, at);
    return use === undefined ? [] : [{ ...use, at }];
  });
}

export function takes(operation: Operation, { name }: Con): boolean {
  return uncurried(operation.type).params.some((param) => param.kind === "con" && param.name === name);
}

/** With the parameter of that number, or the result, of this type. */
function usedAt(operation: Operation, type: Con, at: number | undefined): Use | undefined {
  const { params, result } = uncurried(operation.type);
  const place = at === undefined ? result : params[at];
  const variables = new Map<string, Type>();
  if (place?.kind !== "con" || !matches(place, type, variables)) return undefined;
  return { operation, params: params.map((param) => closed(param, variables)), result: closed(result, variables) };
}

/** What tells most comes first: all the elements, then other plain values, then what must be asked again. */
export function inOrder<T extends Use>(uses: readonly T[], holds: (type: Type) => boolean): readonly T[] {
  const rank = ({ result }: Use): number => {
    if (holds(result)) return 2;
    return result.kind === "con" && (result.name === "list" || result.name === "array") ? 0 : 1;
  };
  return [...uses].sort((a, b) => rank(a) - rank(b));
}
