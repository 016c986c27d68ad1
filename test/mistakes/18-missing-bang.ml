let counter = ref 0
let next () = incr counter; !counter
