type 'a t = { front : 'a list; back : 'a list }

let empty = { front = []; back = [] }
let push x q = { q with back = x :: q.back }

let pop q =
  match q.front with
  | x :: front -> Some (x, { q with front })
  | [] -> (
      match q.back with
      | [] -> None
      | x :: front -> Some (x, { front; back = [] }))
