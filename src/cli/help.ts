// The help texts. They teach by example; a test runs the examples.

export const HELP = `elenchus compares functional programs and finds the smallest input on which they differ.

usage:
  elenchus check REFERENCE SUBMISSION [OPTION]...          compare a submission with a reference
  elenchus completion bash|zsh|fish                        what a shell completes
  elenchus grade ASSIGNMENT SUBMISSIONS... [OPTION]...     compare a whole class with a reference
  elenchus init REFERENCE [--output FILE] [--force]        write an assignment.yaml for grade
  elenchus man                                             the manual, for man -l -
  elenchus reach FILE[:LINE] [--when EXPR] [OPTION]...     find an input that gets to a line
  elenchus repair REFERENCE SUBMISSION [OPTION]...         find the change that makes it right
  elenchus run FILE... [-e EXPR]... [--fuel N] [--json]    run a program, then evaluate expressions
  elenchus suite ASSIGNMENT [SUBMISSIONS]... [OPTION]...   make tests from a reference
  elenchus test FILE [OPTION]...                           try a program against its contracts
  elenchus types FILE [--json]                             print the types of the definitions
  elenchus verify CERTIFICATE REFERENCE SUBMISSION         check a proof again
  elenchus COMMAND --help                                  more about a command, with an example
  elenchus --version

Programs are OCaml (FILE.ml) or Scala (FILE.scala, FILE.sc), folders of such files, or come from
standard input (-). In a folder, files are modules of one program; dune and sbt are understood.
Reference and submission may be in different languages.
Every command takes --self-check, for bug reports: what Elenchus makes of programs is validated
after each step, and what is ill-formed is reported as a bug in Elenchus (exit code 3).
exit codes: 0 nothing is wrong; 1 something is wrong; 2 the command cannot be carried out;
            3 not known (a limit was reached, or something is not supported)
`;

export const CHECK_HELP = `usage: elenchus check REFERENCE SUBMISSION [OPTION]...
       elenchus check FILE --function A=B [OPTION]...

Compares the functions and other values of a submission with those of a reference. For each
function it shows the smallest input on which the two differ, or says up to which size of input
they agree. The size of an input is the number of its constructors and literals: [1; 2] has size
5. A shape stands for all inputs that look the same to both programs. Compared is what a function
returns, the code it exits with, what it prints where the reference prints, what it leaves in its
arguments, which calls of functions it makes that give nothing, and what programs remember between
calls. docs/claims.md says what each word of a verdict means.

  --function F           compare only F, a function or another value; may be repeated (default: all
                         that the reference defines, but for values that are the state of its
                         functions, and helper values that the submission does without)
  --function A=B         compare A of the reference with B of the submission, as in sum=total or
                         M.sum=N.total; with one file only, both are in it
  --prelude FILE         definitions that students were given; they come before both programs
  --given [F=][FILE:]P   use only inputs for which P returns true; P is a function of the reference
                         or of FILE, on the inputs of F (default: of all functions); may be
                         repeated, and then all must hold
  --observe FILE:F       apply F to both results and compare what it returns, for correct results
                         that may look different; an F that takes the arguments of the function and
                         then its result, as in \`norm input result\`, gets both
  --exceptions same      where the reference raises an exception, the submission must raise the same
                         one (default: undefined, which skips such inputs)
  --effects same         compare the calls of every function among the inputs, with their arguments,
                         in order, as if it had effects (default: ignore, which compares calls of
                         those only that return nothing)
  --printed same         compare what is printed also where the reference prints nothing; ignore
                         compares it nowhere (default: reference, where the reference prints)
  --all N                show up to N counterexamples of different kinds for each function
  --budget N             steps to spend on each function (default: 8000 for each branch
                         of the two programs)
  --timeout SECONDS      a safety net: seconds of the processor, not of the clock (default 120)
  --strategy S           how to search: explore (default), enumerate, lazy, random, concolic or
                         random-path; or prove: look for a proof that there is no difference, and
                         for nothing else
  --no-proof             look for differences only: where none is found, no proof is tried
  --seed N               the seed of the strategies random and random-path (default 1)
  --solver native        use the installed z3 instead of the built-in one
  --hints N              tell students more about each difference, up to level N: 1 the input, 2 the
                         case that it takes, 3 the first step that goes wrong, 4 the place, 5 the
                         kind of change, 6 the change; from 3 on, a repair is looked for
  --explain              tell why functions are equal, or why that is not proved
  --certificate FILE     write the proofs to FILE, for \`elenchus verify\`
  --dump STAGE           print a stage of the work instead, for bug reports (docs/dump.md)
  --format F             print the findings for other tools instead: junit (XML), github
                         (annotations of a run) or sarif
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
  0  every function agrees, up to the size that is printed, or is equal
  1  a function differs
  2  the command line is wrong, a file cannot be read or written, a program is rejected, or a
     function cannot be compared
  3  no difference was found, but a limit was reached; the output says what is certain, and why no
     more can be said
`;

