// scratch
import { nativeZ3, nativeZ3Problem } from "../src/library/native-z3.js";
console.log(await nativeZ3Problem());
const ask = nativeZ3();
console.log(await ask("(push)(declare-const x Int)(assert (> x 5))(check-sat)(get-value (x))(pop)"));
const [a, b] = await Promise.all([ask("(check-sat)"), ask('(echo "hi")')]);
console.log(a, b);
console.log(await ask("(exit)"));
console.log(await ask("(check-sat)"));
console.log(await ask("(assert (foo"), "|", await ask("))(check-sat)"));
const t = performance.now();
for (let i = 0; i < 100; i++) await ask(`(set-option :rlimit 30000)(push)(declare-const x Int)(declare-const y Int)(assert (and (< x y) (= (+ (* x x) y) ${30 + i}) (> x ${i % 5})))(check-sat)(get-value (x y))(pop)`);
console.log((performance.now() - t) / 100, "ms each");
process.env.PATH = "";
console.log(await nativeZ3Problem(), await nativeZ3()("(check-sat)"));
