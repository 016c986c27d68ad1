(* ask: test *)
(* An exception of an operation that looks at what a call leaves, or that makes an input, is not raised by the function. *)
module S : sig
  type t
  val create : unit -> t
  val push : t -> int -> unit
  val pop : t -> int
  (*@ r = pop t
      raises Not_found -> true *)
  val size : t -> int
  (*@ r = size t
      ensures r >= 0 *)
  val wrong : t -> int
  (*@ r = wrong t
      ensures r < 2 *)
  val raising : t -> int
  (*@ r = raising t
      ensures r >= 0 *)
end = struct
  type t = { mutable l : int list }
  let create () = { l = [] }
  let push t x = if x < 0 then invalid_arg "push" else t.l <- x :: t.l
  let pop t = match t.l with [] -> raise Not_found | x :: r -> t.l <- r; x
  let size t = List.length t.l
  let wrong t = List.length t.l
  let raising t = match t.l with [ _; _ ] -> raise Exit | l -> List.length l
end
