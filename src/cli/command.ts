// What a command of the command line is: a function of its arguments and the world it may touch.
import type { Session } from "../library/session.js";
import type { Style } from "../report/style.js";
import type { Reading } from "./read-source.js";

/** 0 nothing wrong, 1 found something, 2 misuse, 3 unknown. */
export type ExitCode = 0 | 1 | 2 | 3;

export type Io = {
  /** Text is written as UTF-8, bytes as they are. */
  readonly out: (chunk: string | Uint8Array) => void;
  readonly error: (chunk: string | Uint8Array) => void;
  readonly readSource: (path: string) => Promise<Reading>;
  /** Opened by the first command that needs it; whoever made the Io closes it. */
  readonly session: () => Session;
  readonly style: Style;
};

export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;

/** The command line itself is wrong; the message says how. */
export class Misuse extends Error {}
