// Floats: recorded answers of OCaml 4.13.1 and glibc on amd64.
import { describe, expect, test } from "vitest";
import { Flt, Str, type Value } from "../../core/value.js";
import { makeRuntime } from "../runtime.js";
import { FLOATS, isNegative } from "./floats.js";

const ALMOST_PI = 314_159 / 100_000;
const rt = makeRuntime();
rt.fuel = 1e9;

function run(op: string, ...args: readonly (number | string)[]): Value {
  const operands = args.map((arg) => (typeof arg === "string" ? new Str(arg) : new Flt(arg)));
  return FLOATS[`f64.${op}` as keyof typeof FLOATS].run(rt, ...(operands as never[]));
}

function formatted(format: string, value: number): string {
  return (run("format", format, value) as Str).s;
}

describe("format", () => {
  const values = [1, -1.5, 0, -0, Infinity, -Infinity, ALMOST_PI, 5e-324, 1e21, 123456789];
  test.each<[string, string]>([
    ["%.12g", "1 -1.5 0 -0 inf -inf 3.14159 4.94065645841e-324 1e+21 123456789"],
    ["%g", "1 -1.5 0 -0 inf -inf 3.14159 4.94066e-324 1e+21 1.23457e+08"],
    [
      "%e",
      "1.000000e+00 -1.500000e+00 0.000000e+00 -0.000000e+00 inf -inf 3.141590e+00 4.940656e-324 1.000000e+21 1.234568e+08",
    ],
    [
      "%f",
      "1.000000 -1.500000 0.000000 -0.000000 inf -inf 3.141590 0.000000 1000000000000000000000.000000 123456789.000000",
    ],
    ["%G", "1 -1.5 0 -0 INF -INF 3.14159 4.94066E-324 1E+21 1.23457E+08"],
    ["%+.2e", "+1.00e+00 -1.50e+00 +0.00e+00 -0.00e+00 +inf -inf +3.14e+00 +4.94e-324 +1.00e+21 +1.23e+08"],
    ["%#g", "1.00000 -1.50000 0.00000 -0.00000 inf -inf 3.14159 4.94066e-324 1.00000e+21 1.23457e+08"],
    ["%#.0f", "1. -2. 0. -0. inf -inf 3. 0. 1000000000000000000000. 123456789."],
    ["%.0f", "1 -2 0 -0 inf -inf 3 0 1000000000000000000000 123456789"],
    ["%.0e", "1e+00 -2e+00 0e+00 -0e+00 inf -inf 3e+00 5e-324 1e+21 1e+08"],
    ["%.17g", "1 -1.5 0 -0 inf -inf 3.1415899999999999 4.9406564584124654e-324 1e+21 123456789"],
    ["%.g", "1 -2 0 -0 inf -inf 3 5e-324 1e+21 1e+08"],
    [
      "%.30g",
      "1 -1.5 0 -0 inf -inf 3.14158999999999988261834005243 4.94065645841246544176568792868e-324 1000000000000000000000 123456789",
    ],
    [
      "%h",
      "0x1p+0 -0x1.8p+0 0x0p+0 -0x0p+0 infinity -infinity 0x1.921f9f01b866ep+1 0x0.0000000000001p-1022 0x1.b1ae4d6e2ef5p+69 0x1.d6f3454p+26",
    ],
    [
      "%.3h",
      "0x1.000p+0 -0x1.800p+0 0x0.000p+0 -0x0.000p+0 infinity -infinity 0x1.922p+1 0x0.000p-1022 0x1.b1bp+69 0x1.d6fp+26",
    ],
  ])("%s", (format, wanted) => {
    expect(values.map((value) => formatted(format, value)).join(" ")).toBe(wanted);
  });

  test.each<[string, number, string]>([
    ["%10.3f", -1.5, "    -1.500"],
    ["%-10.3f|", ALMOST_PI, "3.142     |"],
    ["%010.2f", -1.5, "-000001.50"],
    ["%+010g", ALMOST_PI, "+003.14159"],
    ["%010.2f", Infinity, "       inf"],
    ["% f", 1, " 1.000000"],
    ["%H", 0.1, "0X1.999999999999AP-4"],
    ["%.2f", 2.675, "2.67"],
    ["%.1f", 0.25, "0.2"],
    ["%.1f", 0.35, "0.3"],
    ["%.3g", 9.995, "9.99"],
    ["%.2g", 99.5, "1e+02"],
    ["%.12g", 0.1 + 0.2, "0.3"],
    ["%.50f", ALMOST_PI, "3.14158999999999988261834005243144929409027099609375"],
  ])("%s of %d", (format, value, wanted) => {
    expect(formatted(format, value)).toBe(wanted);
  });
});

