// The expressions of a source by their places, as they were written: what each is, what may stand in its place, and
// which names there are. Made when somebody asks.
import { absurd } from "../../../basis/absurd.js";
import { withoutMarks } from "../../../core/parts.js";
import type { Source, Span } from "../../../core/span.js";
import { matchBrackets } from "../parse/brackets.js";
import { scan } from "../parse/scan.js";
import { tokenAt, type Words } from "../parse/tokens.js";
import type { Arg, Case, Expr, ForStep, FunParam, Param, Parent, Stat, Template } from "../syntax.js";
import { type Around, boundBy, inside, insideClass, insideStats, namedBy } from "./around.js";
import { ANY, EXPR, type Hole, type Level, SIMPLE } from "./hole.js";

/** Where an expression stands. Of several that take up the same place (`_ + 1` is a function), `node` is the innermost. */
export type Spot = {
  readonly node: Expr;
  readonly at: Span;
  readonly hole: Hole;
  readonly level: Level;
  /** The parameters that stand as `_` in it, if it is a function of these. */
  readonly placeholders: readonly FunParam[];
  /** The expression that it is a part of. */
  readonly part: Spot | undefined;
  /** The same expression without the brackets around it. */
  readonly bare: Spot | undefined;
  readonly around: Around;
};

export type Spots = {
  readonly source: Source;
  readonly at: (place: Span) => Spot | undefined;
  /** The innermost that the place is in. */
  readonly around: (place: Span) => Spot | undefined;
  /** All in the same outermost expression, those nearer to the place first. */
  readonly near: (place: Span) => readonly Span[];
  readonly caseAt: (place: Span) => Case | undefined;
  readonly cases: () => readonly Case[];
  /** The string around one of its texts. */
  readonly textAt: (place: Span) => Spot | undefined;
};

export function spotsOf(source: Source, stats: readonly Stat[]): Spots {
  const walk: Walk = {
    source,
    brackets: bracketsOf(source),
    spots: new Map(),
    cases: new Map(),
    texts: new Map(),
    todo: [],
  };
  visitStats(walk, insideStats(undefined, stats), stats, undefined);
  for (let next = walk.todo.pop(); next !== undefined; next = walk.todo.pop()) next();
  return {
    source,
    at: (place) => walk.spots.get(keyOf(place)),
    around: (place) => spotsAround(walk, place)[0],
    near: (place) => spotsNear(walk, place),
    caseAt: (place) => walk.cases.get(keyOf(place)),
    cases: () => [...walk.cases.values()],
    textAt: (place) => walk.texts.get(keyOf(place)),
  };
}

type Walk = {
  readonly source: Source;
  readonly brackets: Brackets;
  readonly spots: Map<string, Spot>;
  readonly cases: Map<string, Case>;
  readonly texts: Map<string, Spot>;
  /** Chains of operators nest deeply. */
  readonly todo: (() => void)[];
};

/** The innermost first. */
function spotsAround({ spots }: Walk, place: Span): readonly Spot[] {
  const found = [...spots.values()].filter(({ at }) => at.start <= place.start && place.end <= at.end);
  return found.sort((a, b) => a.at.end - a.at.start - (b.at.end - b.at.start));
}

function spotsNear(walk: Walk, place: Span): readonly Span[] {
  const whole = spotsAround(walk, place).at(-1)?.at;
  const distance = ({ start, end }: Span): number => Math.max(0, start - place.end, place.start - end);
  const all = [...walk.spots.values()].map(({ at }) => at);
  const inside = whole === undefined ? [] : all.filter(({ start, end }) => whole.start <= start && end <= whole.end);
  return inside.sort((a, b) => distance(a) - distance(b) || a.start - b.start);
}

function keyOf({ start, end }: Span): string {
  return `${start} ${end}`;
}

// ---- expressions ----

function visit(walk: Walk, around: Around, node: Expr, hole: Hole, part: Spot | undefined): void {
  walk.todo.push(() => visitParts(walk, around, placed(walk, around, node, hole, part), node));
}

/** Notes the place of an expression, and where it stands in parentheses also that without them. */
function placed(walk: Walk, around: Around, node: Expr, hole: Hole, part: Spot | undefined): Spot {
  const inner = ownsBrackets(node) ? undefined : walk.brackets(node.at);
  const bare = inner && placed(walk, around, { ...node, at: inner }, { kind: "body" }, part);
  const level = walk.brackets(node.at) === undefined ? levelOf(walk, node) : SIMPLE;
  const known = walk.spots.get(keyOf(node.at));
  const placeholders = known?.placeholders ?? placeholdersOf(node);
  const spot: Spot =
    known === undefined
      ? { node, at: node.at, hole, level, placeholders, part, bare, around }
      : { ...known, node, level, bare, around };
  walk.spots.set(keyOf(node.at), spot);
  return spot;
}

