let rec count = function [] -> 0 | _ :: rest -> 1 + count rest
