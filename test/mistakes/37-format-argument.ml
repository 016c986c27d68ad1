let report name points = print_string (name ^ " has " ^ string_of_int points ^ " points\n")
