// Counterexamples of the advanced course whose call alone does not show the difference: what was observed of the result, or
// of the arguments, as expressions that OCaml shows. By `program: title`.

const STREAM =
  "{ head = 0; tail = lazy { head = 1; tail = lazy { head = 0; tail = lazy { head = 0; tail = lazy (exit 9) } } } }";
const ITERATOR =
  "(let rest = ref [ 0 ] in fun () -> match !rest with [] -> None | x :: others -> rest := others; Some x)";
const THREE = "(List.to_seq [ 0; 0; 0 ])";
const IDENTITY = "{ get = (fun x -> x); set = (fun x _ -> x) }";
const OPS =
  "{ return = (fun x -> { run = (fun s -> (x, s)) }); bind = (fun m f -> { run = (fun s -> (f (fst (m.run s))).run 0) }) }";

export const OBSERVED: Readonly<Record<string, string>> = {
  "church: power: has its arguments swapped":
    "(power { iterate = (fun _ y -> y) } { iterate = (fun x y -> x y) }).iterate (fun _ -> 0) 1",
  "church: pred: of zero is one": "(pred { iterate = (fun _ y -> y) }).iterate (fun _ -> 0) 1",
  "church: append: in the wrong order":
    "(append { fold = (fun x y -> x 0 y) } { fold = (fun x y -> x 1 y) }).fold (fun x _ -> x) 2",
  "endless-streams: interleave: does not swap": `take 2 (interleave ${STREAM} (repeat 7))`,
  "endless-streams: pairs: overlap": `(Lazy.force (pairs ${STREAM}).tail).head`,
  "free-monad: transfer: refuses to empty an account": 'run [] (transfer "x" "x" 0)',
  "free-monad: bind: forgets what follows a write": 'bind (Put ("x", 0, Return 0)) (fun _ -> Return 0)',
  "functional-queue: Queue.pop: keeps the order of the back":
    "match Queue.pop (Queue.push 1 (Queue.push 0 Queue.empty)) with Some (x, _) -> x | None -> 2",
  "functional-queue: Queue.pop: does not count":
    "match Queue.pop (Queue.push 0 Queue.empty) with Some (_, q) -> Queue.length q | None -> 2",
  "generators: peekable: forgets to forget": `let _, next = peekable ${ITERATOR} in let a = next () in (a, next ())`,
  "lenses: compose: a composed setter loses the rest": `(compose ${IDENTITY} ${IDENTITY}).set 1 0`,
  "lenses: at: a new key comes first": "(at 1 0).set 0 [ (0, 0) ]",
  "lenses: both: sets the second part first": `(both ${IDENTITY} ${IDENTITY}).set (1, 0) 2`,
  "monad-records: number: bind goes on with the old state": "(number (Leaf 0)).run 0",
  "monad-records: both: runs the second one first": `(both ${OPS} { run = (fun s -> (s, 0)) } { run = (fun s -> (s, 0)) }).run 1`,
  "monad-records: map_m: gives the results in reverse":
    "(map_m plain (fun x -> { run = (fun s -> (x, s)) }) [ 1; 0 ]).run 0",
  "persistent-arrays: set: changes the old version as well": "let a = ref (Arr [| 0 |]) in ignore (set a 0 1); a",
  "persistent-arrays: set: keeps the new value for the old version":
    "let a = ref (Arr [| 0 |]) in ignore (set a 0 1); a",
  "seq-pipelines: scan: leaves out the start": "List.of_seq (scan (fun x _ -> x) 0 Seq.empty)",
  "seq-pipelines: neighbours: do not overlap": `List.of_seq (neighbours ${THREE})`,
  "tries: remove: takes away all that is below":
    "bindings (remove [] { value = None; below = Keys.singleton 0 { value = Some 1; below = Keys.empty } })",
  "union-find: union: joins the nodes and not their roots":
    "let a = make 0 and b = make 1 in let c = { value = 2; parent = Some a; rank = 0 } in union c b; (a.rank, c.rank)",
  "union-find: union: the rank never grows": "let a = make 0 in union a (make 1); a.rank",
};
