// A counterexample in Scala, as a program that prints what the real Scala makes of it.
import type { Answer } from "../../../oracle/outcome.js";
import type { ScalaProgram } from "../../../oracle/scala.js";
import type { Counterexample } from "./claims.js";

/** What is left in arguments that can be changed is looked at, too: by all fields of an object. */
export function replayInScala(source: string, { call, arguments: args }: Counterexample): ScalaProgram {
  const objects = [...source.matchAll(/^object (\w+)/gm)].map(([, object]) => `  import ${object}._\n`);
  const names = args.map((_, i) => `audited${i}`);
  const isCall = call.endsWith(`(${args.join(", ")})`) && args.length > 0;
  const bound = args.map((arg, i) => `val audited${i} = ${arg}; `).join("");
  const fn = call.slice(0, call.length - args.join(", ").length - 2);
  const whole = isCall
    ? `{ ${bound}val audited = ${fn}(${names.join(", ")}); List[Any](audited, ${names.join(", ")}) }`
    : call;
  return {
    name: "replay",
    text: `${source}\n${TELL}object Main {\n${objects.join("")}  def main(args: Array[String]): Unit = Tell(${whole})\n}\n`,
  };
}

const TELL = `object Tell {
  def apply(value: => Any): Unit = {
    val (kind, text) = try { ("value", of(value)) } catch { case e: Throwable => ("exception", e.toString) }
    println("\\u0002" + kind + "\\u0002" + text)
  }
  def of(value: Any): String = value match {
    case items: Traversable[_] => items.map(of).mkString("(", ", ", ")")
    case _: Product | _: String | null => String.valueOf(value)
    case _: java.lang.Number | _: java.lang.Boolean | _: java.lang.Character | _: Unit => String.valueOf(value)
    case _: Function0[_] | _: Function1[_, _] | _: Function2[_, _, _] => "function"
    case other => other.getClass.getDeclaredFields.map { f => f.setAccessible(true); f.getName + "=" + of(f.get(other)) }.mkString("{", ", ", "}")
  }
}
`;

export function answerInScala(printed: string | undefined): Answer {
  const [before = "", kind = "", text = ""] = (printed ?? "").split("\u0002");
  return { kind: kind === "value" ? "value" : "exception", text: `= ${text}`, printed: before };
}
