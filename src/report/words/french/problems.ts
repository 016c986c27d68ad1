// What is wrong with a program, in French.
import { problemTexts } from "../problem-texts.js";
import { OCAML_PROBLEMS } from "./ocaml-problems.js";
import { OCAML_SYNTAX_PROBLEMS } from "./ocaml-syntax-problems.js";
import { SCALA_PROBLEMS } from "./scala-problems.js";

export const problem = problemTexts(OCAML_SYNTAX_PROBLEMS, OCAML_PROBLEMS, SCALA_PROBLEMS);
