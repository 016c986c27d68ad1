// A program with its events: `(event 3 e)` tells of event 3, then does e. Definitions without events are left out.
import { call, int, lit, variable } from "../core/build.js";
import { type Expr, fixedName } from "../core/expr.js";
import { boundIn, type Def, mapBound, type Program } from "../core/program.js";
import type { Source } from "../core/span.js";
import { mapChildren, visit } from "../core/traverse.js";
import { type Event, type Instrumented, instrument } from "../questions/cover/instrument.js";
import { coreText } from "./core-text.js";
import { placeText } from "./place-text.js";

export function instrumentedText(program: Program, sources: readonly Source[]): string {
  const instrumented = instrument(program);
  const events = instrumented.events.map(
    (event, i) => `; event ${i}: ${eventText(event)}, at ${placeText(event.at, sources)}`,
  );
  const telling = instrumented.program.defs.filter((def) => boundIn(def).some((e) => tells(instrumented, e)));
  const defs = telling.map((def) => withEvents(instrumented, def));
  return [...events, coreText({ data: [], exceptions: [], types: new Map(), defs })].join("\n");
}

function eventText(event: Event): string {
  switch (event.kind) {
    case "call":
      return `a call of ${event.name}`;
    case "arm":
      return event.ctors.length === 0 ? "an arm" : `the arm of ${event.ctors.join(" ")}`;
    case "side":
      return event.side ? "the side where it holds" : "the side where it does not";
  }
}

function isEvent({ first }: Instrumented, e: Expr): boolean {
  return e.kind === "choose" && e.id >= first;
}

function tells(instrumented: Instrumented, bound: Expr): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= isEvent(instrumented, e);
    return !found;
  });
  return found;
}

const EVENT = fixedName("event"); // no name of any program: theirs are numbered

function withEvents(instrumented: Instrumented, def: Def): Def {
  const shown = (e: Expr): Expr => {
    const inner = mapChildren(e, shown);
    if (inner.kind !== "choose" || !isEvent(instrumented, e)) return inner;
    const written = inner.options.some((option) => option.written); // marks would hide what matters
    const [told, number] = [variable(EVENT), lit(int(e.id - instrumented.first))].map((each) => ({ ...each, written }));
    return { ...call(told as Expr, [number as Expr, ...inner.options]), written };
  };
  return mapBound(def, shown);
}
