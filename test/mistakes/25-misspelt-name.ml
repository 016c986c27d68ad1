let rec size = function [] -> 0 | _ :: rest -> 1 + size rest
let rec longest = function [] -> "" | word :: rest -> let other = longest rest in if word > other then word else other
