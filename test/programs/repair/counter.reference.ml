let counter = ref 0
let fresh () = incr counter; !counter
