// What OCaml has and this front end does not, by tree-sitter's kinds of nodes, in a teacher's words.
// Such a node is reported whole and nothing inside it is read. To support one, take it out of this
// table and write its handler.

export const UNSUPPORTED: Readonly<Record<string, string>> = {
  class_definition: "classes",
  class_type_definition: "class types",
  object_expression: "objects",
  object_copy_expression: "objects",
  object_type: "object types",
  hash_type: "class types",
  new_expression: "objects",
  method_invocation: "methods",
  type_constraint: "type constraints",
  extension: "extension nodes",
  item_extension: "extension nodes",
  quoted_extension: "extension nodes",
  quoted_item_extension: "extension nodes",
  toplevel_directive: "directives of the toplevel, such as `#use`,",
};

/** What only later versions of the language have. */
export const NEWER: Readonly<Record<string, string>> = {
  labeled_tuple_element: "labelled tuples",
  labeled_tuple_element_type: "labelled tuples",
  labeled_tuple_element_pattern: "labelled tuples",
  labeled_tuple_element_binding_pattern: "labelled tuples",
};
