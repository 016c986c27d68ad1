// Linking by name and shape: which families, constructors and exceptions are the same, at
// which type functions are compared, and where two types part. Names are reused with another
// meaning on purpose: only the library's mean the same in both programs.
import { describe, expect, test } from "vitest";
import { type Name, shownName } from "./expr.js";
import { type Linked, link, type Typed } from "./link.js";
import { parseProgram } from "./parse.js";
import type { Type } from "./type.js";

const LIBRARY = parseProgram(`
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (data option (a) [None 0 ()] [Some 1 ((' a))])
  (data result (a b) [Ok 0 ((' a))] [Error 1 ((' b))])
  (exception [Failure 0 (str)]) (exception [Not_found 1 ()])`);

/** A function of this type, in a program with these declarations. */
function typed(type: string, declarations = ""): Typed {
  const own = parseProgram(`${declarations} (type f ${type})`);
  return {
    program: {
      ...own,
      data: [...LIBRARY.data, ...own.data],
      exceptions: [...LIBRARY.exceptions, ...own.exceptions],
    },
    type: own.types.get("f" as Name) as Type,
  };
}

function show(type: Type): string {
  if (type.kind === "var") return `'${type.name}`;
  if (type.kind === "fn") return `(${show(type.from)} -> ${show(type.to)})`;
  return [...type.args.map(show), type.name].join(" ");
}

function commonType(linked: Linked): string {
  return linked.ok ? show(linked.type) : `clash: ${linked.why.reason.kind}`;
}

/** The reason, the parts, the constructors around them. */
function clash(linked: Linked): readonly string[] {
  if (linked.ok) return ["no clash"];
  const { reason, parts, within } = linked.why;
  const around = within.map(({ reference }) => `in ${shownName(reference)}`);
  return [reason.kind, show(parts.reference), show(parts.submission), ...around];
}

function pairs(map: ReadonlyMap<Name, Name>): string {
  return [...map].map(([from, to]) => `${from}=${to}`).join(" ");
}

function facts(linked: Linked): unknown {
  if (!linked.ok) return clash(linked);
  const { ctors, types, lacks, extra } = linked.link;
  const inFamily = (items: typeof lacks): string => items.map(({ type, ctor }) => `${type}:${ctor}`).join(" ");
  return { types: pairs(types), ctors: pairs(ctors), lacks: inFamily(lacks), extra: inFamily(extra) };
}

describe("the common type", () => {
  test.each([
    ["is that of both", "(-> i63 bool)", "(-> i63 bool)", "(i63 -> bool)"],
    [
      "is the reference's when it is less general",
      "(-> (list i63) i63)",
      "(-> (list (' a)) (' a))",
      "(i63 list -> i63)",
    ],
    [
      "is the submission's when it is less general",
      "(-> (list (' x)) (' x))",
      "(-> (list i63) i63)",
      "(i63 list -> i63)",
    ],
    [
      "may be less general than both",
      "(-> (' a) (-> i63 (' a)))",
      "(-> str (-> (' b) (' c)))",
      "(str -> (i63 -> str))",
    ],
    ["may be as general as both", "(-> (' p) (-> (' q) (' p)))", "(-> (' q) (-> (' p) (' q)))", "('a -> ('b -> 'a))"],
    ["may take a function apart", "(-> i63 (-> i63 i63))", "(-> i63 (' a))", "(i63 -> (i63 -> i63))"],
    ["joins variables", "(-> (' a) (-> (' b) (' a)))", "(-> (' a) (-> (' a) (' b)))", "('a -> ('a -> 'a))"],
    ["knows the library", "(-> (option (' a)) i63)", "(-> (option (list str)) i63)", "(str list option -> i63)"],
  ])("%s", (_, reference, submission, wanted) => {
    expect(commonType(link(typed(reference), typed(submission)))).toBe(wanted);
  });

  test("is in the reference's names", () => {
    const reference = typed("(-> (list t/1) (' a))", "(data t/1 () [A/2 0 ()])");
    const submission = typed("(-> (list u/1) u/1)", "(data t/0 () [B/2 0 ()]) (data u/1 () [A/3 0 ()])");
    expect(commonType(link(reference, submission))).toBe("(t/1 list -> t/1)");
  });

  test("is found for types that are exponentially long when written out", () => {
    const deep = (type: Type): Type =>
      Array.from({ length: 200 }).reduce<Type>((t) => ({ kind: "con", name: "tuple2" as Name, args: [t, t] }), type);
    const { program, type } = typed("(-> (' a) (' a))");
    const linked = link({ program, type: deep(type) }, { program, type: deep(type) });
    expect(linked.ok && linked.type.kind === "con" && linked.type.name).toBe("tuple2");
  });
});

