// A partial value made whole: what was decided as it is, symbols by the model, everything else
// by the smallest value of its type, if nothing else is asked for. What is one object stays one object.
import { Cell, fieldsOf, isData, Lazy, makeData, type Value } from "../core/value.js";
import { type Model, termValue } from "../smt/model.js";
import { literalOf } from "./literal.js";
import type { Run } from "./run.js";
import { delayedBy, thunk } from "./thunk.js";
import { asValue, isSymbol, PolymorphicFunction, Unknown, UnknownFunction } from "./unknown.js";

/** What an unknown function becomes. */
export type FunctionValue = (fn: UnknownFunction) => Value;

/** Which of its forms something has that nobody looked at; what is inside of that is the smallest of its type. */
export type OpenForm = (unknown: Unknown) => number;

export function complete(
  run: Run,
  model: Model,
  values: readonly Value[],
  functionValue: FunctionValue,
  openForm: OpenForm = () => 0,
): Value[] {
  let isInside = false;
  const known = new Map<Value, Value>();
  const whole = (value: Value): Value => {
    if (typeof value !== "object") return value;
    const found = known.get(value) ?? make(value);
    known.set(value, found);
    return found;
  };
  const make = (value: Value): Value => {
    const v: unknown = value;
    if (isSymbol(v)) return literalOf(termValue(model, v));
    if (v instanceof Unknown) {
      if (run.isDecided(v)) return whole(v.chosen as Value);
      return isInside ? whole(v.form(run.world, 0).value) : opened(v);
    }
    if (v instanceof PolymorphicFunction) return make(asValue(v.choice));
    if (v instanceof UnknownFunction) {
      const delayed = delayedBy(run, v);
      return delayed === undefined ? functionValue(v) : thunk(whole(delayed));
    }
    if (isData(value)) return makeData(value.k, fieldsOf(value).map(whole));
    if (value instanceof Cell) return new Cell(whole(value.v));
    if (Array.isArray(value)) return value.map(whole);
    return value instanceof Lazy ? completeLazy(value, whole) : value;
  };
  // Parts may lie behind cells and thunks.
  const opened = (unknown: Unknown): Value => {
    const { value } = unknown.form(run.world, openForm(unknown));
    isInside = true;
    const made = whole(value);
    isInside = false;
    return made;
  };
  return values.map(whole);
}

function completeLazy(lazy: Lazy, whole: (value: Value) => Value): Value {
  const copy = new Lazy(lazy.body, lazy.entered !== undefined);
  copy.state = lazy.state;
  copy.result = lazy.result === undefined ? undefined : whole(lazy.result);
  return copy;
}
