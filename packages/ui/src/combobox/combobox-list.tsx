import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from "react";
import { Popover } from "radix-ui";
import { check } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { escapeWhileOpen } from "../overlay/escape.ts";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import type { PopupAttributes } from "../provider/use-direction.ts";
import * as list from "../select/select.css.ts";
import { Spinner } from "../spinner/spinner.tsx";
import type { Entry } from "./options.ts";
import { grow, useNear } from "./near-options.ts";
import type { ComboboxApi } from "./use-option-search.ts";
import * as css from "./combobox.css.ts";

interface ComboboxListProps {
  box: ComboboxApi;
  /** The field's name, for the list. */
  name: { readonly "aria-label": string | undefined; readonly "aria-labelledby": string | undefined };
  control: RefObject<HTMLElement | null>;
  popup: PopupAttributes | undefined;
  loading: boolean | undefined;
  /** In place of the options. */
  note: ReactNode;
  /** More than one option may be chosen. */
  several: boolean;
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

// Written out: a native list cannot be pointed at while the focus stays in the input.
const roles = { list: { role: "listbox" }, group: { role: "group" }, option: { role: "option" } } as const;

/** The list over the page; inside a modal over the modal. The focus never leaves the input. */
export function ComboboxList({ box, name, control, popup, loading, note, several }: ComboboxListProps) {
  return (
    <Popover.Portal container={useOverlayContainer()}>
      <Popover.Content
        role={undefined}
        data-component="combobox-list"
        {...popup}
        className={css.content}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onEscapeKeyDown={escapeWhileOpen(box.open)}
        onFocusOutside={keepFocus}
        onPointerDownOutside={(event) => {
          if (event.target instanceof Node && control.current?.contains(event.target)) event.preventDefault();
        }}
        onMouseDown={keepFocus}
      >
        {box.rows.length > 0 ? <Options {...{ box, name, loading, several }} /> : null}
        {note ? (
          <div data-part="note" className={css.note}>
            {loading ? <Spinner /> : null}
            {note}
          </div>
        ) : null}
      </Popover.Content>
    </Popover.Portal>
  );
}

/** The options, of which only those near are drawn. */
function Options({ box, name, loading, several }: Pick<ComboboxListProps, "box" | "name" | "loading" | "several">) {
  const view = useRef<HTMLDivElement>(null);
  useNear(view, box);
  return (
    <div
      data-part="view"
      ref={view}
      {...roles.list}
      id={box.listId}
      className={css.view}
      aria-busy={loading}
      aria-multiselectable={several || undefined}
      {...name}
      onScroll={(event) => grow(event.currentTarget, box)}
    >
      {grouped(box.rows, box.from).map(({ group, entries }) =>
        group === undefined ? (
          entries.map(([entry, at]) => <Option key={entry.option.value} {...{ box, entry, at }} />)
        ) : (
          <div key={group} {...roles.group} aria-label={group}>
            <div data-part="group" className={list.group} aria-hidden="true">
              {group}
            </div>
            {entries.map(([entry, at]) => (
              <Option key={entry.option.value} {...{ box, entry, at }} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

function Option({ box, entry, at }: { box: ComboboxApi; entry: Entry; at: number }) {
  const { option } = entry;
  const chosen = box.isChosen(option.value);
  const pointer: Pick<HTMLAttributes<HTMLElement>, "onPointerMove" | "onClick"> = {
    onPointerMove: () => !option.disabled && entry !== box.active && box.point(option),
    onClick: (event) => box.take(option, event.nativeEvent),
  };
  return (
    // The input has the focus and the keys; the list is pointed at.
    <div
      data-part="item"
      {...roles.option}
      tabIndex={-1}
      id={box.idOf(at)}
      className={list.item}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={box.matches.length}
      aria-posinset={at + 1}
      data-state={chosen ? "checked" : "unchecked"}
      data-disabled={option.disabled || undefined}
      data-highlighted={(entry === box.active && !option.disabled) || undefined}
      {...pointer}
    >
      <span>
        {option.label}
        {option.note ? (
          <span data-part="option-note" className={list.note}>
            {option.note}
          </span>
        ) : null}
      </span>
      {chosen ? <Icon art={check} /> : null}
    </div>
  );
}

interface Run {
  readonly group: string | undefined;
  /** With their places among all matches. */
  readonly entries: Array<readonly [Entry, number]>;
}
function grouped(rows: readonly Entry[], from: number): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, entry] of rows.entries()) {
    const at = from + index;
    const last = runs.at(-1);
    if (last && last.group === entry.group) last.entries.push([entry, at]);
    else runs.push({ group: entry.group, entries: [[entry, at]] });
  }
  return runs;
}
