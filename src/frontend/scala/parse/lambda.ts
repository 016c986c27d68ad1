// The parameters of anonymous functions, recognised before they are read: by the arrow behind them.
import type { FunParam } from "../syntax.js";
import {
  accept,
  at,
  type Cursor,
  enclosed,
  from,
  ident,
  isName,
  kind,
  kindAhead,
  refuseAll,
  Stop,
  separated,
  skip,
} from "./cursor.js";
import { spanOf } from "./tokens.js";
import { paramType, withType } from "./type.js";

/** x =>, _ =>, (x, y: T) =>: read up to and with the arrow; undefined, and nothing read, if there is none. */
export function lambdaParams(p: Cursor): readonly FunParam[] | undefined {
  if (at(p, "implicit") && isName(kindAhead(p, 1)))
    refuseAll(p, spanOf(p.words, p.index, p.index), "implicit parameters");
  if (at(p, "name", "quoted", "_") && kindAhead(p, 1) === "=>") {
    const param = binding(p, false);
    skip(p);
    return [param];
  }
  const closing = p.partner.get(p.index);
  if (!at(p, "(") || closing === undefined || kindAhead(p, closing - p.index + 1) !== "=>") return undefined;
  const params = enclosed(p, "(", () => (at(p, ")") ? [] : separated(p, () => binding(p, true))));
  skip(p);
  return params;
}

/** At the beginning of a block, x: T => too, where the type is no function. */
export function blockLambdaParams(p: Cursor): readonly FunParam[] | undefined {
  const plain = lambdaParams(p);
  if (plain !== undefined || !at(p, "name", "quoted", "_") || kindAhead(p, 1) !== ":") return plain;
  const [first, errors] = [p.index, p.errors.length];
  try {
    const param = binding(p, false);
    skip(p);
    const type = withType(p);
    if (accept(p, "=>")) return [{ ...param, type, at: from(p, first) }];
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  p.index = first;
  p.errors.length = errors;
  return undefined;
}

function binding(p: Cursor, typed: boolean): FunParam {
  const first = p.index;
  const name = kind(p) === "_" ? undefined : ident(p);
  if (name === undefined) skip(p);
  const type = typed && accept(p, ":") ? paramType(p) : undefined;
  return { name, type, at: from(p, first) };
}
