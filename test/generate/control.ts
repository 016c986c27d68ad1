// Expressions of any type: conditionals, matches, bindings, effects first, handlers, opens.
import { at, atom, type Code, Level, node, tagged, text } from "./code.js";
import {
  type Arm,
  annotated,
  binary,
  call,
  funOf,
  ifThenElse,
  letIn,
  matchWith,
  sequence,
  tryWith,
} from "./compose.js";
import {
  bind,
  type Context,
  entry,
  freshName,
  hasOpenVariant,
  helper,
  mayRaise,
  qualified,
  share,
  spend,
  typeText,
  variable,
  withFuel,
} from "./context.js";
import { exception, smallest } from "./introduce.js";
import { constructorPatterns, hintFor, irrefutable, named, type Pattern, refutable } from "./pattern.js";
import { baseType, dataType, someTypeFor, valueType } from "./pick-type.js";
import {
  BOOL,
  EXN,
  fn,
  INT,
  isPolymorphic,
  matchScheme,
  STRING,
  substitute,
  type Type,
  UNIT,
  writeType,
} from "./type.js";

export function conditional(ctx: Context, type: Type): Code {
  const part = share(ctx, 3);
  return ifThenElse(type, ctx.world.write(part, BOOL), ctx.world.write(part, type), ctx.world.write(part, type));
}

// ---- match ----

export function matching(ctx: Context, type: Type): Code {
  const on = scrutineeType(ctx);
  const value = ctx.world.write(withFuel(share(ctx, 3), 6), on);
  const arms = armsFor(share(ctx, 2), on, type);
  if (!ctx.rand.chance(0.12))
    return matchWith(type, value, arms.arms, ...(arms.complete ? [] : (["incomplete match"] as const)));
  const raising = ctx.world.write(mayRaise(withFuel(share(ctx, 3), 6)), on);
  return tagged(
    matchWith(type, raising, [...arms.arms, ...exceptionArms(ctx, type, "exception ")]),
    "exception pattern",
  );
}

function scrutineeType(ctx: Context): Type {
  const near = ctx.scope
    .map((e) => e.scheme)
    .filter((s) => s.vars.length === 0 && s.type.kind !== "fun" && s.type.kind !== "var");
  return near.length > 0 && ctx.rand.chance(0.75) ? ctx.rand.pick(near).type : dataType(ctx, 2);
}

/** Arms for every value of a type, or in a context that may raise, now and then not for all. */
export function armsFor(ctx: Context, on: Type, type: Type): { readonly arms: Arm[]; readonly complete: boolean } {
  const patterns = patternsFor(ctx, on);
  const complete = !ctx.partial || !ctx.rand.chance(0.15) || hasOpenVariant(ctx, on);
  const kept = complete || patterns.length < 2 ? patterns : patterns.slice(0, -1);
  const part = share(ctx, kept.length);
  return {
    arms: kept.map((pattern, i) => arm(part, pattern, type, complete && i >= kept.length - patterns.sure)),
    complete,
  };
}

/** Some that may fail, then some that together cannot. */
function patternsFor(ctx: Context, on: Type): Pattern[] & { sure: number } {
  const maybe = Array.from({ length: ctx.rand.int(0, 2) }, () => refutable(ctx, on, 2));
  const byCase = ctx.rand.chance(0.75) ? constructorPatterns(ctx, on, 2) : undefined;
  const sure =
    byCase === undefined
      ? [irrefutable(ctx, on, maybe.length === 0 ? 2 : 0)]
      : ctx.rand.chance(0.7)
        ? byCase
        : ctx.rand.shuffle(byCase);
  return Object.assign([...maybe, ...sure], { sure: sure.length });
}

function arm(ctx: Context, pattern: Pattern, type: Type, sure: boolean): Arm {
  const inner = bind(ctx, pattern.bound);
  const guard = !sure && ctx.rand.chance(0.3) ? ctx.world.write(withFuel(inner, 4), BOOL) : undefined;
  return { pattern: pattern.code, guard, body: ctx.world.write(inner, type) };
}

