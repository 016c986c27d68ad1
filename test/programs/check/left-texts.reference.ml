let add b s = Buffer.add_string b s; Buffer.length b
let line b s = Buffer.add_string b s; Buffer.add_char b '\n'
let mark b = Bytes.set b 0 'x'; Bytes.to_string b
let upper b = for i = 0 to Bytes.length b - 1 do Bytes.set b i (Char.uppercase_ascii (Bytes.get b i)) done
