// The counterexamples of test/programs, replayed: the real compilers are asked what the reference and the submission give
// for each, and it must be what `check` says. Their answers are recorded.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { classReplays } from "../grade/class-replays.js";
import { projectRoot } from "../project-root.js";
import { type CheckedProgram, checkedPrograms, type Side, type Witness } from "../witnesses.js";
import type { Answer, Question } from "./outcome.js";
import type { ScalaProgram } from "./scala.js";

/** No real compiler can say anything about these, and why. */
export const NOT_REPLAYED: Readonly<Record<string, string>> = {
  "check/fails-on-loading.ml product": "the submission fails when it is loaded, so that OCaml never comes to the call",
  "scala/check/applied-inside.scala A.twice": "they differ in what is private to the object, which nobody can look at",
};

const MODULES = "an input is made by a module of the reference that has another name in the submission";

/** What is printed for these does not type-check on one side, and why. */
export const NOT_TYPED: Readonly<Record<string, string>> = {
  "check/containers.ml biggest submission": MODULES,
  "check/containers.ml evens submission": MODULES,
};

/**
 * What is tried shows less than what was observed, or has the reference's names for modules: then this is asked instead.
 * What a function leaves in its argument is the second part of a pair.
 */
const ASKED_INSTEAD: Readonly<Record<string, string | readonly [reference: string, submission: string]>> = {
  "check/abstract-functor.ml Ints.insert":
    "match Ints.take (Ints.insert 1 (Ints.insert 0 (Ints.insert 0 Ints.empty))) with Some (x, q) -> Some (x, Ints.take q) | None -> None",
  "check/abstract-functor.ml Ints.take":
    "match Ints.take (Ints.insert 1 (Ints.insert 0 (Ints.insert 0 Ints.empty))) with Some (x, q) -> Some (x, Ints.take q) | None -> None",
  "check/abstract-mutable.ml M.create":
    "let m = M.create () in let a = M.push 0 m in let b = M.pop m in (a, b, M.size m)",
  "check/abstract-mutable.ml M.push":
    "let m = M.create () in let r = M.push 0 m in let a = M.pop m in (r, (a, M.size m))",
  "check/abstract-stack.ml S.pop":
    "match S.pop (S.push 0 (S.push 0 S.empty)) with Some (x, s) -> Some (x, S.to_list s) | None -> None",
  "check/abstract-written-out.ml S.pop":
    "match S.pop (S.push 3 S.empty) with Some (x, s) -> Some (x, S.to_list s) | None -> None",
  "check/across-records.scala distance, overflowing": [
    "distance (-2147483648, 0) (0, 0)",
    "distance((-2147483648, 0), (0, 0))",
  ],
  "check/across-lists.scala sum, overflowing": ["sum [1; 2147483647]", "sum(List(1, 2147483647))"],
  "check/across-defaults.scala first, overflowing": ["first ~from:0 (-2147483648)", "first(0, -2147483648)"],
  "check/across-defaults.scala plain, overflowing": ["plain 0 (-2147483648)", "plain(0, -2147483648)"],
  "check/across-widths.scala double, overflowing": ["double 1073741824", "double(1073741824)"],
  "check/across-widths.scala square, overflowing": ["square 2594073388926604422", "square(2594073388926604422L)"],
  "check/across-widths.scala factorial, overflowing": ["factorial 21", "factorial(21)"],
  "check/array-mutated.ml largest": "let a = [|1; 0|] in let r = largest a in (r, a)",
  "check/before-raising.ml each":
    "let calls = ref [] in let record x = calls := x :: !calls in let e = try each record [0; -1]; None with e -> Some e in (e, List.rev !calls)",
  "check/before-raising.ml protect":
    "let calls = ref [] in let record x = calls := x :: !calls in let e = try ignore (protect record (fun x -> 1 mod x) 0); None with e -> Some e in (e, List.rev !calls)",
  "check/before-raising.ml change": "let r = ref 0 in let e = try change r; None with e -> Some e in (e, r)",
  "check/closures-remember.ml account":
    "let a = account () in let r = a.deposit 1 in let b = a.balance () in let s = a.deposit 0 in (r, b, s, a.balance ())",
  "check/applied-inside.ml f": "List.hd (f ()) 0",
  "check/applied-inside.ml g": "Option.get (g 0) 1",
  "check/applied-inside.ml h": "(h 1).a 0",
  "check/applied-inside.ml t": "snd (t 0) 0",
  "scala/check/applied-inside.scala A.shared": "{ val (a, b) = shared(0); val first = a(); (first, b()) }",
  "scala/check/applied-inside.scala A.inOption": "inOption(0).get(1)",
  "scala/check/characters.scala C.digits": 'digits("\\u0660").map(c => "\\\\u%04x".format(c.toInt)).mkString',
  "check/closures-remember.ml pair": "let f, _ = pair 0 in let a = f () in (a, f ())",
  "check/labels-functions.ml made": "(made 0).run ~left:1 ~right:0",
  "check/left-in-arguments.ml bump": "let r = ref 0 in let n = bump r in (n, r)",
  "check/left-in-arguments.ml first": "let a = [|1|] in let n = first a in (n, a)",
  "check/left-inside.ml serve":
    "let x = { line = Queue.of_seq (List.to_seq [0]); sold = 0 } in let r = serve x in (r, { x with line = List.of_seq (Queue.to_seq x.line) })",
  "check/left-tables.ml learn":
    'let x = ref (Words.of_list []) in let r = learn x "x" in (r, { contents = Words.elements !x })',
  "check/mutable-record.ml withdraw": 'let a = { owner = "x"; balance = 0 } in let r = withdraw a 1 in (r, a)',
  "check/references.ml swapped": "let a = ref 1 in let b = ref 0 in let r = swapped a b in (r, a, b)",
  "check/containers.ml biggest": ["biggest (IS.of_list [1; 0])", "biggest (IntSet.of_list [1; 0])"],
  "check/containers.ml evens": ["IS.elements (evens (IS.of_list [0]))", "IntSet.elements (evens (IntSet.of_list [0]))"],
  "check/containers.ml count": 'SM.bindings (count "x" (SM.of_seq (List.to_seq [("x", 1)])))',
  "check/containers.ml rev_stack": "List.of_seq (Stack.to_seq (rev_stack (Stack.of_seq (List.to_seq [1; 0]))))",
  "check/containers.ml words": "List.of_seq (Hashtbl.to_seq (words [0; 0]))",
  "check/containers.ml shout":
    'let b = Buffer.create 16 in Buffer.add_string b "x"; let r = shout b in (r, Buffer.contents b)',
  "check/containers.ml bump":
    "let h = Hashtbl.of_seq (List.to_seq [(0, 1)]) in let r = bump h 0 in (r, List.of_seq (Hashtbl.to_seq h))",
  "check/containers.ml up": 'let b = Bytes.of_string "x" in let r = up b in (r, Bytes.to_string b)',
  "check/containers.ml swap":
    "let q = Queue.of_seq (List.to_seq [0; 0]) in let r = swap q in (r, List.of_seq (Queue.to_seq q))",
  "check/effects-before-raising.ml stop":
    "let calls = ref [] in let record x = calls := x :: !calls in let e = try ignore (stop record 3); None with e -> Some e in (e, List.rev !calls)",
  "check/effects-before-raising.ml quiet":
    "let calls = ref [] in let record x = calls := x :: !calls in let e = try ignore (quiet (fun x -> record x; x) 0); None with e -> Some e in (e, List.rev !calls)",
  "check/existential-results.ml typed":
    "let told : any -> bool option = function Any (Bool, b) -> Some b | _ -> None in told (typed (-1))",
  "check/endless-streams.ml interleave":
    'let r = interleave { head = 0; tail = lazy { head = 0; tail = lazy (failwith "not needed") } } { head = 1; tail = lazy (failwith "not needed") } in ignore (Lazy.force r.tail); r',
  "check/iterators.ml peekable":
    "let peek, next = peekable (let rest = ref [0] in fun () -> match !rest with [] -> None | x :: others -> rest := others; Some x) in let a = peek () in let b = next () in (a, b, peek ())",
  "check/function-result-of-two.ml both": "let f, g = both 1 in (f 0, g 0)",
  "check/lazy-inputs.ml app":
    "let r = app (lazy (Cons (0, lazy (Cons (0, lazy Nil))))) (lazy (Cons (1, lazy Nil))) in (match Lazy.force r with Cons (_, t) -> ignore (Lazy.force t) | Nil -> ()); r",
  "check/lazy-results.ml from":
    "let s = from 0 in (match s with Cons (_, rest) -> ignore (Lazy.force rest) | _ -> ()); s",
  "check/lazy-results.ml f": "let r = f 0 in ignore (Lazy.force r); r",
  "check/lazy-results.ml nats": "match nats 0 () with Seq.Cons (_, rest) -> rest () | Seq.Nil -> Seq.Nil",
  "check/random.ml marked": 'let f, _ = marked 0 in f ""',
  "check/result-functions.ml printers": "List.hd (printers ()) ()",
  "check/result-functions.ml told": "List.hd (told ()) ()",
  "check/result-functions.ml partial": [
    "try ignore (List.hd (partial 0) 0); Exit with e -> e",
    "List.hd (partial 0) 0",
  ],
  "check/result-functions.ml leaving": "List.hd (leaving 0) 0",
  "check/renamed-observed.ml evens with even_ones": ["members (evens [4]) 4", "members (even_ones [4]) 4"],
  "scala/check/renamed.scala Lists.total with Sums.sum": ["near(3, 0, total(3, 0))", "near(3, 0, sum(3, 0))"],
  "check/seq-inputs.ml interleave":
    "match interleave (List.to_seq [0; 0]) (List.to_seq [1]) () with Seq.Cons (_, rest) -> rest () | Seq.Nil -> Seq.Nil",
  "check/suspensions.ml from":
    "let s = from 3 in (match s with Cons (_, rest) -> ignore (Lazy.force rest) | _ -> ()); s",
  "check/suspensions.ml mk": "let r = mk 0 in ignore (Lazy.force r); r",
  "check/value-plain.ml later": "ignore (Lazy.force later); later",
  "check/value-plain.ml steps": "snd steps 0",
  "check/value-state.ml seen": "List.of_seq (Hashtbl.to_seq seen)",
};

