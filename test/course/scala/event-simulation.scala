// Simulation: an agenda of actions and wires with gates. check: EventSimulation.halfAdder, fullAdder, addBits, agendaOrder
abstract class Simulation {
  type Action = () => Unit
  case class WorkItem(time: Int, action: Action)

  private var curtime = 0
  def currentTime: Int = curtime
  private var agenda: List[WorkItem] = List()

  private def insert(ag: List[WorkItem], item: WorkItem): List[WorkItem] =
    if (ag.isEmpty || item.time < ag.head.time) item :: ag
    else ag.head :: insert(ag.tail, item)

  def afterDelay(delay: Int)(block: => Unit) {
    val item = WorkItem(currentTime + delay, () => block)
    agenda = insert(agenda, item)
  }

  private def next() {
    agenda match {
      case item :: rest =>
        agenda = rest
        curtime = item.time
        item.action()
      case List() =>
    }
  }

  def run() {
    while (!agenda.isEmpty) next()
  }
}

class Circuit extends Simulation {
  class Wire {
    private var sigVal = false
    private var actions: List[Action] = List()
    def getSignal = sigVal
    def setSignal(s: Boolean) =
      if (s != sigVal) {
        sigVal = s
        actions foreach (_())
      }
    def addAction(a: Action) = { actions = a :: actions; a() }
  }

  def inverter(input: Wire, output: Wire) = {
    def action() = { val sig = input.getSignal; afterDelay(1) { output setSignal !sig } }
    input addAction action
  }
  def gate(a: Wire, b: Wire, output: Wire, delay: Int)(op: (Boolean, Boolean) => Boolean) = {
    def action() = { val (x, y) = (a.getSignal, b.getSignal); afterDelay(delay) { output setSignal op(x, y) } }
    a addAction action
    b addAction action
  }
  def andGate(a: Wire, b: Wire, output: Wire) = gate(a, b, output, 3)(_ & _)
  def orGate(a: Wire, b: Wire, output: Wire) = gate(a, b, output, 5)(_ | _)

  def halfAdder(a: Wire, b: Wire, s: Wire, c: Wire) {
    val d, e = new Wire
    orGate(a, b, d)
    andGate(a, b, c)
    inverter(c, e)
    andGate(d, e, s)
  }
}

object EventSimulation {
  def halfAdder(x: Boolean, y: Boolean): (Boolean, Boolean) = {
    val circuit = new Circuit
    import circuit._
    val a, b, s, c = new Wire
    circuit.halfAdder(a, b, s, c)
    a setSignal x
    b setSignal y
    circuit.run()
    (s.getSignal, c.getSignal)
  }

  def fullAdder(x: Boolean, y: Boolean, z: Boolean): (Boolean, Boolean) = {
    val (s1, c1) = halfAdder(x, y)
    val (s2, c2) = halfAdder(s1, z)
    (s2, c1 || c2)
  }

  // In which order things happen that are to happen after these delays.
  def agendaOrder(delays: List[Int]): List[Int] = {
    object Clock extends Simulation
    var happened = List[Int]()
    for ((d, i) <- delays.zipWithIndex) Clock.afterDelay(d) { happened = i :: happened }
    Clock.run()
    happened.reverse
  }

  def main(args: Array[String]): Unit = {
    for (x <- List(false, true); y <- List(false, true)) println(s"$x + $y = ${halfAdder(x, y)}")
    println(fullAdder(true, true, true))
    println(agendaOrder(List(3, 1, 2, 1)))
  }
}