export const SUITE_HELP = `usage: elenchus suite ASSIGNMENT [SUBMISSIONS]... [OPTION]...

Makes a suite of tests. It explores the paths through each function of the reference that cost no
more than a budget, and makes tests from them. A path is what one call does: which branches it
takes, and in which order. A test is a call with the result that the reference gives.

The strength of the tests is measured: how many branches of the reference they take, and how many
mutants they kill. A mutant is a copy of the reference with a small mistake; a test kills a mutant
that gives another result.

ASSIGNMENT is a reference program, an assignment.yaml, or a folder that holds one, as for
\`elenchus grade\`. The section \`suite\` of an assignment has fields for many of these options;
options override it. SUBMISSIONS are programs, folders, patterns and archives, as for
\`elenchus grade\`.

  --reference FILE       another reference; may be repeated: the result of any reference is right
  --function F           test only F; may be repeated (default: all that the reference defines)
  --budget N             what a path may cost (default: auto, raised until nothing new is found)
  --cost WHAT=N          what something on a path costs; may be repeated: call=1 (default),
                         call:find=0 for one function (or module), match=1 for each matched
                         constructor, match:Node=1 for each matched Node, branch=1, size=1 for each
                         unit of the input's size
  --from WHOSE           whose paths become tests: those of the references (reference, the default),
                         of the submissions (self), or of all of them (all)
  --learn SUBMISSIONS    choose costs, budget and tests by what tells last year's wrong submissions
                         from the reference, without making more tests; may be repeated
  --inputs N             inputs to look for on each path, boundary values first (default 14)
  --estimate             make no tests: estimate from small budgets what each budget up to that of
                         --budget would cost and cover
  --minimize             keep only as many tests as are needed to take the same branches, kill the
                         same mutants and fail the same submissions
  --most N               keep at most N tests of each function, the strongest ones
  --emit FORMAT          how the tests are written; for an OCaml reference: ocaml (default: asserts
                         to put after a program), ounit2, alcotest or learn-ocaml; for a Scala
                         reference: scala (default: asserts in an object of their own), scalatest or
                         munit; for both: yaml (an assignment for \`elenchus grade\`) or json; with
                         learn-ocaml, -o FOLDER/ writes a whole exercise, for the types that the
                         reference begins with
  --module M             what the tests open or import (default: the module that the reference is,
                         or the object that the functions are in)
  -o, --output FILE      write the tests to FILE (default: standard output)
  --prelude, --given, --observe, --exceptions, --solver
                         as for \`elenchus check\`; but without an assignment, --exceptions same is
                         the default
  --time SECONDS         time for each function; the tests then depend on the machine
  --workers N            processes for the submissions (default: one for each core, at most 16)
  --score TESTS.yaml     make no tests: measure the tests of an assignment, or of a list of calls
  --dump STAGE           print a stage of the work instead, for bug reports (docs/dump.md)
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
  1  some submission fails a test, or could not be run on all tests; or, with --score, there are
     calls that would kill more mutants
  2  the command line is wrong, a file cannot be read, a reference is rejected, or there is
     nothing to test
  3  stopped: a limit was reached, or Ctrl-C; or, with --score, the only mutants that the tests do
     not kill are undecided
`;

