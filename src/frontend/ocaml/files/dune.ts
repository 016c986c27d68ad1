// What dune is told about a folder: which files are a library, which are a program of their own, and what they need.
// Only what says which modules there are and what they are called is looked at.

export type Stanza = {
  readonly kind: "library" | "executable" | "test";
  /** The library's name, or the program's main modules. */
  readonly names: readonly string[];
  /** A library's modules are in a module of its name, unless it says otherwise. */
  readonly wrapped: boolean;
  readonly libraries: readonly string[];
  /** Only these; undefined: every module of the folder. */
  readonly modules: readonly string[] | undefined;
};

/** `subfolders`: their files are as if they were in the folder itself. */
export type DuneFile = { readonly stanzas: readonly Stanza[]; readonly subfolders: boolean };

type Tree = string | readonly Tree[];

export function readDune(text: string): DuneFile {
  const trees = treesIn(text);
  const subfolders = trees.some((tree) => headOf(tree) === "include_subdirs" && tree[1] !== "no");
  return { stanzas: trees.flatMap(stanzaOf), subfolders };
}

const KINDS: Readonly<Record<string, Stanza["kind"]>> = {
  library: "library",
  executable: "executable",
  executables: "executable",
  test: "test",
  tests: "test",
};

function stanzaOf(tree: Tree): readonly Stanza[] {
  const kind = KINDS[headOf(tree)];
  if (kind === undefined || typeof tree === "string") return [];
  const fields = new Map(tree.slice(1).flatMap((each) => (typeof each === "string" ? [] : [[headOf(each), each]])));
  const words = (name: string): readonly string[] | undefined => {
    const field = fields.get(name);
    return field === undefined ? undefined : wordsIn(field.slice(1));
  };
  const own = words("name") ?? words("names") ?? words("public_name") ?? words("public_names") ?? [];
  return [
    {
      kind,
      names: own.map((name) => name.replaceAll(/[-.]/g, "_")),
      wrapped: words("wrapped")?.[0] !== "false",
      libraries: words("libraries") ?? [],
      modules: modulesIn(words("modules")),
    },
  ];
}

/** Sets with operators, such as `:standard \ a`, are taken for all modules: what is not needed does no harm. */
function modulesIn(words: readonly string[] | undefined): readonly string[] | undefined {
  return words?.some((word) => /^[:\\]/.test(word)) ? undefined : words;
}

function headOf(tree: Tree): string {
  const [head] = typeof tree === "string" ? [] : tree;
  return typeof head === "string" ? head : "";
}

function wordsIn(trees: readonly Tree[]): readonly string[] {
  return trees.flatMap((tree) => (typeof tree === "string" ? [tree] : wordsIn(tree)));
}

const WORD = /;[^\n]*|#\|[\s\S]*?\|#|"(?:[^"\\]|\\[\s\S])*"|[()]|[^\s()";]+/g;

/** More open parentheses than anybody writes are none. */
const DEPTH_MAX = 50;

function treesIn(text: string): readonly Tree[] {
  const open: Tree[][] = [[]];
  for (const [word] of text.matchAll(WORD)) {
    const inner = open.at(-1) ?? [];
    if (word.startsWith(";") || word.startsWith("#|")) continue;
    if (word === "(" && open.length < DEPTH_MAX) open.push([]);
    else if (word === ")" && open.length > 1) {
      open.pop();
      open.at(-1)?.push(inner);
    } else inner.push(word.startsWith('"') ? word.slice(1, -1) : word);
  }
  return open[0] ?? [];
}
