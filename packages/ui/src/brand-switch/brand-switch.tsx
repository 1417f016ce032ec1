import type { Ref } from "react";
import * as button from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { paintBrush } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { Menu, MenuRadioGroup, MenuRadioItem } from "../menu/menu.tsx";

/** One brand of the menu. */
export interface BrandOption {
  /** The value of `data-brand`. */
  name: string;
  /** The displayed name. */
  title: string;
}
export interface BrandSwitchProps {
  /** "Brand". */
  label: string;
  /** The brands to choose from, in order. */
  brands: readonly BrandOption[];
  /** The `name` of the brand that is shown. */
  value: string;
  /** Called with the `name` of the chosen brand. */
  onValueChange: (name: string, details: ChangeDetails<"choose">) => void;
  /** The size of the button. */
  size?: keyof typeof button.size;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Changes to another brand's tokens, where a product shows several. Draws nothing for a single brand. Rest props land on the button. */
export function BrandSwitch({ label, brands, value, onValueChange, size = "sm", className, ...rest }: BrandSwitchProps) {
  if (brands.length < 2) return null;
  const title = brands.find((brand) => brand.name === value)?.title;
  const trigger = (
    <Button
      data-component="brand-switch"
      variant="ghost"
      size={size}
      className={cx(button.square[size], className)}
      aria-label={title ? `${label}: ${title}` : label}
      icon={<Icon art={paintBrush} />}
      {...rest}
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuRadioGroup label={label} value={value} onValueChange={onValueChange}>
        {brands.map((brand) => (
          <MenuRadioItem key={brand.name} value={brand.name}>
            <bdi>{brand.title}</bdi>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
