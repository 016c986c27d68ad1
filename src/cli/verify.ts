// elenchus verify CERTIFICATE REFERENCE SUBMISSION: checks again what `elenchus check --certificate` has proved.
import type { Question } from "../jobs/certificate-file.js";
import { verifyAnswerOf } from "../jobs/collect.js";
import type { Ending } from "../jobs/job.js";
import type { VerifyRequest } from "../jobs/verify.js";
import { ANY_PROGRAM } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import type { VerifyAnswer } from "../report/answer.js";
import type { Checked } from "../report/diagnostic.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderVerified } from "../report/render-verified.js";
import { EFFECTS, EXCEPTIONS, PRINTED } from "../subject/exercise.js";
import { maybe, oneLanguage, oneOf, readArguments, readCount } from "./arguments.js";
import { functionOf, predicateOf, readAll } from "./check-arguments.js";
import { type ExitCode, type Io, Misuse, type ReadSource } from "./command.js";
import { VERIFY_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { stopMessage } from "./words.js";

const OPTIONS = {
  observe: { type: "string" },
  given: { type: "string", multiple: true },
  exceptions: { type: "string" },
  effects: { type: "string" },
  printed: { type: "string" },
  prelude: { type: "string" },
  timeout: { type: "string" },
  twice: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

type Files = { readonly certificate: string; readonly reference: string; readonly submission: string };
type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

export async function verifyCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(VERIFY_HELP);
    return 0;
  }
  const files = filesOf(positionals);
  const { reference, submission } = files;
  const session = io.session([...oneLanguage(io.languages, [reference]), ...oneLanguage(io.languages, [submission])]);
  const timeMaxMs = maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text) * 1_000);
  const reading = await readFiles(files, values, io);
  if (!reading.ok) {
    if (values.json) io.out(toJson("verify", files, unreadableFiles(...reading.errors)));
    else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
    return 2;
  }
  const control = { signal: io.interruption(), timeMaxMs: timeMaxMs ?? SESSION_LIMITS.timeMaxMs };
  const ending = await session.ask({ kind: "verify", request: reading.value }, () => undefined, control);
  const answer = verifyAnswerOf(io.words, ending, reading.value);
  if (values.json) io.out(toJson("verify", files, answer));
  else print(answer, ending, files, reading.value, io);
  return exitCodeOf(answer);
}

function filesOf([certificate, reference, submission, extra]: readonly string[]): Files {
  if (certificate === undefined || reference === undefined || submission === undefined)
    throw new Misuse("which files? Name the certificate, the reference and the submission");
  if (extra !== undefined)
    throw new Misuse(`three files at a time: "${certificate}", "${reference}", "${submission}" and then "${extra}"`);
  return { certificate, reference, submission };
}

function readFiles(files: Files, values: Values, io: Io): Promise<Checked<VerifyRequest>> {
  const readSource: ReadSource = (path, wanted) =>
    path === files.certificate ? io.readCertificate(path) : io.readSource(path, wanted);
  return readAll(readSource, async ({ read, readIfNamed, readPlace, readPredicates }) => {
    const certificate = await read(files.certificate);
    const reference = await read(files.reference, ANY_PROGRAM);
    const submission = await read(files.submission, { ...ANY_PROGRAM, like: reference });
    const { prelude, observe, given, exceptions, effects, printed } = values;
    const wanted: Partial<Question> = {
      ...(prelude !== undefined && { prelude: await readIfNamed(prelude) }),
      ...(observe !== undefined && { observe: await readPlace(functionOf("--observe", observe)) }),
      ...(given !== undefined && { given: await readPredicates(given.map(predicateOf)) }),
      ...(exceptions !== undefined && { exceptions: oneOf("--exceptions", EXCEPTIONS, exceptions) }),
      ...(effects !== undefined && { effects: oneOf("--effects", EFFECTS, effects) }),
      ...(printed !== undefined && { printed: oneOf("--printed", PRINTED, printed) }),
    };
    const text = Buffer.from(certificate.text, "latin1").toString("utf8");
    return { certificate: text, reference, submission, wanted, twice: values.twice };
  });
}

function print(
  answer: VerifyAnswer,
  ending: Ending<"verify">,
  { certificate }: Files,
  { reference, submission }: VerifyRequest,
  io: Io,
): void {
  const { words, style } = io;
  const sources = [reference, submission];
  if (ending.kind === "rejected") return io.error(renderDiagnostics(words, ending.errors, sources, style));
  if (answer.outcome === "unfinished") return io.error(stopMessage(words, certificate, answer.reason));
  if (answer.outcome === "unreadable" || answer.outcome === "other-question")
    return io.error(`${certificate}: ${answer.text}.\n`);
  if (answer.outcome === "verified") io.out(renderVerified(words, answer, io.outStyle));
  if (ending.kind === "done" && ending.answer.kind === "checked")
    io.error(renderNotices(words, ending.answer.unchecked, sources, style));
}

function exitCodeOf(answer: VerifyAnswer): ExitCode {
  switch (answer.outcome) {
    case "verified":
      if (!answer.functions.every(({ accepted }) => accepted)) return 1;
      return answer.functions.every(({ second }) => second?.accepted !== false) ? 0 : 3;
    case "other-question":
      return 1;
    case "unreadable":
    case "rejected":
      return 2;
    case "unfinished":
      return 3;
  }
}
