// ask: run --fuel 1000000 -e "Main.all" -e "Main.C(1, 2, 3).__proto__" -e "new Main.constructor(4).prototype" -e "Main.C(1, 2, 3)" -e "Main.hasOwnProperty(1)" -e "Main.m" -e "Main.toString.length > 0"
object Main {
  val __proto__ = 0
  val prototype = 2
  val `then` = 4
  val arguments = 5
  val eval = 6
  val self = 7
  val process = 8
  val globalThis = 9
  val undefined = 10
  val NaN = 11
  val let = 12
  val const = 13
  val function = 14
  val delete = 15
  val await = 16
  val async = 17
  val static = 18
  val valueOf = 19
  val __defineGetter__ = 20
  val require_ = 21
  val module = 22
  val exports = 23
  val name = 24
  val length = 25
  val apply_ = 26
  val call = 27
  val bind = 28
  val caller = 29
  val in = 30
  val of = 31
  val debugger = 32
  val void = 33
  val typeof = 34
  val instanceof = 35
  val switch = 36
  val default = 37
  val break = 38
  val continue = 39
  val `export` = 40
  val enum_ = 41
  val interface = 42
  val public = 43
  val $ = 44
  val $a = 45
  val _1a = 46
  val __ = 47
  val Object_ = 48
  val Symbol = 49
  case class C(__proto__ : Int, constructor: Int, `then`: Int)
  class constructor(val prototype: Int)
  def hasOwnProperty(arguments: Int): Int = arguments + __proto__
  def all = List(__proto__, prototype, `then`, arguments, eval, self, process, globalThis, undefined, NaN, let, const, function, delete, await, async, static, valueOf, __defineGetter__, require_, module, exports, name, length, apply_, call, bind, caller, in, of, debugger, void, typeof, instanceof, switch, default, break, continue, `export`, enum_, interface, public, $, $a, _1a, __, Object_, Symbol).sum
  val m = Map("__proto__" -> 1, "constructor" -> 2, "toString" -> 3, "hasOwnProperty" -> 4)
}
