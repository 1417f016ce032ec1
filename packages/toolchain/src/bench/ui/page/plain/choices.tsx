import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ChoiceList } from "./choice-list.tsx";
import "./button.css";

export function Choices() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        id={`${id}-trigger`}
        type="button"
        data-menu-trigger=""
        className="button button-line"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        Games
      </button>
      {open && <ChoiceList id={`${id}-menu`} labelledBy={`${id}-trigger`} trigger={trigger} close={close} />}
    </>
  );
}
