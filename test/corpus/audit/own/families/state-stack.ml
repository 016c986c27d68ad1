(*** about: state ***)
(*** apart ***)
(*** check: --function push --function pop ***)
(*** reference ***)
let stack : int list ref = ref []
let push x = stack := x :: !stack
let pop () = match !stack with [] -> None | x :: r -> stack := r; Some x
(*** inputs ***)
type call = Push of int | Pop
let calls = [ E.one 0 "pop ()" Pop ] @ E.map 0 (fun n -> "push " ^ n) (fun n -> Push n) (E.ints_of [ 0; 1 ])
let perform = function Push n -> push n; None | Pop -> pop ()
let cases = E.sequences 5 calls perform
(*** right: a stack ***)
let stack : int Stack.t = Stack.create ()
let push x = Stack.push x stack
let pop () = if Stack.is_empty stack then None else Some (Stack.pop stack)
(*** right: reversed ***)
let stack : int list ref = ref []
let push x = stack := !stack @ [ x ]
let pop () = match List.rev !stack with [] -> None | x :: r -> stack := List.rev r; Some x
(*** right: head and tail ***)
match !stack with [] -> None | x :: r -> stack := r; Some x ===> if !stack = [] then None else (let x = List.hd !stack in stack := List.tl !stack; Some x)
(*** wrong: a queue ***)
stack := x :: !stack ===> stack := !stack @ [ x ]
(*** wrong: not taken ***)
stack := r; Some x ===> Some x
(*** wrong: no duplicates ***)
stack := x :: !stack ===> if not (List.mem x !stack) then stack := x :: !stack
(*** wrong: at most two ***)
stack := x :: !stack ===> if List.length !stack < 2 then stack := x :: !stack
(*** wrong: drops two ***)
x :: r -> stack := r ===> x :: r -> stack := (match r with [ y ] when y > x -> [] | _ -> r)
