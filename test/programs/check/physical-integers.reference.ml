let differ (a : int) b = a <> b
