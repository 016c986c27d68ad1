// Values that a program made itself, as inputs of functions in disguise: a term may also be just such a value. What
// is asked of results is read from the paths of operations, or is the simplest that can be asked.
import { nth } from "../../basis/known.js";
import type { Name } from "../../core/expr.js";
import { tupleWidth } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import { INTEGERS, TEXTS } from "../../core/primitive-types.js";
import type { Type } from "../../core/type.js";
import { Cell, type Ctor, type Data, fieldsOf, isData, makeData, Str, type Value } from "../../core/value.js";
import { literalOf } from "../../explore/literal.js";
import type { Shapes } from "../../explore/shape.js";
import type { Con, Observer, StandIns } from "./stand-ins.js";

export type Embedding = {
  readonly standIns: StandIns;
  readonly shapes: Shapes;
  readonly ctor: (name: Name) => Ctor;
};

export function embed(embedding: Embedding, type: Type, value: Value): Value {
  const { standIns, ctor } = embedding;
  if (type.kind === "fn" && standIns.looksAtHidden(type)) return makeData(ctor(standIns.views(type).made), [value]);
  if (!standIns.holds(type) || type.kind !== "con") return value;
  if (standIns.isHidden(type)) return makeData(ctor(standIns.term(type).made), [value]);
  const [content] = type.args;
  if (value instanceof Cell && content !== undefined) return new Cell(embed(embedding, content, value.v));
  if (Array.isArray(value) && content !== undefined) return value.map((item) => embed(embedding, content, item));
  return isData(value) ? embedData(embedding, type, value) : value;
}

function embedData(embedding: Embedding, type: Con, value: Data): Value {
  const { standIns, ctor } = embedding;
  const parts = (types: readonly Type[]): readonly Value[] =>
    fieldsOf(value).map((field, i) => embed(embedding, nth(types, i), field));
  if (tupleWidth(type.name) !== undefined) return makeData(value.k, parts(type.args));
  const decl = standIns.family(type.name);
  const own = decl?.ctors.find(({ name }) => name === value.k.decl.name);
  if (decl === undefined || own === undefined) return value;
  const bound = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
  const mirrored = standIns.mirror("term", type)?.ctors.get(own.name);
  const k = mirrored === undefined ? value.k : ctor(mirrored);
  return makeData(k, parts(own.fields.map((field) => substituteTypes(field, bound))));
}

/** From the path of an operation, alone or with what else it takes and what is asked then; undefined: no such question. */
export function questionOf(embedding: Embedding, type: Con, written: Value): Value | undefined {
  const { standIns, ctor } = embedding;
  const [path, ...parts] = isData(written) ? fieldsOf(written) : [written];
  if (!(path instanceof Str)) return undefined;
  const observed = standIns.observed(type);
  if (path.s === "") return observed.stop && makeData(ctor(observed.stop.question), []);
  const observer = observed.observers.find(({ operation }) => operation.path === path.s);
  const fields = observer && questionParts(embedding, type, observer, observed.again, parts);
  return fields && makeData(ctor((observer as Observer).question), fields);
}

function questionParts(
  embedding: Embedding,
  type: Con,
  { params, at, then }: Observer,
  again: boolean,
  parts: readonly Value[],
): readonly Value[] | undefined {
  const others = params.filter((_, i) => i !== at);
  const asked = [...then, ...(again ? [type] : [])];
  if (parts.length !== others.length + asked.length) return undefined;
  const args = others.map((param, i) => embed(embedding, param, nth(parts, i)));
  const next = asked.map((each, i) => questionOf(embedding, each, nth(parts, others.length + i)));
  return next.some((each) => each === undefined) ? undefined : [...args, ...(next as Value[])];
}

/** One question for each operation, the simplest first; where some tell everything at once, only those. */
export function simplestQuestions({ shapes, standIns }: Embedding, type: Type): readonly Value[] {
  const all = shapes.shapeOf(type)?.alternatives ?? [];
  const atOnce = all.filter(({ made }) => {
    const meaning = made.kind === "data" ? standIns.meanings.get(made.ctor.decl.name) : undefined;
    return meaning?.kind === "question" && meaning.observer.then.length === 0;
  });
  return (atOnce.length === 0 ? all : atOnce).flatMap(({ made }) => {
    if (made.kind !== "data") return [];
    const fields = made.fields.map((field) => smallest(shapes, field));
    return fields.some((field) => field === undefined) ? [] : [makeData(made.ctor, fields as Value[])];
  });
}

function smallest(shapes: Shapes, type: Type): Value | undefined {
  if (type.kind !== "con") return undefined;
  const usual = TEXTS.has(type.name) ? "x" : INTEGERS.get(type.name)?.usual;
  if (usual !== undefined) return literalOf(usual);
  const made = shapes.shapeOf(type)?.alternatives[0]?.made;
  if (made?.kind === "bool") return made.value;
  if (made?.kind !== "data") return undefined;
  const fields = made.fields.map((field) => smallest(shapes, field));
  return fields.some((field) => field === undefined) ? undefined : makeData(made.ctor, fields as Value[]);
}
