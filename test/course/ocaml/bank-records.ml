(* Records: a bank that is never changed, only replaced. check: deposit, withdraw, transfer, owners_in_debt *)

type account = { id : int; owner : string; balance : int; limit : int }

type error =
  | No_account of int
  | Not_positive of int
  | Too_little_money

let find id accounts =
  match List.find_opt (fun account -> account.id = id) accounts with
  | Some account -> Ok account
  | None -> Error (No_account id)

(* A new list with one account in place of the old one. *)
let replace account accounts = List.map (fun old -> if old.id = account.id then account else old) accounts

let deposit amount account =
  if amount <= 0 then Error (Not_positive amount) else Ok { account with balance = account.balance + amount }

(* One may owe the bank as much as the limit, not more. *)
let withdraw amount account =
  if amount <= 0 then Error (Not_positive amount)
  else if account.balance - amount < -account.limit then Error Too_little_money
  else Ok { account with balance = account.balance - amount }

(* Both happen, or none does. *)
let transfer amount source target accounts =
  let ( let* ) = Result.bind in
  let* from = find source accounts in
  let* from = withdraw amount from in
  let accounts = replace from accounts in
  let* into = find target accounts in
  let* into = deposit amount into in
  Ok (replace into accounts)

let total accounts = List.fold_left (fun sum { balance; _ } -> sum + balance) 0 accounts

let owners_in_debt accounts =
  accounts |> List.filter (fun { balance; _ } -> balance < 0) |> List.map (fun { owner; _ } -> owner)

let show { id; owner; balance; limit } = Printf.sprintf "%d %-6s %5d (limit %d)" id owner balance limit

let explain = function
  | No_account id -> Printf.sprintf "there is no account %d" id
  | Not_positive n -> Printf.sprintf "%d is not an amount" n
  | Too_little_money -> "too little money"

let () =
  let bank =
    [
      { id = 1; owner = "Ada"; balance = 120; limit = 50 };
      { id = 2; owner = "Ben"; balance = 10; limit = 0 };
      { id = 3; owner = "Cleo"; balance = 0; limit = 500 };
    ]
  in
  let attempt bank (amount, source, target) =
    match transfer amount source target bank with
    | Ok changed ->
        Printf.printf "%d from %d to %d\n" amount source target;
        changed
    | Error e ->
        Printf.printf "%d from %d to %d: %s\n" amount source target (explain e);
        bank
  in
  let later = List.fold_left attempt bank [ (150, 1, 2); (30, 1, 2); (161, 2, 3); (99, 3, 4); (-5, 1, 3) ] in
  List.iter (fun account -> print_endline (show account)) later;
  Printf.printf "in debt: %s\n" (String.concat ", " (owners_in_debt later));
  Printf.printf "total before %d, after %d\n" (total bank) (total later)
