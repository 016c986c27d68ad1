let rec place x l = match l with [] -> [ x ] | y :: rest -> if x > y then y :: place x rest else x :: l
