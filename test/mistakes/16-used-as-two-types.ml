let label n = "item " ^ string_of_int n ^ String.make (n + 1) '*'
