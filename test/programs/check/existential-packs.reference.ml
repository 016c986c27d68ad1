type counter = Counter : { state : 's; next : 's -> 's; view : 's -> int } -> counter
let fibonacci = Counter { state = (0, 1); next = (fun (a, b) -> (b, a + b)); view = fst }
let from n = Counter { state = n; next = succ; view = Fun.id }
let second (Counter c) = c.view (c.next c.state)
type shown = Shown : 'a * ('a -> string) -> shown
let shown n = Shown (n, string_of_int)
let text (Shown (x, f)) = f x
