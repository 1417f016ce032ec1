import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext, useEffect, useRef, useState } from "react";
import { Tabs as Radix } from "radix-ui";
import type { ChangeDetails } from "../overlay/details.ts";
import { checkChoices, checkHeld } from "../overlay/misuse.ts";
import { useBecause } from "../overlay/use-because.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { revealInRow } from "../theme/reveal-in-row.ts";
import * as css from "./tabs.css.ts";

/** `pointer`: a press on the tab. `keyboard`: a key. */
export type TabsReason = "pointer" | "keyboard";

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "dir"> {
  /** The value of the open tab, when the caller holds it. */
  value?: string;
  /** The value of the tab that is open at first, when the component holds it itself. */
  defaultValue?: string;
  /** Called with the value of the tab that opens. */
  onValueChange?: (value: string, details: ChangeDetails<TabsReason>) => void;
  /** `manual`: arrows only move focus, Enter chooses; for panels that load data. */
  activation?: "automatic" | "manual";
  /** The height of the tabs and the size of their text. */
  size?: "sm" | "md" | "lg";
  /** A `TabList` and one `TabPanel` for each of its tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const Current = createContext<string | undefined>(undefined);

/** Views of one thing, one at a time. Rest props and `ref` land on the root. */
export function Tabs(props: TabsProps) {
  const { value, defaultValue, onValueChange, activation = "automatic", size = "md", ...others } = props;
  const { children, className, ref: outer, ...rest } = others;
  const { direction, ref } = useDirection("Tabs", outer);
  const [own, setOwn] = useState(defaultValue);
  if (process.env.NODE_ENV !== "production") checkHeld(setOwn, { value, defaultValue, onValueChange });
  const { because, take } = useBecause<TabsReason>();
  const current = value ?? own;
  // Arrows move focus a moment later, and focus chooses: whatever is not a press came by keyboard.
  const change = (next: string) => {
    const details = take("keyboard");
    onValueChange?.(next, details);
    if (!details.cancelled) setOwn(next);
  };
  return (
    <Radix.Root
      data-component="tabs"
      ref={ref}
      dir={direction}
      value={current}
      onValueChange={change}
      activationMode={activation}
      className={cx(css.root, css.rootSize[size], className)}
      onMouseDownCapture={because("pointer")}
      {...rest}
    >
      <Current value={current}>{children}</Current>
    </Radix.Root>
  );
}

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the row of tabs. */
  "aria-label": string;
  /** The `Tab`s, in order. */
  children: ReactNode;
}

function checkTabs(row: HTMLElement | null, current: string | undefined): void {
  const tabs = [...(row?.querySelectorAll<HTMLElement>("[data-tab]") ?? [])];
  checkChoices(
    "Tabs",
    tabs.map((tab) => tab.dataset["tab"] ?? ""),
    current,
  );
}

/** The row of tabs. Scrolls sideways where it is too long, and keeps the chosen tab in view. */
export function TabList({ className, ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = useContext(Current);
  useEffect(() => {
    const row = list.current;
    if (process.env.NODE_ENV !== "production") checkTabs(row, current);
    if (!row || current === undefined) return undefined;
    const tab = row.querySelector(`[data-tab="${CSS.escape(current)}"]`);
    // Again when widths change: a font that arrives late moves the tabs.
    const observer = new ResizeObserver(() => tab && revealInRow(row, tab));
    observer.observe(row);
    for (const other of row.children) observer.observe(other);
    return () => observer.disconnect();
  }, [current]);
  return <Radix.List ref={list} loop className={cx(css.list, className)} {...rest} />;
}

export interface TabProps extends HTMLAttributes<HTMLButtonElement> {
  /** Identifies the tab and its panel. */
  value: string;
  /** Cannot be opened; the arrow keys skip it. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Tab({ className, ...rest }: TabProps) {
  return <Radix.Trigger data-part="tab" data-tab={rest.value} className={cx(css.tab, className)} {...rest} />;
}

export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** The `value` of the tab that opens it. */
  value: string;
  ref?: Ref<HTMLDivElement>;
}

export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Radix.Content data-part="panel" className={cx(css.panel, className)} {...rest} />;
}
