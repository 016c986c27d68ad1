// Which call is to blame: where a function fails because a call of itself inside fails, that call is the better test. It is
// smaller, and says more about the place.
import { isData, type Value } from "../../core/value.js";
import type { Subject } from "../../subject/subject.js";
import type { Input } from "../../witness/judge.js";
import { partsOf } from "./inputs.js";
import { type Frame, tracer } from "./trace.js";

/** Of inputs on which a function fails, those of the innermost calls of itself that fail; each once, as far as is seen. */
export function blamed(subject: Subject, file: string, inputs: readonly Input[]): readonly Input[] {
  const isPlain = subject.params.every(
    (type) => !subject.shapes.holdsFunction(type) && !subject.shapes.holdsMutable(type),
  );
  if (!isPlain) return inputs;
  const trace = tracer(subject, file);
  const found = new Map<string, Input>();
  for (const input of inputs) {
    const { ended, isStateful } = trace(input.args("submission"));
    if (isStateful) return inputs;
    const inner = ended.find((frame) => isFailure(frame) && frame.name === subject.side.name);
    const args = inner?.args;
    const own: Input = args === undefined ? input : { args: () => args, further: [] };
    found.set(keyOf(own.args("submission")), own);
  }
  return [...found.values()];
}

function isFailure({ outcome }: Frame): boolean {
  return outcome?.kind === "raised";
}

/** Texts and the like are told apart by nothing: one of them is as good as another. */
function keyOf(values: readonly Value[]): string {
  const parts = [...partsOf(values)];
  return parts
    .map((value) => (isData(value) ? value.k.decl.name : typeof value === "object" ? "" : String(value)))
    .join(" ");
}
