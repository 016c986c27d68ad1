(* ask: run -e "4611686018427387903" -e "-4611686018427387904" -e "0x7fff_ffff_ffff_ffff" -e max_int *)
