(* A bank: mutable records, arrays, hash tables and exceptions. check: balances *)

type account = { owner : string; mutable balance : int; mutable transfers : int }

exception Insufficient of { owner : string; missing : int }
exception No_account of string

type transaction =
  | Open of string
  | Deposit of string * int
  | Withdraw of string * int
  | Transfer of { source : string; target : string; amount : int }

type bank = { accounts : (string, account) Hashtbl.t; sums : int array (* deposited, withdrawn *) }

let create () = { accounts = Hashtbl.create 16; sums = Array.make 2 0 }

let account bank owner = try Hashtbl.find bank.accounts owner with Not_found -> raise (No_account owner)

let take account amount =
  if amount > account.balance then
    raise (Insufficient { owner = account.owner; missing = amount - account.balance });
  account.balance <- account.balance - amount

let add account amount = account.balance <- account.balance + amount

(* Amounts that make no sense are programming errors, not events. *)
let positive amount = if amount <= 0 then invalid_arg "amount"

let perform bank = function
  | Open owner ->
      if not (Hashtbl.mem bank.accounts owner) then
        Hashtbl.add bank.accounts owner { owner; balance = 0; transfers = 0 }
  | Deposit (owner, amount) ->
      positive amount;
      add (account bank owner) amount;
      bank.sums.(0) <- bank.sums.(0) + amount
  | Withdraw (owner, amount) ->
      positive amount;
      take (account bank owner) amount;
      bank.sums.(1) <- bank.sums.(1) + amount
  | Transfer { source; target; amount } ->
      positive amount;
      let source = account bank source and target = account bank target in
      take source amount;
      add target amount;
      List.iter (fun account -> account.transfers <- account.transfers + 1) [ source; target ]

type result = Done | Refused of string

let attempt bank transaction =
  match perform bank transaction with
  | () -> Done
  | exception Insufficient { owner; missing } -> Refused (Printf.sprintf "%s lacks %d" owner missing)
  | exception No_account owner -> Refused (Printf.sprintf "%s has no account" owner)
  | exception Invalid_argument _ -> Refused "not an amount"

(* What becomes of each transaction. *)
let history transactions =
  let bank = create () in
  List.map (attempt bank) transactions

(* What everybody has in the end. *)
let balances transactions =
  let bank = create () in
  List.iter (fun transaction -> ignore (attempt bank transaction)) transactions;
  let listed = Hashtbl.fold (fun owner { balance; _ } found -> (owner, balance) :: found) bank.accounts [] in
  List.sort compare listed

let () =
  let transactions =
    [
      Open "ann"; Open "ben"; Deposit ("ann", 100); Transfer { source = "ann"; target = "ben"; amount = 30 };
      Withdraw ("ben", 50); Deposit ("cleo", 1); Deposit ("ann", -5); Open "ann"; Withdraw ("ben", 30);
    ]
  in
  let show = function Done -> print_endline "done" | Refused why -> print_endline ("refused: " ^ why) in
  List.iter show (history transactions);
  List.iter (fun (owner, balance) -> Printf.printf "%s has %d\n" owner balance) (balances transactions)
