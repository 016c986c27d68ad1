exception Mine of int
let code = function Mine n -> n | _ -> 0
type event = ..
type event += Key of int
let key = function Key n -> n | _ -> 0
