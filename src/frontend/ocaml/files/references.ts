// Which modules a file mentions that it does not define itself, from its words alone: this must be known before the
// order in which files are read, as `ocamldep` finds it out.
import { tokenizeWithin, type Words, wordAt } from "../parse/tokens.js";

/** A module that a file mentions. */
export type Mention = {
  readonly module: string;
  readonly start: number;
  readonly end: number;
  /** The file has a module of that name itself, somewhere: perhaps that one is meant. */
  readonly doubtful: boolean;
};

/** In the order of the text; none where it cannot even be cut into words. */
export function mentionsIn(text: string): readonly Mention[] {
  const words = wordsIn(text);
  if (words.errors.length > 0) return [];
  const own = new Set<string>();
  const found: Omit<Mention, "doubtful">[] = [];
  let within = "";
  words.tokens.forEach(({ kind, start, end }, i) => {
    if (DEFINING.has(kind)) within = kind;
    if (kind !== "uident") return;
    const module = wordAt(words, i);
    if (isBound(words, i)) own.add(module);
    else if (isModule(words, i, within)) found.push({ module, start, end });
  });
  return found.map((each) => ({ ...each, doubtful: own.has(each.module) }));
}

/** What says what the next words are about. */
const DEFINING: ReadonlySet<string> = new Set(
  "let and type val module open include exception external class method fun function match in with struct sig".split(
    " ",
  ),
);

function kindAt({ tokens }: Words, i: number): string {
  return tokens[i]?.kind ?? "";
}

/** `module M`, `module rec M`, `and M :`, a functor's parameter `(M : S)`, `(module M : S)`. */
function isBound(words: Words, i: number): boolean {
  const [before, next] = [kindAt(words, i - 1), kindAt(words, i + 1)];
  if (before === "module") return kindAt(words, i - 2) !== "(" || next === ":";
  if (before === "rec") return kindAt(words, i - 2) === "module";
  if (before === "and") return next === ":" || next === "=";
  return before === "(" && next === ":" && kindAt(words, i + 2) === "uident";
}

/** The head of a path `M.x`, or a module in a place where there is nothing but modules. */
function isModule(words: Words, i: number, within: string): boolean {
  const [before, next] = [kindAt(words, i - 1), kindAt(words, i + 1)];
  if (before === "." && kindAt(words, i - 2) === "uident") return false;
  if (before === "`") return false; // a tag
  if (next === "." || next === "dotop") return true;
  if (before === "open" || before === "include" || before === "!") return within === "open" || within === "include";
  if (before === "module") return kindAt(words, i - 2) === "("; // (module M)
  if (before === "of") return kindAt(words, i - 2) === "type" && kindAt(words, i - 3) === "module";
  if (before === "=" || before === ":=") return isOfModule(words, i - 1, within);
  return before === "(" && isApplied(words, i, within);
}

/** What the sign is about: `module M = N`, `with module M = N`, `and M : S = N`. */
function isOfModule(words: Words, sign: number, within: string): boolean {
  if (within === "module") return true;
  return within === "and" && kindAt(words, sign - 1) === "uident";
}

/** F (M), where F is a functor: in what defines modules, or in front of a type `F(M).t`. */
function isApplied(words: Words, i: number, within: string): boolean {
  const functor = kindAt(words, i - 2);
  if (functor !== "uident" && functor !== ")") return false;
  if (within === "module" || within === "open" || within === "include") return true;
  return kindAt(words, i + 1) === ")" && kindAt(words, i + 2) === ".";
}

/** Whatever a file begins with that no program does, it is told when it is read. */
export function wordsIn(text: string): Words {
  const start = text.startsWith("\xef\xbb\xbf") ? 3 : 0;
  return tokenizeWithin({ name: "", text }, start, text.length);
}