export const GRADE_HELP = `usage: elenchus grade ASSIGNMENT SUBMISSIONS... [OPTION]...

Compares the submissions of a class with a reference. It shows which ones are wrong, on which
smallest input, who made the same mistake, and what your own tests would have missed.
docs/grading.md is the guide.

ASSIGNMENT is a reference program, an assignment.yaml (\`elenchus init\` writes one), a folder that
holds one, or an exercise folder of Learn-OCaml. SUBMISSIONS are files, folders (flat, or one for
each student), patterns, and zip archives from Moodle, Gradescope or GitHub Classroom.

  -o, --output DIR       where the reports go (default elenchus-grades); results are cached there,
                         so that the next run does only what is new
  --format F,...         reports: html (for you), csv, students (a page for each), pages (the same
                         as HTML), moodle, gradescope, github, junit, or all (default:
                         html,csv,students); results.json is always written
  --worksheet FILE       a grading worksheet of Moodle, or a gradebook of Canvas, to fill in: it is
                         written to DIR with the points; may be repeated
  --column TITLE         the assignment's column in that gradebook (default: its name)
  --student NAME         everything that is given is one student's work, even if there is none
  --credit BY            what a wrong function gets: nothing (whole, the default), or a share of its
                         points by your tests that it passes (tests), by the inputs of its suite
                         that it is right on (inputs), or by how small a repair is (repair)
  --reveal LEVEL         what students are told: full (default: the input, the expected result and
                         theirs), input, hint (how it goes wrong) or verdict
  --locale L             the language that students are spoken to in: en (default), fr or de
  --hints N              help students with what is wrong, as \`elenchus check --hints N\` does, up to
                         level 6: their pages unfold a hint at a time (with --reveal full); the
                         table and report.html show who needs the same change (docs/hints.md)
  --function F           grade only F; may be repeated (default: all that the reference defines)
  --no-partial           reject a submission that has a type error anywhere (default: a definition
                         with a type error costs only itself and what needs it)
  --prelude, --given, --observe, --exceptions, --effects, --printed, --budget
                         as for \`elenchus check\`; they override the assignment
  --workers N            processes to work with (default: one for each core, at most 16)
  --timeout SECONDS      a safety net for each submission, in seconds of the processor (default 120)
  --json                 print results.json instead of the table (described in docs/results.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml and the students' programs in the folder submissions,
  $ elenchus grade sum.ml submissions
  ann  right (proved)  equal                                                   1/1
  ben  wrong           sum [0; 1]                                              0/1
  cem  incomparable    the submission does not define \`sum\`                    0/1
followed by the mistakes, who made each, and where the reports are.

exit codes:
  0  every submission is right, up to the size that is printed
  1  some submission is wrong, cannot be compared or is not a program
  2  the command line is wrong, a file cannot be read or written, or the reference is rejected
  3  nothing wrong was found, but some submission could not be decided; or stopped by Ctrl-C
`;

export const RUN_HELP = `usage: elenchus run FILE... [-e EXPR]... [--fuel N] [--dump STAGE] [--json]

Runs a program and then evaluates expressions in its scope, as the language's prompt would. Several
files are the parts of one program, in that order. The language need not be installed. The program
cannot reach files, the network or other processes.

  -e, --expression EXPR
             evaluate EXPR after the program and print its type and value; may be repeated
  --fuel N   stop the program after N steps, and each expression too (default 100000000); a step is
             a call of a function, and very deep calls cost ten
  --dump STAGE
             print a stage of the work instead, for bug reports (docs/dump.md)
  --json     print one JSON object instead (described in docs/json.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml,
  $ elenchus run sum.ml -e 'sum [1; 2; 3]' -e 'List.map sum [[1]; []]'
  - : int = 6
  - : int list = [1; 0]

What the program writes to its standard output and standard error goes there unchanged.

exit codes:
  0  everything ran
  1  the program was rejected; or the program or an expression raised an exception, or called exit
     with a code other than 0
  2  the command line is wrong, or the file cannot be read
  3  stopped: too many steps, recursion too deep, too much memory or output, or something that is
     not supported
`;