// ---- exceptions ----

export function handled(ctx: Context, type: Type): Code {
  const body = ctx.world.write(mayRaise(share(ctx, 2)), type);
  return tryWith(type, body, exceptionArms(share(ctx, 2), type, ""));
}

/** Handlers; where nothing may escape, the last takes everything. */
export function exceptionArms(ctx: Context, type: Type, prefix: string): Arm[] {
  const some = Array.from({ length: ctx.rand.int(ctx.partial ? 1 : 0, 2) }, () => exceptionPattern(ctx));
  const all = ctx.partial && some.length > 0 && ctx.rand.chance(0.7) ? some : [...some, lastHandler(ctx)];
  return all.map(({ code, bound }) => {
    const body = ctx.world.write(share(bind(ctx, bound), all.length), type);
    const guard =
      prefix === "" && code.parts[0] !== "_" && bound.length > 0 && ctx.partial && ctx.rand.chance(0.1)
        ? ctx.world.write(withFuel(bind(ctx, bound), 2), BOOL)
        : undefined;
    const pattern = prefix === "" ? code : node(undefined, Level.open, [prefix, at(Level.apply, code)]);
    return { pattern, guard, body };
  });
}

function lastHandler(ctx: Context): Pattern {
  if (ctx.rand.chance(0.7)) return { code: atom(undefined, "_"), bound: [] };
  const name = freshName(ctx.world, "e");
  return { code: atom(undefined, name), bound: [variable(name, EXN)] };
}

export function exceptionPattern(ctx: Context): Pattern {
  const own = ctx.world.exceptions;
  if (own.length > 0 && ctx.rand.chance(0.5)) {
    const def = ctx.rand.pick(own);
    const inner = def.args.map((arg) => irrefutable(ctx, arg, 0));
    const name = qualified(ctx, def.path, def.name);
    if (new Set(inner.flatMap((p) => p.bound.map((e) => e.words))).size < inner.flatMap((p) => p.bound).length)
      return { code: text(undefined, Level.apply, `${name} _`), bound: [] };
    const args = inner.map((p) => p.code);
    const parts =
      args.length === 0
        ? [name]
        : [`${name} (`, ...args.flatMap((arg, i) => [i > 0 ? ", " : "", at(Level.cons, arg)]), ")"];
    return { code: node(undefined, Level.apply, parts, "exception"), bound: inner.flatMap((p) => p.bound) };
  }
  const name = ctx.rand.pick(["Not_found", "Failure", "Invalid_argument", "Division_by_zero", "Exit", "Match_failure"]);
  if (name === "Match_failure") return { code: text(undefined, Level.apply, "Match_failure _"), bound: [] };
  if (name !== "Failure" && name !== "Invalid_argument") return { code: atom(undefined, name), bound: [] };
  const message = named(ctx, STRING);
  return { code: node(undefined, Level.apply, [`${name} `, at(Level.dot, message.code)]), bound: message.bound };
}

/** `if c then raise E else e`, or now and then a bare raise: only where it may. */
export function raising(ctx: Context, type: Type): Code | undefined {
  if (!ctx.partial) return undefined;
  const raise = raised(withFuel(ctx, 3), type);
  if (ctx.rand.chance(0.25)) return raise;
  return ifThenElse(type, ctx.world.write(share(ctx, 2), BOOL), raise, ctx.world.write(share(ctx, 2), type));
}

export function raised(ctx: Context, type: Type): Code {
  return ctx.rand.weighted<() => Code>([
    [5, () => call(type, atom(undefined, "raise"), [exception(ctx)], [], "raise")],
    [
      2,
      () =>
        call(
          type,
          atom(undefined, ctx.rand.pick(["failwith", "invalid_arg"])),
          [ctx.world.write(ctx, STRING)],
          [],
          "failwith or invalid_arg",
        ),
    ],
    [0.7, () => text(type, Level.apply, "assert false", "assert")],
    [0.4, () => call(type, atom(undefined, "raise_notrace"), [exception(ctx)], [], "raise")],
  ])();
}

