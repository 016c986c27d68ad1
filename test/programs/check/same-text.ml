(* ask: check *)
(* The text of the reference (* with other comments *) and another layout is right. *)
let roll () =
  Random.self_init ();
  Random.int 6
let read () = int_of_string (input_line stdin)
let save channel text = output_string channel text

module Sets : sig
  type t

  val make : int -> t
  val find : t -> int -> int
  val union : t -> int -> int -> unit
end = struct
  type t = int array

  let make n = Array.init n (fun i -> i)

  let rec find t i = (* the root *)
    if t.(i) = i then i
    else
      let root = find t t.(i) in
      t.(i) <- root;
      root

  let union t i j = t.(find t i) <- find t j
end

module Next (X : sig val n : int end) = struct
  let next = X.n + 1
end

let table = Array.make 100_000_000 0
let known n = table.(n) = 0
