let double n = 2 * n
let square n = n * n
let rec factorial n = if n <= 1 then 1 else n * factorial (n - 1)
let greatest n = n = max_int
let half n = n / 2
let name n = if n = 0 then "none" else "more"
let missing n = n + 1
