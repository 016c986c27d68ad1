let counts = [| 0; 0 |]
let all () = counts
let tick i = if i = 0 || i = 1 then counts.(i) <- counts.(i) + 1
let kept = ref [||]
let keep a = kept := a
let first () = if !kept = [||] then 0 else !kept.(0)
let names = Queue.create ()
let add (x : string) = Queue.push x names
let listed () = List.of_seq (Queue.to_seq names)
