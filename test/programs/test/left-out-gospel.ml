(* ask: test *)
(* What a contract says and we cannot ask is not said to hold: no type, no bounds, no meaning, what is optional. *)
let text x = x + 1
(*@ r = text x
      ensures r > "a" *)
let part x = x + 1
(*@ r = part x
      ensures r = x + 1
      ensures forall y. y > r \/ exists z. z > y *)
let given x = x + 1
(*@ r = given x
      requires nobody x
      ensures r > 0 *)
let wrong x = x
(*@ r = wrong x
      ensures r = x + 1
      pure *)
let whole x = x
(*@ r = whole x
      ensures r = x *)
(*@ lemma open_ended: forall x: int. exists y: int. y > x *)
(*@ axiom unused: forall x. x > 0 *)
