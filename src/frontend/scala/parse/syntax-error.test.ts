// What is said of texts that are not Scala, or not the Scala that is read here, and where it points.
import { describe, expect, test } from "vitest";
import { positionAt } from "../../../core/span.js";
import type { Stat } from "../syntax.js";
import { parseScala } from "./parse.js";

/** Each problem as `code line:column [text] label | hint`. */
function problems(text: string): readonly string[] {
  const bytes = Buffer.from(text, "utf8").toString("latin1");
  const result = parseScala({ name: "a.scala", text: bytes });
  if (result.ok) return [];
  return result.errors.map(({ code, at, label, hint }) => {
    const { line, column } = positionAt(bytes, at.start);
    const tail = hint === undefined ? "" : ` | ${hint}`;
    return `${code} ${line}:${column} [${bytes.slice(at.start, at.end)}] ${label}${tail}`;
  });
}

describe("slips", () => {
  test.each([
    ["object A { def f(x) = x }", "E101 1:18 [)] the type of `x` is missing before this `)`"],
    ["def f(x: Int) x + 1", "E101 1:14 [x] `=` and what `f` gives is missing before this `x`"],
    ["def f(x: Int): Int { x }", "E101 1:19 [{] `=` is missing before this `{`"],
    ["object A { val x = }", "E101 1:19 [}] an expression is missing before this `}`"],
    ["object A {\n  val x =\n  val y = 1\n}", "E101 2:8 [=] an expression is missing after this `=`"],
    ["val x = (1 + }", "E101 1:13 [}] `)` is missing before this `}`"],
    ["object A {\n  def f = {\n    x\n  def g = 1\n}", "E101 2:10 [{] this `{` is never closed"],
    ["def f = x }", "E101 1:10 [}] this `}` closes nothing"],
    [
      "val type = 1",
      "E103 1:4 [type] `type` is a word of the language and cannot be a name | Take another name, such as `type1`, or write it in backquotes.",
    ],
    ['val x = "abc', 'E102 1:8 ["] the string that begins here never ends'],
    ['val x = s"abc $y', "E102 1:16 [] the string that begins here never ends"],
    ["/* a /* b */", "E102 1:0 [/*] the comment that begins here never ends"],
    ["val x = if (a) b else", "E101 1:17 [else] an expression is missing after this `else`"],
    ["val x = if a b else c", "E101 1:15 [else] `then` is missing before this `else`"],
    ["val x = y match { 1 => 2 }", "E101 1:18 [1] `case` is missing before this `1`"],
    [
      "val x = y match { case 1 -> 2 }",
      "E101 1:30 [}] `=>` is missing before this `}` | A case is written `case p => e`; `->` makes a pair.",
    ],
    ["val x = y match { case => 2 }", "E101 1:23 [=>] a pattern is missing before this `=>`"],
    [
      "val x = 12345678901",
      'E104 1:8 [12345678901] a number of type Int goes from -2147483648 to 2147483647 | Write `12345678901L` for a Long, or BigInt("12345678901").',
    ],
    ["val x = 'ab'", "E104 1:8 ['ab'] no character is written like this | Strings have double quotes."],
    [
      'val x = "a\\q"',
      'E104 1:10 [\\q] `\\q` stands for no character | Write `\\\\` for a backslash; `\\n`, `\\t`, `\\"` and `\\u0041` are escapes.',
    ],
    ["val x = 1abc", "E104 1:8 [1abc] this is neither a number nor a name | A name cannot begin with a digit."],
    [
      "val x = 1 val y = 2",
      "E101 1:10 [val] `val` does not belong here: what stands before it is complete | Begin a new line for a new statement, or write `;` before it.",
    ],
    [
      "case Foo(x: Int)",
      "E101 1:0 [case] this `case` belongs to no `match` and to no `enum` | A class is defined with `case class`.",
    ],
    [
      "println(1)",
      "E101 1:0 [println(1)] this expression stands outside of all definitions | Give it a name with `val` or `def`, or put it into an object.",
    ],
    [
      "val x = a ::: b :+ c",
      "E101 1:16 [:+] `:::` binds to the right and `:+` to the left, both equally tightly | Put parentheses around one of the two operations.",
    ],
    [
      "def f = { a + b = c }",
      "E101 1:16 [=] what is left of this `=` cannot be assigned to | Only variables, fields and elements can be assigned to; equality is written `==`.",
    ],
    ["val x = for (y <- ys; z) yield y", "E101 1:23 [)] `<-` is missing before this `)`"],
    [
      "import foo",
      "E101 1:7 [foo] this imports nothing from anywhere | Write what to import behind a dot: `import Trees._`",
    ],
    [
      "object A { package b { } }",
      "E101 1:11 [package] a package stands at the top of a file, or in another package | Inside of definitions, write `object`.",
    ],
    ["enum A { }", "E101 1:9 [}] a case of the enum is missing after this `}`"],
  ])("%j", (text, expected) => expect(problems(text)).toEqual([expected]));
});

describe("what is not supported", () => {
  test.each([
    ["given Int = 1", "given instances"],
    ["extension (x: Int) def f = 1", "extension methods"],
    ["def f(using Int) = 1", "`using` parameters without names"],
    ["inline def f = 1", "`inline` definitions"],
    ["class A derives B", "derived instances"],
    ["class A { this: B => }", "self types"],
    ["var x: Int = _", "variables without a first value"],
    ["val x = 'a", "symbols and quotes"],
    ['val x = json"a"', "string interpolators other than s, f and raw"],
    ["val x = <a>b</a>", "XML literals"],
    ["val x: { def f: Int } = y", "structural types"],
    ["val x: 1 = 1", "types of single literals"],
    ["type F = [X] =>> X", "polymorphic function types and type lambdas"],
    ["def f = macro g", "macros"],
    ["export a._", "exports"],
  ])("%s is left out alone", (text, what) => {
    expect(unread(`object A {\n${text}\nval ok = 2 }`)).toEqual([`${what} are not supported yet`]);
  });

  test("in a line with others", () => {
    expect(unread("object A { val a = 'b; val ok = 2 }")).toEqual(["symbols and quotes are not supported yet"]);
  });
});

/** What could not be read in the only object of a text; whatever else is in it could be. */
function unread(text: string): readonly string[] {
  const result = parseScala({ name: "a.scala", text });
  const [object] = result.ok ? result.value : [];
  if (object?.kind !== "object") throw new Error("not an object");
  expect(object.body.stats.at(-1)?.kind).toBe("val");
  return find(object.body.stats);
}

function find(stats: readonly Stat[]): readonly string[] {
  return stats.flatMap((stat) => {
    if (stat.kind === "unread") return [stat.lack.label];
    return stat.kind === "class" ? find(stat.body.stats) : [];
  });
}

test("each definition tells its own first fault, in the order of the text", () => {
  const text = `object A {
  def f(x) = x
  def g = {
    val y = (1, )2
    val z =
  }
  implicit val h = 1
  def ok = 2
}
class B(x: Int) extends
val c = 3
`;
  expect(problems(text).map((each) => each.replace(/\].*/, "]"))).toEqual([
    "E101 2:9 [)]",
    "E101 4:17 [2]",
    "E101 10:16 [extends]",
  ]);
});

test("the place is counted in bytes, as compilers do", () => {
  expect(problems('val été = "é" +')).toEqual(["E101 1:17 [+] an expression is missing after this `+`"]);
});
