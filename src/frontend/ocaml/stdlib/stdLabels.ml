(* StdLabels: the modules with labels under the names of those without. *)
module Array = ArrayLabels
module Bytes = BytesLabels
module List = ListLabels
module String = StringLabels
