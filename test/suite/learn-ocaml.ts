// What Learn-OCaml gives to a test.ml, as far as ours use it, and with the types that it has there: the reports are those of
// Learn-OCaml's src/grader/learnocaml_report.mli, the functions those of src/grader/test_lib.mli (both in the repository
// ocaml-sf/learn-ocaml). Functions are looked up by their names, at a type, which its preprocessor writes for [%ty : ...].

export type Graded = {
  readonly prelude: string;
  readonly solution: string;
  readonly student: string;
  /** The text of test.ml. */
  readonly tests: string;
};

/** A program that ends well if the student's passes all tests. */
export function learnOcaml({ prelude, solution, student, tests }: Graded): string {
  const names = [...new Set([...tests.matchAll(/Code "(\w+)"/g)].map(([, name = ""]) => name))];
  const table = (module: string): string =>
    `[ ${names.map((name) => `${JSON.stringify(name)}, Obj.repr ${module}.${name}`).join("; ")} ]`;
  return `module Prelude = struct\n${prelude}\nend\nopen Prelude
    module Solution = struct\n${solution}\nend
    module Student = struct\n${student}\nend
    module Ty = struct type 'a ty = Ty end
    module Parsetree = struct type structure = unit list end
    module Report = struct
      type report = item list
      and item = Section of text * report | Message of text * status
      and status = Success of int | Penalty of int | Failure | Warning | Informative | Important
      and text = inline list
      and inline = Text of string | Break | Code of string | Output of string
    end
    module Test_lib : sig
      type 'a tester = 'a Ty.ty -> ('a, exn) result -> ('a, exn) result -> Report.report
      type io_tester = string -> string -> Report.report
      val ast_sanity_check : ?modules:string list -> Parsetree.structure -> (unit -> Report.report) -> Report.report
      val set_result : Report.report -> unit
      ${ARITIES.map(declaration).join("\n")}
    end = struct
      type 'a tester = 'a Ty.ty -> ('a, exn) result -> ('a, exn) result -> Report.report
      type io_tester = string -> string -> Report.report
      let solution = ${table("Solution")}
      let student = ${table("Student")}
      ${ARITIES.map(definition).join("\n")}
      let ast_sanity_check ?modules (_ : Parsetree.structure) report = report ()
      let rec fails = function
        | Report.Section (_, items) -> List.exists fails items
        | Report.Message (_, status) -> status = Report.Failure
      let set_result items = if List.exists fails items then exit 1
    end
    let code_ast : Parsetree.structure = []
    ${tests.replaceAll(TYPE, "(Ty.Ty : ($1) Ty.ty)")}`;
}

/** Polymorphic variants have brackets of their own. */
const TYPE = /\[%ty : ((?:[^[\]]|\[[^[\]]*\])*)\]/g;

const ARITIES = [1, 2, 3, 4];

function shapeOf(arity: number) {
  const variables = ["a", "b", "c", "d"].slice(0, arity);
  return {
    variables,
    arrow: variables.map((name) => `'${name} -> `).join(""),
    tuple: variables.map((name) => `'${name}`).join(" * "),
  };
}

function declaration(arity: number): string {
  const { arrow, tuple } = shapeOf(arity);
  const run = "('r * string * string)";
  const options = [
    ["gen", "int"],
    ["test", "'r tester"],
    ["test_stdout", "io_tester"],
    ["test_stderr", "io_tester"],
    ["before_reference", `(${arrow}unit)`],
    ["before_user", `(${arrow}unit)`],
    ["after", `(${arrow}${run} -> ${run} -> Report.report)`],
    ["sampler", `(unit -> ${tuple})`],
  ];
  const optional = options.map(([name, type]) => `?${name}:${type} -> `).join("");
  return `val test_function_${arity}_against_solution :
    ${optional}(${arrow}'r) Ty.ty -> string -> (${tuple}) list -> Report.report`;
}

/** With nothing but the inputs: more are drawn at random, unless there are to be none. */
function definition(arity: number): string {
  const { variables, arrow, tuple } = shapeOf(arity);
  const ignored = ["test", "test_stdout", "test_stderr", "before_reference", "before_user", "after", "sampler"];
  return `let test_function_${arity}_against_solution ?(gen = 5) ${ignored.map((name) => `?${name}`).join(" ")}
      (_ : (${arrow}'r) Ty.ty) name (inputs : (${tuple}) list) =
      assert (gen = 0);
      let find table : ${arrow}'r = Obj.obj (List.assoc name table) in
      let outcome f = match f () with value -> Ok value | exception e -> Error e in
      List.map (fun (${variables.join(", ")}) ->
        let ours = outcome (fun () -> find solution ${variables.join(" ")}) in
        let theirs = outcome (fun () -> find student ${variables.join(" ")}) in
        let status = if compare ours theirs = 0 then Report.Success 1 else Report.Failure in
        Report.Message ([ Report.Code name ], status)) inputs`;
}
