import { type HTMLAttributes, type MouseEvent, type ReactElement, type ReactNode, type Ref, use, useId, useMemo } from "react";
import { Slot } from "radix-ui";
import { Popper } from "radix-ui/internal";
import { check } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import { keepOpen, MenuRoot, RadioValue } from "./menu-context.ts";
import { MenuList } from "./menu-list.tsx";
import { MenuTrigger } from "./menu-trigger.tsx";
import { type MenuState, useMenu } from "./use-menu.ts";
import * as css from "./menu.css.ts";

export type { MenuReason } from "./use-menu.ts";

export interface MenuProps extends MenuState {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The entries: `MenuItem`, `MenuGroup`, `MenuSeparator`, in order. */
  children: ReactNode;
  /** Where it opens, if there is room. */
  side?: "top" | "bottom";
  /** Which edge of the trigger it keeps to. */
  align?: "start" | "center" | "end";
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A list of actions behind one button. Type to find an entry. `ref` and `className` land on the list.
 * Keys and roles: WAI-ARIA Authoring Practices, menu button.
 */
export function Menu({ trigger, children, side = "bottom", align = "start", className, ref, ...state }: MenuProps) {
  const menu = useMenu(state);
  return (
    <Popper.Root>
      <MenuTrigger {...menu.trigger} trigger={trigger} />
      {menu.open && (
        <MenuRoot value={menu.around}>
          <MenuList {...menu.list} component="menu" side={side} align={align} sideOffset={6} className={className} ref={ref}>
            {children}
          </MenuList>
        </MenuRoot>
      )}
    </Popper.Root>
  );
}

interface EntryProps {
  /** The text of the entry. */
  children: ReactNode;
  /** Skipped by the keys, and does nothing when pressed. */
  disabled?: boolean | undefined;
  /** The text to find by typing, where `children` is not plain text. */
  textValue?: string | undefined;
}

/** The attributes of an entry; the list handles its keys and the pointer. */
function entry({ disabled, textValue }: EntryProps, press: (event: MouseEvent) => void) {
  return disabled ? { "aria-disabled": true } : { tabIndex: -1, "data-text": textValue, onClick: press };
}

export interface MenuItemProps extends EntryProps {
  /** Before the text. */
  icon?: ReactNode;
  /** Shown at the end: a shortcut, a count. */
  hint?: ReactNode;
  /** `negative` for an action that cannot be undone. */
  tone?: "neutral" | "negative";
  /** `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** Makes the only child (a link, say) the entry. */
  asChild?: boolean;
}

export function MenuItem({ icon, hint, tone = "neutral", onSelect, asChild, ...rest }: MenuItemProps) {
  const names = cx(css.item, css.tone[tone]);
  const attributes = entry(rest, (event) => {
    const chosen = new Event("select", { cancelable: true });
    onSelect?.(chosen);
    if (chosen.defaultPrevented) keepOpen(event.nativeEvent);
  });
  if (asChild) {
    return (
      <Slot.Root role="menuitem" className={names} {...attributes}>
        {rest.children}
      </Slot.Root>
    );
  }
  return (
    <div data-part="item" role="menuitem" className={names} {...attributes}>
      {icon}
      <span data-part="label" className={css.label}>
        {rest.children}
      </span>
      {hint && (
        <span data-part="hint" className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

export interface MenuCheckItemProps extends EntryProps {
  /** Whether the entry is on. */
  checked: boolean;
  /** Called with the new state after each press. */
  onCheckedChange: (checked: boolean, details: ChangeDetails<"press">) => void;
}

/** An entry that is on or off; the menu stays open, so that several can be set. */
export function MenuCheckItem({ checked, onCheckedChange, ...rest }: MenuCheckItemProps) {
  const attributes = entry(rest, (event) => {
    keepOpen(event.nativeEvent);
    onCheckedChange(!checked, changeDetails("press", event.nativeEvent));
  });
  return (
    <Markable kind="menuitemcheckbox" checked={checked} {...attributes}>
      {rest.children}
    </Markable>
  );
}

export interface MenuRadioGroupProps {
  /** The value of the chosen entry. */
  value: string;
  /** Called with the value of the entry that is chosen; `details.cancel()` keeps the menu open. */
  onValueChange: (value: string, details: ChangeDetails<"choose">) => void;
  /** Names the group, above its entries. */
  label?: ReactNode;
  /** `MenuRadioItem`s, in order. */
  children: ReactNode;
}

/** One of several. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const radio = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
  return (
    <RadioValue value={radio}>
      <MenuGroup label={label}>{children}</MenuGroup>
    </RadioValue>
  );
}

export interface MenuRadioItemProps extends EntryProps {
  /** Identifies the entry in the group's `value`. */
  value: string;
}

/** One entry of a `MenuRadioGroup`. */
export function MenuRadioItem({ value, ...rest }: MenuRadioItemProps) {
  const radio = use(RadioValue);
  const attributes = entry(rest, ({ nativeEvent }) => {
    const details = changeDetails("choose", nativeEvent);
    radio?.choose(value, details);
    if (details.cancelled) keepOpen(nativeEvent);
  });
  return (
    <Markable kind="menuitemradio" checked={radio?.value === value} {...attributes}>
      {rest.children}
    </Markable>
  );
}

export interface MenuGroupProps {
  /** Names the group, above its entries. */
  label?: ReactNode;
  /** The entries of the group, in order. */
  children: ReactNode;
}

/** Entries that belong together, under a name. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups the fields of a form, not the entries of a menu
    <div role="group" aria-labelledby={label ? id : undefined}>
      {label && (
        <div data-part="group-label" id={id} className={css.groupLabel}>
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <hr data-part="separator" className={css.separator} />;
}

interface MarkableProps extends HTMLAttributes<HTMLDivElement> {
  kind: "menuitemcheckbox" | "menuitemradio";
  checked: boolean;
}

function Markable({ kind, checked, children, ...rest }: MarkableProps) {
  return (
    <div data-part="item" role={kind} aria-checked={checked} className={cx(css.item, css.markable)} {...rest}>
      {checked && (
        <span data-part="mark" className={css.mark}>
          <Icon art={check} size="sm" />
        </span>
      )}
      <span data-part="label" className={css.label}>
        {children}
      </span>
    </div>
  );
}
