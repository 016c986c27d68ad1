type account = { owner : string; mutable balance : int }
let withdraw account n =
  if n <= account.balance then account.balance <- account.balance - n;
  account.balance
