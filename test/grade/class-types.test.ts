// What is said of a class whose submissions have other types than each other, beside what is printed for each of them
// (printed-calls.test.ts): whom inputs catch, and what is known of those who share a mistake.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { type ClassFixture, classFixtures } from "./classes.js";
import { folderOf, grade, removeFolders, resultsIn } from "./run-grade.js";

afterAll(removeFolders);

const results = new Map<string, ClassResults>();

async function gradeFixture({ name, folder, assignment }: ClassFixture): Promise<void> {
  const output = folderOf({});
  await grade(folder, assignment, "submissions", "--output", output);
  results.set(name, resultsIn(output, "."));
}

beforeAll(async () => {
  for (const fixture of classFixtures().filter(({ name }) => ["types", "languages"].includes(name)))
    await gradeFixture(fixture);
});

function ofClass(name: string): ClassResults {
  const found = results.get(name);
  if (found === undefined) throw new Error(`there is no class ${name}`);
  return found;
}

test("an input catches nobody who has no value of its type", () => {
  for (const { call, caught } of ofClass("types").inputs.filter((each) => each.call.includes('"')))
    expect({ call, caught: caught.filter((id) => ["ints", "floats", "pairs"].includes(id)) }).toEqual({
      call,
      caught: [],
    });
});

test("nor is anybody right on it: the mistake says that it was not run", () => {
  const { inputs, mistakes } = ofClass("types");
  const floats = mistakes.find((each) => each.function === "ends" && each.submissions.includes("floats"));
  const others = inputs.filter((each) => each.function === "ends" && !each.call.includes("0."));
  expect(floats?.notRun).toEqual(others.map(({ id }) => id));
});

test("a mistake of programs in two languages is shown by the names of the solution", () => {
  const shared = ofClass("languages").mistakes.filter(({ submissions }) => submissions.length > 1);
  expect(shared.map(({ submissions, witness }) => ({ submissions, call: witness.submissionCall }))).toEqual([
    { submissions: ["ann", "ben"], call: null },
    { submissions: ["ben", "dan"], call: null },
  ]);
});

test("what can be anything in a counterexample is said of a group only where each member has it", () => {
  for (const { mistakes, submissions } of results.values())
    for (const { function: name, witness, submissions: members } of mistakes.filter(
      (each) => each.witness.general !== null,
    ))
      for (const member of members) {
        const own = submissions.find(({ id }) => id === member)?.functions.find((each) => each.function === name);
        expect(own).toMatchObject({ counterexample: { call: witness.call, general: witness.general } });
      }
});
