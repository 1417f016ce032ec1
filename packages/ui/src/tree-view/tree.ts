/** One row of the tree, with the rows below it. */
export interface TreeNode {
  /** Unique in the whole tree. */
  readonly value: string;
  /** The label, which is shown, read and found by typing. */
  readonly label: string;
  /** At the end of the row, already written: "128", "₹42,300". */
  readonly count?: string;
  /** The count in words, for screen readers: "128 downlines". */
  readonly countLabel?: string;
  /** Known children. Without them a branch loads its own when it opens. */
  readonly children?: readonly TreeNode[];
  /** It has children to load. */
  readonly branch?: boolean;
}

/** The state of the children of a branch that loads them. */
export type Branch = { readonly state: "loading" | "failed" } | { readonly state: "ready"; readonly nodes: readonly TreeNode[] };
export type Branches = ReadonlyMap<string, Branch>;

interface Place {
  /** Its own name among the rows. */
  readonly id: string;
  /** From 1, as ARIA counts. */
  readonly level: number;
  readonly parent: string | undefined;
  readonly position: number;
  readonly siblings: number;
}
/** One visible line: a node, or the text in place of children that are loading or failed. */
export type TreeRow =
  | (Place & { readonly kind: "node"; readonly node: TreeNode; readonly open: boolean | undefined })
  | (Place & { readonly kind: "loading" | "failed"; readonly parent: string });

interface Pending {
  readonly nodes: readonly TreeNode[];
  readonly level: number;
  readonly parent: string | undefined;
  index: number;
}

export function isBranch(node: TreeNode): boolean {
  return node.branch === true || (node.children?.length ?? 0) > 0;
}

/** The lines of a tree in order, children of closed branches left out. A stack, not recursion: depth is the caller's data. */
export function flatten(roots: readonly TreeNode[], open: ReadonlySet<string>, branches: Branches): TreeRow[] {
  const rows: TreeRow[] = [];
  const stack: Pending[] = [{ nodes: roots, level: 1, parent: undefined, index: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const node = top.nodes[top.index];
    if (!node) {
      stack.pop();
      continue;
    }
    top.index += 1;
    const { level, parent, nodes } = top;
    const isOpen = isBranch(node) ? open.has(node.value) : undefined;
    const place = { id: node.value, level, parent, position: top.index, siblings: nodes.length };
    rows.push({ kind: "node", ...place, node, open: isOpen });
    if (!isOpen) continue;
    const branch = branches.get(node.value);
    const below = { level: level + 1, parent: node.value };
    const children = node.children ?? (branch?.state === "ready" ? branch.nodes : undefined);
    if (children) stack.push({ nodes: children, ...below, index: 0 });
    else
      rows.push({
        kind: branch?.state === "failed" ? "failed" : "loading",
        id: `${node.value}/…`,
        ...below,
        position: 1,
        siblings: 1,
      });
  }
  return rows;
}
