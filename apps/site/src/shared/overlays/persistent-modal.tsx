import { type ReactNode, useState } from "react";
import { Modal, type ModalProps } from "@baize/ui/modal";

interface PersistentModalProps<Value> extends Pick<ModalProps, "size" | "fallbackFocus"> {
  /** The dialog's item; undefined while it is closed. */
  readonly about: Value | undefined;
  readonly close: () => void;
  readonly title: (about: Value) => ReactNode;
  readonly children: (about: Value) => ReactNode;
}

/** A dialog about one item. While it closes, the last item stays. */
export function PersistentModal<Value>({ about, close, title, children, ...rest }: PersistentModalProps<Value>) {
  const [kept, keep] = useState(about);
  if (about !== undefined && about !== kept) keep(about);
  if (kept === undefined) return null;
  return (
    <Modal {...rest} open={about !== undefined} onOpenChange={(next) => !next && close()} title={title(kept)}>
      {children(kept)}
    </Modal>
  );
}