// ---- bindings ----

export function binding(ctx: Context, type: Type): Code {
  const of = ctx.rand.chance(0.5) ? someTypeFor(ctx) : valueType(ctx);
  const bound = ctx.world.write(share(ctx, 2), of);
  const pattern = ctx.rand.chance(0.6)
    ? named(ctx, of)
    : ctx.partial && ctx.rand.chance(0.1) && !hasOpenVariant(ctx, of)
      ? refutable(ctx, of, 1)
      : irrefutable(ctx, of, 2);
  const features = pattern.code.parts.length > 1 ? (["let pattern"] as const) : [];
  return letIn(type, pattern.code, bound, ctx.world.write(bind(share(ctx, 2), pattern.bound), type), ...features);
}

/** let a = .. and b = .. in ..: neither sees the other. */
export function localPair(ctx: Context, type: Type): Code {
  const [a, b] = [someTypeFor(ctx), someTypeFor(ctx)];
  const [one, two] = [ctx.world.write(share(ctx, 3), a), ctx.world.write(share(ctx, 3), b)];
  const [x, y] = [freshName(ctx.world, hintFor(a)), freshName(ctx.world, hintFor(b))];
  const body = ctx.world.write(bind(share(ctx, 3), [variable(x, a), variable(y, b)]), type);
  return node(
    type,
    Level.open,
    [`let ${x} = `, at(Level.open, one), ` and ${y} = `, at(Level.open, two), " in\n", at(Level.open, body)],
    "let in",
    "let and",
  );
}

/** A polymorphic value used at two types. */
export function polymorphicLet(ctx: Context, type: Type): Code {
  const name = freshName(ctx.world, "poly");
  const a = freshName(ctx.world, "'p");
  const words = ctx.rand.pick([
    "fun x -> x",
    "fun x -> (x, x)",
    "fun x -> [x]",
    "fun x -> Some x",
    "fun x _ -> x",
    "[]",
    "None",
  ]);
  const rigid: Type = { kind: "var", name: a };
  const typed: Record<string, Type> = {
    "fun x -> x": fn(rigid, rigid),
    "fun x -> (x, x)": fn(rigid, { kind: "tuple", items: [rigid, rigid] }),
    "fun x -> [x]": fn(rigid, { kind: "con", name: "list", args: [rigid] }),
    "fun x -> Some x": fn(rigid, { kind: "con", name: "option", args: [rigid] }),
    "fun x _ -> x": fn(rigid, fn(INT, rigid)),
    "[]": { kind: "con", name: "list", args: [rigid] },
    None: { kind: "con", name: "option", args: [rigid] },
  };
  const value = text(undefined, Level.open, words, "polymorphic let");
  const inner = bind(ctx, [entry(name, { vars: [a], type: typed[words] ?? INT })]);
  return letIn(type, atom(undefined, name), value, ctx.world.write(inner, type));
}

/** An operator of its own, or an old one with a new meaning of the same type. */
export function localOperator(ctx: Context, type: Type): Code {
  const name = ctx.rand.pick(["+", "*", "^", "+.", "@@@", "<+>", "|+", "**.", "=~"]);
  const of =
    name === "^"
      ? STRING
      : name === "+."
        ? { kind: "con" as const, name: "float", args: [] }
        : ["+", "*"].includes(name)
          ? INT
          : baseType(ctx);
  const old = ["+", "*", "^", "+."].includes(name);
  const inner = bind(withFuel(ctx, 5), [variable("p", of), variable("q", of)]);
  const body = ctx.world.write(inner, of);
  const definition = node(undefined, Level.open, [at(Level.open, body)]);
  const result = ctx.world.write(spend(ctx, 2), type);
  const use = old
    ? result
    : sequence(type, [
        call(UNIT, atom(undefined, "ignore"), [
          binary(
            of,
            { words: name, level: operatorLevel(name), right: "@*^".includes(name[0] ?? "") && name[0] !== "*" },
            smallest(ctx, of),
            smallest(ctx, of),
          ),
        ]),
        result,
      ]);
  return letIn(type, atom(undefined, `( ${name} ) p q`), definition, use, old ? "operator redefined" : "user operator");
}

