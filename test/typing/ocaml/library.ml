(*** list-map ***)
let f = List.map (fun x -> x + 1) [1; 2]
(*** list-map-swapped ***)
let f = List.map [1; 2] (fun x -> x + 1)
(*** list-fold-left ***)
let f l = List.fold_left (fun acc x -> x :: acc) [] l
(*** list-fold-left-swapped ***)
let f l = List.fold_left (fun x acc -> x :: acc) [] [1]
(*** list-fold-right ***)
let f l = List.fold_right (fun x acc -> x + acc) l 0
(*** list-sort ***)
let f l = List.sort compare l
(*** list-sort-without-comparison ***)
let f l = List.sort [3; 1]
(*** list-assoc ***)
let f l = List.assoc "a" l + 1
(*** list-assoc-wrong-key ***)
let x = List.assoc 1 [("a", 2)]
(*** list-filter-map ***)
let f l = List.filter_map (fun x -> if x > 0 then Some (string_of_int x) else None) l
(*** list-iter-non-unit ***)
let f l = List.iter (fun x -> x + 1) l
(*** list-init ***)
let l = List.init 3 (fun i -> i * i)
(*** option-map ***)
let f x = Option.map succ x
(*** option-value ***)
let f x = Option.value x ~default:0
(*** option-value-unlabelled ***)
let f (x : int option) = Option.value x 0
(*** option-value-wrong ***)
let f (x : string option) = Option.value x ~default:0
(*** string-length ***)
let f s = String.length s
(*** string-concat-wrong ***)
let f l = String.concat l ","
(*** string-get-set ***)
let f s = String.get s 0 = 'a'
(*** array-functions ***)
let f n = Array.make n 0 |> Array.map float_of_int |> Array.to_list
(*** array-make-matrix ***)
let m = Array.make_matrix 2 2 0
let x = m.(0).(1) + 1
(*** array-2d-wrong ***)
let m = Array.make 2 0
let x = m.(0).(1)
(*** hashtbl ***)
let f () = let h = Hashtbl.create 10 in Hashtbl.add h 1 "a"; Hashtbl.find_opt h 1
(*** hashtbl-hash ***)
let a = Hashtbl.hash 1n + Hashtbl.hash "a"
(*** buffer ***)
let f () = let b = Buffer.create 10 in Buffer.add_string b "a"; Buffer.add_char b 'c'; Buffer.contents b
(*** buffer-wrong ***)
let f () = let b = Buffer.create 10 in Buffer.add_string b 'a'
(*** char-functions ***)
let f c = Char.chr (Char.code c + 1)
(*** float-functions ***)
let f x = sqrt x +. float_of_int 2 ** 2.
(*** float-functions-int ***)
let x = sqrt 4
(*** seq ***)
let rec from n () = Seq.Cons (n, from (n + 1))
let x = from 0
(*** seq-map ***)
let f s = Seq.map succ s |> List.of_seq
(*** lazy-module ***)
let x = Lazy.from_fun (fun () -> 1)
let y = Lazy.force x + 1
(*** queue ***)
let q = Queue.create ()
let () = Queue.add 1 q
let x = Queue.pop q + 1
(*** queue-wrong-order ***)
let q = Queue.create ()
let () = Queue.add q 1
(*** stack ***)
let s = Stack.create ()
let () = Stack.push "a" s
(*** result-module ***)
let f r = Result.bind r (fun x -> if x > 0 then Ok x else Error "neg")
(*** fun-module ***)
let f = Fun.flip List.map [1; 2]
let g = f string_of_int
(*** fun-protect ***)
let f g = Fun.protect ~finally:(fun () -> ()) g
(*** either-module ***)
let x = [Either.Left 1; Either.Right "a"]
(*** in-channel-types ***)
let f () = input_line stdin
(*** out-channel-types ***)
let f () = output_string stdout "a"; flush stdout
(*** out-channel-wrong ***)
let f () = output_string stdin "a"
(*** in-channel-is-opaque ***)
let f () : int = stdin
(*** in-channel-is-not-out-channel ***)
let l = [stdin; stdout]
(*** obj-magic ***)
let x : string = Obj.magic 1
(*** obj-repr ***)
let x = Obj.repr 1
(*** random ***)
let f n = Random.int n + Random.bits ()
(*** random-wrong ***)
let f n = Random.int n +. 1.
(*** sys ***)
let f () = Sys.time () +. 1.
let a = Sys.argv.(0) ^ ""
(*** sys-wrong ***)
let f () = Sys.time () + 1
(*** int-module ***)
let f = Int.abs (Int.max_int)
(*** int64-module ***)
let f x = Int64.add x 1L |> Int64.to_int
(*** int64-module-wrong ***)
let f x = Int64.add x 1
(*** bytes ***)
let f s = let b = Bytes.of_string s in Bytes.set b 0 'a'; Bytes.to_string b
(*** bytes-wrong ***)
let f s = Bytes.set s 0 "a"
(*** map-fold ***)
module M = Map.Make (Int)
let f m = M.fold (fun k v acc -> k + String.length v + acc) m 0
(*** map-fold-wrong ***)
module M = Map.Make (Int)
let f m = M.fold (fun acc k v -> acc ^ k ^ v) m 0
(*** map-find-opt ***)
module M = Map.Make (String)
let f m = match M.find_opt "a" m with Some x -> x | None -> 0
(*** set-elements ***)
module S = Set.Make (Char)
let f s = S.elements s |> List.map Char.code
(*** set-of-wrong-element ***)
module S = Set.Make (Char)
let f s = S.mem 1 s
(*** set-equality-type ***)
module S = Set.Make (Char)
module T = Set.Make (Int)
let f (s : S.t) = T.cardinal s
(*** hashtbl-make ***)
module H = Hashtbl.Make (struct type t = int let equal = ( = ) let hash x = x end)
let h : string H.t = H.create 3
let () = H.add h 1 "a"
(*** hashtbl-make-wrong ***)
module H = Hashtbl.Make (struct type t = int let equal = ( = ) let hash x = x end)
let f h = H.add h "a" 1
(*** gc ***)
let f () = Gc.full_major (); Gc.compact ()
(*** gc-stat ***)
let f () = (Gc.stat ()).Gc.live_words + 1
(*** gc-stat-wrong ***)
let f () = Gc.stat () + 1
(*** weak ***)
let w = Weak.create 3
let () = Weak.set w 0 (Some "a")
let x = Weak.get w 0
(*** weak-wrong ***)
let w = Weak.create 3
let () = Weak.set w 0 "a"
(*** ephemeron ***)
let f (e : (string, int) Ephemeron.K1.t) = Ephemeron.K1.get_data e
(*** bigarray ***)
let a = Bigarray.Array1.create Bigarray.int Bigarray.c_layout 3
let x = a.{0} + 1
(*** filename ***)
let s = Filename.concat "a" "b" ^ Filename.basename "c"
(*** printexc ***)
let s = Printexc.to_string Not_found
(*** digest ***)
let s = Digest.to_hex (Digest.string "a")
(*** marshal ***)
let s = Marshal.to_string [1] []
(*** nativeint ***)
let x = Nativeint.add 1n 2n
(*** complex ***)
let c = Complex.add Complex.one { Complex.re = 1.; im = 2. }
(*** lexing-opaque ***)
let f (b : Lexing.lexbuf) : string = b
(*** scanf-channel-opaque ***)
let f (c : Scanf.Scanning.in_channel) : int = c
(*** formatter-opaque ***)
let f (p : Format.formatter) : out_channel = p
(*** mutex-free-unit ***)
let f () = at_exit (fun () -> print_string "bye")
(*** list-labels ***)
let f l = ListLabels.fold_left ~init:0 ~f:( + ) l
(*** string-labels-wrong ***)
let f = StringLabels.sub "abc" ~pos:0 ~length:1
(*** std-labels ***)
open StdLabels
let f l = List.map ~f:succ l
(*** more-labels ***)
let f h = MoreLabels.Hashtbl.iter ~f:(fun ~key ~data -> print_int (key + data)) h
(*** callback-typed ***)
let f () = Callback.register "f" (fun x -> x + 1)
(*** uchar ***)
let n = Uchar.to_int (Uchar.of_int 3)
(*** uchar-opaque ***)
let n = Uchar.of_int 3 + 1
(*** float-array ***)
let a = Float.Array.make 3 0.
let x = Float.Array.get a 0 +. 1.
(*** atomic ***)
let a = Atomic.make 1
let () = Atomic.set a 2
(*** atomic-wrong ***)
let a = Atomic.make 1
let () = Atomic.set a "x"
