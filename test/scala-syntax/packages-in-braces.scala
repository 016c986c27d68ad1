package a { class A; package b { class B } }
