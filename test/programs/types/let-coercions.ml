(* ask: types *)
let named : [ `A ] :> [ `A | `B ] = `A
let bare :> [ `A | `B ] = `A
let widen (x : [ `A ]) :> [ `A | `B ] = x
let both x : [ `A ] :> [ `A | `B ] = x
let inside () = let x : [ `A ] :> [> `A | `B ] = `A in x
