let is_known (name : string) ages = List.mem_assoc name ages
