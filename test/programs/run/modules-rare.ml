(* ask: run *)
(* functors that take functors, sealed functors, substitutions, aliases, order of effects *)
module F (G : functor (X : sig val x : int end) -> sig val y : int end) = struct module A = G (struct let x = 3 end) let z = A.y end
module G (X : sig val x : int end) = struct let () = print_string "G;" let y = X.x * 2 end
module R = F (G)
let () = print_int R.z
module M : sig module Make (X : sig type t val x : t end) : sig type t val get : t val back : t -> X.t end end = struct
  module Make (X : sig type t val x : t end) = struct type t = X.t let get = X.x let back x = x let hidden = 1 end
end
module I = struct type t = int let x = 4 end
module A = M.Make (I)
module B = M.Make (I)
let () = List.iter (fun x -> print_int (A.back x)) [ A.get; B.get ]
module type S = sig module N : sig type t val x : t end val y : N.t end
module type T = S with module N := I
module P : T = struct let y = 4 end
let () = print_int (P.y + I.x)
module Id (X : sig type t val x : t end) = X
module J = Id (I)
let () = print_int (J.x + 1)
let r = ref 0
module E (X : sig end) = struct let () = incr r; Printf.printf "<%d>" !r end
module E1 = E (struct let () = print_string "arg" end)
module E2 = E (E1)
let uniq (type s) (cmp : s -> s -> int) (l : s list) =
  let module S = Set.Make (struct type t = s let compare = cmp end) in
  S.elements (List.fold_right S.add l S.empty)
let () = List.iter print_int (uniq compare [ 3; 1; 3 ])
let sort (type a) (module O : Map.OrderedType with type t = a) (l : a list) = List.sort O.compare l
let () = List.iter print_string (sort (module String) [ "b"; "a" ])
module type X = sig exception E of int val f : unit -> 'a end
module Catch (X : X) = struct let g () = try X.f () with X.E n -> n end
module C = Catch (struct exception E of int let f () = raise (E 7) end)
let () = print_int (C.g ())
module rec Loop : sig val f : int -> int end = struct let f n = if n = 0 then 0 else 1 + Loop.f (n - 1) end
let () = print_int (Loop.f 10000)
module rec Early : sig val f : int -> int val x : int end = struct let f n = n + Late.g n let x = f 1 end
and Late : sig val g : int -> int end = struct let g n = n end
