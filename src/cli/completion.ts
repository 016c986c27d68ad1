// elenchus completion SHELL, elenchus man: what shells complete, and the manual, both made from the help texts, so that they
// say the same.

import { SELF_CHECK } from "../node/pool.js";
import { readArguments, suggestion } from "./arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import {
  CHECK_HELP,
  COMPLETION_HELP,
  GRADE_HELP,
  HELP,
  INIT_HELP,
  MAN_HELP,
  REACH_HELP,
  RUN_HELP,
  SUITE_HELP,
  TEST_HELP,
  TYPES_HELP,
  VERIFY_HELP,
} from "./help.js";
import { REPAIR_HELP } from "./repair-help.js";

const HELPS: Readonly<Record<string, string>> = {
  check: CHECK_HELP,
  completion: COMPLETION_HELP,
  grade: GRADE_HELP,
  init: INIT_HELP,
  man: MAN_HELP,
  reach: REACH_HELP,
  repair: REPAIR_HELP,
  run: RUN_HELP,
  suite: SUITE_HELP,
  test: TEST_HELP,
  types: TYPES_HELP,
  verify: VERIFY_HELP,
};

const OPTIONS = { help: { type: "boolean", short: "h" } } as const;

export async function completionCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(COMPLETION_HELP);
    return 0;
  }
  const [shell, ...more] = positionals;
  const shells = Object.keys(SCRIPTS);
  if (shell === undefined || more.length > 0) throw new Misuse(`which shell? One of ${shells.join(", ")}`);
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined)
    throw new Misuse(
      `there is no completion for "${shell}", only for ${shells.join(", ")}${suggestion(shell, shells)}`,
    );
  io.out(script());
  return 0;
}

/** The options that a command's help names, in its order. */
export function optionsIn(help: string): readonly string[] {
  const [, options = ""] = /^usage:([\s\S]*?)(?:^example|^exit codes|(?![\s\S]))/m.exec(help) ?? [];
  return [
    ...new Set([...options.matchAll(/(?<![\w`-])--[a-z][a-z-]*/g)].map(([option]) => option)),
    SELF_CHECK,
    "--help",
  ];
}

const COMMANDS = Object.keys(HELPS);

const SCRIPTS: Readonly<Record<string, () => string>> = {
  bash: () => `# elenchus: source <(elenchus completion bash)
_elenchus() {
  local word="\${COMP_WORDS[COMP_CWORD]}" options=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${COMMANDS.join(" ")} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${COMMANDS.map((name) => `    ${name}) options="${optionsIn(HELPS[name] ?? "").join(" ")}" ;;`).join("\n")}
  esac
  if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word"));
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _elenchus elenchus
`,
  zsh: () => `#compdef elenchus
_elenchus() {
  if (( CURRENT == 2 )); then
    compadd -- ${COMMANDS.join(" ")} --help --version
    return
  fi
  if [[ "$PREFIX" == -* ]]; then
    case "$words[2]" in
${COMMANDS.map((name) => `      ${name}) compadd -- ${optionsIn(HELPS[name] ?? "").join(" ")} ;;`).join("\n")}
    esac
  else
    _files
  fi
}
compdef _elenchus elenchus
`,
  fish: () =>
    [
      `complete -c elenchus -n __fish_use_subcommand -f -a "${COMMANDS.join(" ")}"`,
      ...COMMANDS.flatMap((name) =>
        optionsIn(HELPS[name] ?? "").map(
          (option) => `complete -c elenchus -n "__fish_seen_subcommand_from ${name}" -l ${option.slice(2)}`,
        ),
      ),
      "",
    ].join("\n"),
};

// ---- the manual ----

export async function manCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values } = readArguments(args, OPTIONS);
  io.out(values.help ? MAN_HELP : manPage());
  return 0;
}

function manPage(): string {
  const part = (title: string, text: string): string => `.SH ${title}\n.nf\n${roff(text.trimEnd())}\n.fi\n`;
  const [about = "", ...rest] = HELP.split("\n\n");
  return [
    '.TH ELENCHUS 1 "" "elenchus" "User Commands"\n',
    `.SH NAME\nelenchus \\- ${roff(about.replace(/^elenchus /, ""))}\n`,
    part("SYNOPSIS", rest.join("\n\n")),
    ...COMMANDS.map((name) => part(`ELENCHUS ${name.toUpperCase()}`, HELPS[name] ?? "")),
  ].join("");
}

/** No line of the text is a request. */
function roff(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^(?=[.'])/gm, "\\&");
}
