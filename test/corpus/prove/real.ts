// Pairs of programs that were proved, on enumerated inputs in the real OCaml: one process for many pairs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type RealPair = {
  readonly name: string;
  readonly reference: string;
  readonly submission: string;
  readonly function: string;
  readonly calls: readonly string[]; // arguments
};

/** A result is looked at as bytes, since each program has types of its own. What takes too long has no end. */
const PRELUDE = `exception Elenchus_time
let elenchus_run f =
  let stop = Sys.signal Sys.sigalrm (Sys.Signal_handle (fun _ -> raise Elenchus_time)) in
  ignore (Unix.setitimer Unix.ITIMER_REAL { Unix.it_interval = 0.; it_value = 0.5 });
  let result = try Ok (Marshal.to_string (Obj.repr (f ())) [Marshal.Closures]) with e -> Error e in
  ignore (Unix.setitimer Unix.ITIMER_REAL { Unix.it_interval = 0.; it_value = 0. });
  Sys.set_signal Sys.sigalrm stop;
  result
let elenchus_same name call a b =
  match elenchus_run a with
  | Error _ -> ()
  | Ok expected ->
    (match elenchus_run b with
     | Ok got when got = expected -> ()
     | Ok _ -> Printf.printf "%s on %s: another value\\n" name call
     | Error Elenchus_time -> Printf.printf "%s on %s: no end\\n" name call
     | Error e -> Printf.printf "%s on %s: %s\\n" name call (Printexc.to_string e))
`;

/** Where they part. A batch that OCaml rejects is told as such. */
export function realDifferences(pairs: readonly RealPair[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-prove-"));
  const file = join(folder, "pairs.ml");
  writeFileSync(file, PRELUDE + pairs.map(textOf).join("\n"), "latin1");
  const asked = spawnSync("ocaml", ["-w", "-a", "unix.cma", file], { encoding: "latin1", maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  const lines = asked.stdout.split("\n").filter((line) => line !== "");
  return asked.status === 0 ? lines : [...lines, `OCaml: ${asked.stderr.slice(0, 400)}`];
}

function textOf({ name, reference, submission, function: wanted, calls }: RealPair, i: number): string {
  const tests = calls.map(
    (call) =>
      `let () = elenchus_same ${JSON.stringify(name)} ${JSON.stringify(call)} (fun () -> let open R${i} in R${i}.${wanted} ${call}) (fun () -> let open S${i} in S${i}.${wanted} ${call})`,
  );
  return [`module R${i} = struct\n${reference}\nend`, `module S${i} = struct\n${submission}\nend`, ...tests].join("\n");
}
