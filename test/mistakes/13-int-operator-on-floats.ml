let circle radius = 3.14159 *. radius *. radius
