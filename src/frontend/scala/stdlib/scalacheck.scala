// The library ScalaCheck, as far as properties of one forAll over types that are written need it. Whoever asks about contracts
// finds each property as a function; for others they do nothing.
package org.scalacheck {
  class Properties(val name: String) {
    def property: PropertySpecifier = new PropertySpecifier
    def include(other: Properties): Unit = ()
  }
  class PropertySpecifier {
    def update(name: String, prop: => Prop): Unit = ()
  }
  class Prop(val value: Boolean) {
    def &&(that: => Prop): Prop = if (value) that else this
    def ||(that: => Prop): Prop = if (value) this else that
    def :|(label: String): Prop = this
  }
  object Prop {
    def truth(value: Boolean): Boolean = value
    def truth(prop: Prop): Boolean = prop.value
    def holds(value: Boolean): Boolean = if (value) value else throw new AssertionError("assertion failed")
    def apply(value: Boolean): Prop = new Prop(value)
    def all(props: Prop*): Prop = new Prop(props.forall(each => each.value))
    def atLeastOne(props: Prop*): Prop = new Prop(props.exists(each => each.value))
    def forAll[A, P](f: A => P): Prop = Core.unsupported("a forAll inside of another")
    def forAll[A, B, P](f: (A, B) => P): Prop = Core.unsupported("a forAll inside of another")
    def forAll[A, B, C, P](f: (A, B, C) => P): Prop = Core.unsupported("a forAll inside of another")
    def forAll[A, B, C, D, P](f: (A, B, C, D) => P): Prop = Core.unsupported("a forAll inside of another")
    implicit def propBoolean(value: Boolean): Prop = new Prop(value)
    implicit def BooleanOperators(value: Boolean): ExtendedBoolean = new ExtendedBoolean(value)
    implicit def AnyOperators[A](value: A): ExtendedAny[A] = new ExtendedAny[A](value)
  }
  class ExtendedBoolean(value: Boolean) {
    def ==>(that: => Prop): Prop = if (value) that else new Prop(true)
  }
  class ExtendedAny[A](value: A) {
    def ?=(that: A): Prop = new Prop(value == that)
    def =?(that: A): Prop = new Prop(value == that)
  }
}
