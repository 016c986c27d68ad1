module Table : sig
  type t
  val empty : t
  val add : key:int -> data:int -> t -> t
  val find : t -> key:int -> int
end = struct
  type t = (int * int) list
  let empty = []
  let add ~key ~data t = (key, data) :: t
  let find t ~key = Option.value (List.assoc_opt key t) ~default:0
end
let total = ref 0
let pay ~amount ~times = total := !total + (amount * times)
let balance () = !total