describe("parse", () => {
  test.each<[string, number]>([
    [" 1", 1],
    ["1.", 1],
    [".5", 0.5],
    ["1_000.5_", 1000.5],
    ["_1", 1],
    ["infinity", Infinity],
    ["INF", Infinity],
    ["-infinity", -Infinity],
    ["0x1p3", 8],
    ["0x1.8", 1.5],
    ["0x.8p-1", 0.25],
    ["0x1_0", 16],
    ["+1", 1],
    ["1e5", 1e5],
    ["1E5_0", 1e50],
    ["\t1", 1],
    ["0x1.fffffffffffff8p0", 2],
    ["0x1.00000000000008p0", 1],
    ["0x1p-1080", 0],
    ["0x1p5000", Infinity],
    ["-0x0p0", -0],
    ["1e400", Infinity],
    ["0x1p 3", 8],
    ["-_1", -1],
    ["1._5", 1.5],
    ["0_x1", 1],
    ["0x1p-1074", 5e-324],
    ["0x1.8p-1074", 1e-323],
    ["0x1p99999999999999999999", Infinity],
  ])("%j is a float", (text, wanted) => {
    expect(run("parses", text)).toBe(true);
    expect((run("parse", text) as Flt).f).toBe(wanted);
  });

  test.each([
    "",
    "1 ",
    ".",
    "0x1p",
    "0x",
    "+-1",
    "1e",
    "1e+",
    "1\0",
    "0b1",
    "infinit",
    "0x1.8p1.5",
    "0x 1",
    "1f",
    "-",
    "0x.p3",
    "0x1..8",
    "one",
  ])("%j is none", (text) => {
    expect(run("parses", text)).toBe(false);
  });

  test("what is not a number keeps its sign", () => {
    for (const text of ["nan", "NaN", "nan(12)"]) expect(sign(run("parse", text))).toBe("nan");
    expect(sign(run("parse", "-nan"))).toBe("-nan");
  });
});

function sign(value: Value): string {
  const x = value as Flt;
  return Number.isNaN(x.f) ? (isNegative(x) ? "-nan" : "nan") : String(x.f);
}

describe("the sign of what is not a number", () => {
  test.each<[string, number[], string]>([
    ["div", [0, 0], "-nan"],
    ["sub", [Infinity, Infinity], "-nan"],
    ["mul", [0, Infinity], "-nan"],
    ["mod", [1, 0], "-nan"],
    ["pow", [-1, 0.5], "-nan"],
    ["sqrt", [-1], "-nan"],
    ["log", [-1], "-nan"],
    ["log10", [-1], "nan"],
    ["acos", [2], "nan"],
    ["sin", [Infinity], "-nan"],
    ["add", [Number.NaN, 1], "nan"],
    ["neg", [Number.NaN], "-nan"],
  ])("%s %j", (op, args, wanted) => {
    expect(sign(run(op, ...args))).toBe(wanted);
  });

  test("of two operands the first counts, and abs drops it", () => {
    const [plus, minus] = [run("parse", "nan"), run("parse", "-nan")] as [Flt, Flt];
    const apply = (op: "f64.add" | "f64.abs", ...args: Flt[]): string => sign(FLOATS[op].run(rt, ...(args as never[])));
    expect([apply("f64.add", minus, plus), apply("f64.add", plus, minus), apply("f64.abs", minus)]).toEqual([
      "-nan",
      "nan",
      "nan",
    ]);
    expect((FLOATS["f64.format"].run(rt, new Str("%.12g") as never, minus as never) as Str).s).toBe("-nan");
  });
});

test.each<[number, Value]>([
  [Number.NaN, 0],
  [Infinity, 0],
  [4e18, 4000000000000000000n],
  [4.7e18, -4523372036854775808n],
  [-4.7e18, 4523372036854775808n],
  [9.3e18, 0],
  [-1.9, -1],
  [-0.5, 0],
])("the integer of %d", (value, wanted) => {
  expect(Object.is(run("to_i63", value), wanted)).toBe(true);
});

test.each<[string, number[], number]>([
  ["round", [0.5], 1],
  ["round", [-0.5], -1],
  ["round", [2.5], 3],
  ["round", [0.49999999999999994], 0],
  ["round", [-0.2], -0],
  ["pow", [1, Number.NaN], 1],
  ["pow", [-1, Infinity], 1],
  ["mod", [-5.5, 2], -1.5],
  ["copysign", [3, -0], -3],
])("%s %j", (op, args, wanted) => {
  expect((run(op, ...args) as Flt).f).toBe(wanted);
});

test("the total order puts what is not a number first, equal to itself", () => {
  const order = (a: number, b: number): Value => run("compare", a, b);
  expect([
    order(Number.NaN, Number.NaN),
    order(Number.NaN, -Infinity),
    order(1, Number.NaN),
    order(0, -0),
    order(1, 2),
  ]).toEqual([0, -1, 1, 0, -1]);
  expect([run("eq", Number.NaN, Number.NaN), run("ne", Number.NaN, 1), run("le", Number.NaN, 1)]).toEqual([
    false,
    true,
    false,
  ]);
});
