(* Lenses: records of a getter and a setter that compose. check: compose, at, both *)

type ('s, 'a) lens = { get : 's -> 'a; set : 'a -> 's -> 's }

let compose outer inner = {
  get = (fun s -> inner.get (outer.get s));
  set = (fun a s -> outer.set (inner.set a (outer.get s)) s);
}

let modify lens f s = lens.set (f (lens.get s)) s
let first = { get = fst; set = (fun a (_, b) -> (a, b)) }
let second = { get = snd; set = (fun b (a, _) -> (a, b)) }
let both l m = { get = (fun s -> (l.get s, m.get s)); set = (fun (a, b) s -> m.set b (l.set a s)) }

type address = { street : string; number : int }
type person = { name : string; age : int; address : address }

let address = { get = (fun p -> p.address); set = (fun address p -> { p with address }) }
let number = { get = (fun a -> a.number); set = (fun number a -> { a with number }) }
let age = { get = (fun p -> p.age); set = (fun age p -> { p with age }) }
let house = compose address number
let move_next_door p = modify house (fun n -> n + 2) p
let birthday p = modify age (fun n -> n + 1) p

(* The value under a key, if there is one. *)
let rec at key default = {
  get = (function [] -> default | (k, v) :: rest -> if k = key then v else (at key default).get rest);
  set =
    (fun v -> function
      | [] -> [ (key, v) ]
      | (k, old) :: rest -> if k = key then (k, v) :: rest else (k, old) :: (at key default).set v rest);
}

let count word bag = modify (at word 0) (fun n -> n + 1) bag

let () =
  let p = { name = "Ada"; age = 36; address = { street = "Main"; number = 5 } } in
  let q = birthday (move_next_door p) in
  Printf.printf "%s %d %s %d\n" q.name q.age q.address.street ((both house age).get q |> fst);
  List.iter (fun (w, n) -> Printf.printf "%s:%d " w n) (count "a" (count "b" (count "a" [])));
  Printf.printf "%d\n" (modify first (fun x -> x + 1) (1, 2) |> second.get)
