// The help texts. They teach by example; a test runs the examples.

export const HELP = `elenchus: do two functional programs do the same? If not, on which smallest input do they part?

usage:
  elenchus check REFERENCE SUBMISSION [OPTION]...          compare a submission with a reference
  elenchus grade ASSIGNMENT SUBMISSIONS... [OPTION]...     compare a whole class with a reference
  elenchus init REFERENCE [--output FILE] [--force]        write an assignment.yaml to grade with
  elenchus run FILE... [-e EXPR]... [--fuel N] [--json]    run a program, then evaluate expressions
  elenchus suite ASSIGNMENT [SUBMISSIONS]... [OPTION]...   make tests from the ways through programs
  elenchus types FILE [--json]                             print the types of its definitions
  elenchus COMMAND --help                                  more about a command, with an example
  elenchus --version

Programs are OCaml (FILE.ml) or Scala (FILE.scala, FILE.sc); the two of a check may be one of each.
exit codes: 0 nothing wrong, 1 something found, 2 misuse, 3 unknown (a limit, or not supported).
`;

export const CHECK_HELP = `usage: elenchus check REFERENCE SUBMISSION [OPTION]...

Compares the functions of a submission with those of the reference, and shows the smallest input
on which they part; or says up to which size of input there is none. The size of an input is the
number of its constructors and literals: [1; 2] has size 5.

  --function F           compare F only; may be repeated (default: all that the reference defines)
  --prelude FILE         definitions given to students, in front of both programs
  --given [FILE:]P       only inputs on which P holds, a function of the reference or of FILE
  --observe FILE:F       compare what F makes of the results, for results that may look different
  --exceptions same      an exception of the reference is expected of the submission too (default,
                         "undefined": inputs on which the reference raises are no tests)
  --all N                show up to N counterexamples of different kinds for each function
  --budget N             steps to spend on each function (default: 8000 for each branch
                         of the two programs)
  --timeout SECONDS      a safety net for machines that are very slow or busy (default 120)
  --strategy S           explore (default), enumerate, lazy, random or concolic
  --seed N               where the strategy random starts (default 1)
  --solver native        use the program z3 that is installed instead of the one inside
  --json                 print one JSON object instead (described in docs/json.md)

example: with
  let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
in last.ml and
  let last = function [] -> None | x :: _ -> Some x
in wrong.ml,
  $ elenchus check last.ml wrong.ml
  last  differs                       smallest: all 2 smaller shapes agree, 0.03 s
    last [1; 0]
      expected  Some 0
      got       Some 1
    Try: elenchus run wrong.ml -e 'last [1; 0]'

exit codes:
  0  every function agrees, up to the size that is printed
  1  a function differs
  2  the command line is wrong, a file cannot be read, a program is rejected, or a function cannot
     be compared
  3  no difference so far, but a limit was reached; what is sure, and why not more, is printed
`;

export const SUITE_HELP = `usage: elenchus suite ASSIGNMENT [SUBMISSIONS]... [OPTION]...

Makes a suite of tests: every way through a function of the reference that costs no more than a
budget becomes a call, and the reference says what it should give. How strong the tests are is
measured on the branches of the reference and on mutants, copies of it with a small mistake.

ASSIGNMENT is a reference program, an assignment.yaml, or a folder that holds one, as for
\`elenchus grade\`; its section \`suite\` says what the options here say, which count more.
SUBMISSIONS are programs, folders, patterns and archives, as for \`elenchus grade\`.

  --reference FILE       another reference; may be repeated: what any of them gives is right
  --function F           tests of F only; may be repeated (default: all that the reference defines)
  --budget N             what a way may cost (default auto: raised until nothing new is shown)
  --cost WHAT=N          what something costs; may be repeated: call=1 (usual), call:find=0 for one
                         function (or module), match:Node=1 for each Node that is matched, match=1
                         for any constructor, branch=1, size=1 for each unit of the input's size
  --from WHOSE           whose ways: reference (default), self (the submissions'), both, or all
  --inputs N             inputs to look for on each way, boundary values first (default 14)
  --estimate             only say what budgets up to N would cost and cover, from small ones
  --minimize             only as many tests as it takes to show all that was shown
  --most N               at most N tests of each function, the strongest ones
  --emit FORMAT          of an OCaml reference: ocaml (default: asserts to put after a program),
                         ounit2, alcotest or learn-ocaml; of a Scala reference: scala (default:
                         asserts in an object of their own), scalatest or munit; of any: yaml (an
                         assignment for \`elenchus grade\`) or json
  --module M             what the tests open or import (default: the module that the reference is,
                         or the object that the functions are in)
  -o, --output FILE      where the suite goes (default: standard output)
  --prelude, --given, --observe, --exceptions, --solver
                         as for \`elenchus check\`, but the exceptions of a reference without an
                         assignment are expected (same) by default
  --time SECONDS         time for each function; the suite then depends on the machine
  --workers N            processes for the submissions (default: one for each core, at most 16)
  --score TESTS.yaml     instead of making tests, measure those of an assignment, or a list of calls
  --json                 the same as --emit json (described in docs/suite.md)

example: with
  let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
in last.ml,
  $ elenchus suite last.ml --minimize
  (* Put these after a program: it stops at the first that fails. *)

  (* no elements *)
  let () = assert (last [] = None)

  (* two elements *)
  let () = assert (last [1; 2] = Some 2)

exit codes:
  0  the tests were made, and every submission passes them
  1  some submission fails; or, with --score, there is a mutant that the tests do not tell
  2  the command line is wrong, a file cannot be read, a reference is rejected, or there is
     nothing to test
  3  stopped: a limit was reached, or Ctrl-C
`;

