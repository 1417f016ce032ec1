import type { ReactElement, ReactNode, Ref } from "react";
import { DropdownMenu } from "radix-ui";
import { caretRight, check } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { useOverlayContainer } from "../overlay/overlay.tsx";
import { usePopupState } from "../overlay/use-popup-state.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./menu.css.ts";

export type MenuReason = "trigger" | "select" | "escape" | "outside" | "program";

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: ChangeDetails<MenuReason>) => void;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A list of actions behind one button. Type to find an entry. `ref` and `className` land on the list. */
export function Menu({
  trigger,
  children,
  open,
  defaultOpen,
  onOpenChange,
  side = "bottom",
  align = "start",
  className,
  ref,
}: MenuProps) {
  const popup = usePopupState<MenuReason>({ open, defaultOpen, onOpenChange }, { open: "trigger", close: "select" });
  const container = useOverlayContainer();
  return (
    // Not modal: radix would lock the page's scroll a second way and hide what lies beside, toasts too.
    <DropdownMenu.Root modal={false} open={popup.open} onOpenChange={popup.change}>
      <DropdownMenu.Trigger asChild onPointerDown={popup.because("trigger")} onKeyDown={popup.because("trigger")}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={ref}
          data-component="menu"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={cx(css.list, className)}
          onEscapeKeyDown={popup.because("escape")}
          onInteractOutside={popup.because("outside")}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface EntryProps {
  children: ReactNode;
  disabled?: boolean;
  /** What typing has to match, where `children` is not plain text. */
  textValue?: string;
}

export interface MenuItemProps extends EntryProps {
  icon?: ReactNode;
  /** Shown at the end: a shortcut, a count. */
  hint?: ReactNode;
  tone?: "neutral" | "negative";
  /** `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** Makes the only child (a link, say) the entry. */
  asChild?: boolean;
}

export function MenuItem({ children, icon, hint, tone = "neutral", textValue, asChild, ...rest }: MenuItemProps) {
  const names = cx(css.item, css.tone[tone]);
  if (asChild) {
    return (
      <DropdownMenu.Item asChild className={names} textValue={textValue} {...rest}>
        {children}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={names} textValue={textValue} {...rest}>
      {icon}
      <span className={css.label}>{children}</span>
      {hint && <span className={css.hint}>{hint}</span>}
    </DropdownMenu.Item>
  );
}

export interface MenuCheckItemProps extends EntryProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** An entry that is on or off; the menu stays open, so that several can be set. */
export function MenuCheckItem({ children, ...rest }: MenuCheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem className={cx(css.item, css.markable)} onSelect={stay} {...rest}>
      <Mark />
      <span className={css.label}>{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  value: string;
  onValueChange: (value: string) => void;
  label?: ReactNode;
  children: ReactNode;
}

/** One of several. */
export function MenuRadioGroup({ label, children, ...rest }: MenuRadioGroupProps) {
  return (
    <DropdownMenu.RadioGroup {...rest}>
      {label && <DropdownMenu.Label className={css.groupLabel}>{label}</DropdownMenu.Label>}
      {children}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuRadioItem({ children, ...rest }: EntryProps & { value: string }) {
  return (
    <DropdownMenu.RadioItem className={cx(css.item, css.markable)} {...rest}>
      <Mark />
      <span className={css.label}>{children}</span>
    </DropdownMenu.RadioItem>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className={css.groupLabel}>{label}</DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}

/** An entry that opens a menu of its own, towards the end of the line. */
export function MenuSub({
  label,
  icon,
  disabled,
  children,
}: {
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}) {
  const container = useOverlayContainer();
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={css.item} disabled={disabled}>
        {icon}
        <span className={css.label}>{label}</span>
        <Icon art={caretRight} size="sm" flip className={css.hint} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.SubContent className={css.list} sideOffset={4} alignOffset={-5} collisionPadding={8} loop>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={css.separator} />;
}

const stay = (event: Event) => event.preventDefault();

function Mark() {
  return (
    <DropdownMenu.ItemIndicator className={css.mark}>
      <Icon art={check} size="sm" />
    </DropdownMenu.ItemIndicator>
  );
}
