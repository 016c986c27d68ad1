package a.b
package c
import x.y.z
import x._
import x.y.{a, b => c, d => _, _}
import x.a, y.b
object D
