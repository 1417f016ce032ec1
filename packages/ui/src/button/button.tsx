import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Slot } from "radix-ui";
import { Spinner } from "../spinner/spinner.tsx";
import { checkName } from "../overlay/misuse.ts";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./button.css.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once a view; `outline` beside it; `ghost` for the least important; `danger` for an action that cannot be undone. */
  variant?: "primary" | "outline" | "ghost" | "danger";
  /** The height and the size of the label. */
  size?: keyof typeof css.size;
  /** `submit` sends the form around it, `reset` clears it; `button` does nothing by itself. */
  type?: "button" | "submit" | "reset";
  /** As wide as its container. */
  fullWidth?: boolean;
  /** Shows the chip spinner and ignores presses, but keeps focus; say what happens in `children`. */
  pending?: boolean;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label: a caret of what opens, an arrow of what leads on. */
  endIcon?: ReactNode;
  /** Styles the only child (such as a link) as a button instead of rendering one. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A styled child has neither the button's spinner nor its icons. */
export type ButtonChildProps =
  | { asChild?: false }
  | { asChild: true; pending?: false; icon?: undefined; endIcon?: undefined; children: ReactElement };

/** Starts an action. Rest props and `ref` land on the `<button>`. */
export function Button({
  variant = "outline",
  size = "md",
  fullWidth,
  pending,
  icon,
  endIcon,
  asChild,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps & ButtonChildProps) {
  if (process.env.NODE_ENV !== "production")
    checkName("Button", { children, named: rest["aria-label"] ?? rest["aria-labelledby"] ?? rest.title });
  const names = cx(css.root, css.variant[variant], css.size[size], fullWidth && css.fullWidth, className);
  if (asChild) {
    return (
      <Slot.Root data-component="button" className={names} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      data-component="button"
      data-pending={pending || undefined}
      aria-disabled={pending || undefined}
      type={pending ? "button" : type}
      className={names}
      onClick={pending ? undefined : onClick}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {withLongWord(children)}
      {endIcon}
    </button>
  );
}
