// What breaks contracts as tests, in the forms that `suite` writes.
import { basename } from "node:path";
import type { Regression } from "../jobs/regressions.js";
import type { TestedPrograms } from "../jobs/test.js";
import { languageOf, type SuiteWriter } from "../language/row.js";
import { decodeBytes, encodeBytes } from "../report/display.js";
import type { EmittedTest, NotWritten } from "../report/suite/written.js";
import type { Words } from "../report/words/words.js";
import { type Io, Misuse } from "./command.js";
import { bytesOf } from "./words.js";

export type RegressionForm = { readonly form: string; readonly module: string | undefined };

/** Programs alone: data would have to say what is right. */
export function regressionForm(file: string, form: string, module: string | undefined, io: Io): RegressionForm {
  const { suites, words } = languageOf(io.languages, { name: file });
  const forms = suites?.forms ?? [];
  if (!forms.includes(form))
    throw new Misuse(`--emit ${form} does not fit "${file}", which is ${words.title}: use ${forms.join(", ")}`);
  return { form, module };
}

/** Undefined: none can be written. Then what was left out, in words. */
export async function emitRegressions(
  file: string,
  { form, module }: RegressionForm,
  { regressions, signature }: Pick<TestedPrograms, "regressions" | "signature">,
  io: Io,
): Promise<{ readonly text: Uint8Array | undefined; readonly left: readonly string[] }> {
  const writer = await languageOf(io.languages, { name: file }).suites?.writer();
  if (writer === undefined) return { text: undefined, left: [] };
  const all = regressions.map((each) => ({ each, why: whyNot(writer, form, each) }));
  const tests = all.flatMap(({ each, why }) => (why === undefined ? testOf(io.words, each) : []));
  const reasons = all.flatMap(({ why }) => why ?? []);
  const left = [...new Set(reasons.map(({ kind }) => kind))].flatMap((kind) => {
    const same = reasons.filter((each) => each.kind === kind);
    return same[0] === undefined ? [] : [io.words.suites.leftOut(same.length, same[0])];
  });
  if (tests.length === 0) return { text: undefined, left };
  const stem = basename(file).replace(/\.\w+$/, "");
  const about = { functions: regressions, signature, file: stem, module };
  const given = { ...about, tests, observers: [], words: io.words.emitted };
  return { text: bytesOf(writer.write(form, given)), left };
}

function whyNot(writer: SuiteWriter, form: string, regression: Regression): NotWritten | undefined {
  const { written, remembers } = regression;
  return written === undefined
    ? { kind: remembers ? "remembers" : "unseen-breach" }
    : writer.whyNot(form, { ...testParts(regression), name: "", written }, regression.type);
}

function testOf(words: Words, regression: Regression): readonly EmittedTest[] {
  const { written, broken } = regression;
  if (written === undefined) return [];
  const name = encodeBytes(words.emitted.breach(broken.kind, decodeBytes(written.call)));
  return [{ ...testParts(regression), name, written }];
}

function testParts({ function: name, args }: Regression): Omit<EmittedTest, "name" | "written"> {
  return { function: name, args, observed: undefined, changes: false, alsoRight: [] };
}
