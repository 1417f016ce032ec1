import type { MouseEvent, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { ModalBody } from "./modal-body.tsx";
import { useModalRoot } from "./modal-root.tsx";
import * as css from "./modal.css.ts";

interface ModalContentProps {
  title: ReactNode;
  labelHidden?: boolean | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  /** With it, a close button. */
  onClose?: ((event: MouseEvent) => void) | undefined;
  messages?: PartMessages<"modal"> | undefined;
  children?: ReactNode;
}

/** What is inside the panel: head, scrolling body and actions. */
export function ModalContent({ title, labelHidden, description, actions, onClose, messages, children }: ModalContentProps) {
  const { titleId } = useModalRoot();
  const text = useMessages("modal", messages);
  return (
    <>
      <div data-part="head" className={cx(css.head, labelHidden && css.headBare)}>
        <h2 id={titleId} data-part="title" className={labelHidden ? css.hidden : css.title}>
          {title}
        </h2>
        {onClose && (
          <Button data-part="close" variant="ghost" size="sm" aria-label={text("close")} className={css.close} onClick={onClose}>
            <Icon art={x} />
          </Button>
        )}
      </div>
      <ModalBody description={description}>{children}</ModalBody>
      {actions && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </>
  );
}
