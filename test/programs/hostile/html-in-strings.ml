(* ask: run *)
(* <script>alert(1)</script> *)
let s = "<script>alert(1)</script><img src=x onerror=alert(1)>" + 1
