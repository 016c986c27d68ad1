(* BytesLabels: the functions of Bytes, with labels. *)
include Bytes

let init n ~f = init n f
let sub b ~pos ~len = sub b pos len
let sub_string b ~pos ~len = sub_string b pos len
let extend b ~left ~right = extend b left right
let fill b ~pos ~len c = fill b pos len c
let blit ~src ~src_pos ~dst ~dst_pos ~len = blit src src_pos dst dst_pos len
let blit_string ~src ~src_pos ~dst ~dst_pos ~len = blit_string src src_pos dst dst_pos len
let concat ~sep l = concat sep l
let iter ~f b = iter f b
let iteri ~f b = iteri f b
let map ~f b = map f b
let mapi ~f b = mapi f b
let fold_left ~f ~init b = fold_left f init b
let fold_right ~f b ~init = fold_right f b init
let for_all ~f b = for_all f b
let exists ~f b = exists f b
let split_on_char ~sep b = split_on_char sep b
let unsafe_blit ~src ~src_pos ~dst ~dst_pos ~len = unsafe_blit src src_pos dst dst_pos len
let unsafe_blit_string ~src ~src_pos ~dst ~dst_pos ~len = unsafe_blit_string src src_pos dst dst_pos len
let unsafe_fill b ~pos ~len c = unsafe_fill b pos len c
