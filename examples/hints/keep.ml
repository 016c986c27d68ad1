let keep = List.filter
