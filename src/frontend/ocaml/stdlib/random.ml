(* Random numbers as OCaml 4.13 draws them: the same seed gives the same numbers, and so does
   no seed at all. There is nothing to draw a seed from, so self_init takes the seed 0.

   Nobody who asks about a program may rely on numbers without a seed of their own: what the
   functions of this module give depends on all that was drawn before, in this program and in
   those that use it. Only a state that was made with a seed is foreseen. *)

(* Whether a plain run goes on: then what is drawn is as in OCaml. *)
external _foreseen : unit -> bool = "chance.foreseen"
external _chance : int -> int = "chance.int"
external _fraction : unit -> float = "chance.float"

(* A lagged Fibonacci generator: 55 numbers of 30 bits in a ring, and the place of the last draw.
   The ring is filled from the seed, if there is one left, when something is drawn. *)
type _state = { ring : int array; mutable at : int; mutable seed : int array; seeded : bool }

let _is_known s = s.seeded || _foreseen ()

let _size = 55
let _mask = 0x3FFFFFFF

(* The first four bytes of a digest, the lowest first. *)
let _word d = Char.code d.[0] lor (Char.code d.[1] lsl 8) lor (Char.code d.[2] lsl 16) lor (Char.code d.[3] lsl 24)

(* Each digest is of the one before it and one number of the seed. *)
let rec _mix ring seed i rounds digest =
  if i < rounds then begin
    let digest = Digest.string (digest ^ string_of_int seed.(i mod Array.length seed)) in
    let j = i mod _size in
    ring.(j) <- (ring.(j) lxor _word digest) land _mask;
    _mix ring seed (i + 1) rounds digest
  end

let _seed ring seed =
  for i = 0 to _size - 1 do
    ring.(i) <- i
  done;
  _mix ring seed 0 (_size + max _size (Array.length seed)) "x"

let _reseed s seed =
  s.seed <- (if Array.length seed = 0 then [| 0 |] else Array.copy seed);
  s.at <- 0

let _make seed =
  let s = { ring = Array.make _size 0; at = 0; seed = [||]; seeded = true } in
  _reseed s seed;
  s

let _unseeded seed = { (_make seed) with seeded = false }

let _draw s =
  if Array.length s.seed > 0 then begin
    _seed s.ring s.seed;
    s.seed <- [||]
  end;
  s.at <- (s.at + 1) mod _size;
  let old = s.ring.(s.at) in
  let sum = s.ring.((s.at + 24) mod _size) + (old lxor ((old lsr 25) land 31)) in
  let drawn = sum land _mask in
  s.ring.(s.at) <- drawn;
  drawn

let _bits s = if _is_known s then _draw s else _chance (_mask + 1)

(* Drawn again where the last, shorter run of remainders begins. *)
let rec _below s bound =
  let drawn = _draw s in
  let rest = drawn mod bound in
  if drawn - rest > _mask - bound + 1 then _below s bound else rest

let _int s bound =
  if bound > _mask || bound <= 0 then invalid_arg "Random.int"
  else if _is_known s then _below s bound
  else _chance bound

(* 31 bits from two draws, or 62 from three. *)
let rec _below_wide s bound =
  let first = _draw s in
  let second = _draw s in
  if bound <= 0x7FFFFFFF then
    _checked s bound (((second land 0x3FFFC000) lsl 1) lor (first lsr 15)) 0x7FFFFFFF
  else
    let third = _draw s in
    let high = ((third land 0x3FFFFE00) lsl 12) lor (second lsr 9) in
    _checked s bound ((high lsl 20) lor (first lsr 10)) max_int

and _checked s bound drawn most =
  let rest = drawn mod bound in
  if drawn - rest > most - bound + 1 then _below_wide s bound else rest

let _full_int s bound =
  if bound <= 0 then invalid_arg "Random.full_int"
  else if not (_is_known s) then _chance bound
  else if bound > _mask then _below_wide s bound
  else _below s bound

let rec _below32 s bound =
  let low = Int32.of_int (_draw s) in
  let high = Int32.shift_left (Int32.of_int (_draw s land 1)) 30 in
  let drawn = Int32.logor low high in
  let rest = Int32.rem drawn bound in
  if Int32.sub drawn rest > Int32.add (Int32.sub Int32.max_int bound) 1l then _below32 s bound else rest

external _chance32 : Int32.t -> Int32.t = "chance.int"

let _int32 s bound =
  if bound <= 0l then invalid_arg "Random.int32" else if _is_known s then _below32 s bound else _chance32 bound

let rec _below64 s bound =
  let low = Int64.of_int (_draw s) in
  let middle = Int64.shift_left (Int64.of_int (_draw s)) 30 in
  let high = Int64.shift_left (Int64.of_int (_draw s land 7)) 60 in
  let drawn = Int64.logor low (Int64.logor middle high) in
  let rest = Int64.rem drawn bound in
  if Int64.sub drawn rest > Int64.add (Int64.sub Int64.max_int bound) 1L then _below64 s bound else rest

external _chance64 : Int64.t -> Int64.t = "chance.int"

let _int64 s bound =
  if bound <= 0L then invalid_arg "Random.int64" else if _is_known s then _below64 s bound else _chance64 bound

let _nativeint s bound =
  if bound <= 0n then invalid_arg "Random.int64" else Int64.to_nativeint (_int64 s (Int64.of_nativeint bound))

let _scale = 1073741824.

let _float s bound =
  if _is_known s then begin
    let low = float_of_int (_draw s) in
    let high = float_of_int (_draw s) in
    ((low /. _scale) +. high) /. _scale *. bound
  end
  else begin
    let drawn = _fraction () in
    drawn /. (drawn +. 1.) *. bound
  end

let _bool s = if _is_known s then _draw s land 1 = 0 else _chance 2 = 0

module State = struct
  type t

  external _open : t -> _state = "any.cast"
  external _close : _state -> t = "any.cast"

  let make seed = _close (_make seed)
  let make_self_init () = _close (_unseeded [| 0 |])
  let copy s = _close { (_open s) with ring = Array.copy (_open s).ring }
  let bits s = _bits (_open s)
  let int s bound = _int (_open s) bound
  let full_int s bound = _full_int (_open s) bound
  let int32 s (bound : Int32.t) : Int32.t = _int32 (_open s) bound
  let nativeint s (bound : Nativeint.t) : Nativeint.t = _nativeint (_open s) bound
  let int64 s (bound : Int64.t) : Int64.t = _int64 (_open s) bound
  let float s bound = _float (_open s) bound
  let bool s = _bool (_open s)
end

(* OCaml starts as if by init 27182818. *)
let _default = _unseeded [| 27182818 |]
let bits () = _bits _default
let int bound = _int _default bound
let full_int bound = _full_int _default bound
let int32 (bound : Int32.t) : Int32.t = _int32 _default bound
let nativeint (bound : Nativeint.t) : Nativeint.t = _nativeint _default bound
let int64 (bound : Int64.t) : Int64.t = _int64 _default bound
let float bound = _float _default bound
let bool () = _bool _default

let full_init seed = _reseed _default seed

let init seed = full_init [| seed |]
let self_init () = init 0
let get_state () = State.copy (State._close _default)

let set_state s =
  let s = State._open s in
  Array.blit s.ring 0 _default.ring 0 _size;
  _default.seed <- s.seed;
  _default.at <- s.at
