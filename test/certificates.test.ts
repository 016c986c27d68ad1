// Proofs as files: written by `check --certificate`, checked again by `verify`, and refused wherever they are not what they
// should be. A certificate is a text that anybody may have written.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ask, type Printed, sharedSession, withoutTimes } from "./harness.js";

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-certificates-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

const elenchus = (...args: readonly string[]): Promise<Printed> => ask(session, folder, args);
const prove = (reference: string, submission: string, output: string, ...options: readonly string[]) =>
  elenchus("check", reference, submission, "--strategy", "prove", "--certificate", join(folder, output), ...options);

const reference = file(
  "reference.ml",
  `let rec sum l = match l with [] -> 0 | x :: rest -> x + sum rest
let rec rev l = match l with [] -> [] | x :: rest -> rev rest @ [ x ]
`,
);
const submission = file(
  "submission.ml",
  `let sum l = List.fold_left (+) 0 l
let rev l = let rec go acc = function [] -> acc | x :: rest -> go (x :: acc) rest in go [] l
`,
);
const wrong = file(
  "wrong.ml",
  `let sum l = List.fold_left (+) 1 l
let rev l = let rec go acc = function [] -> acc | x :: rest -> go (x :: x :: acc) rest in go [] l
`,
);

await prove(reference, submission, "proof.json");
const written = readFileSync(join(folder, "proof.json"), "utf8");

describe("a certificate", () => {
  test("is the same each time, wherever the files lie, and nothing else is left beside it", async () => {
    const { stderr, code } = await prove(reference, submission, "again.json");
    expect(stderr).toBe(`Wrote the proofs of sum and rev to ${join(folder, "again.json")}.\n`);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "again.json"), "utf8")).toBe(written);
    expect(written).not.toContain(folder);
    expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
  });

  test("is accepted for the programs that it is about", async () => {
    const { stdout, code } = await elenchus("verify", "proof.json", reference, submission);
    expect(stdout).toBe(
      `sum  equal                                     by induction on the list, 1 lemma
rev  equal                                    by induction on the list, 3 lemmas
  at types whose values hold no functions or floats
`,
    );
    expect(code).toBe(0);
  });

  test("is refused for others", async () => {
    const { stdout, code } = await elenchus("verify", "proof.json", reference, wrong);
    expect(stdout).toContain("sum  refused\n");
    expect(stdout).toContain("rev  refused\n");
    expect(code).toBe(1);
    expect((await elenchus("verify", "proof.json", submission, reference)).code).toBe(1);
  });

  test("with --json", async () => {
    const { stdout, code } = await prove(reference, submission, "json.json", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).functions).toHaveLength(2);
    expect(JSON.parse(stdout)).not.toHaveProperty("certificate");
    expect(readFileSync(join(folder, "json.json"), "utf8")).toBe(written);
    const verified = await elenchus("verify", "json.json", reference, submission, "--json");
    expect(JSON.parse(verified.stdout)).toMatchObject({
      command: "verify",
      outcome: "verified",
      asked: [],
      functions: [
        { function: "sum", accepted: true, proof: { terminates: true, lemmas: 1 } },
        { function: "rev", accepted: true },
      ],
    });
    const refused = await elenchus("verify", "json.json", reference, wrong, "--json");
    expect(JSON.parse(refused.stdout)).toMatchObject({ functions: [{ accepted: false }, { accepted: false }] });
    expect(refused.code).toBe(1);
  });

  test("that is not worth a file is not written", async () => {
    const { stdout, stderr, code } = await prove(reference, wrong, "nothing.json");
    expect(stderr).toBe(`Nothing was proved, so ${join(folder, "nothing.json")} was not written.\n`);
    expect(readdirSync(folder)).not.toContain("nothing.json");
    expect(stdout).toContain("agrees so far");
    expect(code).toBe(3);
  });

  test("that cannot be written costs nothing but the file", async () => {
    const { stdout, stderr, code } = await prove(reference, submission, "no-such-folder/proof.json");
    const usual = await elenchus("check", reference, submission, "--strategy", "prove");
    expect(withoutTimes(stdout)).toBe(withoutTimes(usual.stdout));
    expect(stderr).toMatch(/proof\.json cannot be written: there is no such file\.\n$/);
    expect(code).toBe(2);
  });
});

describe("the question", () => {
  const given = file("given.ml", "let small l = match l with [] | [ _ ] -> true | _ -> false\n");
  const [first, other] = [
    file("first.ml", "let f l = match l with [] -> 0 | x :: _ -> x\n"),
    file("other.ml", "let f l = match l with [] -> 0 | [ x ] -> x | _ -> 7\n"),
  ];

  test("is in the certificate, and is told", async () => {
    expect((await prove(first, other, "given.json", "--given", `${given}:small`)).code).toBe(0);
    const { stdout, code } = await elenchus("verify", "given.json", first, other);
    expect(stdout).toContain("The certificate is about --given given.ml:small, with files that are in it.\n");
    expect(stdout).toContain("small");
    expect(stdout).toMatch(/^f {2}equal/m);
    expect(code).toBe(0);
  });

  test("must be the one that is asked", async () => {
    expect((await elenchus("verify", "given.json", first, other, "--given", `${given}:small`)).code).toBe(0);
    const none = file("none.ml", "let small l = l = []\n");
    const { stderr, code } = await elenchus("verify", "given.json", first, other, "--given", `${none}:small`);
    expect(stderr).toBe("given.json: the certificate answers another question: it is not about the same --given.\n");
    expect(code).toBe(1);
  });

  test("cannot be made a stronger one by hand", async () => {
    const certificate = JSON.parse(readFileSync(join(folder, "given.json"), "utf8"));
    certificate.asked.given = [];
    const edited = file("edited.json", JSON.stringify(certificate));
    expect((await elenchus("verify", edited, first, other)).code).toBe(1);
  });
});

