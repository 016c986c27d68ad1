(* ask: check *)
(* Differs on an account with too little in it. *)
type account = { owner : string; mutable balance : int }
let withdraw account n =
  account.balance <- account.balance - n;
  account.balance
