let power base exponent = base ** exponent
let eight = 8.
