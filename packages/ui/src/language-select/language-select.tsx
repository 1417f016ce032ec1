import type { MouseEventHandler, Ref } from "react";
import type * as button from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { translate } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Menu, MenuRadioGroup, MenuRadioItem } from "../menu/menu.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { warn } from "../overlay/warn.ts";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./language-select.css.ts";

/** One language of the list. */
export interface LanguageOption {
  /** What the application stores: the product code. Unique. */
  code: string;
  /** BCP 47 tag, so that the name is set and read in its own language. */
  tag: string;
  /** The name in its own language: "हिन्दी". */
  name: string;
  /** The direction of its own name. */
  dir: "ltr" | "rtl";
}
export interface LanguageSelectProps {
  /** "Language", in the language of the page. */
  label: string;
  /** The languages to choose from, each with its own name. */
  languages: readonly LanguageOption[];
  /** The chosen `code`. */
  value: string;
  /** Called with the code of the chosen language. */
  onValueChange: (code: string, details: ChangeDetails<"choose">) => void;
  /** The texts of the chosen language are on their way: shows the spinner and ignores presses. */
  pending?: boolean;
  /** Shows the own name at every width: in the phone's menu. */
  wide?: boolean;
  /** The list is open at first: for a button that was pressed before this one took its place. */
  defaultOpen?: boolean;
  /** Called when the button is pressed, before the list opens. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The size of the button. */
  size?: keyof typeof button.size;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses a language; each is named in its own script. Renders nothing while there is only one language. Rest props land on the button. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { label, languages, value, onValueChange, wide, size = "sm", defaultOpen, className, ...rest } = props;
  if (languages.length < 2) return null;
  const current = languages.find((language) => language.code === value);
  if (!current)
    warn(`LanguageSelect: "${value}" is not among its languages, so the button names none. Give the code of one of them.`);
  const trigger = (
    <Button
      data-component="language-select"
      variant="ghost"
      size={size}
      className={cx(!wide && css.compact, className)}
      aria-label={current ? `${label}: ${current.name}` : label}
      icon={<Icon art={translate} />}
      {...rest}
    >
      {current ? (
        <span data-part="name" lang={current.tag} dir={current.dir} className={wide ? undefined : css.current}>
          {withLongWord(current.name)}
        </span>
      ) : null}
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end" defaultOpen={defaultOpen}>
      <MenuRadioGroup label={label} value={value} onValueChange={onValueChange}>
        {languages.map(({ code, tag, name, dir }) => (
          <MenuRadioItem key={code} value={code} textValue={name}>
            <span lang={tag} dir={dir}>
              {name}
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
