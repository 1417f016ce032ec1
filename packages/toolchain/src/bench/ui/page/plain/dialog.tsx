import { x } from "@baize/ui/icon/art";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { dialogText, dialogTitle } from "../fixture.ts";
import { TextInput } from "./field.tsx";
import "./button.css";
import "./dialog.css";

type Phase = "closed" | "open" | "closing";

export function WithdrawDialog() {
  const [phase, setPhase] = useState<Phase>("closed");
  const close = () => setPhase("closing");
  useEffect(() => {
    if (phase !== "closing") return undefined;
    const timer = setTimeout(() => setPhase("closed"), 100);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <>
      <button
        type="button"
        data-dialog-trigger=""
        className="button button-line"
        aria-haspopup="dialog"
        aria-expanded={phase === "open"}
        onClick={() => setPhase("open")}
      >
        {dialogTitle}
      </button>
      {phase !== "closed" && <Panel closing={phase === "closing"} close={close} />}
    </>
  );
}

// Not <dialog>: its own backdrop and top layer cannot fade out, and the scene's must.
const asDialog = { role: "dialog", "aria-modal": true } as const;
const stops = "button, input, a[href], [tabindex='0']";

/** Keeps Tab inside: from the last stop to the first and back. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first, last] = [inside[0], inside.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/** The effects of an open dialog: the rest of the page is inert and does not scroll, and focus moves in and back. */
function useDialog(closing: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (closing) return undefined;
    const opener = document.activeElement;
    const page = document.getElementById("app");
    const root = document.documentElement;
    const bar = window.innerWidth - root.clientWidth;
    page?.setAttribute("inert", "");
    root.style.overflow = "hidden";
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
    panel.current?.querySelector<HTMLElement>("input, button:not(.dialog-close)")?.focus({ preventScroll: true });
    return () => {
      page?.removeAttribute("inert");
      root.style.overflow = "";
      root.style.paddingInlineEnd = "";
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [closing]);
  return panel;
}

function Panel({ closing, close }: { closing: boolean; close: () => void }) {
  const panel = useDialog(closing);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepInside(event);
  };
  return createPortal(
    <div role="presentation" className={closing ? "dialog-layer dialog-closing" : "dialog-layer"} onKeyDown={onKeyDown}>
      <div className="dialog-scrim" role="presentation" onClick={close} />
      <div
        ref={panel}
        {...asDialog}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="dialog"
      >
        <div className="dialog-head">
          <h2 id={`${id}-title`} className="dialog-title">
            {dialogTitle}
          </h2>
          <button type="button" aria-label="Close" className="button button-quiet button-small dialog-close" onClick={close}>
            <svg viewBox="0 0 256 256" aria-hidden="true">
              <path d={x} />
            </svg>
          </button>
        </div>
        <div className="dialog-body">
          <p id={`${id}-text`} className="dialog-text">
            {dialogText}
          </p>
          <div className="dialog-fields">
            <TextInput label="Amount" />
            <TextInput label="Withdrawal password" type="password" dir="ltr" />
          </div>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button button-line" onClick={close}>
            Cancel
          </button>
          <button type="button" className="button button-primary" onClick={close}>
            Withdraw
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
