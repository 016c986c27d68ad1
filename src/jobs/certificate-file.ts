// Certificates as files: what was asked, and for each function that was proved, what is claimed and why. No reference and no
// submission is in them: whoever checks a certificate brings those. The files that the question itself needs are.
import {
  type Expected,
  listOf,
  Misshapen,
  maybe,
  oneOf,
  record,
  type Shape,
  text,
  truth,
  whole,
} from "../basis/json-shape.js";
import type { Source } from "../core/span.js";
import type { Certificate } from "../questions/equate/certificate.js";
import { CERTIFICATE } from "../questions/equate/certificate-json.js";
import { CERTIFICATE_BYTES_MAX, type Unreadable } from "../report/verified.js";
import { VERSION } from "../report/version.js";
import {
  EFFECTS,
  EXCEPTIONS,
  type Exercise,
  type FunctionNames,
  type FunctionPlace,
  PRINTED,
  type Precondition,
} from "../subject/exercise.js";

/** What was asked, but for the reference. */
export type Question = Omit<Exercise, "reference" | "contracts" | "partial">;

export type CertifiedFunction = {
  readonly function: string;
  readonly submissionFunction: string | undefined;
  readonly claim: Claim;
  readonly proof: Certificate;
};

/** What the proof is said to show: under conditions of these kinds. */
export type Claim = { readonly ends: boolean; readonly conditions: readonly string[] };

export type CertificateFile = { readonly asked: Question; readonly functions: readonly CertifiedFunction[] };

type Whole = CertificateFile & { readonly format: string; readonly version: number; readonly elenchus: string };

const FORMAT = "elenchus-certificate";
const FORMAT_VERSION = 1;

const source: Shape<Source> = record<Source>({ name: text, text });
const place = record<FunctionPlace>({ source: maybe(source), function: text });

const question: Shape<Question> = record<Question>({
  functions: listOf(text),
  renamed: listOf(record<FunctionNames>({ name: text, submission: text })),
  prelude: maybe(source),
  observe: maybe(place),
  given: listOf(record<Precondition>({ source: maybe(source), function: text, of: maybe(text) })),
  exceptions: oneOf(EXCEPTIONS),
  effects: oneOf(EFFECTS),
  printed: oneOf(PRINTED),
});

const file: Shape<Whole> = record<Whole>({
  format: oneOf([FORMAT]),
  version: whole,
  elenchus: text,
  asked: question,
  functions: listOf(
    record<CertifiedFunction>({
      function: text,
      submissionFunction: maybe(text),
      claim: record<Claim>({ ends: truth, conditions: listOf(text) }),
      proof: CERTIFICATE,
    }),
  ),
});

/** The same for the same programs and questions, wherever the files lie. */
export function certificateText({ asked, functions }: CertificateFile): string {
  const all: Whole = {
    format: FORMAT,
    version: FORMAT_VERSION,
    elenchus: VERSION,
    asked: withoutFolders(asked),
    functions,
  };
  return `${JSON.stringify(file.write(all), undefined, 1)}\n`;
}

export type ReadCertificate =
  | { readonly ok: true; readonly file: CertificateFile; readonly by: string }
  | { readonly ok: false; readonly why: Unreadable };

export function readCertificate(content: string): ReadCertificate {
  if (content.length > CERTIFICATE_BYTES_MAX) return { ok: false, why: { kind: "huge" } };
  const json = parsed(content);
  if (json === undefined) return { ok: false, why: { kind: "no-json" } };
  const { format, version } = { ...(json.value as Partial<Record<"format" | "version", unknown>>) };
  if (format !== FORMAT) return { ok: false, why: { kind: "no-certificate" } };
  if (version !== FORMAT_VERSION) return { ok: false, why: { kind: "other-version" } };
  try {
    const { asked, functions, elenchus } = file.read(json.value, []);
    if (functions.length === 0) return { ok: false, why: { kind: "empty" } };
    return { ok: true, file: { asked, functions }, by: elenchus };
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) };
  }
}

function parsed(content: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(content) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** How much of a place is told. */
const KEYS_SHOWN = 12;

function whyUnreadable(error: unknown): Unreadable {
  if (error instanceof RangeError) return { kind: "deep" };
  if (!(error instanceof Misshapen)) throw error;
  const expected: Expected = error.expected;
  if (expected === "less-depth") return { kind: "deep" };
  const keys = error.at.slice(0, KEYS_SHOWN).map(String);
  return { kind: "shape", at: [...keys, ...(error.at.length > KEYS_SHOWN ? ["..."] : [])].join("."), expected };
}

function withoutFolders(asked: Question): Question {
  const bare = (each: Source | undefined): Source | undefined => each && { ...each, name: lastPart(each.name) };
  return {
    ...asked,
    prelude: bare(asked.prelude),
    observe: asked.observe && { ...asked.observe, source: bare(asked.observe.source) },
    given: asked.given.map((each) => ({ ...each, source: bare(each.source) })),
  };
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
