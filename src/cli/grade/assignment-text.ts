// The text of a new assignment: what is known, and every other field as a comment that teaches. A test reads it
// back, and again with the comments of each field taken away.
import type { TypedFunction } from "../../jobs/types.js";
import { type LanguageRow, suiteFormsOf } from "../../language/row.js";
import { decodeBytes } from "../../report/display.js";

export function assignmentText(reference: string, functions: readonly TypedFunction[], language: LanguageRow): string {
  const { words, extensions } = language;
  const { title, samples } = words;
  const [extension] = extensions;
  const [, form] = suiteFormsOf(language); // another than the one that is taken if nothing is said
  const path = reference.replaceAll("\\", "/"); // Windows reads both, others only this one
  const [example] = functions;
  const graded = decodeBytes(example?.name ?? "f");
  const call = `'${samples.call(graded).replaceAll("'", "''")}'`;
  return `# An assignment for \`elenchus grade\`. Only the reference is required. To use a field that is
# a comment, remove its #. File names are relative to this file's folder.

# The title of the reports. Default: the name of the folder.
#name: Lists, week 3

# A solution. With several, a submission that agrees with any of them is right.
reference: ${yamlText(path)}
#references: [${yamlText(path)}, other-solution${extension}]

# What is graded, and for how many points. Default: every function, one point each.
functions:
${functions.map(taskLine).join("\n")}

# What a wrong function gets. whole (default): nothing. tests: its points by the tests below that it
# passes. inputs: by the inputs of its suite that it is right on. repair: by how small a change makes
# it right. Can also be set for one function: {name: ${yamlText(graded)}, points: 4, credit: inputs}
#credit: inputs

# Definitions that students were given. They come before the reference and before every submission.
#prelude: prelude${extension}

# Use only inputs for which this function of the reference (or FILE${extension}:function) returns true; of
# several, as in [is_sorted, is_short], all. This field and the next four can also be set for one function:
# {name: ${yamlText(graded)}, points: 1, exceptions: same}
#given: is_sorted

# Apply this function to the results before they are compared, for correct results that may look
# different.
#observe: grading${extension}:view

# same: where the reference raises an exception, a submission must raise the same one.
# undefined (default): inputs on which the reference raises an exception are skipped.
#exceptions: same

# same: the calls of functions among the inputs are compared, with their arguments, in order.
# ignore (default): only of those that return nothing.
#effects: same

# same: what is printed is always compared. ignore: never. reference (default): where the reference
# prints.
#printed: same

# Steps to spend on each function of each submission. Default: as many as its branches need.
#budget: 1_000_000

# true (default): a definition with a type error costs only itself and what needs it. false: a
# submission with a type error is rejected.
#partial: false

# The file to grade, if students submitted several.
#file: hw1${extension}

# Your own tests, to learn what they miss, and to give points for (\`credit: tests\`). Without \`expect\`
# or \`raises\`, a test expects the result of the reference. Put ${title} code that contains quotes or
# brackets between '...'.
#tests:
#  - ${call}
#  - {call: ${call}, expect: '${samples.list}', name: two elements}
#  - {call: ${call}, raises: '${samples.exception}', points: 2}

# How \`elenchus suite\` makes tests: what a path through a function may cost (default: auto), what
# calls, matched constructors, branches and sizes cost, whose paths become tests, and in which
# format they are written.
#suite:
#  budget: 7
#  costs: {call: 1, 'call:helper': 0, 'match:Node': 1, branch: 0, size: 0}
#  inputs: 14
#  exceptions: same
#  from: all
#  minimize: true
#  emit: ${form}

# What students are told: full (the input, the expected result and theirs), input, hint (how it goes
# wrong and on how large an input), or verdict (right or wrong).
#reveal: full

# The language that students are spoken to in: en (default), fr or de.
#locale: fr
`;
}

function taskLine({ name, type }: TypedFunction): string {
  return `  - {name: ${yamlText(decodeBytes(name))}, points: 1}  # ${decodeBytes(type)}`;
}

/** JSON's way of writing a text is YAML's too. */
function yamlText(text: string): string {
  const isPlain = /^(?:\.\.?\/)*[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
