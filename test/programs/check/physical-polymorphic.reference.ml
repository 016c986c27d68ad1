let same a b = a = b
let rec mem x = function [] -> false | y :: rest -> x = y || mem x rest
let lookup key pairs = List.assoc_opt key pairs
let differ (a, b) = a <> b
