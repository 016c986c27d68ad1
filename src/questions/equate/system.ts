// Functions that call each other, as text that depends neither on what they and their parameters are called nor on the order
// in which they and their parameters stand. Functions whose texts are the same but for which of each other they call are one.
import { nth } from "../../basis/known.js";
import { Beyond } from "./evaluate.js";

/** A part of a text. Of a `set` the order does not matter, of `least` the first in the order of texts is taken. */
export type Piece =
  | string
  | { readonly kind: "list" | "set" | "least"; readonly items: readonly Piece[] }
  | { readonly kind: "param"; readonly index: number } // of the function that the text is of
  | { readonly kind: "call"; readonly to: number; readonly args: readonly Piece[] };

/** A function and its parameters, whose order is no matter. */
export type Equation = { readonly params: number; readonly body: Piece };

/** Characters that may be written for one form. */
const LENGTH_MAX = 2_000_000;
const ROUNDS = 3;

type Naming = {
  readonly param: (index: number) => string;
  readonly call: (to: number, args: readonly string[]) => string;
};

/** What is asked, with all functions that it needs. Its own parameters keep their order. */
export function systemText(asked: Equation, needed: readonly Equation[]): string {
  const room = { left: LENGTH_MAX };
  const passed = passedOn(asked);
  const equations = passed === undefined ? [...needed, asked] : needed;
  const orders = paramOrders(equations, room);
  const places = orders.map((order) => order.map((_, index) => `a${order.indexOf(index)}`));
  const callIn = (classes: readonly number[]) => (to: number, args: readonly string[]) =>
    `g${nth(classes, to)}(${nth(orders, to)
      .map((index) => args[index] ?? "")
      .join(" ")})`;
  let classes: readonly number[] = equations.map(() => 0);
  for (;;) {
    const call = callIn(classes);
    const texts = equations.map(({ body, params }, i) => {
      const naming: Naming = { param: (index) => nth(nth(places, i), index), call };
      return `${params} ${rendered(body, naming, room)}`;
    });
    const kinds = [...new Set(texts)].sort();
    if (kinds.length === new Set(classes).size) {
      const own = Array.from({ length: asked.params }, (_, index) => `x${index}`);
      const [to, args] = passed ?? [needed.length, own.map((_, index) => index)];
      const start = call(
        to,
        args.map((index) => nth(own, index)),
      );
      return [start, ...kinds].join("\n");
    }
    classes = placesOf(kinds, texts);
  }
}

/** The function that it calls with its own parameters and does nothing else; where these stand. */
function passedOn({ params, body }: Equation): readonly [number, readonly number[]] | undefined {
  if (typeof body === "string" || body.kind !== "call" || body.args.length !== params) return undefined;
  const args = body.args.flatMap((arg) => (typeof arg !== "string" && arg.kind === "param" ? [arg.index] : []));
  return new Set(args).size === params && args.length === params ? [body.to, args] : undefined;
}

/** Of each text among all different ones. */
function placesOf(kinds: readonly string[], texts: readonly string[]): readonly number[] {
  const places = new Map(kinds.map((text, place) => [text, place]));
  return texts.map((text) => places.get(text) ?? 0);
}

/** Parameters in the order of how they are used; those that are used alike, as they stand. */
function paramOrders(equations: readonly Equation[], room: { left: number }): readonly (readonly number[])[] {
  let uses: readonly (readonly number[])[] = equations.map(({ params }) => Array.from({ length: params }, () => 0));
  for (let round = 0; round < ROUNDS; round++) {
    const call = (to: number, args: readonly string[]): string =>
      `g(${args
        .map((arg, i) => `${uses[to]?.[i] ?? 0}:${arg}`)
        .sort()
        .join(" ")})`;
    const texts = equations.map(({ params, body }, i) =>
      Array.from({ length: params }, (_, marked) => {
        if (params === 1) return ""; // it has no choice
        const param = (index: number): string => (index === marked ? "*" : `u${uses[i]?.[index] ?? 0}`);
        return rendered(body, { param, call }, room);
      }),
    );
    const kinds = [...new Set(texts.flat())].sort();
    uses = texts.map((own) => placesOf(kinds, own));
  }
  return uses.map((own) => own.map((_, i) => i).sort((a, b) => nth(own, a) - nth(own, b) || a - b));
}

function rendered(piece: Piece, naming: Naming, room: { left: number }): string {
  const known = new Map<Piece, string>();
  const text = (each: Piece): string => {
    if (typeof each === "string") return each;
    const before = known.get(each);
    if (before !== undefined) return before;
    const made = written(each);
    room.left -= made.length;
    if (room.left < 0) throw new Beyond("length");
    known.set(each, made);
    return made;
  };
  const written = (each: Exclude<Piece, string>): string => {
    switch (each.kind) {
      case "list":
        return `(${each.items.map(text).join(" ")})`;
      case "set":
        return `{${each.items.map(text).sort().join(" ")}}`;
      case "least":
        return each.items.map(text).sort()[0] ?? "";
      case "param":
        return naming.param(each.index);
      case "call":
        return naming.call(each.to, each.args.map(text));
    }
  };
  return text(piece);
}
