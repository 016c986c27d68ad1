(* Functions on functions. *)

exception Finally_raised of exn

external id : 'a -> 'a = "any.cast"

let const x _ = x
let flip f x y = f y x
let negate p x = not (p x)

let protect ~(finally : unit -> unit) work =
  let finish () = try finally () with e -> raise (Finally_raised e) in
  match work () with
  | result -> finish (); result
  | exception failure -> finish (); raise failure
