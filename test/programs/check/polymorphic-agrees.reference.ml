let rec reverse = function [] -> [] | x :: rest -> reverse rest @ [ x ]
