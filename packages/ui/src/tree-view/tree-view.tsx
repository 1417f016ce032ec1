import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type Ref, useEffect, useMemo, useRef, useState } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { type ChangeDetails } from "../overlay/details.ts";
import { useValue } from "../field/use-value.ts";
import { cx } from "../theme/cx.ts";
import type { Piece } from "../virtual-list/row-plan.ts";
import { useVirtualRows } from "../virtual-list/use-virtual-rows.ts";
import { rowAfter, rowNamed, sideways, typed } from "./move.ts";
import { flatten, isBranch, type TreeNode, type TreeRow } from "./tree.ts";
import { Row } from "./tree-row.tsx";
import { type LoadChildren, useBranches } from "./use-branches.ts";
import * as css from "./tree-view.css.ts";

export type { LoadChildren } from "./use-branches.ts";
export type { TreeNode } from "./tree.ts";

/** `pointer`: a press on the row or its arrow. `keyboard`: a key. */
export type TreeReason = "pointer" | "keyboard";

export interface TreeViewProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "children"> {
  /** Names the tree. */
  "aria-label": string;
  /** The rows of the first level, each with its children. */
  nodes: readonly TreeNode[];
  /** Texts in place of those of the provider: `loading` and `failed`, the row of a branch whose children are not here. */
  messages?: PartMessages<"treeView">;
  /** The chosen row; "" for none. */
  value?: string;
  /** The chosen row at first, when the tree holds it itself. */
  defaultValue?: string;
  /** Called with the value of the row that is chosen. */
  onValueChange?: (value: string, details: ChangeDetails<TreeReason>) => void;
  /** Values of the branches that are open. */
  expanded?: readonly string[];
  /** Values of the branches that are open at first, when the tree holds them itself. */
  defaultExpanded?: readonly string[];
  /** Called with the values of all open branches after one opened or closed. */
  onExpandedChange?: (expanded: readonly string[], details: ChangeDetails<TreeReason>) => void;
  /** Children of a `branch` without `children`, asked for when it opens first. Reject to show the failed row. */
  loadChildren?: LoadChildren;
  /** `nearest`: the page or box around it. `own`: it scrolls itself, in the size that you give it. */
  scroller?: "nearest" | "own";
  ref?: Ref<HTMLDivElement>;
}

const noneOpen: readonly string[] = [];
const rowHeight = 44;

/** Whether an arrow key points in reading direction, which is into the tree. */
function isInwards({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (key === "ArrowRight") === (getComputedStyle(currentTarget).direction !== "rtl");
}

/** The focused row: the last focused one, or its parent if it is gone, or the chosen one, or the first. */
function currentRow(rows: readonly TreeRow[], active: string | undefined, chosen: string): number {
  for (const id of [active, active?.replace(/\/…$/, ""), chosen]) {
    const index = id ? rows.findIndex((row) => row.id === id) : -1;
    if (index >= 0) return index;
  }
  return 0;
}

/**
 * A hierarchy, such as an agent's downline. Branches may load their children when they open; rows away
 * from the window are not in the page. Rest props and `ref` land on the root.
 */
export function TreeView(props: TreeViewProps) {
  const { nodes, messages, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, ...others } = props;
  const text = useMessages("treeView", messages);
  const { loadChildren, scroller = "nearest", className, "aria-label": label, ...rest } = others;
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange }, "");
  const [open, setOpen] = useValue({ value: expanded, defaultValue: defaultExpanded, onValueChange: onExpandedChange }, noneOpen);
  const { branches, load } = useBranches(loadChildren);
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const word = useRef({ text: "", at: 0 });

  const rows = useMemo(() => flatten(nodes, new Set(open), branches), [nodes, open, branches]);
  const current = currentRow(rows, active, chosen);
  const keyOf = (index: number) => rows[index]?.id ?? "";
  const { pieces } = useVirtualRows({ count: rows.length, keyOf, estimate: rowHeight, overscan: 6, list, keep: current });

  // Branches that are open from the start, or that the caller opened.
  useEffect(() => {
    for (const row of rows) if (row.kind === "loading" && !branches.has(row.parent)) void load(row.parent);
  });
  const currentId = rows[current]?.id;
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']")?.focus();
  });

  const go = (index: number) => {
    const row = rows[index];
    if (!row || row.id === currentId) return;
    wantsFocus.current = true;
    setActive(row.id);
  };
  const setBranch = (value_: string, opens: boolean, reason: TreeReason, event: Event) => {
    setOpen(opens ? [...open, value_] : open.filter((other) => other !== value_), reason, event);
  };
  const press = (row: TreeRow, reason: TreeReason, event: Event) => {
    if (row.kind === "failed") void load(row.parent);
    if (row.kind === "node" && row.id !== chosen) choose(row.id, reason, event);
  };
  const openAll = (from: TreeRow, event: Event) => {
    const beside = rows
      .filter((row) => row.parent === from.parent && row.kind === "node" && isBranch(row.node))
      .map(({ id }) => id);
    setOpen([...new Set([...open, ...beside])], "keyboard", event);
  };

  const turn = (row: TreeRow, inwards: boolean, event: Event) => {
    const step = sideways(rows, current, inwards);
    if (step && "go" in step) go(step.go);
    else if (step) setBranch(row.id, step.set, "keyboard", event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rows[current];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, nativeEvent } = event;
    const to = rowAfter(rows, current, key);
    if (to !== undefined) go(to);
    else if (key === "ArrowRight" || key === "ArrowLeft") turn(row, isInwards(event), nativeEvent);
    else if (key === "Enter" || key === " ") press(row, "keyboard", nativeEvent);
    else if (key === "*") openAll(row, nativeEvent);
    else if (key.length === 1) {
      word.current = typed(word.current, key, event.timeStamp);
      go(rowNamed(rows, current, word.current.text) ?? current);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>("[data-id]")?.dataset.id;
    const row = rows.find((other) => other.id === id);
    if (!row) return;
    setActive(row.id);
    const onCaret = event.target.closest("[data-part=caret]");
    if (onCaret && row.kind === "node" && row.open !== undefined) setBranch(row.id, !row.open, "pointer", event.nativeEvent);
    else press(row, "pointer", event.nativeEvent);
  };

  const drawn = (piece: Piece) => {
    const row = rows[piece.row];
    if (piece.kind === "space") return <div key={`away-${piece.row}`} aria-hidden="true" style={{ blockSize: piece.size }} />;
    if (!row) return null;
    return (
      <Row key={row.id} row={row} index={piece.row} selected={row.id === chosen} current={piece.row === current} text={text} />
    );
  };
  return (
    <div data-component="tree-view" className={cx(css.root, scroller === "own" && css.own, className)} {...rest}>
      <div
        ref={list}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        data-part="tree"
        className={css.list}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {pieces.map(drawn)}
      </div>
    </div>
  );
}