function placeholdersOf(node: Expr): readonly FunParam[] {
  if (node.kind !== "fun") return [];
  return node.params.filter(({ name, at }) => name?.name.startsWith("_$") && at.start >= node.body.at.start);
}

function ownsBrackets({ kind }: Expr): boolean {
  return kind === "tuple" || kind === "block" || kind === "cases";
}

function levelOf({ source }: Walk, node: Expr): Level {
  switch (node.kind) {
    case "constant":
      return source.text[node.at.start] === "-" ? { kind: "prefix" } : SIMPLE;
    case "prefix":
    case "match":
      return { kind: node.kind };
    case "infix":
      return { kind: "infix", op: node.op.name };
    case "block":
      return { kind: "stats" };
    case "select":
      return source.text.slice(node.from.at.end, node.name.at.start).includes(".") ? SIMPLE : EXPR;
    case "ident":
    case "this":
    case "super":
    case "apply":
    case "type-apply":
    case "eta":
    case "new":
    case "tuple":
    case "interpolated":
      return SIMPLE;
    default:
      return EXPR;
  }
}

function visitParts(walk: Walk, around: Around, spot: Spot, node: Expr): void {
  const go = (e: Expr, hole: Hole = ANY, within: Around = around): void => visit(walk, within, e, hole, spot);
  switch (node.kind) {
    case "constant":
    case "ident":
    case "this":
    case "super":
      return;
    case "select":
      return go(node.from, { kind: "simple" });
    case "apply":
      go(node.fn, { kind: "simple" });
      return visitArgs(walk, around, node.args, spot, node.fn.at.end);
    case "type-apply":
      return go(node.fn, { kind: "simple" });
    case "eta":
    case "prefix":
      return go(node.value, { kind: "simple" });
    case "infix":
      go(node.left, { kind: "operand", op: node.op.name, side: "left" });
      return go(node.right, { kind: "operand", op: node.op.name, side: "right" });
    case "new":
      return visitNew(walk, around, node, spot);
    case "tuple":
      for (const item of node.items) go(item);
      return;
    case "block": {
      const inner = insideStats(around, node.stats);
      visitStats(walk, inner, node.stats, spot);
      return node.result === undefined ? undefined : go(node.result, ANY, inner);
    }
    case "fun":
      return go(node.body, { kind: "body" }, inside(around, namedBy(node.params)));
    case "cases":
      return visitCases(walk, around, node.cases, spot);
    case "if":
      go(node.cond);
      go(node.yes);
      return node.no === undefined ? undefined : go(node.no);
    case "match":
      go(node.on, { kind: "operation" });
      return visitCases(walk, around, node.cases, spot);
    case "try":
      for (const each of [node.body, node.handler, node.last]) if (each !== undefined) go(each);
      return;
    case "throw":
      return go(node.value);
    case "return":
      return node.value === undefined ? undefined : go(node.value);
    case "while":
    case "do-while":
      go(node.cond);
      return go(node.body);
    case "for":
      return visitFor(walk, around, node, spot);
    case "typed":
    case "annotated":
      return go(node.value, { kind: "operation" });
    case "assign":
      go(node.target, { kind: "simple" });
      return go(node.value);
    case "interpolated":
      for (const place of node.places) walk.texts.set(keyOf(place), spot);
      for (const arg of node.args) go(arg, { kind: "text" });
      return;
    default:
      absurd(node);
  }
}

function visitArgs(walk: Walk, around: Around, args: readonly Arg[], spot: Spot | undefined, from: number): void {
  for (const { value } of args) {
    const isBraced = !walk.source.text.slice(from, value.at.start).includes("(");
    visit(walk, around, value, isBraced ? { kind: "braces" } : ANY, spot);
  }
}

function visitCases(walk: Walk, around: Around, cases: readonly Case[], spot: Spot): void {
  for (const each of cases) {
    walk.cases.set(keyOf(each.at), each);
    const inner = inside(around, boundBy(each.pattern));
    if (each.guard !== undefined) visit(walk, inner, each.guard, { kind: "operation" }, spot);
    visit(walk, inner, each.body, { kind: "body" }, spot);
  }
}

