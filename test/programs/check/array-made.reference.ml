let zeros n = Array.to_list (Array.make (abs n) 0)
