// The help texts. They teach by example; a test runs the examples.

export const HELP = `elenchus: reads, types and runs OCaml programs, exactly as OCaml does.

usage:
  elenchus run FILE.ml [-e EXPR]... [--fuel N] [--json]    run a program, then evaluate expressions
  elenchus types FILE.ml [--json]                          print the types of its definitions
  elenchus COMMAND --help                                  more about a command, with an example
  elenchus --version

exit codes: 0 nothing wrong, 1 something found, 2 misuse, 3 unknown (a limit was reached).
`;

export const RUN_HELP = `usage: elenchus run FILE.ml [-e EXPR]... [--fuel N] [--json]

Runs an OCaml program and then evaluates expressions in its scope, as OCaml's prompt would.
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
  3  stopped: too many steps, recursion too deep, too much memory or output
`;

export const TYPES_HELP = `usage: elenchus types FILE.ml [--json]

Prints the types of a program's definitions, as \`ocamlc -i\` does, without running it.

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