describe("functions clash", () => {
  test.each([
    ["with other types", "(-> (list i63) i63)", "(-> (list f64) i63)", ["different", "i63", "f64"]],
    ["with other families", "(-> (list i63) i63)", "(-> (option i63) i63)", ["different", "i63 list", "i63 option"]],
    [
      "with a pair for two arguments",
      "(-> (tuple2 i63 i63) i63)",
      "(-> i63 (-> i63 i63))",
      ["different", "i63 i63 tuple2", "i63"],
    ],
    ["with more arguments", "(-> i63 i63)", "(-> i63 (-> i63 i63))", ["different", "i63", "(i63 -> i63)"]],
    ["with fewer", "(-> i63 (-> i63 i63))", "(-> i63 i63)", ["different", "(i63 -> i63)", "i63"]],
    ["where a variable has become another type", "(-> i63 str)", "(-> (' a) (' a))", ["different", "str", "i63"]],
    ["where a type would hold itself", "(-> (' a) (list (' a)))", "(-> (' b) (' b))", ["infinite", "'a list", "'a"]],
    [
      "in wider tuples",
      "(tuple2 i63 i63)",
      "(tuple3 i63 i63 i63)",
      ["different", "i63 i63 tuple2", "i63 i63 i63 tuple3"],
    ],
  ])("%s", (_, reference, submission, wanted) => {
    expect(clash(link(typed(reference), typed(submission)))).toEqual(wanted);
  });

  test("and both whole types are told", () => {
    const [reference, submission] = [typed("(-> i63 str)"), typed("(-> (' a) (' a))")];
    const linked = link(reference, submission);
    expect(linked).toMatchObject({ why: { reference: reference.type, submission: submission.type } });
  });
});

const TREE = "(data tree/1 () [Leaf/2 0 ()] [Node/3 1 (tree/1 i63 tree/1)])";

