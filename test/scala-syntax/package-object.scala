package object p { val x = 1 }
