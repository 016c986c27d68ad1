// Reaching into data by position, and between lists and arrays: for the edges of the
// evaluator, where values are made for a program or read from its results.
import {
  type Ctor,
  D1,
  D2,
  D3,
  D4,
  type Data,
  DN,
  fieldsOf,
  isData,
  makeData,
  tupleOf,
  type Value,
} from "../core/value.js";

export function setField(data: Data, index: number, value: Value): void {
  if (data instanceof DN) data.items[index] = value;
  else if (index === 0 && (data instanceof D1 || data instanceof D2 || data instanceof D3 || data instanceof D4))
    data.a = value;
  else if (index === 1 && (data instanceof D2 || data instanceof D3 || data instanceof D4)) data.b = value;
  else if (index === 2 && (data instanceof D3 || data instanceof D4)) data.c = value;
  else if (index === 3 && data instanceof D4) data.d = value;
  else throw new Error(`${data.k.decl.name} has no field ${index}`);
}

export function makeTuple(...items: readonly Value[]): Value {
  return makeData(tupleOf(items.length), items);
}

/** A list of any language: pairs of an item and the rest. */
export function makeList(cons: Ctor, nil: Ctor, items: readonly Value[]): Value {
  let list: Value = makeData(nil, []);
  for (let i = items.length - 1; i >= 0; i--) list = makeData(cons, [items[i] as Value, list]);
  return list;
}

/** The items of a list made of pairs; the value itself must be finite. */
export function listItems(list: Value): readonly Value[] {
  const items: Value[] = [];
  let rest: Value | undefined = list;
  while (rest !== undefined && isData(rest) && fieldsOf(rest).length === 2) {
    const [item, next]: readonly Value[] = fieldsOf(rest);
    items.push(item as Value);
    rest = next;
  }
  return items;
}
