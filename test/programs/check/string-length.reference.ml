let short s = String.length s <= 3
