// What the real compilers are asked about the classes in test/grade/classes: whether every call that is printed for a
// program is one of its expressions, and what it comes to.
import { join } from "node:path";
import type { Replay } from "../oracle/witness-replays.js";
import { type ClassFixture, classFixtures, type PrintedCall, type PrintedFor, readPrinted } from "./classes.js";

/** `calls`: of which it is shown what they come to, in the order of the answers. */
export type ClassReplay = Replay & { readonly name: string; readonly calls: readonly PrintedCall[] };

export function classReplays(): readonly ClassReplay[] {
  return classFixtures().flatMap((fixture) => {
    const { solution, submissions } = readPrinted(fixture);
    const all = [[fixture.solution, solution] as const, ...Object.entries(submissions).map(inFolder)];
    return all.flatMap(([file, printed]) => replaysOf(fixture, file, printed));
  });
}

function inFolder([file, printed]: readonly [string, PrintedFor]) {
  return [join("submissions", file), printed] as const;
}

function replaysOf({ name, observers }: ClassFixture, file: string, { alone, observed }: PrintedFor) {
  const folder = join("..", "grade", "classes", name); // from test/programs on
  const here = [join(folder, file)];
  const replays = [
    replayOf(`${name} ${file}`, here, alone),
    replayOf(`${name} ${file}, observed`, [...here, ...observers.map((each) => join(folder, each))], observed),
  ];
  return replays.filter(({ expressions, typed }) => expressions.length + typed.length > 0);
}

function replayOf(name: string, files: readonly string[], printed: readonly PrintedCall[]): ClassReplay {
  const calls = printed.filter(({ shown }) => shown !== undefined);
  const typed = printed.filter(({ shown }) => shown === undefined);
  return { name, files, calls, expressions: calls.map(({ text }) => text), typed: typed.map(({ text }) => text) };
}
