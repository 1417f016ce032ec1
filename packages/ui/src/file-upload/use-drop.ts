import { type ClipboardEvent, type DragEvent, useState } from "react";

type Add = (files: readonly File[], reason: "drop" | "paste", event: Event) => void;
const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * Files that are dropped on an element or pasted while the focus is in it. Without `add` a dropped file is ignored,
 * and the browser does not open it.
 */
export function useDrop(add: Add | undefined) {
  const [dragging, setDragging] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = add ? "copy" : "none";
      setDragging(add !== undefined);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      add?.([...event.dataTransfer.files], "drop", event.nativeEvent);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (!add || files.length === 0) return;
      event.preventDefault();
      add(files, "paste", event.nativeEvent);
    },
  };
  return { dragging, handlers };
}
