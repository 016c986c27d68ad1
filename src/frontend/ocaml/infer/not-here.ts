// What OCaml comes with and our library lacks, so that a program that uses it hears "not supported"
// and not that it misspelt something. Modules of the distribution, and values of modules that are here.
import { NOWHERE } from "../../../core/span.js";
import type { Scope } from "./entities.js";

const MODULES: ReadonlySet<string> = new Set(
  `Arg ArrayLabels Atomic Bigarray BytesLabels Callback CamlinternalFormat CamlinternalMod CamlinternalOO Condition
  Dynlink Ephemeron Event Filename Format Gc Genlex Graphics Hashtbl In_channel Lexing ListLabels Map Marshal
  MoreLabels Mutex Num Obj Oo Out_channel Parsing Scanf Semaphore Set StdLabels Str Stream StringLabels Thread
  ThreadUnix Toploop Unix UnixLabels Weak`.split(/\s+/),
);

const VALUES: Readonly<Record<string, string>> = {
  "": `__MODULE__ __FUNCTION__ __LOC_OF__ __LINE_OF__ __POS_OF__ output_value
    input_value seek_out pos_out out_channel_length seek_in pos_in in_channel_length unsafe_really_input`,
  Float: "fma erf erfc",
  Int32: "format",
  Int64: "format",
  Nativeint: "format",
  String: "create set fill unsafe_set unsafe_fill",
  Digest: "channel input",
  Printexc: `raw_backtrace_entries set_uncaught_exception_handler backtrace_slots backtrace_slots_of_raw_entry
    get_raw_backtrace_slot convert_raw_backtrace_slot get_raw_backtrace_next_slot exn_slot_id`,
  Sys: `command chdir mkdir getcwd runtime_parameters signal set_signal sigabrt sigalrm sigfpe sighup sigill sigint
    sigkill sigpipe sigquit sigsegv sigterm sigusr1 sigusr2 sigchld sigcont sigstop sigtstp sigttin sigttou sigvtalrm
    sigprof sigbus sigpoll sigsys sigtrap sigurg sigxcpu sigxfsz`,
};

/** What to say of a module that was not found, if it is one of OCaml's. */
export function moduleNotHere(name: string): string | undefined {
  return MODULES.has(name) ? `the module \`${name}\` is not supported` : undefined;
}

/** The same of a value that was looked for in a scope, reached by these modules. */
export function valueNotHere(scope: Scope, modules: readonly string[], name: string): string | undefined {
  const path = modules[0] === "Stdlib" ? modules.slice(1) : modules;
  const names = VALUES[path.join(".")];
  if (names === undefined || !names.split(/\s+/).includes(name) || !isLibrary(scope, path)) return undefined;
  return `\`${[...path, name].join(".")}\` is not supported`;
}

/** Not a module of the user's own that has the same name. */
function isLibrary(scope: Scope, path: readonly string[]): boolean {
  return path.length === 0 || [...scope.values.values()].every(({ at }) => at === NOWHERE);
}
