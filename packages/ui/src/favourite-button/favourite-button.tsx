import type { ButtonHTMLAttributes, Ref } from "react";
import { heart, heartFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./favourite-button.css.ts";

export interface FavouriteButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "onClick" | "children" | "aria-label"
> {
  /** The name of the toggle: "Favourite: Pearl Monsoon". It does not change with the state. */
  label: string;
  /** Whether it is a favourite. */
  pressed: boolean;
  /** Called with the new state after each press. */
  onPressedChange: (pressed: boolean, details: ChangeDetails<"press">) => void;
  /** The size of the disc and its heart. */
  size?: "sm" | "md" | "lg";
  /** The last change is pending: further presses do nothing, and the focus stays. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A heart over a cover: a favourite, or not. Rest props and `ref` land on the `<button>`. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { label, pressed, onPressedChange, size = "sm", pending = false, className, ...rest } = props;
  return (
    <button
      data-component="favourite-button"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      title={label}
      className={cx(css.root, css.rootSize[size], className)}
      onClick={(event) => {
        if (!pending) onPressedChange(!pressed, changeDetails("press", event.nativeEvent));
      }}
      {...rest}
    >
      <Icon art={pressed ? heartFill : heart} size={size} />
    </button>
  );
}
