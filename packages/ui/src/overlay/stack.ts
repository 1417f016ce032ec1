/** Who may be on the stack: modals, alert dialogs, sheets. */
export interface StackEntry {
  readonly id: string;
  readonly panel: HTMLElement;
  /** Gets each key that nothing inside has used; only while on top. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Asks the overlay to close; false when it refused. */
  readonly close: () => Promise<boolean>;
}

let entries: readonly StackEntry[] = [];
const listeners = new Set<() => void>();

const onKeyDown = (event: KeyboardEvent) => entries.at(-1)?.onKeyDown(event);

/** Focus that reached radix's guards has left the page's live part: it comes back to the top panel. */
function onFocusIn({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.hasAttribute("data-radix-focus-guard")) entries.at(-1)?.panel.focus();
}

function set(next: readonly StackEntry[]): void {
  if (entries.length === 0 && next.length > 0) {
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
  }
  if (next.length === 0) {
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("focusin", onFocusIn);
  }
  entries = next;
  for (const listener of listeners) listener();
}

/** Puts an overlay on top; the returned function removes it, whatever its position is then. */
export function push(entry: StackEntry): () => void {
  set([...entries, entry]);
  return () => set(entries.filter((other) => other !== entry));
}

export function isTop(id: string): boolean {
  return entries.at(-1)?.id === id;
}

export function depth(): number {
  return entries.length;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks every overlay to close, the top one first; stops at the first that refuses and then answers false. */
export async function closeAll(): Promise<boolean> {
  for (const entry of entries.toReversed()) {
    if (!(await entry.close())) return false;
  }
  return true;
}
