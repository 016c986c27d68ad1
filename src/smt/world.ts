// A model under construction. The value of a call goes into the graph of its function, under
// the values that the arguments have at that moment: arguments must be given theirs first.
import { argumentKey, type Model } from "./model.js";
import type { Atom, Constant } from "./term.js";

export type World = {
  readonly vars: Map<Atom, Constant>;
  graphs: Map<number, Map<string, Constant>>;
};

export function worldLike(model: Model): World {
  const graphs = new Map<number, Map<string, Constant>>();
  for (const [fn, graph] of model.graphs) graphs.set(fn, new Map(graph));
  return { vars: new Map(model.vars), graphs };
}

export function setUnknown(world: World, atom: Atom, value: Constant): void {
  if (atom.op.kind !== "call") {
    world.vars.set(atom, value);
    return;
  }
  const graph = world.graphs.get(atom.op.fn) ?? new Map<string, Constant>();
  world.graphs.set(atom.op.fn, graph.set(argumentKey(world, atom), value));
}
