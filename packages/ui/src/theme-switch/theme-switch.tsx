import { square } from "../button/button.css.ts";
import { Button, type ButtonProps } from "../button/button.tsx";
import { moon, sun } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";

/** `light`: the sun is shown. `dark`: the moon. */
export type ThemeMode = "light" | "dark";

export interface ThemeSwitchProps extends Omit<
  ButtonProps,
  "value" | "children" | "onClick" | "aria-label" | "asChild" | "icon" | "pending"
> {
  /** The name of the switch, "Dark theme". It does not change with the state. */
  label: string;
  /** The theme that is shown. */
  value: ThemeMode;
  /** Called with the other theme when the button is pressed. */
  onValueChange: (value: ThemeMode, details: ChangeDetails<"press">) => void;
}

/** Light or dark, in one press. Shows the current mode: a sun for light, a moon for dark. */
export function ThemeSwitch({ label, value, onValueChange, size = "sm", className, ...rest }: ThemeSwitchProps) {
  return (
    <Button
      data-component="theme-switch"
      role="switch"
      aria-checked={value === "dark"}
      aria-label={label}
      title={label}
      variant="ghost"
      size={size}
      className={cx(square[size], className)}
      icon={<Icon art={value === "dark" ? moon : sun} />}
      onClick={(event) => onValueChange(value === "dark" ? "light" : "dark", changeDetails("press", event.nativeEvent))}
      {...rest}
    />
  );
}
