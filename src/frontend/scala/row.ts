// Scala's row in the table of languages.
import { shellWord } from "../../basis/shell-word.js";
import type { LanguageRow } from "../../language/row.js";

export const SCALA: LanguageRow<"scala"> = {
  name: "scala",
  words: {
    title: "Scala",
    article: "a",
    samples: { call: (name) => `${name}(...)`, list: "List(1, 2)", exception: 'new RuntimeException("empty")' },
    signs: { equal: "==", unequal: "!=" },
    raises: "throws",
    between: ", ",
    prompt: ({ name: file, text }, name, call) => {
      const within = name.slice(0, Math.max(0, name.lastIndexOf(".")));
      const isMade = call.startsWith("new "); // by its whole name
      const isOwn = isMade || call.startsWith(name.slice(within.length).replace(/^\./, ""));
      if (!isOwn || /^\s*package\s/m.test(text)) return undefined; // its prompt knows no packages
      const enter = within === "" || isMade ? call : `import ${within}._; ${call}`;
      if (!/\s/.test(file)) return { start: "scala", load: `:paste ${file}`, enter };
      const isApart = /^(?:sealed|abstract|case|final|class|trait)\b/m.test(text); // `-i` reads each of them alone
      return isApart ? undefined : { start: `scala -i ${shellWord(file)}`, enter };
    },
  },
  extensions: [".scala", ".sc"],
  inObjects: true,
  open: async (files) => (await import("./open.js")).openScala(SCALA, files),
  suites: {
    forms: ["scala", "scalatest", "munit"],
    writer: async () => (await import("./suite.js")).SCALA_SUITES,
  },
  folders: {
    isPart: isPartOfProgram,
    assembler: async () => (await import("./files/assemble.js")).SCALA_FILES,
  },
  library: { file: "scala-library.json", build: async () => (await import("./open.js")).SCALA_LIBRARY },
};

/** As sbt lays programs out: no tests, nothing of the build, nor what tools leave behind. */
function isPartOfProgram(path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  if (path.slice(0, -1).some((folder) => /^(target|project|tests?)$/i.test(folder))) return false;
  return name.endsWith(".scala") && !/(Tests?|Spec|Suite)\.scala$/.test(name);
}
