let rec last = function [] -> failwith "last" | [ x ] -> x | _ :: rest -> last rest
