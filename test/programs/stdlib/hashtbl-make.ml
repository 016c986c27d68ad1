(* Hash tables for one type of keys, with an equality and a hash of their own. *)
module Word = struct
  type t = string

  let equal a b = String.lowercase_ascii a = String.lowercase_ascii b
  let hash w = Hashtbl.hash (String.lowercase_ascii w)
end

module Words = Hashtbl.Make (Word)

let () =
  let t = Words.create 10 in
  List.iter
    (fun w -> Words.replace t w (1 + Option.value ~default:0 (Words.find_opt t w)))
    [ "The"; "cat"; "the"; "Dog"; "THE"; "dog"; "bird" ];
  Words.iter (fun w n -> Printf.printf "%s:%d " w n) t;
  Printf.printf "%d %b %b\n" (Words.length t) (Words.mem t "CAT") (Words.mem t "cow");
  Words.add t "Cat" 7;
  List.iter (Printf.printf "%d ") (Words.find_all t "cAt");
  Words.remove t "CAT";
  Printf.printf "%d\n" (Words.find t "cat");
  (try ignore (Words.find t "cow") with Not_found -> print_endline "Not_found");
  Words.filter_map_inplace (fun w n -> if String.length w = 3 then Some (n * 10) else None) t;
  print_endline (Words.fold (fun w n s -> s ^ w ^ string_of_int n ^ " ") t "");
  let u = Words.copy t in
  Words.clear t;
  Words.reset t;
  Words.add_seq t (List.to_seq [ ("x", 1); ("X", 2) ]);
  Words.replace_seq t (List.to_seq [ ("y", 1); ("Y", 2) ]);
  Seq.iter (fun (w, n) -> Printf.printf "%s%d " w n) (Words.to_seq t);
  Seq.iter print_string (Words.to_seq_keys u);
  Seq.iter print_int (Words.to_seq_values (Words.of_seq (Words.to_seq t)));
  Printf.printf " %d\n" (Words.stats u).Hashtbl.num_bindings

(* A poor hash, and one that can be negative. *)
module Ints = Hashtbl.Make (struct
  type t = int

  let equal = Int.equal
  let hash n = (n mod 5) - 2
end)

module Seeded = Hashtbl.MakeSeeded (struct
  type t = int

  let equal = ( = )
  let hash seed n = seed + n
end)

let () =
  let t = Ints.create 4 in
  for i = 1 to 50 do
    Ints.add t i (i * i)
  done;
  Ints.iter (fun k v -> Printf.printf "%d:%d " k v) t;
  print_newline ();
  let s = Ints.stats t in
  Printf.printf "%d %d\n" s.Hashtbl.num_buckets s.Hashtbl.max_bucket_length;
  let t = Seeded.create ~random:false 4 in
  List.iter (fun n -> Seeded.add t n ()) [ 5; 3; 21; 37; 3 ];
  Seeded.iter (fun k () -> Printf.printf "%d " k) t;
  print_newline ()

module Memo (K : Hashtbl.HashedType) = struct
  module T = Hashtbl.Make (K)

  let memo f =
    let known = T.create 16 in
    fun k ->
      match T.find_opt known k with
      | Some v -> v
      | None ->
        let v = f k in
        T.add known k v;
        v
end

module M = Memo (Word)

let () =
  let length = M.memo (fun w -> print_string ("(" ^ w ^ ")"); String.length w) in
  Printf.printf "%d\n" (length "one");
  Printf.printf "%d\n" (length "ONE" + length "three")
