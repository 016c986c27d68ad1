(* Suspended computations. *)

type 'a t = 'a lazy_t

exception Undefined = CamlinternalLazy.Undefined

external is_val : 'a t -> bool = "lazy.is_done"
external force : 'a t -> 'a = "force"

let force_val = force

(* Forced at once, so that is_val says yes. *)
let from_val x =
  let suspension : 'a t = lazy x in
  ignore (force suspension);
  suspension

let from_fun f : 'a t = lazy (f ())
let map f suspension : 'a t = lazy (f (force suspension))

let map_val f suspension =
  if is_val suspension then from_val (f (force suspension)) else map f suspension

let lazy_from_fun = from_fun
let lazy_from_val = from_val
let lazy_is_val = is_val
