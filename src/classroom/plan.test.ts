// Functions with the same settings are asked together.
import { expect, test } from "vitest";
import { assignmentOf, source, taskOf } from "../../test/grade/pretend-class.js";
import { USUAL_SEARCH } from "../jobs/check-request.js";
import { USUAL_BEHAVIOUR } from "../subject/exercise.js";
import { checkJob, groupsOf } from "./plan.js";

const GIVEN = [{ source: source("given.ml", "let p x = x > 0"), function: "p", of: undefined }];

test("no functions: all of the reference, as usual", () => {
  const usual = { observe: undefined, given: GIVEN, ...USUAL_BEHAVIOUR };
  expect(groupsOf(assignmentOf(["f:"], { usual }))).toEqual([{ ...usual, functions: [] }]);
});

test("the same settings are one group, wherever they stand", () => {
  const same = { given: GIVEN.map((each) => ({ ...each })) }; // equal, not identical
  const functions = [
    taskOf("f", 1),
    taskOf("g", 1, { given: GIVEN }),
    taskOf("h", 2),
    taskOf("i", 1, same),
    taskOf("j", 1, { exceptions: "undefined" }),
  ];
  const groups = groupsOf(assignmentOf(["f:"], { functions }));
  expect(groups.map((group) => group.functions)).toEqual([["f", "h"], ["g", "i"], ["j"]]);
  expect(groups[1]).toMatchObject({ given: GIVEN, exceptions: "same" });
});

test("a request is what `check` would ask", () => {
  const assignment = assignmentOf(["f:"], { budget: 7, prelude: source("prelude.ml", "type t") });
  const [group] = groupsOf(assignment);
  const [reference, submission] = [source("r.ml", "f:"), source("s.ml", "f: 1=b")];
  expect(group && checkJob(assignment, group, reference, submission)).toEqual({
    kind: "check",
    request: {
      exercise: {
        reference,
        prelude: assignment.prelude,
        observe: undefined,
        given: [],
        functions: [],
        renamed: [],
        ...USUAL_BEHAVIOUR,
        exceptions: "same",
        partial: true,
      },
      submission,
      search: { ...USUAL_SEARCH, budget: 7, ways: true },
    },
  });
});
