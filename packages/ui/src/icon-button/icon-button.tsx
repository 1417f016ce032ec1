import { Button, type ButtonProps } from "../button/button.tsx";
import * as button from "../button/button.css.ts";
import { Icon } from "../icon/icon.tsx";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";

/** A text that is not the empty one, where the compiler can see it. */
type Filled<Text extends string> = Text extends "" ? never : Text;

export interface IconButtonProps<Label extends string = string> extends Omit<
  ButtonProps,
  "children" | "icon" | "asChild" | "full" | "aria-label" | "aria-labelledby"
> {
  /** A constant of `art.gen.ts`. */
  art: string;
  /** What it does, for everybody who does not know the drawing: "Close". An empty one does not compile. */
  label: Filled<Label>;
  /** Set where the drawing means a direction, so that it turns round in RTL. */
  flip?: boolean;
}

/** A Button whose face is a drawing. Rest props and `ref` land on the `<button>`. */
export function IconButton<Label extends string>(props: IconButtonProps<Label>) {
  const { art, label, flip, variant = "quiet", size = "md", className, ...rest } = props;
  if (label.trim() === "")
    warn(
      "IconButton: `label` is empty, so nobody who does not see the drawing learns what it does. Give the words of the action.",
    );
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
