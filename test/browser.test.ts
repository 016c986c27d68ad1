// The library as browsers get it: in the thread that asks, with nothing of Node. That it loads
// nothing of Node is held by the tidy test.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Assets, openElenchusHere } from "../src/browser/elenchus.js";
import type { Elenchus } from "../src/jobs/interface.js";
import { projectRoot } from "./project-root.js";

let elenchus: Elenchus;
let assets: Assets;
beforeAll(async () => {
  const read = (name: string): Buffer => readFileSync(join(projectRoot(), "dist", name));
  assets = { file: async (name) => read(name) };
  elenchus = await openElenchusHere(assets);
});

test("runs", async () => {
  const answer = await elenchus.run('let f x = x ^ "é"', { expressions: ['f "a"', "String.length (f {|ö|})"] });
  expect(answer).toMatchObject({
    outcome: "finished",
    expressions: [
      { outcome: "value", value: '"aé"' },
      { outcome: "value", value: "4" },
    ],
  });
});

test("types, from bytes", async () => {
  const program = new TextEncoder().encode("let f x = x + 1");
  expect(await elenchus.types(program)).toEqual({ outcome: "typed", signature: "val f : int -> int", unchecked: [] });
});

describe("programs in another language", () => {
  test("are known by their file's name, or by what is said", async () => {
    const places = [
      await elenchus.types("def f = )", { fileName: "a.scala" }),
      await elenchus.types("def f = )", { language: "scala" }),
      await elenchus.types("def f = )", { language: "scala", fileName: "b" }),
      await elenchus.types("let f = )", { fileName: "b" }),
    ].map((answer) => answer.outcome === "rejected" && answer.problems[0]?.place?.file);
    expect(places).toEqual(["a.scala", "program.scala", "b.scala", "b"]);
  });

  test("need their library", async () => {
    const missing = new Error("not there");
    const file: Assets["file"] = (name) => (name.startsWith("scala") ? Promise.reject(missing) : assets.file(name));
    const without = await openElenchusHere({ file });
    await expect(without.types("def f = 1", { language: "scala" })).rejects.toThrow(missing);
  });
});

describe("checks", () => {
  const reference = "let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest";

  test("a wrong submission", async () => {
    const submission = "let last = function [] -> None | x :: _ -> Some x";
    expect(await elenchus.check({ reference, submission })).toMatchObject({
      outcome: "checked",
      functions: [{ function: "last", verdict: "differs", counterexample: { call: "last [1; 0]" } }],
    });
  });

  test("a right one, and tells how far it is", async () => {
    const submission = "let last l = match List.rev l with [] -> None | x :: _ -> Some x";
    const sizes: number[] = [];
    const onProgress = ({ size }: { readonly size: number }): void => void sizes.push(size);
    expect(await elenchus.check({ reference, submission, onProgress })).toMatchObject({
      functions: [{ verdict: "agrees" }],
    });
    expect(sizes.length).toBeGreaterThan(0);
  });

  test("and gives proofs that can be checked again", async () => {
    const [sum, fold] = [
      "let rec sum l = match l with [] -> 0 | x :: rest -> x + sum rest",
      "let sum l = List.fold_left (+) 0 l",
    ];
    const answer = await elenchus.check({ reference: sum, submission: fold, certificate: true, explain: true });
    expect(answer).toMatchObject({
      functions: [{ verdict: "equal", proof: { explanation: { statement: { equation: { left: "sum l" } } } } }],
      certificate: { functions: ["sum"] },
    });
    const certificate = answer.outcome === "checked" ? (answer.certificate?.text ?? "") : "";
    expect(await elenchus.verify({ certificate, reference: sum, submission: fold })).toMatchObject({
      outcome: "verified",
      functions: [{ function: "sum", accepted: true, proof: { terminates: true } }],
    });
    const wrong = "let sum l = List.fold_left (+) 1 l";
    expect(await elenchus.verify({ certificate, reference: sum, submission: wrong })).toMatchObject({
      functions: [{ function: "sum", accepted: false }],
    });
    expect(await elenchus.verify({ certificate, reference: sum, submission: fold, exceptions: "same" })).toMatchObject({
      outcome: "other-question",
      options: ["exceptions"],
    });
    expect(await elenchus.verify({ certificate: "{", reference: sum, submission: fold })).toMatchObject({
      outcome: "unreadable",
      reason: { kind: "no-json" },
    });
  });

  test("one that is rejected", async () => {
    expect(await elenchus.check({ reference, submission: "let last = 1 +" })).toMatchObject({
      outcome: "rejected",
      problems: [{ code: "E101", place: { file: "submission.ml", line: 1 } }],
    });
  });

  test("and stops when it is told to, with what is known", async () => {
    const submission = "let last l = match List.rev l with [] -> None | x :: _ -> Some x";
    expect(await elenchus.check({ reference, submission, signal: AbortSignal.abort() })).toMatchObject({
      functions: [{ verdict: "agrees-so-far", limits: [{ limit: "stopped" }] }],
    });
  });
});
