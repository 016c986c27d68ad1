// What OCaml comes with and our library lacks, so that a program that uses it hears "not supported"
// and not that it misspelt something. Modules of the distribution, and values of modules that are here.
import { NOWHERE } from "../../../core/span.js";
import type { Scope } from "./entities.js";

const MODULES: ReadonlySet<string> = new Set(
  `Arg ArrayLabels Atomic Bigarray BytesLabels Callback CamlinternalMod CamlinternalOO Condition
  Dynlink Ephemeron Event Filename Float.Array Float.ArrayLabels Gc.Memprof Genlex Graphics In_channel Lexing ListLabels Map Marshal
  MoreLabels Mutex Num Obj Oo Out_channel Parsing Semaphore Set StdLabels Stream StringLabels Thread
  ThreadUnix Toploop Unix UnixLabels Weak`.split(/\s+/),
);

const VALUES: Readonly<Record<string, string>> = {
  "": `__MODULE__ __FUNCTION__ __LOC_OF__ __LINE_OF__ __POS_OF__ output_value
    input_value seek_out pos_out out_channel_length seek_in pos_in in_channel_length unsafe_really_input`,
  Float: "fma erf erfc",
  Gc: `stat quick_stat counters minor_words major_slice get_minor_free get_bucket get_credit huge_fallback_count
    print_stat allocated_bytes finalise finalise_last finalise_release create_alarm delete_alarm eventlog_pause
    eventlog_resume`,
  Int32: "format",
  Int64: "format",
  Nativeint: "format",
  Digest: "channel input",
  Format: `pp_open_tbox open_tbox pp_close_tbox close_tbox pp_set_tab set_tab pp_print_tab print_tab pp_print_tbreak
    print_tbreak pp_open_stag open_stag pp_close_stag close_stag pp_set_tags set_tags pp_set_print_tags set_print_tags
    pp_set_mark_tags set_mark_tags pp_get_print_tags get_print_tags pp_get_mark_tags get_mark_tags pp_update_geometry
    update_geometry pp_get_geometry get_geometry pp_set_formatter_out_channel set_formatter_out_channel
    pp_set_formatter_output_functions set_formatter_output_functions pp_get_formatter_output_functions
    get_formatter_output_functions pp_set_formatter_out_functions set_formatter_out_functions
    pp_get_formatter_out_functions get_formatter_out_functions pp_set_formatter_stag_functions
    set_formatter_stag_functions pp_get_formatter_stag_functions get_formatter_stag_functions make_symbolic_output_buffer
    clear_symbolic_output_buffer get_symbolic_output_buffer flush_symbolic_output_buffer add_symbolic_output_item
    formatter_of_symbolic_output_buffer`,
  Scanf: "bscanf_format sscanf_format format_from_string",
  "Scanf.Scanning": "open_in open_in_bin from_file from_file_bin from_function from_channel",
  Str: "string_partial_match",
  Printexc: `raw_backtrace_entries set_uncaught_exception_handler backtrace_slots backtrace_slots_of_raw_entry
    get_raw_backtrace_slot convert_raw_backtrace_slot get_raw_backtrace_next_slot exn_slot_id`,
  Sys: `command chdir mkdir getcwd runtime_parameters signal set_signal sigabrt sigalrm sigfpe sighup sigill sigint
    sigkill sigpipe sigquit sigsegv sigterm sigusr1 sigusr2 sigchld sigcont sigstop sigtstp sigttin sigttou sigvtalrm
    sigprof sigbus sigpoll sigsys sigtrap sigurg sigxcpu sigxfsz`,
};

/** What to say of a module that was not found, if it is one of OCaml's. */
export function moduleNotHere(scope: Scope, modules: readonly string[], name: string): string | undefined {
  const path = [...(modules[0] === "Stdlib" ? modules.slice(1) : modules), name];
  if (!MODULES.has(path.join(".")) || !isLibrary(scope, path.slice(0, -1))) return undefined;
  return `the module \`${path.join(".")}\``;
}

/** The same of a value that was looked for in a scope, reached by these modules. */
export function valueNotHere(scope: Scope, modules: readonly string[], name: string): string | undefined {
  const path = modules[0] === "Stdlib" ? modules.slice(1) : modules;
  const names = VALUES[path.join(".")];
  if (names === undefined || !names.split(/\s+/).includes(name) || !isLibrary(scope, path)) return undefined;
  return `\`${[...path, name].join(".")}\``;
}

/** Not a module of the user's own that has the same name. */
function isLibrary(scope: Scope, path: readonly string[]): boolean {
  return path.length === 0 || [...scope.values.values()].every(({ at }) => at === NOWHERE);
}
