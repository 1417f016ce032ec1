import { type KeyboardEvent, useEffect, useRef } from "react";
import { Popover } from "radix-ui";
import { Header, ListBox, ListBoxItem, ListBoxSection, type Selection } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { check } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { escapeWhileOpen } from "../overlay/escape.ts";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import type { PopupAttributes } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./multiple-list.css.ts";
import * as select from "./select.css.ts";
import { optionsIn, type SelectOption, type SelectOptions } from "./select-options.ts";

interface MultipleListProps {
  open: boolean;
  options: SelectOptions;
  chosen: readonly string[];
  onSelect: (selection: Selection) => void;
  /** The button above the list; undefined for none. */
  all: { readonly text: string; readonly press: (event: Event) => void } | undefined;
  name: { readonly "aria-label": string | undefined; readonly "aria-labelledby": string | undefined };
  id: string;
  popup: PopupAttributes | undefined;
  /** Tab leaves the list for what follows the field. */
  onTabOut: () => void;
}

/** The list over the page, whose options stay open to more than one choice. */
export function MultipleList({ open, options, chosen, onSelect, all, name, id, popup, onTabOut }: MultipleListProps) {
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Tab" && !all) onTabOut();
  };
  return (
    <Popover.Portal container={useOverlayContainer()}>
      <Popover.Content
        role={undefined}
        data-component="select-list"
        {...popup}
        className={css.content}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // The list box gives the focus to a chosen option.
        onOpenAutoFocus={(event) => event.preventDefault()}
        // In strict mode the content is mounted twice: it must not give the focus back while the list is open.
        onCloseAutoFocus={(event) => {
          if (open) event.preventDefault();
        }}
        onEscapeKeyDown={escapeWhileOpen(open)}
        onKeyDown={leave}
      >
        {all ? (
          <div data-part="head" className={css.head}>
            <Button variant="ghost" size="sm" onClick={(event) => all.press(event.nativeEvent)}>
              {all.text}
            </Button>
          </div>
        ) : null}
        <Options {...{ options, chosen, onSelect, name, id }} />
      </Popover.Content>
    </Popover.Portal>
  );
}

type OptionsProps = Pick<MultipleListProps, "options" | "chosen" | "onSelect" | "name" | "id">;

/** The list box itself, which takes the focus when it is mounted: react-aria passes it on to a chosen option or the first. */
function Options({ options, chosen, onSelect, name, id }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the popover's own timer, which gives the focus back where strict mode mounts it twice.
    const timer = setTimeout(() => list.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const disabled = optionsIn(options).filter((one) => one.disabled);
  return (
    <ListBox
      ref={list}
      {...name}
      id={id}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      disabledKeys={disabled.map(({ value }) => value)}
      onSelectionChange={onSelect}
      className={css.view}
    >
      {options.map((one) =>
        "group" in one ? (
          <ListBoxSection key={one.group} id={`group ${one.group}`}>
            <Header className={select.group}>{one.group}</Header>
            {one.options.map((option) => item(option))}
          </ListBoxSection>
        ) : (
          item(one)
        ),
      )}
    </ListBox>
  );
}

// A function and not a component: react-aria reads the items from the elements.
function item({ value, label, note }: SelectOption) {
  return (
    <ListBoxItem key={value} id={value} textValue={label} className={cx(select.item, css.item)}>
      {({ isSelected }) => (
        <>
          <span>
            {label}
            {note ? (
              <span data-part="note" className={select.note}>
                {note}
              </span>
            ) : null}
          </span>
          {isSelected ? <Icon art={check} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
