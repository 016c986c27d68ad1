let has_comma line = String.contains line ','
let exclaim word = String.concat "!" [word; ""]
