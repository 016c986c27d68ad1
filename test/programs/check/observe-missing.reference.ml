let twice x = [ x; x ]
let once x = [ x ]
