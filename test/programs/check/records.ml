(* ask: check *)
(* Differs: width and height are swapped in the result. *)
type box = { width : int; height : int; label : string }
let turn box = { box with label = box.label; height = box.height; width = box.width }
