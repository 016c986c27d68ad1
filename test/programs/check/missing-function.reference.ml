let length l = List.length l