describe("a text that is no certificate", () => {
  const refused = async (text: string): Promise<string> => {
    const { stdout, stderr, code } = await elenchus("verify", file("bad.json", text), reference, submission);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    return stderr;
  };
  const edited = (edit: (certificate: Record<string, unknown>) => void): string => {
    const certificate = JSON.parse(written);
    edit(certificate);
    return JSON.stringify(certificate);
  };

  const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
    let whole: unknown = [];
    for (let i = 0; i < depth; i++) whole = around(whole);
    return whole;
  };
  const deepTerm = (depth: number): string =>
    `${'{"kind":"make","ctor":"::","args":['.repeat(depth)}${"]}".repeat(depth)}`;

  test.each([
    ["nothing", "", /not JSON/],
    ["another text", "let f x = x", /not JSON/],
    ["one that was cut off", written.slice(0, -200), /not JSON.*cut off/],
    ["other JSON", "[1]", /not a certificate/],
    ["null", "null", /not a certificate/],
    ["another format", edited((all) => Object.assign(all, { version: 2 })), /another format/],
    ["a field too much", edited((all) => Object.assign(all, { more: 1 })), /field too much at more/],
    ["a field that is missing", edited((all) => delete all.asked), /should be an object at asked/],
    ["no proofs", edited((all) => Object.assign(all, { functions: [] })), /no proof in/],
    ["another kind of step", written.replace('"kind": "same"', '"kind": "believe me"'), /not known at functions/],
    ["a number for a text", written.replace('"function": "sum"', '"function": 3'), /a text at functions\.0\.function/],
    [
      "lists in lists",
      edited((all) => Object.assign(all, { asked: nested(1_000, (inner) => [inner]) })),
      /object at asked/,
    ],
    [
      "a term that is nested too deeply",
      written.replace('"premises": []', `"premises": [${deepTerm(2_000)}]`),
      /too deeply/,
    ],
  ])("%s", async (_, text, why) => expect(await refused(text)).toMatch(why));

  test("a file that is not there, or is huge", async () => {
    const missing = await elenchus("verify", "missing.json", reference, submission);
    expect(missing.stderr).toContain("there is no such file");
    expect(missing.code).toBe(2);
    const huge = await elenchus("verify", file("huge.json", " ".repeat(20_000_001)), reference, submission);
    expect(huge.stderr).toContain("it has more than 20000 kB");
    expect(huge.code).toBe(2);
  });

  test("a command line that names too few files", async () => {
    const { stderr, code } = await elenchus("verify", "proof.json", reference);
    expect(stderr).toContain("which files?");
    expect(code).toBe(2);
  });
});

describe("a certificate that was changed", () => {
  const verified = async (text: string): Promise<Printed> =>
    elenchus("verify", file("changed.json", text), reference, submission);

  test("and claims more than it proves", async () => {
    const { stdout, code } = await verified(written.replace('"type-instances"', ""));
    expect(stdout).toContain("rev  refused\n  the certificate claims something else than its proof shows\n");
    expect(code).toBe(1);
  });

  test("and has lost a step, or a lemma", async () => {
    for (const edit of [
      (lemmas: { proof: unknown }[]) => Object.assign(lemmas[0] ?? {}, { proof: { kind: "same" } }),
      (lemmas: { proof: unknown }[]) => Object.assign(lemmas[0] ?? {}, { proof: { kind: "absurd" } }),
      (lemmas: { proof: unknown }[]) => lemmas.shift(),
    ]) {
      const certificate = JSON.parse(written);
      edit(certificate.functions[1].proof.lemmas);
      const { stdout, code } = await verified(JSON.stringify(certificate));
      expect(stdout).toContain("sum  equal");
      expect(stdout).toContain("rev  refused\n  this is no proof about these programs (");
      expect(code).toBe(1);
    }
  });

  test("and has terms that are none", async () => {
    for (const op of ["add", "mul", "ge0", "eq0", "not", "div", "any.eq", "str.concat", "no.such"]) {
      const certificate = JSON.parse(written);
      certificate.functions[0].proof.lemmas[0].right = { kind: "prim", op, args: [] };
      const { stdout, code } = await verified(JSON.stringify(certificate));
      expect(stdout).toContain("sum  refused\n");
      expect(code).toBe(1);
    }
  });

  test("and was written by another version", async () => {
    const { stdout } = await elenchus(
      "verify",
      file("old.json", written.replace(/"elenchus": "[^"]*"/, '"elenchus": "0.0.1"')),
      reference,
      wrong,
    );
    expect(stdout).toMatch(/written by elenchus 0\.0\.1, and this is/);
  });
});
