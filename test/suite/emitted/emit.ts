// The suites of a program in every form that its language has, each with the program in one text that a compiler takes.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absurd } from "../../../src/basis/absurd.js";
import type { Session } from "../../../src/jobs/job.js";
import { capitalized } from "../../../src/report/suite/written.js";
import { ask } from "../../harness.js";
import { projectRoot } from "../../project-root.js";
import { remembering } from "../../remembering.js";
import { learnOcaml } from "../learn-ocaml.js";
import { fileName, type Source } from "./sources.js";

export type Form = "ocaml" | "ounit2" | "alcotest" | "learn-ocaml" | "scala" | "scalatest" | "munit";

export const FORMS: Readonly<Record<Source["language"], readonly Form[]>> = {
  ocaml: ["ocaml", "ounit2", "alcotest", "learn-ocaml"],
  scala: ["scala", "scalatest", "munit"],
};

export type EmittedSuite = {
  readonly source: Source;
  readonly form: Form;
  /** The texts of the suite's files, by their names. */
  readonly suite: string;
  readonly prelude: string;
};

/** Few tests of every function: a law looks at many programs. */
export const FEW: readonly string[] = ["--budget", "2", "--inputs", "4", "--most", "8"];

/** None where there is nothing to test. */
export async function emittedSuites(
  session: Session,
  source: Source,
  settings: readonly string[] = FEW,
  forms: readonly Form[] = FORMS[source.language],
): Promise<readonly EmittedSuite[]> {
  const once = remembering(session); // the same suite in every form
  const made: EmittedSuite[] = [];
  for (const form of forms) {
    const suite =
      form === "learn-ocaml" ? await exercise(once, source, settings) : await single(once, source, form, settings);
    if (suite === undefined) break;
    made.push({ source, form, ...suite });
  }
  return made;
}

type Texts = Pick<EmittedSuite, "suite" | "prelude">;

async function single(
  session: Session,
  { path }: Source,
  form: Form,
  settings: readonly string[],
): Promise<Texts | undefined> {
  const { stdout, stderr, code } = await ask(session, projectRoot(), ["suite", path, ...settings, "--emit", form]);
  if (code === 2) return undefined;
  if (code > 3) throw new Error(`${path}: ${stderr}`);
  return { suite: stdout, prelude: "" };
}

async function exercise(session: Session, { path }: Source, settings: readonly string[]): Promise<Texts | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "exercise-"));
  try {
    const args = ["suite", path, ...settings, "--emit", "learn-ocaml", "--output", `${folder}/made/`];
    const { code } = await ask(session, projectRoot(), args);
    if (code === 2) return undefined;
    const text = (name: string): string => readFileSync(join(folder, "made", name), "latin1");
    return { suite: text("test.ml"), prelude: text("prelude.ml") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One program with the suite in it, which ends well if `program` passes. */
export function together({ source, form, suite, prelude }: EmittedSuite, program = source.text): string {
  switch (form) {
    case "ocaml":
      return `${program}\n${suite}`;
    case "ounit2":
    case "alcotest":
      return `module ${capitalized(fileName(source))} = struct\n${program}\nend\n${suite}`;
    case "learn-ocaml":
      return learnOcaml({
        prelude,
        solution: without(prelude, source.text),
        student: without(prelude, program),
        tests: suite,
      });
    case "scala":
    case "scalatest":
    case "munit":
      return scalaTogether(form, suite, program);
    default:
      return absurd(form);
  }
}

const without = (prelude: string, text: string): string => text.replace(prelude.trimEnd(), "");

/** With an object that tells how it ended. A script, which has functions outside of all objects, is one object. */
function scalaTogether(form: Form, suite: string, program: string): string {
  const isScript = /^(?:def|val|var|lazy val)\b/m.test(program);
  const inside = isScript ? "Script." : "";
  const tests = /^object (\w+Tests) /m.exec(suite)?.[1];
  const suites = [...suite.matchAll(/^class (\w+Suite) /gm)].map(([, name]) => `new ${inside}${name}`);
  const asserts = tests === undefined ? `${isScript ? "Script; " : ""}Nil` : `${inside}${tests}.main(Array()); Nil`;
  const failing = form === "scala" ? asserts : `List[frameworks.Tests](${suites.join(", ")}).flatMap(_.failing)`;
  const whole = isScript ? `object Script {\n${program}\n${suite}\n}` : `${program}\n${suite}`;
  return `${whole}\n${ENDED.replace("FAILING", failing)}`;
}

const ENDED = `object Ended {
  def ended: String = { val failing: Seq[String] = { FAILING }; if (failing.isEmpty) "passes" else failing.mkString("fails ", "; ", "") }
}
`;
