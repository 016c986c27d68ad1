let starts s = s.[0] = 'a'
