let apart input result = result - input
let look table key = List.assoc_opt key table
