import type { FocusEvent } from "react";

/**
 * Whether a blur takes the focus out of a field: not to one of its own buttons, not to a panel that one of them opened,
 * and not with the whole window, to read the SMS say.
 */
export function isLeaving({ currentTarget: root, target, relatedTarget: to }: FocusEvent): boolean {
  // The blurred element may be in a panel that is the field's child only in React.
  if (!root.contains(target)) return false;
  if (!(to instanceof Element)) return document.hasFocus();
  if (root.contains(to)) return false;
  const panel = to.closest("[data-component=popover]");
  return panel === null || panel.contains(root);
}
