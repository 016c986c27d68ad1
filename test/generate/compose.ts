// The syntax of OCaml as functions: how calls, operators, tuples and the rest are put
// together from parts that are already written.
import { armed, at, type Code, closed, type Hole, indented, Level, many, node, type Part } from "./code.js";
import type { CtorDef } from "./context.js";
import type { Feature } from "./feature.js";
import { type Type, tuple, UNIT } from "./type.js";

/** f a b; labels, if any, one per argument. */
export function call(
  type: Type,
  fn: Code,
  args: readonly Code[],
  labels: readonly (string | undefined)[] = [],
  ...features: Feature[]
): Code {
  if (args.length === 0) return { ...fn, type };
  const parts = args.flatMap((arg, i): Part[] => {
    const label = labels[i];
    return label === undefined ? [" ", at(Level.dot, arg)] : [` ~${label}:`, at(Level.dot, arg)];
  });
  return node(type, Level.apply, [at(Level.apply, fn), ...parts], ...features);
}

export type Operator = { readonly words: string; readonly level: Level; readonly right: boolean };

export function binary(type: Type, op: Operator, left: Code, right: Code, ...features: Feature[]): Code {
  const tighter = (op.level + 1) as Level;
  return node(
    type,
    op.level,
    [at(op.right ? tighter : op.level, left), ` ${op.words} `, at(op.right ? op.level : tighter, right)],
    ...features,
  );
}

export function ifThenElse(type: Type, cond: Code, yes: Code, no: Code): Code {
  return node(
    type,
    Level.if,
    ["if ", at(Level.if, cond), "\nthen ", indented(branch(yes), 5), "\nelse ", indented(branch(no), 5)],
    "if",
  );
}

export function ifThen(cond: Code, yes: Code): Code {
  return node(UNIT, Level.if, ["if ", at(Level.if, cond), " then ", branch(yes)], "if without else");
}

/** A branch of an `if`: an assignment needs no parentheses, a tuple or another `if` does. */
function branch(code: Code): Hole {
  const hole = at(code.level === Level.assign ? Level.assign : Level.or, code);
  return { ...hole, begin: code.level <= Level.seq };
}

export function sequence(type: Type, items: readonly Code[]): Code {
  const last = items.length - 1;
  const holes = items.map((item, i) => at(i < last ? Level.if : Level.open, item));
  return node(type, Level.seq, [many(holes, ";\n", 1)], "sequence");
}

export function letIn(type: Type, pattern: Code, bound: Code, body: Code, ...features: Feature[]): Code {
  return node(
    type,
    Level.open,
    ["let ", at(Level.tuple, pattern), " = ", indented(at(Level.open, bound)), " in\n", at(Level.open, body)],
    "let in",
    ...features,
  );
}

export type Arm = { readonly pattern: Code; readonly guard: Code | undefined; readonly body: Code };

export function matchWith(type: Type, on: Code, arms: readonly Arm[], ...features: Feature[]): Code {
  return armed(
    node(
      type,
      Level.open,
      ["match ", at(Level.tuple, on), " with\n", many(arms.map(writeArm), "\n", 1)],
      "match",
      ...features,
    ),
  );
}

export function tryWith(type: Type, body: Code, arms: readonly Arm[]): Code {
  return armed(
    node(
      type,
      Level.open,
      ["try ", indented(at(Level.open, body), 4), "\nwith\n", many(arms.map(writeArm), "\n", 1)],
      "try",
    ),
  );
}

export function functionOf(type: Type, arms: readonly Arm[]): Code {
  return armed(node(type, Level.open, ["function\n", many(arms.map(writeArm), "\n", 1)], "function"));
}

function writeArm({ pattern, guard, body }: Arm, index: number, arms: readonly Arm[]): Hole {
  const last = index === arms.length - 1;
  const when: Part[] = guard === undefined ? [] : [" when ", at(Level.if, guard)];
  const tail = last
    ? indented(at(Level.open, body), 4)
    : { ...closed(body, 4), begin: body.features.includes("match") };
  const features: Feature[] = guard === undefined ? [] : ["guard"];
  return at(
    Level.open,
    node(undefined, Level.open, ["| ", at(Level.open, pattern), ...when, " -> ", tail], ...features),
  );
}

export function funOf(type: Type, params: readonly Code[], body: Code): Code {
  const parts = params.flatMap((param): Part[] => [" ", at(Level.dot, param)]);
  const features: Feature[] = params.length > 1 ? ["fun", "currying"] : ["fun"];
  return node(type, Level.open, ["fun", ...parts, " -> ", indented(at(Level.open, body))], ...features);
}

export function tupleOf(items: readonly Code[]): Code {
  const type = tuple(...items.map((item) => item.type ?? UNIT));
  return node(
    type,
    Level.tuple,
    [
      many(
        items.map((item) => at(Level.or, item)),
        ", ",
        items.length,
      ),
    ],
    "tuple",
  );
}

export function listOf(type: Type, items: readonly Code[]): Code {
  return node(type, Level.atom, ["[", many(items.map(listItem), "; "), "]"], "list");
}

export function arrayOf(type: Type, items: readonly Code[]): Code {
  return node(type, Level.atom, ["[|", many(items.map(listItem), "; "), "|]"], "array");
}

/** Between semicolons a tuple needs no parentheses, but a reader does. */
const listItem = (item: Code): Hole => at(Level.or, item);

/** C { x = e; y = e' }, in an expression or in a pattern. */
function constructInline(type: Type, ctor: CtorDef, args: readonly Code[], ...features: Feature[]): Code {
  const fields = args.map((arg, i) =>
    at(Level.open, node(undefined, Level.open, [`${ctor.inline?.[i]?.name} = `, at(Level.or, arg)])),
  );
  const parts = [`${ctor.name} {`, many(fields, "; ", args.length), "}"];
  return node(type, Level.apply, parts, "inline record", ...features);
}

/** As the constructor was declared. */
export function constructCase(type: Type, ctor: CtorDef, args: readonly Code[], ...features: Feature[]): Code {
  if (ctor.inline !== undefined) return constructInline(type, ctor, args, ...features);
  return ctor.name.startsWith("`")
    ? construct(type, ctor.name, args, "polymorphic variant")
    : construct(type, ctor.name, args, "variant", ...features);
}

/** C, C x or C (x, y). */
export function construct(type: Type, ctor: string, args: readonly Code[], ...features: Feature[]): Code {
  const [only] = args;
  if (only === undefined) return node(type, Level.atom, [ctor], ...features);
  if (args.length === 1) return node(type, Level.apply, [`${ctor} `, at(Level.dot, only)], ...features);
  return node(type, Level.apply, [`${ctor} (`, many(args.map(listItem), ", ", args.length), ")"], ...features);
}

export function annotated(code: Code, type: string, ...features: Feature[]): Code {
  return node(code.type, Level.atom, ["(", at(Level.tuple, code), ` : ${type})`], "type annotation", ...features);
}
