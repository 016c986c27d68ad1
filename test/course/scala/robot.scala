// Folding: a robot on a grid that obeys commands. check: turnLeft, parse, move, run, visited, distance
object Robot extends App {
  sealed trait Direction
  case object North extends Direction
  case object East extends Direction
  case object South extends Direction
  case object West extends Direction

  sealed trait Command
  case object TurnLeft extends Command
  case object TurnRight extends Command
  case class Forward(steps: Int) extends Command

  case class State(x: Int, y: Int, facing: Direction)

  val directions = Vector[Direction](North, East, South, West)

  def turn(d: Direction, by: Int): Direction = directions((directions.indexOf(d) + by + 4) % 4)
  def turnLeft(d: Direction) = turn(d, -1)
  def turnRight(d: Direction) = turn(d, 1)

  def move(s: State, n: Int): State = s.facing match {
    case North => s.copy(y = s.y + n)
    case South => s.copy(y = s.y - n)
    case East => s.copy(x = s.x + n)
    case West => s.copy(x = s.x - n)
  }

  def obey(s: State, c: Command): State = c match {
    case TurnLeft => s.copy(facing = turnLeft(s.facing))
    case TurnRight => s.copy(facing = turnRight(s.facing))
    case Forward(n) => move(s, n)
  }

  def parse(text: String): List[Command] = text.toList.flatMap {
    case 'L' => List(TurnLeft)
    case 'R' => List(TurnRight)
    case d if d.isDigit => List(Forward(d.asDigit))
    case _ => Nil
  }

  val start = State(0, 0, North)

  def run(commands: List[Command]): State = (start /: commands)(obey)

  def visited(commands: List[Command]): Int =
    commands.scanLeft(start)(obey).map(s => (s.x, s.y)).distinct.size

  def distance(s: State): Int = math.abs(s.x) + math.abs(s.y)

  val program = parse("3 R2 R1 L L9?")
  println(program)
  println(run(program))
  println(visited(program) + " places, " + distance(run(program)) + " away")
  println(directions.map(turnLeft))
}
