type id = { id : 'a. 'a -> 'a }
let use r = (r.id 1, r.id "a")
