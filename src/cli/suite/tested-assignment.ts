// The assignment that a suite was made for, as the suite in YAML says it: for `grade`, with files by their paths from
// the place where the suite goes.
import { dirname, isAbsolute, relative, sep } from "node:path";
import type { Assignment, Task, TaskSettings } from "../../classroom/assignment.js";
import { encodeBytes } from "../../report/display.js";
import type { TestedAssignment, TestedSettings } from "../../report/suite/emit-data.js";
import { type FunctionPlace, USUAL_BEHAVIOUR } from "../../subject/exercise.js";

export function testedAssignment(
  { references, prelude, functions, usual, suite }: Assignment,
  tested: readonly string[],
  output: string | undefined,
): TestedAssignment {
  const path = (name: string): string =>
    isAbsolute(name) ? name : relative(output === undefined ? "." : dirname(output), name).replaceAll(sep, "/");
  const settings = ({ given, observe, exceptions, effects, printed }: TaskSettings): TestedSettings => ({
    ...(given.length > 0 && { given: given.map((each) => placeText(each, path)) }),
    ...(observe && { observe: placeText(observe, path) }),
    ...(exceptions === "same" && { exceptions }),
    ...(effects !== USUAL_BEHAVIOUR.effects && { effects }),
    ...(printed !== USUAL_BEHAVIOUR.printed && { printed }),
  });
  const policy = ({ exceptions, suite: own }: Task): TaskSettings["exceptions"] =>
    own.exceptions ?? suite.exceptions ?? exceptions;
  const tasks = functions.filter(({ name, observe }) => tested.includes(name) || observe !== undefined);
  const files = { references: references.map(({ name }) => path(name)), prelude: prelude && path(prelude.name) };
  if (functions.length === 0) {
    const names = usual.observe === undefined ? tested : [];
    const own = settings({ ...usual, exceptions: suite.exceptions ?? usual.exceptions });
    return { ...files, functions: names.map((name) => ({ name })), usual: own };
  }
  const each = tasks.map((task) => ({ name: task.name, own: settings({ ...task, exceptions: policy(task) }) }));
  const [first] = each;
  const areAlike = each.every(({ own }) => JSON.stringify(own) === JSON.stringify(first?.own));
  return {
    ...files,
    functions: each.map(({ name, own }) => (areAlike ? { name } : { name, ...own })),
    usual: areAlike ? (first?.own ?? {}) : {},
  };
}

function placeText({ source, function: name }: FunctionPlace, path: (name: string) => string): string {
  return source === undefined ? name : `${encodeBytes(path(source.name))}:${name}`;
}
