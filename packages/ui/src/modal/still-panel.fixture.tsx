import type { ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import { ModalContent } from "./modal-content.tsx";
import { ModalRoot } from "./modal-root.tsx";
import * as css from "./modal.css.ts";

interface StillPanelProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** As in a dialog of consequence: an inlay, and no close button. */
  readonly framed?: boolean;
  /** On the panel. */
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The panel of a modal in the page, for a picture: an open modal takes the whole window. */
export function StillPanel({ framed = false, className, ...content }: StillPanelProps) {
  return (
    <ModalRoot open>
      <div className={cx(css.panel, framed && css.framed, className)}>
        <ModalContent {...content} onClose={framed ? undefined : () => undefined} />
      </div>
    </ModalRoot>
  );
}
