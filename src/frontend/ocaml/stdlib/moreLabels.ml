(* MoreLabels: Hashtbl, Map and Set with labels. The signatures of what their functors give are not here. *)
module Hashtbl = struct
  include Hashtbl

  let add t ~key ~data = add t key data
  let replace t ~key ~data = replace t key data
  let iter ~f t = iter (fun key data -> f ~key ~data) t
  let filter_map_inplace ~f t = filter_map_inplace (fun key data -> f ~key ~data) t
  let fold ~f t ~init = fold (fun key data acc -> f ~key ~data acc) t init

  module Make (H : HashedType) = struct
    include Make (H)

    let add t ~key ~data = add t key data
    let replace t ~key ~data = replace t key data
    let iter ~f t = iter (fun key data -> f ~key ~data) t
    let filter_map_inplace ~f t = filter_map_inplace (fun key data -> f ~key ~data) t
    let fold ~f t ~init = fold (fun key data acc -> f ~key ~data acc) t init
  end
end

module Map = struct
  module type OrderedType = Map.OrderedType

  module Make (Ord : OrderedType) = struct
    include Map.Make (Ord)

    let add ~key ~data m = add key data m
    let update ~key ~f m = update key f m
    let merge ~f m1 m2 = merge f m1 m2
    let union ~f m1 m2 = union f m1 m2
    let compare ~cmp m1 m2 = compare cmp m1 m2
    let equal ~cmp m1 m2 = equal cmp m1 m2
    let iter ~f m = iter (fun key data -> f ~key ~data) m
    let fold ~f m ~init = fold (fun key data acc -> f ~key ~data acc) m init
    let for_all ~f m = for_all f m
    let exists ~f m = exists f m
    let filter ~f m = filter f m
    let filter_map ~f m = filter_map f m
    let partition ~f m = partition f m
    let find_first ~f m = find_first f m
    let find_first_opt ~f m = find_first_opt f m
    let find_last ~f m = find_last f m
    let find_last_opt ~f m = find_last_opt f m
    let map ~f m = map f m
    let mapi ~f m = mapi f m
  end
end

module Set = struct
  module type OrderedType = Set.OrderedType

  module Make (Ord : OrderedType) = struct
    include Set.Make (Ord)

    let iter ~f s = iter f s
    let map ~f s = map f s
    let fold ~f s ~init = fold f s init
    let for_all ~f s = for_all f s
    let exists ~f s = exists f s
    let filter ~f s = filter f s
    let filter_map ~f s = filter_map f s
    let partition ~f s = partition f s
    let find_first ~f s = find_first f s
    let find_first_opt ~f s = find_first_opt f s
    let find_last ~f s = find_last f s
    let find_last_opt ~f s = find_last_opt f s
  end
end
