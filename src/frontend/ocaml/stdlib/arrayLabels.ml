(* ArrayLabels: the functions of Array, those that take functions or several arguments with labels. *)
include Array

let init n ~f = init n f
let make_matrix ~dimx ~dimy x = make_matrix dimx dimy x
let create_matrix ~dimx ~dimy x = create_matrix dimx dimy x
let sub a ~pos ~len = sub a pos len
let fill a ~pos ~len x = fill a pos len x
let blit ~src ~src_pos ~dst ~dst_pos ~len = blit src src_pos dst dst_pos len
let iter ~f a = iter f a
let iteri ~f a = iteri f a
let map ~f a = map f a
let mapi ~f a = mapi f a
let fold_left ~f ~init a = fold_left f init a
let fold_left_map ~f ~init a = fold_left_map f init a
let fold_right ~f a ~init = fold_right f a init
let iter2 ~f a1 a2 = iter2 f a1 a2
let map2 ~f a1 a2 = map2 f a1 a2
let for_all ~f a = for_all f a
let exists ~f a = exists f a
let for_all2 ~f a1 a2 = for_all2 f a1 a2
let exists2 ~f a1 a2 = exists2 f a1 a2
let mem x ~set = mem x set
let memq x ~set = memq x set
let find_opt ~f a = find_opt f a
let find_map ~f a = find_map f a
let sort ~cmp a = sort cmp a
let stable_sort ~cmp a = stable_sort cmp a
let fast_sort ~cmp a = fast_sort cmp a
