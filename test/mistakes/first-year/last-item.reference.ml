let rec last_item = function [] -> None | [x] -> Some x | _ :: rest -> last_item rest
