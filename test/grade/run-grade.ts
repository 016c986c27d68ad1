// Runs `elenchus grade` in a folder of its own: the command in this process, or, as teachers do, the built one as another.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Io } from "../../src/cli/command.js";
import type { ClassResults, SubmissionResult } from "../../src/report/class-results.js";
import { ask, ownPool, sharedSession } from "../harness.js";

const COMMAND = resolve("dist/elenchus.js");

const folders: string[] = [];

/** After all tests of a file. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export type Files = Readonly<Record<string, string | Buffer>>;

/** A folder of its own, with these files in it. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-grade-"));
  folders.push(folder);
  write(folder, files);
  return folder;
}

export function write(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };
type Started = { readonly child: ChildProcess; readonly ended: Promise<Ended> };

export function start(folder: string, args: readonly string[]): Started {
  const child = spawn(process.execPath, [COMMAND, "grade", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => error.push(chunk));
  const ended = new Promise<Ended>((done) => {
    child.on("close", (code) =>
      done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(error).toString() }),
    );
  });
  return { child, ended };
}

/** By the processes that are there. */
export function grade(folder: string, ...args: readonly string[]): Promise<Ended> {
  return gradeIn(folder, args);
}

/** By as many new processes as were asked for. */
export function gradeAnew(folder: string, ...args: readonly string[]): Promise<Ended> {
  return gradeIn(folder, args, { openPool: ownPool });
}

async function gradeIn(folder: string, args: readonly string[], changes: Partial<Io> = {}): Promise<Ended> {
  const before = process.cwd();
  const asText = (bytes: string): string => Buffer.from(bytes, "latin1").toString("utf8");
  process.chdir(folder);
  try {
    const { stdout, stderr, code } = await ask(sharedSession(), "", ["grade", ...args], changes);
    return { code, stdout: asText(stdout), stderr: asText(stderr) };
  } finally {
    process.chdir(before);
  }
}

export function resultsText(folder: string, output: string): string {
  return readFileSync(join(folder, output, "results.json"), "utf8");
}

export function resultsIn(folder: string, output: string): ClassResults {
  return JSON.parse(resultsText(folder, output));
}

export function rowOf({ submissions }: ClassResults, id: string): SubmissionResult {
  const row = submissions.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row for ${id} among ${submissions.map((each) => each.id).join(", ")}`);
  return row;
}

export function statuses({ submissions }: ClassResults): Readonly<Record<string, string>> {
  return Object.fromEntries(submissions.map(({ id, status }) => [id, status]));
}

/** What was found out so far. */
export function cacheLines(folder: string, output: string): number {
  const file = join(folder, output, "cache.jsonl");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}

export const REFERENCE = "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\n";
export const RIGHT = "let rec sum = function [] -> 0 | h :: t -> h + sum t\n";
export const FOLD = "let sum l = List.fold_left (+) 0 l\n";