/** What a real compiler is asked about one side of a program, all its counterexamples at once. */
export type Replay = {
  readonly files: readonly string[];
  readonly expressions: readonly string[];
  /** What else is printed: it is asked for its type alone, as a function that is not called. */
  readonly typed: readonly string[];
};

export type ReplayedProgram = {
  readonly path: string;
  readonly witnesses: readonly Witness[]; // those that are replayed
  readonly reference: Replay;
  readonly submission: Replay;
};

export const witnessName = ({ path }: Pick<CheckedProgram, "path">, witness: Witness): string =>
  `${path} ${witness.function}`;

export function replayedPrograms(): readonly ReplayedProgram[] {
  return checkedPrograms().flatMap(({ path, witnesses }) => {
    const name = (witness: Witness): string => witnessName({ path }, witness);
    const some = witnesses.filter((witness) => NOT_REPLAYED[name(witness)] === undefined);
    if (some.length === 0) return [];
    const replay = (which: "reference" | "submission"): Replay => {
      const expressions = some.map((each) => askedInstead(name(each), which) ?? each[which].expression);
      const isTyped = (each: Witness): boolean => NOT_TYPED[`${name(each)} ${which}`] === undefined;
      const printed = some.filter(isTyped).flatMap((each) => printedTexts(each[which]));
      return {
        files: longestFiles(some.map((each) => each[which])),
        expressions,
        typed: [...new Set(printed)].filter((text) => !expressions.includes(text)),
      };
    };
    return [{ path, witnesses: some, reference: replay("reference"), submission: replay("submission") }];
  });
}

