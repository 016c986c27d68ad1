let shown words = "[" ^ String.concat "; " words ^ "]"
