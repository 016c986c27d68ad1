// A stage of what a command does, as text.
import { NOWHERE } from "../core/span.js";
import type { Languages } from "../language/open.js";
import type { Titled } from "../pipeline/work.js";
import { type DumpStage, PIPELINES } from "../pipeline.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import type { Dumpable, Dumped, DumpRequest } from "./dump-request.js";
import { checkWork, programWork, suiteWork } from "./dump-work.js";
import type { Emit, SearchTools, Tools } from "./tools.js";
import { searchTools } from "./tools.js";

export async function dumpStage(
  languages: Languages,
  { stage, of }: DumpRequest,
  tools: Tools,
  emit: Emit<"dump">,
): Promise<Checked<Dumped>> {
  const stages = stagesOf(languages, of, tools, emit);
  const found = stages.find(({ name }) => name === stage);
  if (found === undefined)
    return { ok: true, value: { kind: "no-such-stage", stages: stages.map(({ name, says }) => ({ name, says })) } };
  const texts = await shallow(found.print);
  if (!texts.ok) return texts;
  return { ok: true, value: { kind: "printed", text: joinedText(texts.value), whole: !tools.isCancelled() } };
}

type Texts = Checked<readonly Titled<string>[]>;
type Ready = Pick<DumpStage<unknown>, "name" | "says"> & { readonly print: () => Promise<Texts> };

/** The stages of a command, each ready to be printed. */
function stagesOf(languages: Languages, of: Dumpable, tools: Tools, emit: Emit<"dump">): readonly Ready[] {
  const searching = (solver: Parameters<Tools["solver"]>[0]): SearchTools => searchTools(tools, solver, emit);
  switch (of.kind) {
    case "run": {
      const { sources, expressions } = of.request;
      const program = sources.at(-1) ?? { name: "" };
      return readyStages(PIPELINES.run, async () => programWork(await languages(program), sources, expressions));
    }
    case "types": {
      const { source } = of.request;
      return readyStages(PIPELINES.types, async () => programWork(await languages(source), [source], []));
    }
    case "check": {
      const { request } = of;
      return readyStages(PIPELINES.check, async () => {
        const reference = await languages(request.exercise.reference);
        const both = { reference, submission: await languages(request.submission) };
        return checkWork(both, request, searching(request.search.solver));
      });
    }
    case "suite": {
      const { request } = of;
      return readyStages(PIPELINES.suite, async () => {
        const language = await languages(request.exercise.reference);
        return suiteWork(language, request, searching(request.solver));
      });
    }
  }
}

function readyStages<W>(stages: readonly DumpStage<W>[], work: () => Promise<W>): readonly Ready[] {
  return stages.map(({ name, says, print }) => ({ name, says, print: async () => print(await work()) }));
}

/** What is printed follows the nesting of the program on our own stack. */
async function shallow(print: () => Promise<Texts>): Promise<Texts> {
  try {
    return await print();
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, errors: [TOO_DEEP] };
    throw error;
  }
}

const TOO_DEEP: Diagnostic = {
  code: "E105",
  title: "Nested too deeply",
  at: NOWHERE,
  label: "this stage of the program is nested too deeply to be printed",
  also: [],
  hint: undefined,
};

type Part = { readonly file: string | undefined; readonly functions: string[]; readonly text: string };

/** Each text under a line that says what it is of, if there are several; one that belongs to several functions once. */
function joinedText(texts: readonly Titled<string>[]): string {
  const parts: Part[] = [];
  for (const { file, function: name, value: text } of texts) {
    const known = parts.find((part) => part.file === file && part.text === text);
    const part = known ?? { file, functions: [], text };
    if (name !== undefined) part.functions.push(name);
    if (known === undefined) parts.push(part);
  }
  const written = parts.map((part) => (parts.length === 1 ? [part.text] : [heading(part), part.text]));
  return written.flatMap((lines) => lines.filter((line) => line !== "").map((line) => `${line}\n`)).join("");
}

/** A comment in core and in SMT-LIB, so that these can be read as they are. */
function heading({ file, functions }: Part): string {
  const words = [...(file === undefined ? [] : [file]), ...(functions.length === 0 ? [] : [functions.join(", ")])];
  return `;; ${words.join(": ")}`;
}