export function operatorLevel(name: string): Level {
  if (name.startsWith("**")) return Level.pow;
  if ("*/%".includes(name[0] ?? "")) return Level.mul;
  if ("+-".includes(name[0] ?? "")) return Level.add;
  return "@^".includes(name[0] ?? "") ? Level.concat : Level.compare;
}

// ---- effects, annotations, opens ----

export function effectFirst(ctx: Context, type: Type): Code {
  const count = ctx.rand.int(1, 2);
  const effects = Array.from({ length: count }, () => ctx.world.write(share(ctx, count + 1), UNIT));
  return sequence(type, [...effects, ctx.world.write(share(ctx, count + 1), type)]);
}

/** tr 3 e prints 3 when e is computed: what shows the order of evaluation. */
export function traced(ctx: Context, type: Type, write = (inner: Context) => inner.world.write(inner, type)): Code {
  ctx.cost.left -= 2;
  const label = atom(INT, String(ctx.rand.int(0, 99)));
  return call(type, atom(undefined, helper(ctx, "tr")), [label, write(ctx)], [], "evaluation order");
}

/** Something small with a trace at many of its parts. */
export function orderly(ctx: Context, type: Type): Code {
  return ctx.world.write({ ...withFuel(ctx, 4), tracing: true }, type);
}

export function annotation(ctx: Context, type: Type): Code | undefined {
  if (isPolymorphic(type)) return undefined;
  const short = ctx.world.abbreviations.flatMap((short) => {
    const subst = matchScheme({ vars: short.params, type: short.type }, short.type, type);
    if (subst === undefined) return [];
    const name = qualified(ctx, short.path, short.name);
    return [
      writeType(
        substitute({ kind: "con", name, args: short.params.map((p) => ({ kind: "var", name: p }) as const) }, subst),
        (n) => qualified(ctx, ctx.world.types.get(n)?.path ?? [], n),
      ),
    ];
  });
  const value = ctx.world.write(ctx, type);
  return short.length > 0
    ? annotated(value, ctx.rand.pick(short), "type abbreviation")
    : annotated(value, typeText(ctx, type));
}

/** x |> f and f @@ x */
export function piped(ctx: Context, type: Type): Code {
  const of = someTypeFor(ctx);
  const f = ctx.world.write(share(ctx, 2), fn(of, type));
  const x = ctx.world.write(share(ctx, 2), of);
  if (ctx.rand.chance(0.5)) return binary(type, { words: "|>", level: Level.compare, right: false }, x, f, "pipe");
  return binary(type, { words: "@@", level: Level.concat, right: true }, f, x, "pipe");
}

/** M.(e) or let open M in e, for a module of the program. */
export function localOpen(ctx: Context, type: Type): Code | undefined {
  const { modules } = ctx.world;
  if (modules.length === 0) return undefined;
  const { path, entries } = ctx.rand.pick(modules);
  const inner = ctx.world.write({ ...bind(ctx, entries), opened: [...ctx.opened, path] }, type);
  if (ctx.rand.chance(0.5)) return node(type, Level.atom, [`${path}.(`, at(Level.open, inner), ")"], "M.(...)");
  return node(type, Level.open, [`let open ${path} in `, at(Level.open, inner)], "let open");
}

export function begun(ctx: Context, type: Type): Code {
  return node(type, Level.atom, ["begin ", at(Level.open, ctx.world.write(ctx, type)), " end"], "begin end");
}

/** (fun p -> e) x */
export function redex(ctx: Context, type: Type): Code {
  const of = dataType(ctx, 1);
  const pattern = irrefutable(ctx, of, 1);
  const body = ctx.world.write(bind(share(ctx, 2), pattern.bound), type);
  return call(type, funOf(fn(of, type), [pattern.code], body), [ctx.world.write(share(ctx, 2), of)]);
}
