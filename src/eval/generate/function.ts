// Functions and delayed bodies as JavaScript functions. On entry a step is paid; a frame in
// which a call can wait counts its depth; a function that calls itself in tail position is a
// loop. Variables of a loop that a closure captures are copied afresh in every round.
import { nth } from "../../basis/known.js";
import type { Delay, Lam, Name } from "../../core/expr.js";
import { capturedNames } from "./analyse.js";
import { bind, type Frame, type Generator, serial } from "./frame.js";

/** The text of an arrow function; `self` is the name by which the body can call it. */
export function functionText(gen: Generator, lam: Lam, self: Name | undefined): string {
  const { hosted } = gen.style;
  if (hosted === undefined || !gen.unit.hosted.has(lam.id)) return ownText(gen, lam, self);
  return hosted(lam.id, ownText(gen, lam, undefined)); // no loop: every round is a call that the host is asked about
}

function ownText(gen: Generator, lam: Lam, self: Name | undefined): string {
  const facts = gen.frameFacts(lam.body);
  const loops = facts.tailCalls.some((call) => {
    return call.fn.kind === "var" && call.fn.name === self && call.args.length === lam.params.length;
  });
  const params = lam.params.map((name) => bind(gen, name));
  if (!loops || self === undefined) return bodyText(gen, lam, params, facts.waits, undefined, []);
  const captured = capturedNames(lam.body);
  const incoming = params.map((param, i) => (captured.has(nth(lam.params, i)) ? `${param}i` : param));
  const copies = params.flatMap((param, i) => (incoming[i] === param ? [] : [`const ${param} = ${incoming[i]};`]));
  const loop = { name: self, label: `L${serial(gen)}`, params: incoming };
  return bodyText(gen, lam, incoming, facts.waits, loop, copies);
}

export function delayText(gen: Generator, delay: Delay): string {
  const body = bodyText(gen, delay, [], gen.frameFacts(delay.body).waits, undefined, []);
  return `delay(R, ${body}, ${delay.again})`;
}

function bodyText(
  gen: Generator,
  node: Lam | Delay,
  params: readonly string[],
  counted: boolean,
  loop: Frame["loop"],
  copies: readonly string[],
): string {
  const frame: Frame = { gen, out: [], temporaries: [], counted, loop };
  gen.emit(frame, node.body, { kind: "return", tail: true });
  const inner = ["if (--R.fuel < 0) nextSlice(R);", ...copies, ...frame.out];
  const declared = frame.temporaries.length === 0 ? [] : [`let ${frame.temporaries.join(", ")};`];
  const depth = counted ? ["const d = R.depth + 1; if (d > R.depthMax) tooDeep(); R.depth = d;"] : [];
  const lines = loop === undefined ? inner : [`${loop.label}: for (;;) {`, ...inner, "}"];
  return `(${params.join(", ")}) => {\n${[...declared, ...depth, ...lines].join("\n")}\n}`;
}