function visitFor(walk: Walk, around: Around, node: Expr & { kind: "for" }, spot: Spot): void {
  let inner = around;
  for (const step of node.steps) inner = visitStep(walk, inner, step, spot);
  visit(walk, inner, node.body, ANY, spot);
}

function visitStep(walk: Walk, around: Around, step: ForStep, spot: Spot): Around {
  if (step.kind === "filter") {
    visit(walk, around, step.cond, { kind: "operation" }, spot);
    return around;
  }
  visit(walk, around, step.kind === "generate" ? step.from : step.value, ANY, spot);
  return inside(around, boundBy(step.pattern));
}

function visitNew(walk: Walk, around: Around, node: Expr & { kind: "new" }, spot: Spot): void {
  visitParents(walk, around, node.parents, spot);
  if (node.body !== undefined) visitTemplate(walk, around, [], node.body, node.parents[0]?.at ?? node.at, spot);
}

// ---- definitions ----

function visitStats(walk: Walk, around: Around, stats: readonly Stat[], spot: Spot | undefined): void {
  for (const stat of stats) visitStat(walk, around, stat, spot);
}

function visitStat(walk: Walk, around: Around, stat: Stat, spot: Spot | undefined): void {
  switch (stat.kind) {
    case "eval":
      return visit(walk, around, stat.body, ANY, spot);
    case "val":
    case "var":
      return stat.value === undefined ? undefined : visit(walk, around, stat.value, ANY, spot);
    case "def": {
      const params = stat.params.flat();
      const inner = inside(
        around,
        params.map(({ name }) => name),
      );
      visitDefaults(walk, inner, params, spot);
      return stat.body === undefined ? undefined : visit(walk, inner, stat.body, ANY, spot);
    }
    case "package":
      return visitStats(walk, insideStats(around, stat.body), stat.body, spot);
    case "object":
      visitParents(walk, around, stat.parents, spot);
      return visitTemplate(walk, around, [], stat.body, stat.name.at, spot);
    case "class":
    case "trait":
    case "enum":
      visitHead(walk, around, stat, spot);
      return visitTemplate(walk, around, stat.params.flat(), stat.body, stat.name.at, spot);
    case "enum-case":
      return visitHead(walk, around, stat, spot);
    case "import":
    case "type":
    case "unread":
      return;
    default:
      absurd(stat);
  }
}

type Head = { readonly params: readonly (readonly Param[])[]; readonly parents: readonly Parent[] };

function visitHead(walk: Walk, around: Around, { params, parents }: Head, spot: Spot | undefined): void {
  const all = params.flat();
  const inner = inside(
    around,
    all.map(({ name }) => name),
  );
  visitDefaults(walk, inner, all, spot);
  visitParents(walk, inner, parents, spot);
}

function visitDefaults(walk: Walk, around: Around, params: readonly Param[], spot: Spot | undefined): void {
  for (const param of params) if (param.default !== undefined) visit(walk, around, param.default, ANY, spot);
}

function visitParents(walk: Walk, around: Around, parents: readonly Parent[], spot: Spot | undefined): void {
  for (const { args, at } of parents) visitArgs(walk, around, args.flat(), spot, at.start);
}

function visitTemplate(
  walk: Walk,
  around: Around,
  params: readonly Param[],
  { stats }: Template,
  at: Span,
  spot: Spot | undefined,
): void {
  visitStats(walk, insideClass(around, params, stats, at), stats, spot);
}

// ---- brackets ----

/** What is between the brackets, if the place begins with a bracket and ends with its partner. */
type Brackets = (place: Span) => Span | undefined;

function bracketsOf(source: Source): Brackets {
  const words = scan(withoutMarks(source));
  const { partner } = matchBrackets(words);
  const pairs = new Map<string, Span>();
  for (const [open, close] of partner) {
    const inner = between(words, open, close);
    const whole = { file: source.name, start: tokenAt(words, open).start, end: tokenAt(words, close).end };
    if (tokenAt(words, open).kind !== "[") pairs.set(keyOf(whole), inner);
  }
  return (place) => pairs.get(keyOf(place));
}

function between(words: Words, open: number, close: number): Span {
  return {
    file: words.source.name,
    start: tokenAt(words, open + 1).start,
    end: Math.max(tokenAt(words, open + 1).start, tokenAt(words, close - 1).end),
  };
}
