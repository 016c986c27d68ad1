// Tests that a teacher has already: those of an assignment, or a list of calls, in YAML or JSON.
import { parse } from "yaml";
import { functionCalled } from "../../classroom/tests.js";
import { languageOf } from "../../language/row.js";
import type { Exercise } from "../../subject/exercise.js";
import type { GivenInput } from "../../witness/given.js";
import { type Io, Misuse } from "../command.js";

/** Calls of these functions; whatever else is in the file is left alone. */
export async function readTests(
  path: string,
  names: readonly string[],
  { reference, exceptions }: Exercise,
  io: Io,
): Promise<readonly GivenInput[]> {
  const reading = await io.readSource(path);
  if (!reading.ok) throw new Misuse(`cannot read the tests "${path}"`);
  const calls = callsIn(parsed(path, reading.source.text));
  return calls.flatMap((call): readonly GivenInput[] => {
    const name = functionCalled(call, names, languageOf(io.languages, reference).inObjects);
    return name === undefined
      ? []
      : [{ function: name, input: { call }, exceptions, expect: undefined, raises: false }];
  });
}

function parsed(path: string, text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    throw new Misuse(`"${path}" is not YAML: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : ""}`);
  }
}

function callsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(callIn);
  if (typeof value === "object" && value !== null && "tests" in value) return callsIn(value.tests);
  return [];
}

function callIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || !("call" in value)) return [];
  return typeof value.call === "string" ? [value.call] : [];
}
