// What `elenchus repair --help` prints.
export const REPAIR_HELP = `usage: elenchus repair REFERENCE SUBMISSION [OPTION]...
       elenchus repair FILE [OPTION]...
       elenchus repair [REFERENCE] SUBMISSION --tests TESTS [OPTION]...

Finds a small change of a submission that makes it do what the reference does. For each
function that differs it shows the input on which it does, the change as a difference that
\`patch -p1\` reads, and what is known of the function with that change, in the words of
\`elenchus check\`: the changed text was read again and checked. Functions are repaired one after
the other, each in the text that has the changes before it. Everything else stays as it is, byte for
byte. Of one file alone, functions that break their own contracts are changed so that they keep
them, as \`elenchus test\` says. A submission that is rejected is repaired where a small change that
the message speaks of makes it right. docs/repair.md has more.

  --apply                make the changes: write the submission anew, whole or not at all, unless it
                         was changed meanwhile
  --allow-solution       also show changes that replace most of a function: they hand over the
                         solution
  --all N                look for N repairs that differ: in kind or place, or for contracts in what
                         the function gives (default 1; for contracts also another one that is as
                         small and gives something else). The first is the one that is applied
  --peers FOLDER         submissions of others, as \`elenchus grade\` takes them: where the reference
                         alone is of no help, expressions of the nearest right ones may be used too;
                         those that are not right are left out
  --tests TESTS          let tests alone judge, as a YAML or JSON file has them (the \`tests\` of an
                         assignment, or a list): that is weaker, since nothing is known of other
                         inputs; no reference is needed, but one has expressions to offer
  --budget N             steps to spend on changes of each function (default 6000000)
  --timeout SECONDS      a safety net: seconds of the processor, not of the clock (default 120)
  --function, --prelude, --given, --observe, --exceptions, --effects, --printed, --solver
                         as for \`elenchus check\`
  --json                 print one JSON object instead (described in docs/json.md)

example: with
  let rec sum = function [] -> 0 | x :: rest -> x + sum rest
in sum.ml and
  let rec sum = function [] -> 1 | x :: rest -> x + sum rest
in wrong.ml,
  $ elenchus repair sum.ml wrong.ml
  sum  differs                                                    smallest, 0.03 s
    sum []
      expected  0
      got       1
  --- a/wrong.ml
  +++ b/wrong.ml
  @@ -1 +1 @@
  -let rec sum = function [] -> 1 | x :: rest -> x + sum rest
  +let rec sum = function [] -> 0 | x :: rest -> x + sum rest
  sum  with this change: equal                            by induction on the list

exit codes:
  0  nothing needs to be repaired
  1  a function differs, whether a repair was found or not
  2  the command line is wrong, a file cannot be read or written, a program is rejected, or a
     function cannot be compared
  3  no difference was found, but a limit was reached
`;
