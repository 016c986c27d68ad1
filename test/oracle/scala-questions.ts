// What the real Scala is asked of a program: to run it, and then expressions, as OCaml is. The question becomes one
// program that prints the answers, a character that no program prints between them.
import type { Answer, AnswerKind, Question, Reply } from "./outcome.js";
import type { ScalaProgram } from "./scala.js";

/** Runs what the file would start with, then each expression with the names of all objects of the file. */
export function askingProgram({ file, source, expressions }: Question): ScalaProgram {
  const text = Buffer.from(source, "latin1").toString("utf8");
  const objects = [...text.matchAll(/^object (\w+)/gm)].map(([, object]) => `  import ${object}._\n`);
  const asked = expressions.map((expression) => `    Asked.tell(${expression})\n`);
  const main = `    Asked.tell { ${startOf(file, text)}.main(args); "" }\n`;
  return {
    name: file,
    text: `${text}\n${ASKED}object Main {\n${objects.join("")}  def main(args: Array[String]): Unit = {\n${main}${asked.join("")}  }\n}\n`,
  };
}

/** The object that extends App, or else the one that has a method `main`. */
function startOf(file: string, text: string): string {
  const [, app] = /^object (\w+) extends App\b/m.exec(text) ?? [];
  const before = text.slice(0, text.indexOf("def main("));
  const start = app ?? [...before.matchAll(/^object (\w+)/gm)].at(-1)?.[1];
  if (start === undefined) throw new Error(`${file} has nothing to start with`);
  return start;
}

const ASKED = `object Asked {
  def tell(value: => Any): Unit = {
    val (kind, text) =
      try { ("value", "= " + scala.runtime.ScalaRunTime.stringOf(value)) }
      catch {
        case e: Exception => ("exception", e.toString)
        case e: MatchError => ("exception", e.toString)
        case _: StackOverflowError => ("unfinished", "")
      }
    print("\\u0002" + kind + "\\u0002" + text + "\\u0002")
  }
}
`;

export function replyIn(printed: string): Reply {
  const parts = Buffer.from(printed, "utf8").toString("latin1").split("\u0002");
  const answers = Array.from({ length: (parts.length - 1) / 3 }, (_, i): Answer => {
    const [before = "", kind = "", text = ""] = parts.slice(3 * i);
    return { kind: kind as AnswerKind, text, printed: before }; // as it was printed above
  });
  const [load, ...rest] = answers;
  if (load === undefined) throw new Error("the real Scala printed no answer");
  return { types: undefined, load: load.kind === "value" ? { ...load, text: "" } : load, answers: rest };
}
