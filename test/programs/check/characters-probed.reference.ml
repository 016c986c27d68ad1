let far (_ : char) (_ : char) = false
