// What is put around what users wrote, where all programs of a request that are in one language are loaded: the same text
// is read after each of them.
import type { Loaded, Scripts } from "../language/language.js";
import type { ReadAttempt, ReadExercise } from "./read.js";

type Programs = Pick<ReadExercise, "reference"> & Partial<Pick<ReadAttempt, "submission">>;

export function scriptsIn({ language }: Pick<Loaded, "language">, { reference, submission }: Programs): Scripts {
  const programs = submission === undefined ? [reference] : [reference, submission];
  return language.scripts(programs.filter((program) => program.language === language));
}