describe("families are the same", () => {
  test.each([
    [
      "in another order, under another name",
      typed("(-> tree/1 i63)", TREE),
      typed("(-> t/1 i63)", "(data t/1 () [Node/2 1 (t/1 i63 t/1)] [Leaf/3 0 ()])"),
      { types: "t/1=tree/1", ctors: "Leaf/3=Leaf/2 Node/2=Node/3", lacks: "", extra: "" },
    ],
    [
      "with one constructor fewer and one more",
      typed("(-> e/1 i63)", "(data e/1 () [A/2 0 ()] [B/3 1 ()] [C/4 2 ()])"),
      typed("(-> e/1 i63)", "(data e/1 () [B/2 0 ()] [A/3 1 ()] [D/4 2 (e/1)])"),
      { types: "e/1=e/1", ctors: "A/3=A/2 B/2=B/3", lacks: "e/1:C/4", extra: "e/1:D/4" },
    ],
    [
      "when recursive through each other",
      typed("(-> a/1 i63)", "(data a/1 () [A/2 0 (b/1)]) (data b/1 () [B/2 0 (a/1)] [End/3 0 ()])"),
      typed("(-> x/1 i63)", "(data y/1 () [End/2 0 ()] [B/3 0 (x/1)]) (data x/1 () [A/4 0 (y/1)])"),
      { types: "x/1=a/1 y/1=b/1", ctors: "A/4=A/2 B/3=B/2 End/2=End/3", lacks: "", extra: "" },
    ],
    [
      "when only one has parameters",
      typed("(-> (t/1 i63) i63)", "(data t/1 (a) [Leaf/2 0 ()] [Node/3 1 ((t/1 (' a)) (' a))])"),
      typed("(-> u/1 i63)", "(data u/1 () [Leaf/2 0 ()] [Node/3 1 (u/1 i63)])"),
      { types: "u/1=t/1", ctors: "Leaf/2=Leaf/2 Node/3=Node/3", lacks: "", extra: "" },
    ],
    [
      "when the parameters are in another order",
      typed("(-> (t/1 i63 str) i63)", "(data t/1 (a b) [Both/2 0 ((' a) (' b))])"),
      typed("(-> (t/1 str (' z)) i63)", "(data t/1 (a b) [Both/2 0 ((' b) (' a))])"),
      { types: "t/1=t/1", ctors: "Both/2=Both/2", lacks: "", extra: "" },
    ],
    [
      "when they are the library's in one program",
      typed("(-> (option i63) i63)"),
      typed("(-> (option/1 (' a)) i63)", "(data option/1 (b) [Some/2 1 ((' b))] [None/3 0 ()])"),
      { types: "option/1=option", ctors: "None/3=None Some/2=Some", lacks: "", extra: "" },
    ],
    [
      "when records have the same labels",
      typed("(-> p/1 i63)", "(data p/1 () [p/2 0 (i63 (cell str)) (x y)])"),
      typed("(-> q/1 i63)", "(data q/1 () [q/2 0 (i63 (cell str)) (x y)])"),
      { types: "q/1=p/1", ctors: "q/2=p/2", lacks: "", extra: "" },
    ],
    [
      "when abstract and of one name",
      typed("(-> (t/1 i63) i63)", "(abstract t/1 (a))"),
      typed("(-> (t/2 i63) i63)", "(abstract t/2 (a))"),
      { types: "t/2=t/1", ctors: "", lacks: "", extra: "" },
    ],
    [
      "when two of the submission are one of the reference",
      typed("(-> e/1 e/1)", "(data e/1 () [A/2 0 ()] [B/3 1 ()] [C/4 2 ()])"),
      typed("(-> e/1 e/5)", "(data e/1 () [A/2 0 ()] [B/3 1 ()]) (data e/5 () [B/6 0 ()] [A/7 1 ()])"),
      { types: "e/1=e/1 e/5=e/1", ctors: "A/2=A/2 B/3=B/3 A/7=A/2 B/6=B/3", lacks: "e/1:C/4", extra: "" },
    ],
    [
      "at several instances, also when the parameter grows in the recursion",
      typed("(-> (n/1 i63) (n/1 bool))", "(data n/1 (a) [Nil/2 0 ()] [Cons/3 1 ((' a) (n/1 (tuple2 (' a) (' a))))])"),
      typed(
        "(-> (n/4 (' p)) (n/4 (' q)))",
        "(data n/4 (b) [Cons/5 1 ((' b) (n/4 (tuple2 (' b) (' b))))] [Nil/6 0 ()])",
      ),
      { types: "n/4=n/1", ctors: "Nil/6=Nil/2 Cons/5=Cons/3", lacks: "", extra: "" },
    ],
  ])("%s", (_, reference, submission, wanted) => {
    expect(facts(link(reference, submission))).toEqual(wanted);
  });

  test("and what their fields hold is made the same", () => {
    const reference = typed("(-> (t/1 (' a)) (' a))", "(data t/1 (a) [T/2 0 ((' a))])");
    const submission = typed("(-> u/1 (' b))", "(data u/1 () [T/2 0 (i63)])");
    expect(commonType(link(reference, submission))).toBe("(i63 t/1 -> i63)");
  });
});

