import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { arrowsClockwise, warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { PrintedBox, type PrintedBoxProps } from "../printed-box/printed-box.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./error-state.css.ts";

export interface ErrorStateProps extends Omit<PrintedBoxProps, "legend" | "icon" | "count" | "action" | "tone" | "title"> {
  /** The error: "Connection lost". */
  title: ReactNode;
  /** What it means for the money and the bets, then what to do. */
  children: ReactNode;
  /** Called by the button that tries again; without it there is no button. */
  onRetry?: () => void;
  /** Texts in place of those of the provider: `retry`, where the button does something else. */
  messages?: PartMessages<"errorState">;
  /** A retry is pending. */
  pending?: boolean;
  /** A second action: support, back. */
  actions?: ReactNode;
  /** A reference for support: "Reference 7F3A-22". */
  reference?: ReactNode;
}

/** A part that could not load: a box whose legend names the problem. Reads itself out when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, messages, onRetry, pending, actions, reference, className, children, ...rest } = props;
  const text = useMessages("errorState", messages);
  return (
    <PrintedBox
      data-component="error-state"
      role="alert"
      legend={title}
      icon={<Icon art={warningCircleFill} />}
      tone="negative"
      className={cx(css.root, className)}
      {...rest}
    >
      <p data-part="text" className={css.text}>
        {children}
      </p>
      {reference ? (
        <p data-part="reference" className={css.reference}>
          {reference}
        </p>
      ) : null}
      {onRetry || actions ? (
        <div data-part="actions" className={css.actions}>
          {onRetry ? (
            <Button variant="primary" pending={pending} onClick={onRetry} icon={<Icon art={arrowsClockwise} />}>
              {text("retry")}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </PrintedBox>
  );
}
