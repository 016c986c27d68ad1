// What a program does on an input, call by call: which functions that the user wrote are called, with what, what they
// give, and which branches of their own they take.
import type { Name, NodeId } from "../../core/expr.js";
import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Value } from "../../core/value.js";
import { type Limits, USUAL_DEPTH } from "../../eval/outcome.js";
import { Raised } from "../../eval/runtime.js";
import { makeUnit } from "../../eval/unit.js";
import { loadExplorable } from "../../explore/machine.js";
import { Run, START } from "../../explore/run.js";
import { newWorld } from "../../explore/unknown.js";
import { allCtors, type Subject } from "../../subject/subject.js";
import { type Event, instrument } from "../cover/instrument.js";

/** A call; without an outcome where it was not over when the run was ended. */
export type Frame = {
  readonly name: Name;
  readonly args: readonly Value[];
  readonly within: Frame | undefined;
  readonly branches: Event[];
  outcome:
    | { readonly kind: "value"; readonly value: Value }
    | { readonly kind: "raised"; readonly exn: Value }
    | undefined;
};

export type Trace = {
  /** In the order in which they were made. */
  readonly begun: readonly Frame[];
  /** In the order in which they ended: what is inside of another comes before it. */
  readonly ended: readonly Frame[];
  /** Whether the program remembers something between calls: a call alone need not give the same. */
  readonly isStateful: boolean;
};

const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 100_000 };
/** Counterexamples are small; what does not end is seen to go round long before. */
const RUNNING: Limits = { fuel: 100_000, depth: 2_000, outputBytes: 100_000 };
const FRAMES_MAX = 5_000;

/** Of functions at the top of this file. */
export function traced(subject: Subject, file: string, args: readonly Value[]): Trace {
  return tracer(subject, file)(args);
}

/** The same for many inputs. */
export function tracer(subject: Subject, file: string): (args: readonly Value[]) => Trace {
  const { program, first, events, functions } = instrument(subject.unit.program, true);
  const written = functionsIn(program, file);
  const names = new Map([...functions].filter(([id]) => written.has(id)));
  const unit = makeUnit(program, new Map(), allCtors(subject.unit), new Set(names.keys()));
  let [begun, ended]: [Frame[], Frame[]] = [[], []];
  let within: Frame | undefined;
  const run = new Run(newWorld(subject.shapes), [], () => undefined);
  const machine = loadExplorable(unit, run, LOADING, [], {
    choose: (id) => {
      const event = events[id - first];
      if (event !== undefined && event.kind !== "call") within?.branches.push(event);
      return 0;
    },
    enter: (id, given, own) => {
      const name = names.get(id);
      if (name === undefined || begun.length >= FRAMES_MAX) return own(...given);
      const frame: Frame = { name, args: given, within, branches: [], outcome: undefined };
      begun.push(frame);
      within = frame;
      try {
        const value = own(...given);
        frame.outcome = { kind: "value", value };
        ended.push(frame);
        return value;
      } catch (error) {
        if (error instanceof Raised) {
          frame.outcome = { kind: "raised", exn: error.exn };
          ended.push(frame);
        }
        throw error;
      } finally {
        within = frame.within;
      }
    },
  });
  return (args) => {
    [begun, ended, within] = [[], [], undefined];
    run.start(START);
    machine.call(subject.side.name, args, RUNNING);
    return { begun, ended, isStateful: machine.isStateful() };
  };
}

function functionsIn({ defs }: Program, file: string): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  for (const bound of defs.flatMap(boundIn)) if (bound.kind === "lam" && bound.at.file === file) found.add(bound.id);
  return found;
}

/** The choices that a function makes itself: not in functions inside of it. */
export function ownChoices(program: Program, name: Name): ReadonlySet<NodeId> {
  const own = new Set<NodeId>();
  for (const def of program.defs) {
    const bound = def.kind === "one" ? (def.name === name ? def.bound : undefined) : boundOf(def.bindings, name);
    if (bound?.kind !== "lam") continue;
    visit(bound.body, (e) => {
      if (e.kind === "match" || e.kind === "if" || e.kind === "try") own.add(e.id);
      return e.kind !== "lam";
    });
  }
  return own;
}

function boundOf<B extends { readonly name: Name; readonly bound: unknown }>(bindings: readonly B[], name: Name) {
  return bindings.find((each) => each.name === name)?.bound as B["bound"] | undefined;
}
