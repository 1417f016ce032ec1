import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { choices } from "../fixture.ts";
import "./menu.css";

interface ChoiceListProps {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Under the trigger where there is more room, else above it; inside the window either way. Follows scroll and resize. */
function usePlace(list: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = list.current;
      const anchor = trigger.current?.getBoundingClientRect();
      if (!element || !anchor) return;
      const below = window.innerHeight - anchor.bottom - 14;
      const above = anchor.top - 14;
      const wanted = element.scrollHeight + 2;
      const under = below >= wanted || below >= above;
      element.style.maxBlockSize = `${under ? below : above}px`;
      element.style.insetBlock = under ? `${anchor.bottom + 6}px auto` : `auto ${window.innerHeight - anchor.top + 6}px`;
      element.style.insetInlineStart = `${Math.max(8, anchor.left)}px`;
    };
    place();
    firstItem(list)?.focus({ preventScroll: true });
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [list, trigger]);
}
const firstItem = (list: RefObject<HTMLElement | null>) => list.current?.querySelector<HTMLElement>("[role=menuitem]");

function useOutside(list: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", onDown);
    return () => document.removeEventListener("pointerdown", onDown);
  }, [list, close]);
}

const startsWith = (item: HTMLElement, typed: string) => item.textContent.toLowerCase().startsWith(typed.toLowerCase());

/** The entry that a key leads to, from the one that has focus. */
function target(items: readonly HTMLElement[], event: KeyboardEvent, typed: RefObject<string>): HTMLElement | undefined {
  const here = items.findIndex((item) => item === document.activeElement);
  if (event.key === "ArrowDown") return items[(here + 1) % items.length];
  if (event.key === "ArrowUp") return items.at(here - 1);
  if (event.key === "Home") return items[0];
  if (event.key === "End") return items.at(-1);
  if (event.key.length !== 1) return undefined;
  typed.current += event.key;
  setTimeout(() => {
    typed.current = "";
  }, 1000);
  return [...items.slice(here + 1), ...items.slice(0, here + 1)].find((item) => startsWith(item, typed.current));
}

export function ChoiceList({ id, labelledBy, trigger, close }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  usePlace(list, trigger);
  useOutside(list, close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (["Escape", "Enter", " ", "Tab"].includes(event.key)) {
      event.preventDefault();
      close();
      return;
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const next = target(items, event, typed);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return createPortal(
    <div
      ref={list}
      id={id}
      role="menu"
      aria-orientation="vertical"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="menu"
      onKeyDown={onKeyDown}
    >
      {choices.map((choice) => (
        <div
          key={choice.id}
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={close}
          onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
        >
          <span className="menu-label">{choice.label}</span>
          <span className="menu-hint">{choice.hint}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
