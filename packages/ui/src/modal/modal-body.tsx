import { type ReactNode, useRef } from "react";
import { useModalRoot } from "./modal-root.tsx";
import * as css from "./modal.css.ts";
import { useScrollable } from "./panel.ts";

interface ModalBodyProps {
  description: ReactNode;
  children: ReactNode;
}

/** The part that scrolls. While it does, it is a tab stop, so that the keyboard scrolls it too. */
export function ModalBody({ description, children }: ModalBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { descriptionId } = useModalRoot();
  const scrolls = useScrollable(body);
  return (
    <div
      ref={body}
      data-part="body"
      data-scrolls={scrolls ? "" : undefined}
      role={scrolls ? "group" : undefined}
      tabIndex={scrolls ? 0 : undefined}
      className={css.body}
    >
      {description && (
        <p id={descriptionId} data-part="description" className={css.description}>
          {description}
        </p>
      )}
      {children}
    </div>
  );
}
