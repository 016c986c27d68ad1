// Whether the real OCaml takes a program and runs it to its end: as it said when it was asked last, which `npm run record`
// writes down. Where it is installed, it is asked again about all programs of a file of tests at once.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "../once.js";

const EMITTED_ANSWERS = "test/oracle/emitted-ocaml.jsonl";

type Answer = { readonly program: string; readonly passes: boolean };
type Asked = { readonly program: string; readonly packages: readonly string[]; readonly recorded: boolean };

/** The programs of a file of tests: what was recorded of each, and then of all of them what is said today. */
export type EmittedPrograms = {
  readonly passes: (program: string, packages?: readonly string[]) => boolean;
  readonly recorded: () => readonly boolean[];
  /** In the order in which they were asked about; what was recorded of those whose packages are not installed. */
  readonly today: () => readonly boolean[];
};

export function emittedPrograms(): EmittedPrograms {
  const asked: Asked[] = [];
  return {
    passes: (program, packages = []) => {
      const recorded = isRecording() ? recordAnswer(program, packages) : recordedAnswer(program, packages);
      asked.push({ program, packages, recorded });
      return recorded;
    },
    recorded: () => asked.map(({ recorded }) => recorded),
    today: () => askAgain(asked),
  };
}

const isRecording = (): boolean => process.env.RECORD === "1";

function recordedAnswer(program: string, packages: readonly string[]): boolean {
  const hash = hashOf(program, packages);
  const answer = recordedAnswers().find((each) => each.program === hash);
  if (answer === undefined) throw new Error("no such answer is recorded: npm run record");
  return answer.passes;
}

function recordAnswer(program: string, packages: readonly string[]): boolean {
  const [passes = false] = compiledAndRun([program], packages);
  const answer: Answer = { program: hashOf(program, packages), passes };
  appendFileSync(EMITTED_ANSWERS, `${JSON.stringify(answer)}\n`);
  return passes;
}

function hashOf(program: string, packages: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([program, packages]), "latin1")
    .digest("hex")
    .slice(0, 16);
}

const recordedAnswers = once((): readonly Answer[] => {
  if (!existsSync(EMITTED_ANSWERS)) return [];
  const lines = readFileSync(EMITTED_ANSWERS, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Answer);
});

/** Asks again for all emitted suites; in the order of the programs. */
export function recordEmitted(): number {
  rmSync(EMITTED_ANSWERS, { force: true });
  const files = [
    ...["emit", "class", "regressions"].map((name) => `test/suite/${name}.test.ts`),
    "test/counts.test.ts",
  ];
  const { status } = spawnSync("npx", ["vitest", "run", ...files], { env: { ...process.env, RECORD: "1" } });
  if (status !== 0) throw new Error(`the suites could not be recorded: npx vitest run ${files.join(" ")}`);
  const lines = [...new Set(readFileSync(EMITTED_ANSWERS, "utf8").split("\n").filter(Boolean))].sort();
  writeFileSync(EMITTED_ANSWERS, `${lines.join("\n")}\n`);
  return lines.length;
}

/** One program for those that need no packages, one for all others. */
function askAgain(asked: readonly Asked[]): readonly boolean[] {
  const answers = new Map<Asked, boolean>();
  for (const isPlain of [true, false]) {
    const some = asked.filter(({ packages }) => (packages.length === 0) === isPlain);
    const packages = [...new Set(some.flatMap((each) => each.packages))];
    if (some.length === 0 || !isInstalled(packages)) continue;
    const passes = compiledAndRun(
      some.map(({ program }) => program),
      packages,
    );
    for (const [i, each] of some.entries()) answers.set(each, passes[i] ?? false);
  }
  return asked.map((each) => answers.get(each) ?? each.recorded);
}

function isInstalled(packages: readonly string[]): boolean {
  if (packages.length > 0) return spawnSync("ocamlfind", ["query", ...packages]).status === 0;
  return spawnSync("ocamlc", ["-version"]).status === 0;
}

/** All in one program, which runs each in a process of its own and prints how that ended. */
function compiledAndRun(programs: readonly string[], packages: readonly string[]): readonly boolean[] {
  const own = mkdtempSync(join(tmpdir(), "suite-run-"));
  try {
    writeFileSync(join(own, "all.ml"), inOne(programs));
    const compiler =
      packages.length === 0
        ? ["ocamlc", "unix.cma"]
        : ["ocamlfind", "ocamlc", "-package", ["unix", ...packages].join(","), "-linkpkg"];
    const [command = "", ...args] = [...compiler, "-w", "-a", "all.ml", "-o", "all"];
    execFileSync(command, args, { cwd: own, stdio: "pipe" });
    const said = execFileSync(join(own, "all"), { cwd: own, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return [...said.matchAll(/^ended: (\w+)$/gm)].map(([, how]) => how === "well");
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** What a program prints goes where it is not mixed with how it ended. */
function inOne(programs: readonly string[]): string {
  const functions = programs.map((program) => `(fun () -> let module Program = struct\n${program}\nend in ())`);
  return `let programs = [\n${functions.join(";\n")} ]
let run program =
  match Unix.fork () with
  | 0 -> Unix.dup2 Unix.stderr Unix.stdout; program (); exit 0
  | child -> snd (Unix.waitpid [] child)
let tell program =
  print_endline (if run program = Unix.WEXITED 0 then "ended: well" else "ended: badly")
let () = List.iter tell programs
`;
}
