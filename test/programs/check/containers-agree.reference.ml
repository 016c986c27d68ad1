module IS = Set.Make (Int)
let sum s = IS.fold ( + ) s 0
let move q s = while not (Queue.is_empty q) do Stack.push (Queue.pop q) s done
