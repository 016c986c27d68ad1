let sort list = List.sort compare list
