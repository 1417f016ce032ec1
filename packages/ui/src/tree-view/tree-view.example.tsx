import { TreeView } from "@baize/ui/tree-view";

export const example = (
  <TreeView aria-label="Branch" nodes={[{ value: "anya", label: "Anya", children: [{ value: "ravi", label: "Ravi" }] }]} />
);
