// What a program does when it is loaded and asked expressions, in terms that the real OCaml
// and ours share; and when two such replies agree.

export type Question = {
  readonly file: string; // the name that Match_failure and the like mention
  readonly source: string;
  readonly expressions: readonly string[];
};

export type AnswerKind =
  | "value" // text: what the prompt prints, `- : int = 3`; nothing for loading
  | "exception" // text: `Exception: Not_found.`
  | "rejected" // does not parse or has no type; text: the message, never compared
  | "unfinished" // out of time, stack, memory or room to print; text: which, never compared
  | "unsupported" // of ours only: it came to something that we lack; text: what
  | "exit" // text: the code
  | "crash" // a fault of the tool itself; text: what it says
  | "skipped"; // not asked, because something before it did not finish

export type Answer = {
  readonly kind: AnswerKind;
  readonly text: string;
  readonly printed: string; // on standard output meanwhile
};

export type Reply = {
  readonly types: Answer | undefined; // as ocamlc -i, if asked for
  readonly load: Answer;
  readonly answers: readonly Answer[]; // one per expression
};

/** Where OCaml's own compiler fails there is nothing to compare with; where we lack something, only what came before. */
export function sameAnswer(ours: Answer, real: Answer): boolean {
  if (real.kind === "crash") return true;
  if (ours.kind === "unsupported") return real.kind === "rejected" || real.printed.startsWith(ours.printed);
  if (real.kind !== ours.kind) return false;
  switch (real.kind) {
    case "value":
    case "exception":
    case "exit":
      return ours.text === real.text && ours.printed === real.printed;
    case "rejected":
    case "unfinished":
    case "skipped":
      return true;
  }
}

/** The first place where two replies to one question part: 0 is loading, then the expressions. */
export function firstDifference(ours: Reply, real: Reply): number | undefined {
  const all = (reply: Reply): Answer[] => [reply.load, ...reply.answers];
  const theirs = all(real);
  const crash = theirs.findIndex((answer) => answer.kind === "crash");
  const known = ours.load.kind === "unsupported" ? [ours.load] : all(ours);
  const compared = known.slice(0, crash < 0 ? theirs.length : crash);
  const at = compared.findIndex((answer, i) => !sameAnswer(answer, theirs[i] ?? answer));
  return at < 0 ? undefined : at;
}

export function showAnswer(answer: Answer): string {
  const printed = answer.printed === "" ? "" : ` after printing ${JSON.stringify(answer.printed)}`;
  return `${answer.kind}${answer.text === "" ? "" : `: ${answer.text.trimEnd()}`}${printed}`;
}
