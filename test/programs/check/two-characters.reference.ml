let implode cs = String.of_seq (List.to_seq cs)
