(*** about: state ***)
(*** apart ***)
(*** check: --function account ***)
(*** see ***)
fun a -> let b = account () in b.deposit 5; a.deposit 2; a.deposit (-1); let x = a.balance () in a.deposit 1; a.deposit 1; [ x; a.balance () ]
(*** see ***)
fun (a, b) -> a.deposit 1; b.balance ()
(*** reference ***)
type account = { deposit : int -> unit; balance : unit -> int }
let account () = let money = ref 0 in { deposit = (fun n -> if n > 0 then money := !money + n); balance = (fun () -> !money) }
(*** inputs ***)
type call = Deposit of int | Balance
let calls = [ E.one 0 "balance" Balance ] @ E.map 0 (fun n -> "deposit " ^ n) (fun n -> Deposit n) E.ints
let perform a = function Deposit n -> a.deposit n; None | Balance -> Some (a.balance ())
let cases = E.cases (E.lists 3 (E.map 1 (fun text -> text) (fun c -> c) calls)) (fun all -> let a = account () in List.map (perform a) all)
  @ E.cases [ E.one 20 "two accounts" () ] (fun () -> let a = account () in let b = account () in a.deposit 1; b.balance ())
(*** right: at least one ***)
n > 0 ===> n >= 1
(*** right: swapped ***)
!money + n ===> n + !money
(*** right: a list ***)
type account = { deposit : int -> unit; balance : unit -> int }
let account () = let money = ref [] in { deposit = (fun n -> money := max n 0 :: !money); balance = (fun () -> List.fold_left ( + ) 0 !money) }
(*** wrong: debts ***)
if n > 0 then money ===> money
(*** wrong: forgets ***)
money := !money + n ===> money := n
(*** wrong: spent by looking ***)
balance = (fun () -> !money) ===> balance = (fun () -> let n = !money in money := 0; n)
(*** wrong: one for all ***)
let account () = let money = ref 0 in ===> let money = ref 0 let account () =
