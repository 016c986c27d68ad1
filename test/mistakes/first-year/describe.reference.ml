let describe name age = name ^ " is " ^ string_of_int age ^ (if age > 17 then " (adult)" else "")
