import { Button, type ButtonProps } from "../button/button.tsx";
import * as button from "../button/button.css.ts";
import { Icon } from "../icon/icon.tsx";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";

/** A text type that excludes the empty literal. */
export type NonEmpty<Text extends string> = Text extends "" ? never : Text;

export interface IconButtonProps<Label extends string = string> extends Omit<
  ButtonProps,
  "children" | "icon" | "asChild" | "fullWidth" | "aria-label" | "aria-labelledby"
> {
  /** A constant of `art.gen.ts`. */
  art: string;
  /** The name of its action for screen readers and voice control: "Close". An empty one does not compile. */
  label: NonEmpty<Label>;
  /** Set where the drawing means a direction, so that it is mirrored in RTL. */
  flip?: boolean;
}

/** A Button that shows only an icon. Rest props and `ref` land on the `<button>`. */
export function IconButton<Label extends string>(props: IconButtonProps<Label>) {
  const { art, label, flip, variant = "ghost", size = "md", className, ...rest } = props;
  if (label.trim() === "")
    warn("IconButton: `label` is empty, so screen readers cannot say what the button does. Give the words of the action.");
  return (
    <Button
      data-part="icon-button"
      variant={variant}
      size={size}
      aria-label={label}
      className={cx(button.square[size], className)}
      icon={<Icon art={art} size={size === "xs" ? "sm" : "md"} flip={flip} />}
      {...rest}
    />
  );
}
