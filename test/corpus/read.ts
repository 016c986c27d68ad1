// Reads a corpus of assignments: problems.json and submissions.jsonl in a folder. Texts become
// byte strings.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Problem = {
  readonly problem: string;
  readonly function: string; // the one that students write
  readonly reference: string;
  readonly tests: readonly { readonly inputs: readonly string[]; readonly expected: string }[];
  readonly observer?: { readonly function: string; readonly source: string }; // appended to a submission; its function is what tests call
};

/** What is known of a submission: "wrong" has a counterexample, "unrefuted" none that anybody found. */
export type Label = "wrong" | "disputed" | "unrefuted" | "reference";

export type Submission = {
  readonly problem: string;
  readonly id: string;
  readonly label: Label;
  readonly source: string;
};

export type Corpus = { readonly problems: ReadonlyMap<string, Problem>; readonly submissions: readonly Submission[] };

/** The corpus, or undefined where the folder holds none. References come first, as submissions called "reference". */
export function readCorpus(folder: string): Corpus | undefined {
  const files = ["problems.json", "submissions.jsonl"].map((name) => join(folder, name));
  if (!files.every((file) => existsSync(file))) return undefined;
  const [problemText = "", submissionText = ""] = files.map((file) => readFileSync(file, "latin1"));
  const problems = (JSON.parse(problemText) as Problem[]).map(problemInBytes);
  const references = problems.map(
    ({ problem, reference }): Submission => ({ problem, id: "reference", label: "reference", source: reference }),
  );
  const written = submissionText
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Submission);
  const submissions = written.map((submission) => ({ ...submission, source: bytes(submission.source) }));
  return { problems: new Map(problems.map((p) => [p.problem, p])), submissions: [...references, ...submissions] };
}

function problemInBytes(problem: Problem): Problem {
  const tests = problem.tests.map(({ inputs, expected }) => ({
    inputs: inputs.map(bytes),
    expected: bytes(expected),
  }));
  const observed = problem.observer && { observer: { ...problem.observer, source: bytes(problem.observer.source) } };
  return { ...problem, ...observed, reference: bytes(problem.reference), tests };
}

/** JSON escapes may stand for characters beyond a byte; what was written raw is bytes already. */
function bytes(text: string): string {
  return /[^\0-\xff]/.test(text) ? Buffer.from(text, "utf8").toString("latin1") : text;
}
