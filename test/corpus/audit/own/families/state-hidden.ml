(*** about: state ***)
(*** check: --function M.add --function M.count --function M.create ***)
(*** see ***)
fun _ -> let m = M.create () in M.add 1 m; M.add 1 m; M.add 0 m; M.add 2 m; M.add 0 m; List.map (fun x -> M.count x m) [ 0; 1; 2 ]
(*** reference ***)
module M : sig
  type t
  val create : unit -> t
  val add : int -> t -> unit
  val count : int -> t -> int
end = struct
  type t = int list ref
  let create () = ref []
  let add x m = m := x :: !m
  let count x m = List.length (List.filter (( = ) x) !m)
end
(*** inputs ***)
let run (added, asked) = let m = M.create () in List.iter (fun x -> M.add x m) added; M.count asked m
let inputs = List.map (fun (i : _ E.input) -> { i with E.size = i.E.size + 4 }) (E.pair (E.lists 3 E.ints) E.ints)
let cases = E.cases inputs run
(*** right: a table ***)
  type t = int list ref ===>   type t = (int, int) Hashtbl.t
  let create () = ref [] ===>   let create () = Hashtbl.create 8
  let add x m = m := x :: !m ===>   let add x m = Hashtbl.add m x x
List.length (List.filter (( = ) x) !m) ===> List.length (Hashtbl.find_all m x)
(*** right: at the end ***)
m := x :: !m ===> m := !m @ [ x ]
(*** right: counted ***)
List.length (List.filter (( = ) x) !m) ===> List.fold_left (fun n y -> if x = y then n + 1 else n) 0 !m
(*** wrong: a set ***)
m := x :: !m ===> if not (List.mem x !m) then m := x :: !m
(*** wrong: all others ***)
(( = ) x) ===> (( <> ) x)
(*** wrong: one too many ***)
let create () = ref [] ===> let create () = ref [ 0 ]
(*** wrong: the last one ***)
m := x :: !m ===> m := [ x ]
