(* Free monads: programs of a small language as trees, with two interpreters. check: run, transfer, bind *)

type 'a program =
  | Return of 'a
  | Get of string * (int -> 'a program)
  | Put of string * int * 'a program
  | Say of string * 'a program

let rec bind p f =
  match p with
  | Return x -> f x
  | Get (key, k) -> Get (key, fun v -> bind (k v) f)
  | Put (key, v, rest) -> Put (key, v, bind rest f)
  | Say (text, rest) -> Say (text, bind rest f)

let return x = Return x
let get key = Get (key, return)
let put key v = Put (key, v, Return ())
let say text = Say (text, Return ())

let rec run store = function
  | Return x -> (x, store, [])
  | Get (key, k) -> run store (k (try List.assoc key store with Not_found -> 0))
  | Put (key, v, rest) -> run ((key, v) :: List.remove_assoc key store) rest
  | Say (text, rest) ->
      let x, store, said = run store rest in
      (x, store, text :: said)

(* How often the store is written, if all that is read is zero. *)
let rec writes = function
  | Return _ -> 0
  | Get (_, k) -> writes (k 0)
  | Put (_, _, rest) -> 1 + writes rest
  | Say (_, rest) -> writes rest

let add key n = bind (get key) (fun v -> put key (v + n))

let transfer from into n =
  bind (get from) (fun v ->
      if v < n then bind (say "refused") (fun () -> return false)
      else bind (add from (-n)) (fun () -> bind (add into n) (fun () -> return true)))

let rec repeat n p = if n <= 0 then return () else bind p (fun () -> repeat (n - 1) p)
let value p = match run [] p with x, _, _ -> x
let balance n m key = match run [ ("a", n) ] (transfer "a" "b" m) with _, store, _ -> List.assoc_opt key store

let () =
  let done_, store, said = run [ ("a", 5) ] (bind (transfer "a" "b" 3) (fun _ -> transfer "a" "b" 3)) in
  Printf.printf "%b %d %s\n" done_ (List.assoc "b" store) (String.concat "," said);
  Printf.printf "%d %d\n" (writes (repeat 3 (add "x" 1))) (value (bind (repeat 3 (add "x" 2)) (fun () -> get "x")))
