// Random core programs that live by references: they read and write them in arguments, conditions, loops, local functions and
// functions that are passed on, shadow and share them, raise in between, and print, so that every other order is seen.
import { parseProgram } from "../../src/core/parse.js";
import type { Program } from "../../src/core/program.js";

/** What is in scope. */
type Scope = {
  readonly ints: readonly string[];
  readonly cells: readonly string[];
  /** With one parameter, and another one that counts down. */
  readonly functions: readonly string[];
};

const LIBRARY = `
(data list (a) [|[]| 0 ()] [|::| 1 ((' a) (list (' a)))])
(exception [Failure/1 1 (i63)])
(exception [Exit/1 2 ()])
${["divide", "bounds", "incomparable", "lazy", "match", "absent"].map((fault, i) => `(fault ${fault} [Failure/1 ${i}])`).join("\n")}
(def incr/1 (fun (r/0) (%cell.set r/0 (%i63.add (match r/0 ((cell c/0) -> c/0)) 1))))
(def swap/1 (fun (a/0 b/0) (let (t/0 (%cell.get a/0)) (seq (%cell.set a/0 (%cell.get b/0)) (%cell.set b/0 t/0)))))
(rec (iter/1 (fun (f/0 l/0) (match l/0 ([|[]|] -> [tuple0]) ([|::| x/0 t/00] -> (seq (f/0 x/0) (iter/1 f/0 t/00)))))))
(rec (fold/1 (fun (f/00 a/00 l/00)
  (match l/00 ([|[]|] -> a/00) ([|::| x/00 t/000] -> (fold/1 f/00 (f/00 a/00 x/00) t/000))))))
`;

