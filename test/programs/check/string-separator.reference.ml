let join l = String.concat ", " l
