// What becomes of a call whose argument is null: it may fail in any case, as what is asked of null does, and where no case
// of a match fits; or it may return. And whether a function only hands its argument on, as it would any other value.
import type { Arm, Expr, Lam, Name, Pattern } from "../core/expr.js";
import { boundAs } from "../core/needs.js";
import type { Program } from "../core/program.js";
import { children, freeNames, visit } from "../core/traverse.js";

/** "fails": as whatever is asked of null; "matches": no case fits; "raises": in one way or another. "open": it may return. */
export type Fate = "fails" | "matches" | "raises" | "open";

type Own = ReadonlySet<Name>;

/** These look at nothing that null has not. */
const MOVES: ReadonlySet<string> = new Set(["any.cast", "cell.new", "cell.set", "array.of"]);
const TAKES_NULL: ReadonlySet<string> = new Set([...MOVES, "any.eq_id", "any.eq", "any.ne", "any.same", "any.kind"]);

/** Of one program; `asks` knows the functions of the library that ask something of their first argument. */
export class Fates {
  private readonly locals = new Map<Name, Lam>();
  private readonly looked = new Set<Expr>();
  private readonly met = new Map<string, Fate>();
  private readonly passed = new Map<string, boolean>();

  constructor(
    private readonly program: Program,
    private readonly file: string | undefined,
    private readonly asks: RegExp,
  ) {}

