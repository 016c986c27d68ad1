let area r = 3. *. (r *. r)
