// Where functions go in a program: whether any of them gets into data, or is compared itself. Each variable, and what each
// function gives, may be a function or not; what goes where is followed until nothing is new. Names are unique.
import type { Expr, Lam, Name, Pattern } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import type { Statement } from "../statement.js";

/** Whether data hold no functions, and none are compared, if the inputs' own data hold none. */
export function keepsFunctionsApart(statement: Statement): boolean {
  const flows = new Flows(statement);
  for (let before = -1; before !== flows.found; ) {
    before = flows.found;
    flows.follow(statement);
  }
  return !flows.isLost;
}

class Flows {
  /** How much is known: it only grows. */
  found = 0;
  isLost = false;
  private readonly functions = new Map<Name, Lam>();
  private readonly variables = new Set<Name>();
  private readonly giving = new Set<Lam>();
  /** Those that are handed on as values. */
  private readonly escaping = new Set<Lam>();
  /** The most arguments that an input takes: given fewer, it is still a function. */
  private readonly widest: number;

  constructor({ defs, reference, submission, params, given }: Statement) {
    for (const def of defs)
      for (const each of def.kind === "one" ? [def] : def.bindings) this.name(each.name, each.bound);
    this.widest = Math.max(0, ...params.map(arityOf));
    for (const name of [reference, submission, ...(given === undefined ? [] : [given.name])]) {
      const lam = this.functions.get(name);
      if (lam === undefined || lam.params.length < params.length)
        this.isLost = params.some(({ kind }) => kind === "fn");
      for (const [i, type] of params.entries()) if (type.kind === "fn") this.enter(lam?.params[i], true);
    }
  }

  follow({ defs }: Statement): void {
    for (const def of defs)
      for (const { name, bound } of def.kind === "one" ? [def] : def.bindings) this.enter(name, this.own(bound));
  }

  private name(name: Name, bound: Expr): void {
    if (bound.kind === "lam") this.functions.set(name, bound);
  }

  private add<T>(set: Set<T>, item: T): void {
    if (!set.has(item)) this.found++;
    set.add(item);
  }

  private enter(name: Name | undefined, isFunction: boolean): void {
    if (name !== undefined && isFunction) this.add(this.variables, name);
  }

  /** Of what is bound to a name: that it is a function is known. */
  private own(bound: Expr): boolean {
    if (bound.kind !== "lam") return this.value(bound);
    if (this.value(bound.body)) this.add(this.giving, bound);
    return false;
  }

  /** Its body is looked at where it stands: a function may hand itself on. */
  private escapes(lam: Lam): true {
    this.add(this.escaping, lam);
    return true;
  }

  /** Whether its value may be a function. */
  private value(e: Expr): boolean {
    const any = (all: readonly Expr[]): boolean => all.map((each) => this.value(each)).includes(true);
    switch (e.kind) {
      case "lit":
        return false;
      case "var": {
        const lam = this.functions.get(e.name);
        return lam === undefined ? this.variables.has(e.name) : this.escapes(lam);
      }
      case "lam":
        this.own(e);
        return this.escapes(e);
      case "app":
        return this.applied(e.fn, e.args);
      case "let":
        this.name(e.name, e.bound);
        this.enter(e.name, this.own(e.bound));
        return this.value(e.body);
      case "letrec":
        for (const { name, bound } of e.bindings) this.name(name, bound);
        for (const { name, bound } of e.bindings) this.enter(name, this.own(bound));
        return this.value(e.body);
      case "make":
        if (any(e.args)) this.isLost = true;
        return false;
      case "chain":
        if (any([...e.items, e.last])) this.isLost = true;
        return false;
      case "if":
        this.value(e.cond);
        return any([e.yes, e.no]);
      case "seq":
        return e.items.map((item) => this.value(item)).at(-1) === true;
      case "prim":
        if (any(e.args)) this.isLost = true;
        return false;
      case "raise":
        this.value(e.exn);
        return false;
      case "match": {
        const on = this.value(e.on);
        const bodies = e.arms.map(({ pattern, guard, body }) => {
          for (const name of wholeIn(pattern)) this.enter(name, on);
          if (guard !== undefined) this.value(guard);
          return this.value(body);
        });
        return bodies.includes(true);
      }
      default:
        this.isLost = true; // nothing that is reasoned about
        return true;
    }
  }

  private applied(fn: Expr, args: readonly Expr[]): boolean {
    const given = args.map((arg) => this.value(arg));
    const lam = fn.kind === "lam" ? fn : fn.kind === "var" ? this.functions.get(fn.name) : undefined;
    if (lam === undefined) {
      this.value(fn);
      return this.unknown(given);
    }
    if (fn.kind === "lam") this.own(fn);
    for (const [i, isFunction] of given.entries()) this.enter(lam.params[i], isFunction);
    if (given.length < lam.params.length) return this.escapes(lam);
    const rest = given.slice(lam.params.length);
    return rest.length > 0 ? this.unknown(rest) : this.giving.has(lam);
  }

  /** One of those that are handed on, perhaps with some arguments already, or an input. */
  private unknown(given: readonly boolean[]): boolean {
    const hasFunction = given.includes(true);
    let isFunction = given.length < this.widest;
    for (const lam of this.escaping) {
      for (const name of lam.params) this.enter(name, hasFunction);
      isFunction ||= this.giving.has(lam) || lam.params.length > given.length;
    }
    return isFunction;
  }
}

/** What a pattern gives the name of the whole value; parts of data are no functions. */
function wholeIn(pattern: Pattern): readonly Name[] {
  if (pattern.kind === "bind") return [pattern.name];
  if (pattern.kind === "as") return [pattern.name, ...wholeIn(pattern.inner)];
  if (pattern.kind === "or") return pattern.options.flatMap(wholeIn);
  return [];
}

/** How many arguments it takes one after the other. */
function arityOf(type: Type): number {
  return type.kind === "fn" ? 1 + arityOf(type.to) : 0;
}
