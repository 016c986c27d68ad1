// Types of random Scala programs: written and read as Scala writes them, and fitted to patterns with variables.

export type Type = { readonly name: string; readonly args: readonly Type[] };

/** `A` to `D` stand for any type. */
export const isVariable = ({ name }: Type): boolean => /^[A-D]$/.test(name);

/** `Int`, `List[A]`, `(A, B)`, `A => B` (a function of one), `(A, B) => C` (of two). */
export function readType(text: string): Type {
  const arrow = splitTop(text, "=>");
  if (arrow !== undefined) {
    const [from, to] = arrow;
    const params = from.startsWith("(") ? items(from) : [readType(from)];
    return { name: "=>", args: [...params, readType(to)] };
  }
  if (text.startsWith("(")) return { name: "()", args: items(text) };
  const bracket = text.indexOf("[");
  if (bracket < 0) return { name: text, args: [] };
  return { name: text.slice(0, bracket), args: items(text.slice(bracket)) };
}

/** Of a text in brackets. */
function items(text: string): readonly Type[] {
  const parts: Type[] = [];
  let rest = text.slice(1, -1);
  for (let split = splitTop(rest, ","); split !== undefined; split = splitTop(rest, ",")) {
    parts.push(readType(split[0]));
    rest = split[1];
  }
  return [...parts, readType(rest.trim())];
}

/** At the first separator that stands in no brackets. */
function splitTop(text: string, separator: string): readonly [string, string] | undefined {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (depth === 0 && text.startsWith(separator, i))
      return [text.slice(0, i).trim(), text.slice(i + separator.length).trim()];
    if (c === "(" || c === "[") depth += 1;
    if (c === ")" || c === "]") depth -= 1;
  }
  return undefined;
}

export function writeType({ name, args }: Type): string {
  const parts = args.map(writeType);
  if (name === "()") return `(${parts.join(", ")})`;
  if (name === "=>") return `((${parts.slice(0, -1).join(", ")}) => ${parts.at(-1)})`;
  return args.length === 0 ? name : `${name}[${parts.join(", ")}]`;
}

export type Binding = ReadonlyMap<string, Type>;

/** What the variables of a pattern stand for, if the type fits it. */
export function fitted(pattern: Type, type: Type, known: Binding = new Map()): Binding | undefined {
  if (isVariable(pattern)) {
    const bound = known.get(pattern.name);
    if (bound !== undefined) return sameType(bound, type) ? known : undefined;
    return new Map([...known, [pattern.name, type]]);
  }
  if (pattern.name !== type.name || pattern.args.length !== type.args.length) return undefined;
  let binding: Binding | undefined = known;
  pattern.args.forEach((arg, i) => {
    binding = binding && fitted(arg, type.args[i] as Type, binding);
  });
  return binding;
}

export function sameType(a: Type, b: Type): boolean {
  return writeType(a) === writeType(b);
}

export function fill(pattern: Type, binding: Binding): Type {
  if (isVariable(pattern)) return binding.get(pattern.name) ?? { name: "Int", args: [] };
  return { name: pattern.name, args: pattern.args.map((arg) => fill(arg, binding)) };
}

/** How deep it is: programs have no lists of lists of lists. */
export function depthOf({ args }: Type): number {
  return 1 + Math.max(0, ...args.map(depthOf));
}
