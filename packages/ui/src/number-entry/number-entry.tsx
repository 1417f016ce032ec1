import { type ReactNode, useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { Icon } from "../icon/icon.tsx";
import { warningCircleFill } from "../icon/art.gen.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { List } from "../stack/list.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { type EntryRules, readNumbers, type RefusedEntry } from "./read-numbers.ts";
import { readPlaces } from "./read-places.ts";
import { correctPlaces, withoutRefused } from "./without-refused.ts";
import * as css from "./number-entry.css.ts";

export { readNumbers } from "./read-numbers.ts";
export { readPlaces, type ReadPlaces } from "./read-places.ts";
export type { EntryFault, EntryRules, ReadNumbers, RefusedEntry } from "./read-numbers.ts";

/** `input`: typed or pasted. `correct`: the refused entries were removed. `clear`: emptied by its button. */
export type EntryReason = "input" | "correct" | "clear";
export interface NumberEntryProps extends ValueProps<string, EntryReason> {
  /** The name of the field: "Numbers of 2 digits". */
  label: string;
  /** What an entry is. */
  rules: EntryRules;
  /** The places of a draw, by name: each line has the numbers of one. Without it the lines have numbers of one kind. */
  places?: readonly string[];
  /** How to write it: "07 17 25, or one in each line". */
  description?: ReactNode;
  /** Betting is closed: the text stays and can be copied. */
  readOnly?: boolean;
  /** How many errors are listed; the count says how many more there are. */
  listed?: number;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"numberEntry">;
  className?: string;
}

/** Numbers that are typed or pasted, hundreds at once, with each error listed. `className` lands on the outermost element. */
export function NumberEntry(props: NumberEntryProps) {
  const { label, rules, places, description, readOnly = false, listed = 20, messages, className, ...held } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useMessages("numberEntry", messages);
  const [value, change] = useValue<string, EntryReason>(held, "");
  const { entries, refused } = places ? readPlaces(value, places.length, rules) : readNumbers(value, rules);
  const correct = places ? correctPlaces : withoutRefused;
  const show = ({ start, end }: RefusedEntry) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  const lineName = ({ line }: RefusedEntry) => {
    const place = places?.[line - 1];
    return place === undefined ? text("at", { line }) : text("inPlace", { place });
  };
  const faulty = refused.length > 0;
  return (
    <div data-component="number-entry" className={className}>
      <TextArea
        ref={area}
        label={label}
        description={description}
        rows={5}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        value={value}
        onValueChange={(next, { event }) => change(next, "input", event)}
        aria-describedby={`${id}-count`}
        {...(faulty ? ({ tone: "negative", message: text("refused", { count: refused.length }) } as const) : {})}
      />
      <div data-part="foot" className={css.foot}>
        <output id={`${id}-count`} data-part="count" className={css.count}>
          {text("accepted", { count: entries.length })}
        </output>
        {readOnly ? null : (
          <span data-part="actions" className={css.actions}>
            {faulty ? (
              <Button size="sm" onClick={({ nativeEvent }) => change(correct(value, refused), "correct", nativeEvent)}>
                {text("correct")}
              </Button>
            ) : null}
            <Button
              size="sm"
              variant="ghost"
              aria-disabled={value === "" || undefined}
              onClick={({ nativeEvent }) => value !== "" && change("", "clear", nativeEvent)}
            >
              {text("clear")}
            </Button>
          </span>
        )}
      </div>
      {faulty ? (
        <List data-part="errors" aria-label={text("errors")} className={css.errors}>
          {refused.slice(0, listed).map((entry) => (
            <li key={entry.start}>
              <button type="button" data-part="error" className={css.error} onClick={() => show(entry)}>
                <Icon art={warningCircleFill} className={css.icon} />
                <span>
                  {lineName(entry)}{" "}
                  <bdi data-part="written" className={css.written}>
                    {entry.text}
                  </bdi>{" "}
                  {text(entry.fault)}
                </span>
              </button>
            </li>
          ))}
          {refused.length > listed ? (
            <li data-part="more" className={css.more}>
              {text("more", { count: refused.length - listed })}
            </li>
          ) : null}
        </List>
      ) : null}
    </div>
  );
}