export const GRADE_HELP = `usage: elenchus grade ASSIGNMENT SUBMISSIONS... [OPTION]...

Compares a class of submissions with a reference: which are wrong, on which smallest input, who
shares the same mistake, and what your own tests would have missed. docs/grading.md is the guide.

ASSIGNMENT is a reference program, an assignment.yaml (\`elenchus init\` writes one), a folder that
holds one, or an exercise folder of Learn-OCaml. SUBMISSIONS are files, folders (flat, or one for
each student), patterns, and zip archives as Moodle, Gradescope and GitHub Classroom give them.

  -o, --output DIR       where the reports go (default elenchus-grades); what was found out is kept
                         there too, so that the next run does only what is new
  --format F,...         reports: html (for you), csv, students (a page for each), moodle,
                         gradescope, github, junit, or all (default: html,csv,students);
                         results.json is always written
  --reveal LEVEL         what students are told: full (default: the input, what was expected, what
                         they gave), input, hint (how it goes wrong) or verdict
  --function F           grade F only; may be repeated (default: all that the reference defines)
  --prelude, --given, --observe, --exceptions, --budget
                         as for \`elenchus check\`, in place of what the assignment says
  --workers N            processes to work with (default: one for each core, at most 16)
  --timeout SECONDS      a safety net for each submission (default 120)
  --json                 print results.json instead of the table (described in docs/results.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml and the programs of the students in the folder submissions,
  $ elenchus grade sum.ml submissions
  ann  right         agrees up to size 408                                     1/1
  ben  wrong         sum [0; 1]                                                0/1
  cem  incomparable  the submission does not define \`sum\`                      0/1
and, below it, who shares a mistake and what it does, and where the reports are.

exit codes:
  0  every submission is right, as far as was looked
  1  some submission is wrong, cannot be compared or is no program
  2  the command line is wrong, a file cannot be read or written, or the reference is rejected
  3  nothing wrong was found, but some submission could not be decided; or stopped by Ctrl-C
`;

export const RUN_HELP = `usage: elenchus run FILE... [-e EXPR]... [--fuel N] [--json]

Runs a program and then evaluates expressions in its scope, as its language's prompt would. Several
files are parts of one program, in order.
Nothing needs to be installed, and the program cannot touch files, network or processes.

  -e, --expression EXPR
             evaluate EXPR after the program and print its type and value; may be repeated
  --fuel N   stop after N steps, of the program and again of each expression (default 300000000);
             a step is a call of a function
  --json     print one JSON object instead (described in docs/json.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml,
  $ elenchus run sum.ml -e 'sum [1; 2; 3]' -e 'List.map sum [[1]; []]'
  - : int = 6
  - : int list = [1; 0]

What the program prints goes to standard output as it is; its standard error to standard error.

exit codes:
  0  everything ran
  1  the program was rejected, or it or an expression raised an exception or called exit with
     another code than 0
  2  the command line is wrong, or the file cannot be read
  3  stopped: too many steps, recursion too deep, too much memory or output, or it came to
     something that is not supported
`;

export const TYPES_HELP = `usage: elenchus types FILE [--json]

Prints the types of a program's definitions, for OCaml as \`ocamlc -i\` does, without running it.

  --json     print one JSON object instead (described in docs/json.md)

example: with
  let twice f x = f (f x)
in twice.ml,
  $ elenchus types twice.ml
  val twice : ('a -> 'a) -> 'a -> 'a

exit codes:
  0  the program has types
  1  the program was rejected
  2  the command line is wrong, or the file cannot be read
  3  stopped: a limit was reached
`;

export const INIT_HELP = `usage: elenchus init REFERENCE [--output FILE] [--force]

Writes an assignment.yaml for \`elenchus grade\`: the functions that the reference defines, a point
each, and every other field as a comment that says what it is for. docs/assignment.md describes
them all.

  --output FILE  where to write it (default: assignment.yaml beside the reference; - prints it)
  --force        replace a file that is there already

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml,
  $ elenchus init sum.ml
  Wrote assignment.yaml: 1 function, a point each. Next: elenchus grade assignment.yaml SUBMISSIONS

exit codes:
  0  the file was written
  1  the reference was rejected, or defines no function
  2  the command line is wrong, or a file cannot be read or written
  3  stopped: a limit was reached
`;
