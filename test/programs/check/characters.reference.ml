let upper c = 'A' <= c && c <= 'Z'
