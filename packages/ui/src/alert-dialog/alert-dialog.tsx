import { type MouseEvent, type ReactElement, type ReactNode, type Ref, useRef } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { ModalRoot } from "../modal/modal-root.tsx";
import { ModalSurface } from "../modal/modal-surface.tsx";
import { ModalTrigger } from "../modal/modal-trigger.tsx";
import type { ModalHandle } from "../modal/modal-handle.ts";
import { handled } from "../modal/handled.ts";
import * as modalCss from "../modal/modal.css.ts";
import type { FocusTarget } from "../overlay/focus-return.ts";
import type { LifecycleProps } from "../overlay/lifecycle.ts";
import { useLifecycle } from "../overlay/use-lifecycle.ts";
import type { Modals } from "../modals/modals.tsx";
import { cx } from "../theme/cx.ts";
import { useConfirm } from "./use-confirm.ts";

/** What `confirm` asks: the question, its answers and what is between them. */
export interface ConfirmOptions {
  /** The question, as a question: "Log out?" */
  title: ReactNode;
  /** What will happen, and what it means for the money. */
  description?: ReactNode;
  /** The verb of the answer: "Log out", "Withdraw ₹5,000". */
  confirmLabel: ReactNode;
  /** The label of the cancel button. Without it the dialog only informs, and `confirmLabel` closes it. */
  cancelLabel?: ReactNode;
  /** `negative`: an action that cannot be undone. Then Cancel has focus first, and Enter does not confirm. */
  tone?: "neutral" | "negative";
  /** May be async: the button shows that it works, and the dialog stays until it is done; if it fails, it stays. */
  onConfirm?: () => void | Promise<void>;
  /** What to say when `onConfirm` throws or rejects. Without it the error goes to `reportError` and nothing is shown. */
  errorMessage?: (error: Error) => ReactNode;
  /** Between the description and the buttons: a field, a list of what is lost. */
  children?: ReactNode;
  /** Where the focus goes on closing, when the element that opened it is gone. */
  fallbackFocus?: FocusTarget;
}
export interface AlertDialogProps extends LifecycleProps, ConfirmOptions {
  /** The cancel button or Escape. */
  onCancel?: () => void;
  /** The button that opens it; without one the caller sets `open` or uses `handle`. */
  trigger?: ReactElement;
  /** From `modals.open(…)`: the host then owns `open`. */
  handle?: ModalHandle;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Escape and the cancel button alike notify the owner, before its own `onBeforeClose`. */
function withCancel(props: AlertDialogProps): AlertDialogProps {
  return {
    ...props,
    onBeforeClose: (reason, details) => {
      if (reason === "escape" || reason === "close-button") props.onCancel?.();
      return props.onBeforeClose?.(reason, details);
    },
  };
}

/** A question that has to be answered: no close button, and a press beside it does nothing. Escape is Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const [phase, lifecycle] = useLifecycle(handled(withCancel(props), props.handle));
  const { busy, failed, confirm: run } = useConfirm(props);
  const cancel = useRef<HTMLButtonElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const {
    ref,
    className,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = "neutral",
    children,
    trigger,
    handle,
    fallbackFocus,
  } = props;
  const negative = tone === "negative";

  async function answer(event: MouseEvent): Promise<void> {
    if (!(await run())) return;
    await lifecycle.requestClose("action", event.nativeEvent);
  }
  function leave(event: MouseEvent): void {
    void lifecycle.requestClose("close-button", event.nativeEvent);
  }
  return (
    <ModalRoot open={phase !== "closed"}>
      <ModalTrigger lifecycle={lifecycle} trigger={trigger} />
      {phase !== "closed" && (
        <ModalSurface
          ref={ref}
          component="alert-dialog"
          role="alertdialog"
          phase={phase}
          lifecycle={lifecycle}
          title={title}
          description={description}
          closeButton={false}
          closeOnClick={false}
          closeOnEscape={!busy}
          initialFocus={negative && cancelLabel ? cancel : action}
          fallbackFocus={fallbackFocus}
          layerClass={modalCss.narrowLayer.card}
          panelClass={cx(modalCss.dealt, modalCss.kind.dialog, modalCss.framed)}
          className={className}
          {...(handle ? { id: handle.id } : {})}
          actions={
            <>
              {cancelLabel && (
                <Button ref={cancel} variant="ghost" disabled={busy} onClick={leave}>
                  {cancelLabel}
                </Button>
              )}
              <Button
                ref={action}
                variant={negative ? "danger" : "primary"}
                pending={busy}
                onClick={(event) => void answer(event)}
                data-default={negative ? undefined : ""}
              >
                {confirmLabel}
              </Button>
            </>
          }
        >
          {children}
          {failed ? (
            <Alert tone="negative" announce="assertive">
              {failed}
            </Alert>
          ) : null}
        </ModalSurface>
      )}
    </ModalRoot>
  );
}

/** Asks and waits: true when confirmed, false when closed in any other way. */
export async function confirm(modals: Modals, options: ConfirmOptions): Promise<boolean> {
  let confirmed = false;
  await modals.open((modal) => (
    <AlertDialog
      {...options}
      handle={modal}
      onBeforeClose={(reason) => {
        confirmed = reason === "action";
      }}
    />
  ));
  return confirmed;
}
