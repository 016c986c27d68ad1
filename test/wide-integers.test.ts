// Unknown integers of 32 and 64 bits and without bounds, and strings of UTF-16 units: conditions on them are solved as on
// those of OCaml, values are within their types, and what could overflow is said.
import { expect, test } from "vitest";
import { type Checked, checkCore } from "./check-core.js";

type Kind = "i32" | "i64" | "big" | "i63";

const KINDS: readonly Kind[] = ["i63", "i32", "i64", "big"];

/** Functions of two integers. */
function compared(kind: Kind, reference: string, submission: string): Promise<Checked> {
  const program = (body: string): string =>
    `(type f (-> ${kind} (-> ${kind} bool))) (def f (fun (x y) ${inKind(kind, body)}))`;
  return checkCore(program(reference), program(submission));
}

/** Written for integers of any kind: (+ x 1). */
function inKind(kind: Kind, body: string): string {
  const names: Record<string, string> = { "+": "add", "*": "mul", "/": "div", "%": "mod", "<": "lt", "=": "eq" };
  return body
    .replaceAll(/\(([-+*/%<=]) /g, (_, op: string) => `(%${kind}.${names[op] ?? "sub"} `)
    .replaceAll(/(?<=[ (])-?\d+(?=[ )])/g, (n) => (kind === "i63" ? n : `${n}:${kind}`));
}

test.each(KINDS)("%s: a condition is solved for", async (kind) => {
  const { witness, refutation } = await compared(kind, "(= (* x 3) (+ y 12345))", "false");
  expect(witness?.slice(-2)).toEqual(["true", "false"]);
  expect(refutation.searched.inexact.size).toBe(0);
});

test.each(KINDS)("%s: quotients and remainders", async (kind) => {
  const { witness } = await compared(kind, "(if (= y 0) true (= (+ (* (/ x y) y) (% x y)) x))", "true");
  expect(witness).toBeUndefined();
  const other = await compared(kind, "(if (= y 0) true (< -1 (% x y)))", "true");
  expect(other.witness?.slice(-2)).toEqual(["false", "true"]);
});

test("what may overflow is a condition of the claim, and unbounded integers never do", async () => {
  const seen = async (kind: Kind): Promise<boolean> => {
    const { refutation } = await compared(kind, "(< x (+ x 1))", "true");
    return refutation.seen.arithmetic;
  };
  expect(await Promise.all(KINDS.map(seen))).toEqual([true, true, true, false]);
});

test("extreme values are tried where nothing else differs", async () => {
  const { witness } = await compared("i32", "(< x (+ x 1))", "true");
  expect(witness).toEqual(["2147483647:i32", "0:i32", "false", "true"]);
});

test("integers stay within their width", async () => {
  const limit = async (kind: Kind, n: string): Promise<unknown> =>
    (await compared(kind, `(< ${n} x)`, "false")).witness?.[0];
  expect(await limit("i32", "2147483647")).toBeUndefined();
  expect(await limit("i32", "2147483646")).toBe("2147483647:i32");
  expect(await limit("i64", "9223372036854775806")).toBe("9223372036854775807:i64");
  expect(await limit("big", "9223372036854775807")).toBe("9223372036854775808:big");
});

test("a wider integer is another one where the narrower overflows", async () => {
  const f = (body: string): string => `(type f (-> i32 (-> i32 i64))) (def f (fun (x y) ${body}))`;
  const { witness, refutation } = await checkCore(
    f("(%any.cast (%i32.add x y))"),
    f("(%i64.add (%any.cast x) (%any.cast y))"),
  );
  expect(refutation.seen.arithmetic).toBe(true);
  expect(witness).toBeDefined();
});

test("bits that are arithmetic are no reason to try only some values", async () => {
  const f = (body: string): string => `(type f (-> i32 bool)) (def f (fun (x) ${body}))`;
  const [even, half] = ["(%i32.eq (%i32.and x 1:i32) 0:i32)", "(%i32.eq (%i32.mod x 2:i32) 0:i32)"];
  const same = await checkCore(f(even), f(half));
  expect([same.witness, same.refutation.searched.inexact.size]).toEqual([undefined, 0]);
  const { witness } = await checkCore(
    f("(%i32.eq (%i32.asr x 1:i32) -3:i32)"),
    f("(%i32.eq (%i32.div x 2:i32) -3:i32)"),
  );
  expect(witness?.[0]).toBe("-5:i32");
});

test("units beyond bytes are found in strings, and as characters", async () => {
  const on = (type: string, body: string): Promise<Checked> => {
    const program = (own: string): string => `(type f (-> ${type} bool)) (def f (fun (s) ${own}))`;
    return checkCore(program(body), program("false"));
  };
  expect((await on("str16", '(%str.eq s "\\u20ac")')).witness?.[0]).toBe('"\\u20ac"');
  const second = "(if (%i63.lt 1 (%str.length s)) (%char.gt (%str.get s 1) 1000:char) false)";
  expect((await on("str16", second)).witness?.[0]).toMatch(/^"x\\u/);
  expect((await on("char16", "(%char.gt s 8364:char)")).witness?.[0]).toBe("8365:char");
  expect((await on("char", "(%char.gt s 8364:char)")).witness).toBeUndefined();
  expect((await on("str", second)).witness).toBeUndefined();
});

test("functions on such integers are found and written", async () => {
  const f = (body: string): string => `(type f (-> (-> i32 i32) i32)) (def f (fun (g) ${body}))`;
  const { witness } = await checkCore(f("(g 5:i32)"), f("(if (%i32.eq (g 5:i32) 6:i32) 0:i32 (g 5:i32))"));
  expect(witness).toEqual(["(fun (x/0) (%i32.add x/0 1:i32))", "6", "0"]);
});
