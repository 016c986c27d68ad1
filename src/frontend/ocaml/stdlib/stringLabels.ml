(* StringLabels: the functions of String, with labels; not those that change a string in place. *)
include String

let init n ~f = init n f
let concat ~sep l = concat sep l
let sub s ~pos ~len = sub s pos len
let split_on_char ~sep s = split_on_char sep s
let map ~f s = map f s
let mapi ~f s = mapi f s
let fold_left ~f ~init s = fold_left f init s
let fold_right ~f s ~init = fold_right f s init
let for_all ~f s = for_all f s
let exists ~f s = exists f s
let iter ~f s = iter f s
let iteri ~f s = iteri f s
let blit ~src ~src_pos ~dst ~dst_pos ~len = blit src src_pos dst dst_pos len
let unsafe_blit ~src ~src_pos ~dst ~dst_pos ~len = unsafe_blit src src_pos dst dst_pos len
