let evens (s : int Seq.t) = Seq.filter (fun x -> x mod 2 = 0) s
