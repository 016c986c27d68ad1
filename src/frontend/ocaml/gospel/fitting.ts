// Contracts that a program can have: what has no type, or speaks of values that may change, is left out, until the rest
// fits.
import type { Span } from "../../../core/span.js";
import type { Context } from "../infer/context.js";
import { expandHead, type Ty } from "../infer/ty.js";
import { isWithin } from "../lack.js";
import type { Expr } from "../syntax.js";
import { type Ban, isSame, type LeftOut, newRecord, type Record } from "./leaving-out.js";
import { mayChange } from "./may-change.js";

/** Something that does not fit, and where it is; `isData`: it would, if it got smaller by its size. */
export type Misfit = { readonly at: Span; readonly why: string; readonly isData?: boolean };

type Tried<T> = { readonly misfits: readonly Misfit[]; readonly value: T | undefined };

/** `contracts`: the comments. Nothing of them is left if what is wrong is somewhere else. */
export function fitting<T>(
  contracts: readonly Span[],
  attempt: (record: Record) => Tried<T>,
): { readonly value: T | undefined; readonly leftOut: readonly LeftOut[]; readonly owned: Record["owned"] } {
  let banned: readonly Ban[] = [];
  let sized: readonly Span[] = [];
  for (;;) {
    const record = newRecord(banned, sized);
    const { misfits, value } = attempt(record);
    const { owned } = record;
    if (misfits.length === 0) return { value, leftOut: record.leftOut, owned };
    const data = misfits.flatMap(({ at, isData }) => (isData ? [at] : []));
    if (data.length > 0) {
      sized = [...sized, ...data];
      continue;
    }
    const inside = misfits.filter(({ at }) => contracts.some((comment) => isWithin(at, comment)));
    const more = [
      ...inside.flatMap((misfit) => partsAround(record, contracts, misfit)),
      ...(inside.length > 0 ? [] : misfits.flatMap((misfit) => ofDefinition(record, misfit))),
    ];
    const fresh = more.filter(({ part }) => !banned.some((each) => isSame(each.part, part)));
    if (fresh.length === 0)
      return { value: undefined, leftOut: [...record.leftOut, ...wholly(contracts, misfits)], owned };
    banned = [...banned, ...fresh];
  }
}

/** The smallest part of a contract that can be left out. */
function partsAround({ kept }: Record, contracts: readonly Span[], { at, why }: Misfit): readonly Ban[] {
  const around = [...kept, ...contracts].filter((part) => isWithin(at, part));
  const smallest = around.reduce<Span | undefined>(
    (best, part) => (best === undefined || isWithin(part, best) ? part : best),
    undefined,
  );
  return smallest === undefined ? [] : [{ part: smallest, at, why }];
}

/** A contract may be what gives its definition a type that does not fit elsewhere. */
function ofDefinition({ owned }: Record, { at, why }: Misfit): readonly Ban[] {
  return owned
    .filter(({ by }) => isWithin(at, by))
    .map(({ contract }) => ({
      part: contract,
      at: contract,
      why: `with this contract its function has no type: ${why}`,
    }));
}

function wholly(contracts: readonly Span[], misfits: readonly Misfit[]): readonly LeftOut[] {
  const why = `contracts are left out, since the program has no type with them: ${misfits[0]?.why ?? ""}`;
  return contracts.map((at) => ({ definition: undefined, at, why, isAsked: true }));
}

/** What is kept from the beginning of a function and may be another by its end; what is to get smaller and has no measure. */
export function unfitTypes({ remembered, measured, sized }: Record, ctx: Context): readonly Misfit[] {
  const typeOf = (e: Expr): Ty | undefined => ctx.facts.places.get(e)?.type;
  const isInteger = (type: Ty | undefined): boolean => {
    const desc = type && expandHead(type).desc;
    return desc?.kind === "con" && desc.info === ctx.builtins.types.int;
  };
  return [
    ...remembered
      .filter(({ e }) => mayChange(typeOf(e)))
      .map(({ at }) => ({ at, why: "`old` of a value that may change inside is not supported" })),
    ...measured
      .filter(({ e, at }) => !isInteger(typeOf(e)) && !sized.some((each) => isSame(each, at)))
      .map(({ e, at, canBeData }) => ({
        at,
        why: `a variant that is neither an integer nor data${canBeData ? "" : ", or data in a loop,"} is not supported`,
        isData: canBeData && isConstantData(typeOf(e)),
      })),
  ];
}

/** Made of constructors, records and tuples, none of which can change. */
function isConstantData(type: Ty | undefined): boolean {
  const desc = type && expandHead(type).desc;
  if (desc === undefined || mayChange(type)) return false;
  if (desc.kind === "con") return desc.info.body.kind !== "abstract";
  return desc.kind === "tuple" || desc.kind === "variant";
}
