// What a command of the command line is: a function of its arguments and the world it may touch.

import type { Session } from "../jobs/job.js";
import type { LanguageTable, WantedProgram } from "../language/row.js";
import type { Pool } from "../node/pool.js";
import type { PrintStyle } from "../report/style.js";
import type { Words } from "../report/words/words.js";
import type { Reading } from "./read-source.js";

export type ReadSource = (path: string, wanted?: WantedProgram) => Promise<Reading>;

/** Whoever waits less has no use for a line that tells how far the work has come. */
export const STATUS_AFTER_MS = 1_000;

/** 0 nothing wrong, 1 found something, 2 misuse, 3 unknown. */
export type ExitCode = 0 | 1 | 2 | 3;

export type Io = {
  /** Text is written as UTF-8, bytes as they are. */
  readonly out: (chunk: string | Uint8Array) => void;
  readonly error: (chunk: string | Uint8Array) => void;
  /** With `wanted`, it may be a folder: a program in several files. */
  readonly readSource: ReadSource;
  /** The same of what may be larger than a program. */
  readonly readCertificate: (path: string) => Promise<Reading>;
  readonly languages: LanguageTable;
  /** Whether each program of our own making is looked at after each pass. */
  readonly checksItself: boolean;
  /** Opened by the first command that needs it, ready for programs of these names; whoever made the Io closes it. */
  readonly session: (opens: readonly string[], checksItself?: boolean) => Session;
  /** Processes for many jobs; whoever opens them closes them. */
  readonly openPool: (size: number, timeMaxMs: number, checksItself?: boolean) => Pool;
  /** The language that users are spoken to in. */
  readonly words: Words;
  /** Where the files lie that are built with the command. */
  readonly built: URL;
  readonly style: PrintStyle; // of what goes to error
  readonly outStyle: PrintStyle;
  /** Ctrl-C from here on is told to the command instead of ending the process; a second one ends it. */
  readonly interruption: () => AbortSignal;
  /** Replaces the line that tells how far the work has come; "" removes it. Only a terminal shows it. */
  readonly status: (line: string) => void;
};

export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;

/** The command line itself is wrong; the message says how. */
export class Misuse extends Error {}
