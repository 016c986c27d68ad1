(* ask: types *)
class ['a] stack = object
  val mutable items : 'a list = []
  method push x = items <- x :: items
end
type t = { stack : int stack; size : int }
let empty = { stack = new stack; size = 0 }
let size t = t.size
let push t x = t.stack#push x; { t with size = t.size + 1 }
let shared = ref (new stack)
let one = !shared and two = [!shared; "any"]
let wrong : int -> string = fun x -> x#y + 1
let right = wrong 3 ^ "a"
module Lost = Unix
let f (d : Lost.file_descr) = (d, 1)
