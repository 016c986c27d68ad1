type box = { width : int; height : int; label : string }
let turn box = { box with width = box.height; height = box.width }
