// Tests of QCheck: `QCheck.Test.make arbitrary property` becomes a function of what the arbitrary generates, which must give
// true. What runs the tests is left out with them: QCheck itself is not there.
import type { Span } from "../../../core/span.js";
import { mapSubexpressions, outermostIn, subexpressions } from "../subexpressions.js";
import type { Expr, Item, Pattern } from "../syntax.js";
import { arbitraryOf } from "./arbitrary.js";
import { call, ident, inSequence, variable } from "./build.js";
import type { LeftOut } from "./leaving-out.js";

type State = { readonly leftOut: LeftOut[]; readonly names: Set<string>; readonly taken: Set<string>; opened: boolean };

export function quickChecks(items: readonly Item[], leftOut: LeftOut[]): readonly Item[] {
  if (!items.some((item) => mentionsTests(item))) return items;
  const s: State = { leftOut, names: new Set(["QCheck", "QCheck2"]), taken: new Set(), opened: false };
  return items.flatMap((item) => itemOf(s, item));
}

function mentionsTests(item: Item): boolean {
  if (item.kind === "open" || item.kind === "module") {
    const module = item.kind === "open" ? item.module : item.body;
    if (module.kind === "path") return [...module.path.modules, module.path.name].some(isOfTests);
  }
  return outermostIn(item).some(({ e }) => mentions(e, isOfTests));
}

/** QCheck, QCheck2, QCheck_runner, ... */
function isOfTests(module: string): boolean {
  return /^QCheck/.test(module);
}

function mentions(e: Expr, isNamed: (module: string) => boolean): boolean {
  const path = e.kind === "ident" ? e.path.modules : e.kind === "open" ? [...e.module.modules, e.module.name] : [];
  return isNamed(path[0] ?? "") || subexpressions(e).some((inner) => mentions(inner, isNamed));
}

function itemOf(s: State, item: Item): readonly Item[] {
  if ((item.kind === "open" || item.kind === "module") && mentionsTests(item)) {
    if (item.kind === "open") s.opened = true;
    if (item.kind === "module" && item.body.kind === "path") s.names.add(item.name.name);
    if (item.kind === "open" || item.body.kind === "path") return [];
  }
  if (item.kind !== "value" && item.kind !== "eval") return [item];
  const isNamed = (module: string): boolean => isOfTests(module) || s.names.has(module);
  const bodies = outermostIn(item);
  const tests = bodies.flatMap(({ e, pattern }) => testsIn(s, e).map((test) => ({ test, pattern })));
  if (tests.length === 0 && !bodies.some(({ e }) => mentions(e, isNamed) || (s.opened && mentionsMake(e))))
    return [item];
  if (tests.length === 0 && item.kind === "value" && !isRun(item))
    note(s, item.at, "this use of QCheck is not supported");
  return tests.flatMap(({ test, pattern }) => {
    const name = nameOf(s, test, tests.length === 1 ? pattern : undefined);
    return propertyItem(s, name, test) ?? [];
  });
}

/** `let () = ...` runs tests, and defines nothing. */
function isRun(item: Item & { kind: "value" }): boolean {
  return item.bindings.every(({ pattern }) => pattern.kind !== "var");
}

function mentionsMake(e: Expr): boolean {
  return isMake(e) || subexpressions(e).some(mentionsMake);
}

function note({ leftOut }: State, at: Span, why: string): void {
  leftOut.push({ definition: undefined, at, why, isAsked: true });
}

type Test = { readonly at: Span; readonly name: string | undefined; readonly args: readonly Expr[] };

/** Not those inside of functions: what they generate depends on arguments. */
function testsIn(s: State, e: Expr): readonly Test[] {
  if (e.kind === "fun" || e.kind === "function") {
    if (mentionsMake(e)) note(s, e.at, "tests of QCheck that a function makes are not supported");
    return [];
  }
  if (e.kind !== "apply" || !isMake(e.fn)) return subexpressions(e).flatMap((inner) => testsIn(s, inner));
  const name = e.args.find((arg) => arg.kind === "labelled" && arg.label === "name");
  const value = name?.kind === "labelled" ? name.value : undefined;
  const text = value?.kind === "constant" && value.value.kind === "string" ? value.value.value : undefined;
  return [{ at: e.at, name: text, args: e.args.filter((arg) => arg.kind !== "labelled") }];
}

/** QCheck.Test.make, or Test.make where QCheck is open. */
function isMake(e: Expr): boolean {
  return e.kind === "ident" && e.path.name === "make" && e.path.modules.at(-1) === "Test";
}

/** That of the definition if it is one test, or what the test is called. */
function nameOf({ taken }: State, { name }: Test, pattern: Pattern | undefined): string {
  const plain = (name ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const wanted =
    pattern?.kind === "var" ? pattern.name : plain === "" ? "test" : /^[a-z]/.test(plain) ? plain : `test_${plain}`;
  let free = wanted;
  for (let n = 2; taken.has(free); n++) free = `${wanted}_${n}`;
  taken.add(free);
  return free;
}

function propertyItem(s: State, name: string, { at, args }: Test): readonly Item[] | undefined {
  const [generated, property] = args;
  const arbitrary = generated === undefined ? undefined : arbitraryOf(generated);
  if (arbitrary === undefined || property === undefined || args.length !== 2) {
    note(s, generated?.at ?? at, `what \`${name}\` is tested on is not known: own generators are not supported`);
    return undefined;
  }
  const body = withoutAssumptions(s, applied(property, at));
  if (mentions(body, (module) => isOfTests(module) || s.names.has(module))) {
    note(s, property.at, `\`${name}\` uses more of QCheck than is supported`);
    return undefined;
  }
  const { type, condition } = arbitrary;
  const start = condition === undefined ? [] : [call(at, "require", condition(ident(at, "Input")))];
  const param: Pattern = { kind: "typed", at, inner: variable(at, "Input"), type };
  const bound: Expr = { kind: "fun", at, params: [param], body: inSequence(at, [...start, call(at, "hold", body)]) };
  return [{ kind: "value", at, recursive: false, bindings: [{ pattern: variable(at, name), bound, at }] }];
}

function applied(property: Expr, at: Span): Expr {
  const input = ident(at, "Input");
  if (property.kind === "fun" && property.params.length === 1) {
    const [pattern] = property.params;
    if (pattern !== undefined && pattern.kind !== "labelled")
      return {
        kind: "match",
        at: property.at,
        on: input,
        cases: [{ pattern, guard: undefined, body: property.body, at: property.at }],
      };
  }
  return { kind: "apply", at: property.at, fn: property, args: [input] };
}

/** `a ==> b`: where a is false, nothing is tested. */
function withoutAssumptions(s: State, e: Expr): Expr {
  const inner = mapSubexpressions(e, (child) => withoutAssumptions(s, child));
  if (inner.kind === "open" && isOfTests(inner.module.modules[0] ?? inner.module.name)) return inner.body;
  if (inner.kind !== "apply" || inner.fn.kind !== "ident") return inner;
  const [first, second] = inner.args;
  const { name, modules } = inner.fn.path;
  if (name === "==>" && first !== undefined && second !== undefined)
    return inSequence(inner.at, [call(first.at, "assume", first), second]);
  if (name === "assume" && first !== undefined && (isOfTests(modules[0] ?? "") || (s.opened && modules.length === 0)))
    return call(first.at, "assume", first);
  return inner;
}
