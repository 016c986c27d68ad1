(* ask: run -e "twice 21" -e "area (Obj shape)" -e "M.c" -e "M.b" *)
(* What uses objects is left out, the rest runs; objects that are made at the start are missed when they are used. *)
class point x0 = object
  val mutable x = x0
  method get = x
  method move d = x <- x + d
end
let origin = new point 0
let twice x = 2 * x
type shape = Circle of int | Obj of < area : int >
let shape = object method area = 4 end
let area = function Circle r -> r * r | Obj o -> o#area
module M = struct
  let a = 1
  let b = object method m = 1 end
  let c = a + 1
end
let (p, q) = (object method m = 1 end, 3)
let () = Printf.printf "%d %d\n" (area (Circle 3)) (twice M.c)
let draw (p : point) = print_endline "draw"; p#get + 1
let count (l : point list) = List.length l
let () = Printf.printf "%d\n" (count [])
