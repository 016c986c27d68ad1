(* ask: run -e "to_list [1; 2; 3]" -e "List.length [1; 2]" *)
module Own = struct
  type 'a t = [] | ( :: ) of 'a * 'a t
  let rec to_list : 'a t -> 'a list = function [] -> [] | x :: r -> x :: to_list r
end
let to_list = Own.to_list
