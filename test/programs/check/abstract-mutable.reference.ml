module M : sig type t val create : unit -> t val push : int -> t -> unit val pop : t -> int val size : t -> int end = struct
  type t = { mutable items : int list; mutable n : int }
  let create () = { items = []; n = 0 }
  let push x s = s.items <- x :: s.items; s.n <- s.n + 1
  let pop s = match s.items with [] -> failwith "empty" | x :: r -> s.items <- r; s.n <- s.n - 1; x
  let size s = s.n
end
let clear s = while M.size s > 0 do ignore (M.pop s) done
let sum s = let t = ref 0 in while M.size s > 0 do t := !t + M.pop s done; !t
