// What the library answers, and `--json` prints: its own data, so that it stays the same when
// the inside changes. Texts are Unicode; bytes that are not UTF-8 come as U+FFFD.

/** What is wrong with a program. Lines and columns count from 1, columns in characters; the end is the first character after. */
export type Problem = {
  readonly code: string; // "E204": see docs/errors.md
  readonly title: string;
  readonly place: Place | null; // null: nowhere in the text (a file that cannot be read)
  readonly label: string;
  readonly also: readonly { readonly place: Place | null; readonly label: string }[];
  readonly hint: string | null;
};

export type Place = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** Why a run was stopped. "time" is a safety net: the same run may end otherwise on a faster machine. */
export type StopReason = "fuel" | "depth" | "memory" | "output" | "time";

type Stopped =
  | { readonly outcome: "exited"; readonly code: number } // called `exit`
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What one expression came to. */
export type ExpressionAnswer = { readonly expression: string; readonly type: string; readonly steps: number } & (
  | { readonly outcome: "value"; readonly value: string }
  | { readonly outcome: "exception"; readonly exception: string }
  | Stopped
);

/** What running a program came to. */
export type RunAnswer = RunOutcome & {
  readonly stdout: string;
  readonly stderr: string;
  readonly expressions: readonly ExpressionAnswer[];
};

/** "finished" says that the program itself ran to its end; each expression has its own outcome. */
export type RunOutcome =
  | { readonly outcome: "finished" }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "exception"; readonly exception: string }
  | Stopped;

/** The program's signature as `ocamlc -i` prints it. */
export type TypesAnswer =
  | { readonly outcome: "typed"; readonly signature: string }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };
