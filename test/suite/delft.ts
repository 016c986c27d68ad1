// The programs of the thesis (Baartman 2022) as its corpus file has them, delft.jsonl: the assignments on lists and
// search trees with their manual tests, and the interpreter with its faulty variants and the thesis's figures of each.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Delft = {
  readonly interpreter: readonly Interpreter[]; // the reference first
  readonly lists: Exercise;
  readonly bst: Exercise;
};

export type Interpreter = {
  readonly label: string;
  readonly figure: string;
  readonly role: "reference" | "faulty" | "template";
  readonly source: string;
  readonly entry: string;
  readonly paper: {
    readonly timeMs: readonly Figure[];
    readonly solverCalls: readonly Figure[];
    readonly tests: readonly Figure[];
    readonly detection: readonly Detection[] | undefined; // of the faulty ones
  };
};

/** What costs something in a run. */
export type Configuration = {
  readonly budget: number;
  readonly matchAddC: number | undefined;
  readonly matchNumC: number | undefined;
};
/** No value: it did not end within two hours. */
export type Figure = Configuration & { readonly value: number | null };
export type Detection = Configuration & { readonly suite: "Ref + Self" | "All"; readonly detected: boolean };

export type Exercise = {
  readonly functions: readonly string[];
  readonly references: readonly { readonly id: string; readonly source: string }[];
  readonly tests: readonly { readonly name: string; readonly call: string }[];
};

type Row = Interpreter & Partial<Exercise> & { readonly set: string; readonly id: string };

export function readDelft(folder: string): Delft | undefined {
  const path = join(folder, "delft.jsonl");
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const rows = lines.map((line) => JSON.parse(line) as Row);
  return {
    interpreter: rows.filter(({ set }) => set === "interpreter"),
    lists: exerciseOf(rows, "lists"),
    bst: exerciseOf(rows, "bst"),
  };
}

function exerciseOf(rows: readonly Row[], wanted: string): Exercise {
  const own = rows.filter(({ set }) => set === wanted);
  const template = own.find(({ role }) => role === "template");
  return {
    functions: template?.functions ?? [],
    references: own.filter(({ role }) => role === "reference"),
    tests: template?.tests ?? [],
  };
}

export function isSameConfiguration(a: Configuration, b: Configuration): boolean {
  return (
    a.budget === b.budget && (a.matchAddC ?? 0) === (b.matchAddC ?? 0) && (a.matchNumC ?? 0) === (b.matchNumC ?? 0)
  );
}