/** What a user may paste: the call, and what is to be tried. */
export function printedTexts({ call, expression, files }: Side): readonly string[] {
  const isScala = files.at(-1)?.endsWith(".scala");
  // An overflow is told with the reference's call alone, in the reference's language.
  return call === "" || (isScala && /^(?!new )[a-z][\w.']* ["\w~[{(-]/.test(call))
    ? []
    : [...new Set([call, expression])];
}

function askedInstead(name: string, which: "reference" | "submission"): string | undefined {
  const asked = ASKED_INSTEAD[name];
  return typeof asked === "string" ? asked : asked?.[which === "reference" ? 0 : 1];
}

/** An observer's file is with those that were observed only. */
export function longestFiles(sides: readonly Side[]): readonly string[] {
  return sides.map(({ files }) => files).reduce((a, b) => (b.length > a.length ? b : a));
}

export const isOcaml = ({ files }: Replay): boolean => files.every((file) => file.endsWith(".ml"));

function sourceOf({ files }: Replay): string {
  return files.map((file) => readFileSync(join(projectRoot(), "test", "programs", file), "latin1")).join("\n");
}

// ---- in OCaml ----

export function replayQuestion(replay: Replay): Question {
  const typed = replay.typed.map((text) => `fun () -> (${text})`);
  const expressions = [...replay.expressions, ...typed];
  return { file: basename(replay.files.at(-1) ?? ""), source: sourceOf(replay), expressions };
}

export const PRINTING = " printing ";

/** As a report has it where what is printed matters. */
export function shownAnswer({ kind, text, printed: output }: Answer): string {
  const printed = output === "" ? "" : `${PRINTING}${JSON.stringify(output)}`;
  switch (kind) {
    case "value":
      return onOneLine(text.slice(text.indexOf("=") + 1)) + printed;
    case "exception":
      return onOneLine(text.replace(/^Exception:/, "exception").replace(/\.\s*$/, "")) + printed;
    case "exit":
      return `exit ${text}${printed}`;
    default:
      return kind;
  }
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Which module or object a field or a constructor is in: a report says it by the names of the reference. */
export function withoutHomes(text: string): string {
  return text.replaceAll(/\b[A-Z]\w*\.(?=[A-Za-z])/g, "");
}

/** What a report says, as a real compiler would answer what is asked for it. */
export function shownReport(shown: string): string {
  const text = withoutHomes(shown);
  if (/^(?:recursion too deep|still running) after /.test(text)) return "unfinished";
  const [, raised, left] = /^exception (.*?) leaving (.*)$/.exec(text) ?? [];
  if (raised !== undefined && left !== undefined) return shownRaised(raised, left);
  return text.replace(
    /^(.*) leaving (.*)$/,
    (_, value, left) => `(${value}, ${left.replaceAll(/ and (?=[[{])/g, ", ")})`,
  );
}

/** An exception with what was done before: it is caught, and looked at together with that. */
function shownRaised(raised: string, left: string): string {
  return `(Some ${raised.includes(" ") ? `(${raised})` : raised}, ${left})`;
}

// ---- in Scala ----

/** Prints what each expression comes to, a line each, as a report has it. */
export function replayScala(name: string, replay: Replay): ScalaProgram {
  const source = Buffer.from(sourceOf(replay), "latin1").toString("utf8");
  const objects = [...source.matchAll(/^object (\w+)/gm)].map(([, object]) => `  import ${object}._\n`);
  const typed = replay.typed.map((text) => `() => { ${text} }`);
  const tells = [...replay.expressions, ...typed].map((expression) => `    Shown.tell(${expression})\n`);
  return {
    name,
    text: `${source}\n${SHOWN}object Main {\n${objects.join("")}  def main(args: Array[String]): Unit = {\n${tells.join("")}  }\n}\n`,
  };
}

const SHOWN = `object Shown {
  def tell(value: => Any): Unit = {
    val printed = new java.io.ByteArrayOutputStream
    val text = Console.withOut(printed)(try of(value) catch { case e: Exception => "exception " + ofException(e) })
    println(text + (if (printed.size == 0) "" else " printing " + json(printed.toString)))
  }
  def json(text: String): String = "\\"" + text.replace("\\n", "\\\\n") + "\\""
  def of(value: Any): String = value match {
    case text: String => "\\"" + text + "\\""
    case n: Long => n.toString + "L"
    case n: BigInt => if (n.isValidInt) "BigInt(" + n + ")" else "BigInt(\\"" + n + "\\")"
    case map: Map[_, _] => map.toSeq.map { case (key, item) => of(key) + " -> " + of(item) }.mkString("Map(", ", ", ")")
    case items: Set[_] => items.toSeq.map(of).sorted.mkString("Set(", ", ", ")")
    case items: Array[_] => items.map(of(_)).mkString("Array(", ", ", ")")
    case items: Iterator[_] => of(items.toList)
    case items: Traversable[_] => items.toSeq.map(of).mkString(items.stringPrefix + "(", ", ", ")")
    case one: Product if one.getClass.getName.endsWith("$") => one.productPrefix
    case pair: Product => parts(pair).mkString((if (pair.productPrefix.startsWith("Tuple")) "" else pair.productPrefix) + "(", ", ", ")")
    case other => String.valueOf(other)
  }
  def parts(value: Product): Seq[String] = value.productIterator.map(of).toSeq
  def ofException(e: Exception): String = e match {
    case product: Product => of(product)
    case _ => "new " + e.getClass.getSimpleName + "(" + Option(e.getMessage).map(of).mkString + ")"
  }
}
`;

// ---- all of them ----

const SIDES = ["reference", "submission"] as const;

export function ocamlReplays(): readonly Question[] {
  const own = replayedPrograms().flatMap((program) => SIDES.map((side) => program[side]));
  const replays = [...own, ...classReplays()];
  return replays.filter(isOcaml).map(replayQuestion);
}

export function scalaReplays(): readonly ScalaProgram[] {
  const own = replayedPrograms().flatMap((program) =>
    SIDES.filter((side) => !isOcaml(program[side])).map((side) =>
      replayScala(`${program.path} ${side}`, program[side]),
    ),
  );
  const ofClasses = classReplays().filter((replay) => !isOcaml(replay));
  return [...own, ...ofClasses.map((replay) => replayScala(replay.name, replay))];
}