  /** Of a call with null for the argument at this place. */
  fateOf(name: Name, at: number): Fate {
    const key = `${name} ${at}`;
    const known = this.met.get(key);
    if (known !== undefined) return known;
    const fn = this.functionCalled(name);
    const param = fn?.params[at];
    if (fn === undefined || param === undefined) return "open";
    if (at === 0 && (/^this\//.test(param) || this.asks.test(name))) return "fails";
    if (!this.isOwn(fn)) return "open";
    this.met.set(key, "fails"); // what calls itself, and nothing else, never returns
    const fate = this.fate(fn.body, new Set([param]));
    this.met.set(key, fate);
    return fate;
  }

  /** Whether it is never looked at. */
  isMoved(name: Name, at: number): boolean {
    const key = `${name} ${at}`;
    const known = this.passed.get(key);
    if (known !== undefined) return known;
    const fn = this.functionCalled(name);
    const param = fn?.params[at];
    if (fn === undefined || param === undefined || !this.isOwn(fn)) return false;
    this.passed.set(key, true);
    const moved = !this.isLookedAt(fn.body, param);
    this.passed.set(key, moved);
    return moved;
  }

  private isOwn({ at }: Expr): boolean {
    return at.file === this.file;
  }

  private functionCalled(name: Name): Lam | undefined {
    const bound = this.locals.get(name) ?? boundAs(this.program, name);
    if (bound?.kind !== "lam") return undefined;
    if (!this.looked.has(bound)) {
      this.looked.add(bound);
      visit(bound.body, (e) => {
        if (e.kind === "let" && e.bound.kind === "lam") this.locals.set(e.name, e.bound);
        if (e.kind === "letrec")
          for (const { name: local, bound: inner } of e.bindings)
            if (inner.kind === "lam") this.locals.set(local, inner);
        return undefined;
      });
    }
    return bound;
  }

  private fate(e: Expr, own: Own): Fate {
    switch (e.kind) {
      case "let": {
        const first = this.fate(e.bound, own);
        if (first !== "open") return first;
        return this.fate(e.body, isOne(e.bound, own) ? new Set([...own, e.name]) : own);
      }
      case "letrec":
        return this.fate(e.body, own);
      case "if": {
        const first = this.fate(e.cond, own);
        return first !== "open" ? first : joined([this.fate(e.yes, own), this.fate(e.no, own)]);
      }
      case "match":
        return this.ofMatch(e.on, e.arms, own);
      case "choose":
        return joined(e.options.map((option) => this.fate(option, own)));
      case "raise":
        return this.first([e.exn], own) ?? "raises";
      case "app":
        return this.first(children(e), own) ?? this.ofCall(e.fn, e.args, own);
      case "prim":
        return this.first(e.args, own) ?? (e.args.some((arg) => isOne(arg, own)) && asksOf(e.op) ? "fails" : "open");
      case "make":
      case "chain":
      case "seq":
      case "force":
        return this.first(children(e), own) ?? "open";
      default:
        return "open"; // what is not computed now, or whose failures are caught
    }
  }

  private first(all: readonly Expr[], own: Own): Fate | undefined {
    for (const each of all) {
      const fate = this.fate(each, own);
      if (fate !== "open") return fate;
    }
    return undefined;
  }

  private ofCall(fn: Expr, args: readonly Expr[], own: Own): Fate {
    if (fn.kind !== "var") return "open";
    const fates = args.map((arg, i) => (isOne(arg, own) ? this.fateOf(fn.name, i) : "open"));
    return fates.find((fate) => fate !== "open") ?? "open";
  }

  private ofMatch(on: Expr, arms: readonly Arm[], own: Own): Fate {
    const first = this.fate(on, own);
    if (first !== "open") return first;
    const fates: Fate[] = [];
    for (const { pattern, guard, body } of arms) {
      const names = taken(pattern, on, own);
      if (names === undefined) continue;
      const here = new Set([...own, ...names]);
      const guarded = guard === undefined ? "open" : this.fate(guard, here);
      fates.push(guarded === "open" ? this.fate(body, here) : guarded);
      if (guard === undefined && isIrrefutable(pattern)) return joined(fates);
    }
    return fates.length === 0 ? "matches" : joined(fates);
  }

  /** Whatever is made with it counts as it. */
  private isLookedAt(body: Expr, param: Name): boolean {
    const own = new Set([param]);
    const holds = (e: Expr): boolean => [...freeNames(e)].some((name) => own.has(name));
    let found = false;
    visit(body, (e) => {
      if (e.kind === "let" && holds(e.bound)) own.add(e.name);
      if (e.kind === "match" && holds(e.on)) {
        if (e.arms.some(({ pattern }) => !isIrrefutable(pattern))) found = true;
        for (const { pattern } of e.arms) if (pattern.kind === "bind") own.add(pattern.name);
      }
      if (e.kind === "prim" && !MOVES.has(e.op) && e.args.some(holds)) found = true;
      if (e.kind === "force" || e.kind === "raise") found ||= children(e).some(holds);
      if (e.kind === "app") found ||= e.args.some((arg, i) => holds(arg) && !this.handsOn(e.fn, i));
      return undefined;
    });
    return found;
  }

  /** Functions that are given are asked with the same, whoever asks them. */
  private handsOn(fn: Expr, at: number): boolean {
    if (fn.kind !== "var") return false;
    return this.functionCalled(fn.name) === undefined
      ? boundAs(this.program, fn.name) === undefined
      : this.isMoved(fn.name, at);
  }
}

function asksOf(op: string): boolean {
  return !TAKES_NULL.has(op) && op !== "str.concat";
}

function isOne(e: Expr, own: Own): boolean {
  if (e.kind === "prim" && e.op === "any.cast") return e.args.some((arg) => isOne(arg, own));
  return e.kind === "var" && own.has(e.name);
}

function joined(fates: readonly Fate[]): Fate {
  if (fates.includes("open")) return "open";
  return fates.every((fate) => fate === fates[0]) ? (fates[0] ?? "raises") : "raises";
}

export function isIrrefutable(pattern: Pattern): boolean {
  if (pattern.kind === "as") return isIrrefutable(pattern.inner);
  if (pattern.kind === "or") return pattern.options.some(isIrrefutable);
  return pattern.kind === "any" || pattern.kind === "bind";
}

/** The names that are null when the pattern fits, where it may: undefined where it does not. */
function taken(pattern: Pattern, on: Expr, own: Own): readonly Name[] | undefined {
  if (isOne(on, own)) {
    if (!isIrrefutable(pattern)) return undefined;
    return pattern.kind === "bind" || pattern.kind === "as" ? [pattern.name] : [];
  }
  if (on.kind !== "make" || pattern.kind === "any" || pattern.kind === "bind") return [];
  if (pattern.kind === "or") return pattern.options.some((option) => taken(option, on, own)) ? [] : undefined;
  if (pattern.kind !== "ctor" || pattern.ctor !== on.ctor) return [];
  const parts = on.args.map((arg, i) => {
    const inner = pattern.args[i];
    return inner === undefined ? [] : taken(inner, arg, own);
  });
  return parts.includes(undefined) ? undefined : parts.flatMap((names) => names ?? []);
}
