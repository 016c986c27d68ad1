let up b = Bytes.set b 0 'x'
let cat a b = Bytes.to_string a ^ Bytes.to_string b