describe("families clash", () => {
  test.each([
    [
      "when a constructor holds something else",
      typed("(-> e/1 i63)", "(data e/1 () [Num/2 0 (i63)] [Sum/3 1 ((list e/1))])"),
      typed("(-> e/1 i63)", "(data e/1 () [Num/2 0 (str)] [Sum/3 1 ((list e/1))])"),
      ["different", "i63", "str", "in Num"],
    ],
    [
      "when a constructor deep inside does",
      typed("(-> e/1 i63)", "(data e/1 () [E/2 0 ((list n/1))]) (data n/1 () [N/3 0 (i63)])"),
      typed("(-> e/1 i63)", "(data n/1 () [N/3 0 (bool)]) (data e/1 () [E/2 0 ((list n/1))])"),
      ["different", "i63", "bool", "in E", "in N"],
    ],
    [
      "when a constructor has another number of fields",
      typed("(-> e/1 i63)", "(data e/1 () [A/2 0 (i63 i63)])"),
      typed("(-> e/1 i63)", "(data e/1 () [A/2 0 ((tuple2 i63 i63))])"),
      ["fields", "e/1", "e/1"],
    ],
    [
      "when they share no more than half of the constructors",
      typed("(-> e/1 i63)", "(data e/1 () [A/2 0 ()] [B/3 1 ()])"),
      typed("(-> e/1 i63)", "(data e/1 () [A/2 0 ()] [C/3 1 ()])"),
      ["constructors", "e/1", "e/1"],
    ],
    [
      "when the library's name has another meaning",
      typed("(-> (list i63) i63)"),
      typed("(-> (list/1 i63) i63)", "(data list/1 (a) [Nil/2 0 ()] [Cons/3 1 ((' a) (list/1 (' a)))])"),
      ["constructors", "i63 list", "i63 list/1"],
    ],
    [
      "when records have their labels in another order",
      typed("(-> p/1 i63)", "(data p/1 () [p/2 0 (i63 i63) (x y)])"),
      typed("(-> p/1 i63)", "(data p/1 () [p/2 0 (i63 i63) (y x)])"),
      ["labels", "p/1", "p/1"],
    ],
    [
      "when only one is a record",
      typed("(-> p/1 i63)", "(data p/1 () [p/2 0 (i63) (x)])"),
      typed("(-> p/1 i63)", "(data p/1 () [p/2 0 (i63)])"),
      ["constructors", "p/1", "p/1"],
    ],
    [
      "when only one can be looked into",
      typed("(-> t/1 i63)", "(abstract t/1 ())"),
      typed("(-> t/1 i63)", "(data t/1 () [A/2 0 ()])"),
      ["different", "t/1", "t/1"],
    ],
    [
      "when one of the submission would be two of the reference",
      typed("(-> a/1 b/4)", "(data a/1 () [X/2 0 ()]) (data b/4 () [X/5 0 ()])"),
      typed("(-> t/1 t/1)", "(data t/1 () [X/2 0 ()])"),
      ["ambiguous", "b/4", "t/1"],
    ],
    [
      "when the library's would also be another",
      typed("(-> (option i63) (o/1 i63))", "(data o/1 (a) [None/2 0 ()] [Some/3 1 ((' a))])"),
      typed("(-> (option i63) (option i63))"),
      ["ambiguous", "i63 o/1", "i63 option"],
    ],
    [
      "when the reference takes anything but does not know the submission's",
      typed("(-> (list (' a)) i63)"),
      typed("(-> (list e/1) i63)", "(data e/1 () [A/2 0 ()])"),
      ["unknown", "'a", "e/1"],
    ],
    [
      "when a type would hold itself",
      typed("(-> (t/1 (' a)) i63)", "(data t/1 (a) [End/2 0 ()] [T/3 0 ((' a))])"),
      typed("(-> u/1 i63)", "(data u/1 () [End/2 0 ()] [T/3 0 (u/1)])"),
      ["infinite", "'a", "u/1", "in T"],
    ],
  ])("%s", (_, reference, submission, wanted) => {
    expect(clash(link(reference, submission))).toEqual(wanted);
  });
});

