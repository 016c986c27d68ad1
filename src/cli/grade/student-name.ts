// Whose a file is, from how course systems name what they export: Moodle, Gradescope, GitHub Classroom.
import { printable } from "./found.js";

const NAME_LENGTH_MAX = 200;

export type ExportedName = {
  /** Tells two students of the same name apart. */
  readonly key: string;
  readonly student: string;
  readonly participant: string;
  /** What the student handed in, below the student's own folder. */
  readonly path: readonly string[];
  /** Which attempt it is of: larger is newer. */
  readonly version?: readonly number[];
};

export type MoodleName = ExportedName & { readonly plugin: string }; // file, onlinetext

/** Folders, "Ann Smith_12345_assignsubmission_file_/sum.ml", or flat, "Ann Smith_12345_assignsubmission_file_sum.ml". */
export function moodleName([top = "", ...below]: readonly string[]): MoodleName | undefined {
  const match = /^(.+?)_(\d+)_assignsubmission_([a-z]+)(?:_(.*))?$/su.exec(top);
  if (match === null) return undefined;
  const [, student = "", number = "", plugin = "", rest = ""] = match;
  const path = rest === "" ? below : [rest, ...below];
  return { key: `${student}_${number}`, student, participant: number, plugin, path };
}

/** Flat, "smithann_LATE_12345_67890_sum-1.ml": the name in small letters, the student's number, that of the file. */
export function canvasName([top = "", ...below]: readonly string[]): ExportedName | undefined {
  const match = /^([\p{Ll}\p{Lo}\d-]+)(?:_LATE)?_(\d+)_(\d+)_(.+)$/su.exec(top);
  if (match === null || below.length > 0) return undefined;
  const [, student = "", number = "", fileNumber = "", file = ""] = match;
  const path = [file.replace(/-\d+(?=\.[^.]*$)/, "")];
  return { key: `${student}_${number}`, student, participant: number, path, version: [Number(fileNumber)] };
}

export const GRADESCOPE_FOLDER = /^submission_\d+$/;
export const GRADESCOPE_METADATA = /^submission_metadata\.ya?ml$/;

/** Who handed something in: their names, and what is theirs alone (numbers, addresses), where that is told. */
export type Submitters = { readonly names: string; readonly identity: string | undefined };

/**
 * The students by folder, from Gradescope's submission_metadata.yml. It may hold megabytes of test results, so only the
 * lines that matter are read: each submission's list of `:submitters:` at its usual indentation.
 */
export function gradescopeSubmitters(text: string): ReadonlyMap<string, Submitters> {
  const told = new Map<string, { readonly names: string[]; readonly identities: string[] }>();
  let submission: string | undefined;
  let inSubmitters = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\S/.test(line)) submission = /^(submission_\d+):\s*$/.exec(line)?.[1];
    const key = /^ {2}:?(\w+):/.exec(line)?.[1];
    if (key !== undefined) inSubmitters = key === "submitters";
    const [, field = "", value = ""] = /^\s+(?:-\s+)?:?(name|sid|email):\s+(.+?)\s*$/.exec(line) ?? [];
    if (submission === undefined || !inSubmitters || field === "") continue;
    const own = told.get(submission) ?? { names: [], identities: [] };
    told.set(submission, own);
    (field === "name" ? own.names : own.identities).push(unquoted(value));
  }
  const named = [...told].filter(([, { names }]) => names.length > 0);
  return new Map(
    named.map(([folder, { names, identities }]) => [
      folder,
      { names: names.join(", "), identity: identities.length === 0 ? undefined : identities.join(", ") },
    ]),
  );
}

function unquoted(scalar: string): string {
  if (/^'.*'$/.test(scalar)) return scalar.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(scalar)) return scalar;
  try {
    return String(JSON.parse(scalar)); // YAML's other escapes do not occur in names
  } catch {
    return scalar.slice(1, -1);
  }
}

/** What GitHub Classroom puts before every login: "hw1-" of hw1-ann and hw1-bob, or of the folder hw1-submissions. */
export function classroomPrefix(folder: string, names: readonly string[]): string {
  const told = /^(.+-)submissions$/.exec(folder)?.[1];
  if (told !== undefined && names.every((name) => name.length > told.length && name.startsWith(told))) return told;
  const [first = "", ...others] = names;
  if (others.length === 0 || names.some((name) => !/^[\w.-]+$/.test(name))) return "";
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  const prefix = first.slice(0, first.slice(0, length).lastIndexOf("-") + 1);
  return names.includes(prefix) ? "" : prefix;
}

/** A student's name as it is shown: the same letter is always the same character, whatever system wrote it. */
export function studentName(text: string): string {
  const name = [...printable(text.normalize("NFC")).trim()];
  return name.length <= NAME_LENGTH_MAX ? name.join("") : `${name.slice(0, NAME_LENGTH_MAX).join("")}…`;
}

/** ann.ml is ann's, ann.zip too. */
export function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/su, "");
}
