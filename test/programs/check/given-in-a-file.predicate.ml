let short _ l = List.length l < 3
