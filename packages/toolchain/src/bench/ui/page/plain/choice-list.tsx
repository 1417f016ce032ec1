import {
  type KeyboardEvent,
  type PointerEvent as PointerEventOf,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { choices } from "../fixture.ts";
import "./menu.css";

interface ChoiceListProps {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Below the trigger where there is more room, else above it; always inside the window. */
function putBeside(list: HTMLElement, trigger: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect();
  const below = window.innerHeight - anchor.bottom - 14;
  const above = anchor.top - 14;
  const under = below >= list.scrollHeight + 2 || below >= above;
  list.style.maxBlockSize = `${under ? below : above}px`;
  list.style.insetBlock = under ? `${anchor.bottom + 6}px auto` : `auto ${window.innerHeight - anchor.top + 6}px`;
  list.style.insetInlineStart = `${Math.max(8, anchor.left)}px`;
}

/** Takes focus, and follows the trigger through scroll and resize. */
function usePlace(list: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      if (list.current && trigger.current) putBeside(list.current, trigger.current);
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
    const onDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", onDown);
    return () => document.removeEventListener("pointerdown", onDown);
  }, [list, close]);
}

const startsWith = (item: HTMLElement, typed: string) => item.textContent.toLowerCase().startsWith(typed.toLowerCase());

/** The entry that a key leads to, from the one that has focus. */
function wanted(items: readonly HTMLElement[], event: KeyboardEvent, typed: RefObject<string>): HTMLElement | undefined {
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

function follow({ target }: PointerEventOf<HTMLElement>): void {
  if (target instanceof Element) target.closest<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
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
    const next = wanted(items, event, typed);
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
      onClick={close}
      onPointerMove={follow}
    >
      {choices.map((choice) => (
        <div key={choice.id} role="menuitem" tabIndex={-1} className="menu-item">
          <span className="menu-label">{choice.label}</span>
          <span className="menu-hint">{choice.hint}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
