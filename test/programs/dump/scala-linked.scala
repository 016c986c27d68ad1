// ask: run --dump linked
def both(xs: List[Int]): List[Int] = xs ++ xs