export function randomStateful(seed: number, depth: number): Program {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  let names = 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const name = (like: string): string => `${like}/${++names}`;
  const pick = (items: readonly string[]): string => items[below(items.length)] ?? "0";

  const leaf = ({ ints, cells }: Scope): string => {
    const all = [...ints, ...cells.map((cell) => `(%cell.get ${cell})`), String(below(4))];
    return pick(all);
  };

  /** Of type int. */
  const int = (scope: Scope, left: number): string => {
    if (left <= 0) return leaf(scope);
    const sub = (inner: Scope = scope): string => int(inner, left - 1);
    const withInt = (x: string): Scope => ({ ...scope, ints: [...scope.ints, x] });
    const forms: readonly (() => string)[] = [
      () => leaf(scope),
      () => `(%i63.${pick(["add", "sub", "mul"])} ${sub()} ${sub()})`,
      () => `(seq ${unit(scope, left - 1)} ${sub()})`,
      () => `(seq ${unit(scope, left - 1)} ${unit(scope, left - 1)} ${sub()})`,
      () => `(if (%i63.lt ${sub()} ${sub()}) ${sub()} ${sub()})`,
      () => {
        const x = name("x");
        return `(let (${x} ${sub()}) ${sub(withInt(x))})`;
      },
      () => {
        const cell = name("r");
        return `(let (${cell} (%cell.new ${sub()})) ${sub({ ...scope, cells: [...scope.cells, cell] })})`;
      },
      () => {
        const [f, x, n] = [name("f"), name("x"), name("n")];
        const body = int(withInt(x), left - 1);
        return `(let (${f} (fun (${n} ${x}) ${body})) ${sub({ ...scope, functions: [...scope.functions, f] })})`;
      },
      () => {
        const [go, x, n] = [name("go"), name("x"), name("n")];
        const inner = withInt(x);
        const next = `(${go} (%i63.sub ${n} 1) ${int(inner, left - 1)})`;
        const loop = `(if (%i63.le ${n} 0) ${int(inner, left - 2)} ${pick([next, `(%i63.add ${int(inner, left - 2)} ${next})`, `(seq ${unit(inner, left - 1)} ${next})`])})`;
        return `(let (rec (${go} (fun (${n} ${x}) ${loop}))) (%i63.add (${go} 2 ${sub()}) ${sub({ ...scope, functions: [...scope.functions, go] })}))`;
      },
      () => (scope.functions.length === 0 ? leaf(scope) : `(${pick(scope.functions)} 1 ${sub()})`),
      () => {
        const [a, b] = [name("a"), name("b")];
        const inner = { ...scope, ints: [...scope.ints, a, b] };
        return `(match [tuple2 ${sub()} ${sub()}] ([tuple2 ${a} ${b}] -> ${sub(inner)}))`;
      },
      () => {
        const x = name("x");
        return `(try ${sub()} ([Failure/1 ${x}] -> ${sub(withInt(x))}))`;
      },
      () => `(if (%i63.lt ${sub()} 1) (raise [Failure/1 ${sub()}]) ${sub()})`,
      () => {
        const x = name("x");
        return `(raise (let (${x} ${sub()}) (if (%i63.lt ${sub(withInt(x))} 2) [Failure/1 ${x}] [Exit/1])))`;
      },
      () => `(try ${sub()} ([Exit/1] -> ${sub()}) ([Failure/1 1] -> ${sub()}))`,
      () => `(%i63.${pick(["div", "mod"])} ${sub()} ${sub()})`,
      () => {
        const x = name("x");
        return `(try ${sub()} (${x} -> ${sub()}))`;
      },
      () => {
        const [a, x] = [name("a"), name("x")];
        const inner = { ...scope, ints: [...scope.ints, a, x] };
        return `(fold/1 (fun (${a} ${x}) ${sub(inner)}) ${sub()} [|::| 1 [|::| 5 [|[]|]]])`;
      },
      () => {
        const [g, h, x] = [name("g"), name("h"), name("x")];
        return `(let (${g} (fun (${x}) ${sub(withInt(x))})) (match [tuple2 ${g} 1] ([tuple2 ${h} _] -> (${h} ${sub()}))))`;
      },
    ];
    return (forms[below(forms.length)] ?? (() => leaf(scope)))();
  };

  /** Something that is done. */
  const unit = (scope: Scope, left: number): string => {
    const { cells } = scope;
    const forms: readonly (() => string)[] = [
      () => `(%out.print (%i63.show ${int(scope, left - 1)}))`,
      ...(cells.length === 0
        ? []
        : [
            () => `(%cell.set ${pick(cells)} ${int(scope, left - 1)})`,
            () => `(%cell.set ${pick(cells)} ${int(scope, left - 1)})`,
            () => `(incr/1 ${pick(cells)})`,
            () => `(swap/1 ${pick(cells)} ${pick(cells)})`,
          ]),
      () => `(if (%i63.lt ${int(scope, left - 1)} 2) ${unit(scope, left - 1)} [tuple0])`,
      () => {
        const x = name("x");
        const body = unit({ ...scope, ints: [...scope.ints, x] }, left - 1);
        return `(iter/1 (fun (${x}) ${body}) [|::| 2 [|::| 7 [|[]|]]])`;
      },
      () => {
        const [go, u] = [name("while"), name("u")];
        const left2 = left - 1;
        const [count] = [name("r")];
        const inner = { ...scope, cells: [...cells, count] };
        return `(let (${count} (%cell.new 0)) (let (rec (${go} (fun (${u}) (if (%i63.lt (%cell.get ${count}) 3) (seq ${unit({ ...inner, cells: [...cells] }, left2)} (incr/1 ${count}) (${go} [tuple0])) [tuple0])))) (${go} [tuple0])))`;
      },
    ];
    return left <= 0 && cells.length === 0
      ? "[tuple0]"
      : (forms[below(left <= 0 ? forms.length - 3 : forms.length)] ?? (() => "[tuple0]"))();
  };

  const start: Scope = { ints: [], cells: [], functions: [] };
  const cells = ["r/a", "r/b"];
  const body = int({ ...start, cells }, depth);
  const shown = cells.map((cell) => `(%cell.get ${cell})`).join(" ");
  const result = `(let (r/a (%cell.new 1)) (r/b (%cell.new 2)) (result/a ${body}) [tuple3 result/a ${shown}])`;
  return parseProgram(`${LIBRARY}\n(def main/1 ${result})`);
}