describe("exceptions", () => {
  test.each([
    ["of one name and shape are the same", "(exception [E/1 0 (i63)])", "(exception [E/9 0 (i63)])", "E/9=E/1"],
    ["of another shape are not", "(exception [E/1 0 (i63)])", "(exception [E/1 0 (str)])", ""],
    ["with more fields are not", "(exception [E/1 0 (i63)])", "(exception [E/1 0 (i63 i63)])", ""],
    ["are not the library's in the reference", "", "(exception [Failure/1 0 (str)])", ""],
    ["nor in the submission", "(exception [Failure/1 0 (str)])", "", ""],
    [
      "may be redefined by both",
      "(exception [Failure/1 0 (str)])",
      "(exception [Failure/2 0 (str)])",
      "Failure/2=Failure/1",
    ],
    [
      "count as last defined",
      "(exception [E/1 0 (i63)]) (exception [E/2 0 (i63)])",
      "(exception [E/1 0 (i63)]) (exception [E/2 0 (str)]) (exception [E/3 0 (i63)])",
      "E/3=E/2",
    ],
    [
      "bring the types that they hold",
      "(data t/1 () [A/2 0 ()] [B/3 1 ()]) (exception [E/4 0 (t/1)])",
      "(data u/1 () [B/2 0 ()] [A/3 1 ()]) (exception [E/4 0 ((' a))]) (exception [E/5 0 (u/1)])",
      "A/3=A/2 B/2=B/3 E/5=E/4",
    ],
    [
      "leave nothing behind when they differ",
      "(data t/1 () [A/2 0 ()]) (exception [E/4 0 (t/1 i63)])",
      "(data t/1 () [A/2 0 ()]) (exception [E/4 0 (t/1 str)])",
      "",
    ],
  ])("%s", (_, reference, submission, wanted) => {
    const linked = link(typed("(-> i63 i63)", reference), typed("(-> i63 i63)", submission));
    expect(linked.ok && pairs(linked.link.ctors)).toBe(wanted);
  });

  test("do not make a type lack what no value of the function can hold", () => {
    const holding = (ctors: string): Typed => typed("(-> i63 i63)", `(data t/1 () ${ctors}) (exception [E/9 0 (t/1)])`);
    const linked = link(holding("[A/2 0 ()] [B/3 1 ()] [C/4 2 ()]"), holding("[A/2 0 ()] [B/3 1 ()] [D/4 2 ()]"));
    expect(facts(linked)).toEqual({ types: "t/1=t/1", ctors: "A/2=A/2 B/3=B/3 E/9=E/9", lacks: "", extra: "" });
  });
});

test("a type of the submission is found in the reference where that takes anything", () => {
  const reference = typed(
    "(-> (list (' a)) i63)",
    "(data t/1 (a) [L/2 0 ()] [N/3 1 ((' a))]) (data x/4 () [Y/5 0 ()])",
  );
  const submission = typed("(-> (list u/1) i63)", "(data u/1 () [L/2 0 ()] [N/3 1 (i63)])");
  const linked = link(reference, submission);
  expect(commonType(linked)).toBe("(i63 t/1 list -> i63)");
  expect(facts(linked)).toMatchObject({ types: "list=list u/1=t/1", ctors: "L/2=L/2 N/3=N/3" });
});

describe("a type that the reference hides", () => {
  const hidden = new Set(["t/1" as Name]);
  const linked = (reference: string, submission: string): Linked =>
    link(typed(reference, "(abstract t/1 ())"), typed(submission, ""), hidden);

  test("may be any type of the submission, which is also itself elsewhere", () => {
    const both = linked("(-> t/1 (-> (list i63) t/1))", "(-> (list i63) (-> (list i63) (list i63)))");
    expect(commonType(both)).toBe("(t/1 -> (i63 list -> t/1))");
  });

  test("is one type only", () => {
    expect(linked("(-> t/1 t/1)", "(-> i63 str)").ok).toBe(false);
    expect(linked("(-> t/1 (list i63))", "(-> (list i63) i63)").ok).toBe(false);
  });
});
