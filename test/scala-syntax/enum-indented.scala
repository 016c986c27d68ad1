enum Tree[+A]:
  case Leaf
  case Node(l: Tree[A], v: A, r: Tree[A])
  def size: Int = this match
    case Leaf => 0
    case Node(l, _, r) => l.size + 1 + r.size
end Tree