export const TYPES_HELP = `usage: elenchus types FILE [--dump STAGE] [--json]

Prints the types of a program's definitions without running it. For OCaml they are printed as
\`ocamlc -i\` prints them.

  --dump STAGE
             print a stage of the work instead, for bug reports (docs/dump.md)
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

export const REACH_HELP = `usage: elenchus reach FILE[:LINE] [--when EXPR] [OPTION]...

Finds the smallest input with which a function gets to a line of a program, or says that no input
does. Without a line, it does so for every line of the file. EXPR is an expression of the program's
language, with the names that are known at the line: only then does it count. A function is called
on inputs of which its precondition holds (see \`elenchus test --help\`).

  --when EXPR            only where EXPR is true
  --function F           call F (default: the function that the line is in)
  --prelude FILE         definitions that come before the program
  --budget N             steps to spend on each line (default: 8000 for each branch that the
                         function can come to)
  --timeout SECONDS      a safety net: seconds of the processor, not of the clock (default 120)
  --solver S             embedded (default) or native: the z3 on the PATH
  --json                 print one JSON object instead (described in docs/json.md)

example: with
  let rec last l =
    match l with
    | [] -> 0
    | [x] -> x
    | _ :: rest ->
      last rest
in list.ml,
  $ elenchus reach list.ml:6 --when 'List.length rest > 2'
  list.ml:6  reached                                              5 shapes, 0.03 s
    last [0; 0; 0; 0]

exit codes:
  0  every line that was asked about is reached by some input
  1  a line is reached by no input
  2  the command line is wrong, a file cannot be read, or the program is rejected
  3  not known
`;

export const TEST_HELP = `usage: elenchus test FILE [OPTION]...

Tries each function that has a contract: is there an input of which its precondition holds, and on
which it breaks what the program says of it? It shows the smallest such input, or that there is a
proof that none does, or says up to which size of input the contract holds. Broken is a contract
where a postcondition, an assertion or an invariant does not hold, where a call does not keep the
precondition of what it calls, and where anything is raised that no contract allows. Inputs of which
the function's own precondition does not hold are no tests. docs/contracts.md says how contracts are
written in each language.

  --function F           try only F; may be repeated (default: all that have something to keep)
  --prelude FILE         definitions that come before the program
  --robust               try functions without a contract too: they may raise nothing but, in their
                         own text, that an argument is bad (Invalid_argument,
                         IllegalArgumentException), which counts as a precondition
  --guess                as --robust; where a function fails, also propose a precondition that holds
                         in the calls which the file makes (or where it makes none, of inputs on
                         which the function does not fail) and excludes the failure. A guess
  --all N                show up to N broken parts of each contract
  --no-proof             look for inputs that break a contract only: no proof is tried
  --count                also count the inputs of which the precondition holds, by size; integers
                         and strings count once
  --emit FORMAT          print what breaks contracts as tests, in a format of \`elenchus suite\`
                         (ocaml, ounit2, alcotest; scala, scalatest, munit): a test fails as long as
                         the function does what it does now. The report goes to standard error
  --module M             what these tests open or import, if it is not named after the file
  --strategy S           how to search: explore (default), enumerate, lazy, concolic or random-path,
                         as for \`elenchus check\`; or random: valid inputs are drawn, each shape of
                         a size as likely as any other
  --seed N               the seed of the strategies random and random-path (default 1)
  --decisions N          leave out paths with more than N decisions
  --budget N             steps to spend on each function (default: 8000 for each branch that it
                         can come to)
  --timeout SECONDS      a safety net: seconds of the processor, not of the clock (default 120)
  --solver S             embedded (default) or native: the z3 on the PATH
  --watch                try again whenever the file changes, until Ctrl-C
  --format F             print the findings for other tools instead: junit, github or sarif
  --json                 print one JSON object instead (described in docs/json.md)

example: with
  object Coins {
    def change(price: BigInt, paid: BigInt): BigInt = {
      require(price > 0)
      paid - price
    } ensuring (rest => rest >= 0)
  }
in Coins.scala,
  $ elenchus test Coins.scala
  Coins.change  broken                                            smallest, 0.03 s
    change(BigInt(1), BigInt(0))
      got       BigInt(-1)
      the postcondition of Coins.change at Coins.scala:5:14 does not hold

exit codes:
  0  every contract is proved, or holds on every input or up to the size that is printed
  1  a contract is broken
  2  the command line is wrong, a file cannot be read, or the program is rejected
  3  not known: a contract holds so far only
`;

export const VERIFY_HELP = `usage: elenchus verify CERTIFICATE REFERENCE SUBMISSION [OPTION]...

Checks proofs again that \`elenchus check REFERENCE SUBMISSION --certificate CERTIFICATE\` wrote. What
has to be proved is made anew from the two programs; nothing is searched for, and nothing that the
certificate says of itself is believed. docs/proofs.md says what a proof rests on.

The certificate knows which question it answers: the options of \`check\` that matter, with their
files. They are printed where they are not the usual ones. An option that is given here must be the
same in the certificate, or it is refused.

  --prelude, --given, --observe, --exceptions, --effects, --printed
                         as for \`elenchus check\`
  --twice                ask a second checker as well, which shares no code with the first; it knows
                         less, and says so where it does not accept a proof
  --timeout SECONDS      a safety net: seconds of the processor, not of the clock (default 120)
  --json                 print one JSON object instead (described in docs/json.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml and
  let sum l = List.fold_left (+) 0 l
in fold.ml,
  $ elenchus check sum.ml fold.ml --certificate sum.json
  $ elenchus verify sum.json sum.ml fold.ml
  sum  equal                                     by induction on the list, 1 lemma

exit codes:
  0  every proof in the certificate is accepted; with --twice, by both checkers
  1  a proof is refused, or the certificate answers another question
  2  the command line is wrong, a file cannot be read, the certificate is damaged, or a program is
     rejected
  3  stopped: a limit was reached; or, with --twice, the second checker does not accept a proof that
     the first accepts
`;

export const INIT_HELP = `usage: elenchus init REFERENCE [--output FILE] [--force]
       elenchus init REFERENCE|ASSIGNMENT --gradescope|--github [--output DIR] [--force]

Writes an assignment.yaml for \`elenchus grade\`. It lists the functions that the reference defines,
one point each. Every other field is there as a comment that explains it. docs/assignment.md
describes them all.

  --output FILE  where to write it (default: assignment.yaml beside the reference; - prints it)
  --force        replace an existing file
  --gradescope   write an autograder for Gradescope instead: a folder (default: autograder) with
                 all that it needs, and the same as autograder.zip to upload
  --github       write an action and a workflow for GitHub Classroom instead (default: here)

An assignment that is there already, given by its file or its folder or beside the reference, goes
into the autograder with all files that it names. So does elenchus-VERSION.tgz (npm pack), if it
lies here or beside the assignment: it is installed instead of the version in npm's registry.

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml,
  $ elenchus init sum.ml
  Wrote assignment.yaml: 1 function, one point. Next: elenchus grade assignment.yaml SUBMISSIONS

exit codes:
  0  the file was written
  1  the reference was rejected, or defines no function
  2  the command line is wrong, or a file cannot be read or written
  3  stopped: a limit was reached
`;

export const COMPLETION_HELP = `usage: elenchus completion bash|zsh|fish

Prints what makes a shell complete the commands and options of elenchus. For bash, put
  source <(elenchus completion bash)
into ~/.bashrc; for zsh, write it to a file _elenchus in a folder of $fpath; for fish,
  elenchus completion fish > ~/.config/fish/completions/elenchus.fish

exit codes:
  0  it was printed
  2  the command line is wrong
`;

export const MAN_HELP = `usage: elenchus man

Prints the manual, in the language of man pages. To read it: elenchus man | man -l -

exit codes:
  0  it was printed
`;
