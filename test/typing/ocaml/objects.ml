(*** object-immediate ***)
let o = object method x = 1 end
let a = o#x + 1
(*** object-unknown-method ***)
let o = object method x = 1 end
let a = o#y
(*** object-method-type ***)
let o = object method x = 1 end
let a = o#x ^ "a"
(*** object-function-open ***)
let f o = o#x + 1
let a = f (object method x = 1 method y = 2 end)
(*** object-function-missing-method ***)
let f o = o#x + o#y
let a = f (object method x = 1 end)
(*** object-closed-type ***)
let f (o : < x : int >) = o#x
let a = f (object method x = 1 method y = 2 end)
(*** object-closed-type-coerced ***)
let f (o : < x : int >) = o#x
let o = object method x = 1 method y = 2 end
let a = f (o :> < x : int >)
(*** object-coercion-missing ***)
let o = object method x = 1 end
let a = (o :> < x : int; y : int >)
(*** object-instance-variable ***)
class counter = object val mutable n = 0 method incr = n <- n + 1 method get = n end
let c = new counter
let () = c#incr
let a = c#get
(*** object-instance-variable-hidden ***)
class counter = object val mutable n = 0 method get = n end
let a = (new counter)#n
(*** object-instance-variable-immutable ***)
class counter = object val n = 0 method incr = n <- n + 1 end
(*** class-parameters ***)
class point x = object method x : int = x end
let p = new point 3
(*** class-parameters-wrong ***)
class point x = object method x : int = x end
let p = new point "a"
(*** class-inheritance ***)
class point x = object method x : int = x end
class cpoint x c = object inherit point x method c : string = c end
let p = new cpoint 1 "red"
let a = p#x
(*** class-override-type ***)
class a = object method x = 1 end
class b = object inherit a method x = "a" end
(*** class-virtual ***)
class virtual shape = object method virtual area : float method double = 2. end
class square = object inherit shape method area = 4. end
let s = new square
(*** class-virtual-instantiated ***)
class virtual shape = object method virtual area : float end
let s = new shape
(*** class-not-virtual-with-virtual-method ***)
class shape = object method virtual area : float end
(*** class-missing-virtual-method ***)
class virtual shape = object method virtual area : float end
class square = object inherit shape end
(*** class-unbound-type-variable ***)
class stack = object val mutable l = [] method push x = l <- x :: l end
(*** class-type-parameter ***)
class ['a] stack = object val mutable l : 'a list = [] method push x = l <- x :: l method top = List.hd l end
let s = new stack
let () = s#push 1
(*** class-type-parameter-clash ***)
class ['a] stack = object val mutable l : 'a list = [] method push x = l <- x :: l end
let s = new stack
let () = s#push 1
let () = s#push "a"
(*** class-self ***)
class c = object (self) method a = 1 method b = self#a + 1 end
(*** class-self-missing-method ***)
class c = object (self) method b = self#a + 1 end
(*** class-self-type ***)
class c = object (self : 'self) method me : 'self = self end
(*** class-private-method ***)
class c = object (self) method private secret = 1 method get = self#secret end
let a = (new c)#get
(*** class-private-method-outside ***)
class c = object method private secret = 1 end
let a = (new c)#secret
(*** class-polymorphic-method ***)
class c = object method id : 'a. 'a -> 'a = fun x -> x end
let o = new c
let a = (o#id 1, o#id "a")
(*** class-polymorphic-method-argument-unknown ***)
let f o = (o#id 1, o#id "a")
(*** class-polymorphic-method-argument-annotated ***)
let f (o : < id : 'a. 'a -> 'a >) = (o#id 1, o#id "a")
(*** class-unbound ***)
let o = new nowhere
(*** class-type-as-interface ***)
class type t = object method x : int end
let f (o : t) = o#x
let a = f (object method x = 3 end)
(*** class-functional-update ***)
class c = object val n = 0 method succ = {< n = n + 1 >} method get = n end
let a = (new c)#succ#succ#get
(*** class-functional-update-wrong ***)
class c = object val n = 0 method succ = {< n = "a" >} end
(*** class-initializer ***)
class c = object val mutable n = 0 initializer n <- 3 method get = n end
(*** class-super ***)
class a = object method x = 1 end
class b = object inherit a as super method x = super#x + 1 end
(*** class-hash-type ***)
class c = object method x = 1 end
let f (o : #c) = o#x
let a = f (object method x = 1 method y = 2 end)
(*** class-binary-method-list ***)
class virtual cmp = object (_ : 'a) method virtual leq : 'a -> bool end
class money (x : float) = object inherit cmp method value = x method leq p = x <= p#value end
let b = (new money 1.)#leq (new money 2.)
(*** object-in-type ***)
type t = < x : int; .. > 
(*** object-in-type-as-parameter ***)
type 'a t = (< x : int; .. > as 'a)
