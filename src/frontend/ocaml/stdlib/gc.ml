(* Memory management, of which a program sees nothing here: collections do nothing. Not here: what counts words and
   blocks, finalisers, alarms. *)

type stat = {
  minor_words : float;
  promoted_words : float;
  major_words : float;
  minor_collections : int;
  major_collections : int;
  heap_words : int;
  heap_chunks : int;
  live_words : int;
  live_blocks : int;
  free_words : int;
  free_blocks : int;
  largest_free : int;
  fragments : int;
  compactions : int;
  top_heap_words : int;
  stack_size : int;
  forced_major_collections : int;
}

type control = {
  mutable minor_heap_size : int;
  mutable major_heap_increment : int;
  mutable space_overhead : int;
  mutable verbose : int;
  mutable max_overhead : int;
  mutable stack_limit : int;
  mutable allocation_policy : int;
  window_size : int;
  custom_major_ratio : int;
  custom_minor_ratio : int;
  custom_minor_max_size : int;
}

let _control =
  ref
    {
      minor_heap_size = 262144;
      major_heap_increment = 15;
      space_overhead = 120;
      verbose = 0;
      max_overhead = 500;
      stack_limit = 1048576;
      allocation_policy = 2;
      window_size = 1;
      custom_major_ratio = 44;
      custom_minor_ratio = 100;
      custom_minor_max_size = 8192;
    }

let get () = { !_control with verbose = !_control.verbose }
let set c = _control := { c with verbose = c.verbose }
let minor () = ()
let major () = ()
let full_major () = ()
let compact () = ()
