object Main {
  def f(x: Int = {
    x match { case 1 => """ abc
