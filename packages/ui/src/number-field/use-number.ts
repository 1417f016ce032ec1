import { useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { warn } from "../overlay/warn.ts";
import { decimalsOf, type NumberFault, type NumberRules, readNumber, signsOf, stepped } from "./number-text.ts";

/** `input`: typed or pasted. `step`: by a button or an arrow. */
export type NumberReason = "input" | "step";
/** The details of a change, with the fault where the text is no value. */
export type NumberChange = ChangeDetails<NumberReason> & {
  /** Why the text is no value; the value is then `null`. `empty` is a fault only where the form says so. */
  readonly fault: NumberFault | undefined;
};
export interface NumberProps extends NumberRules {
  /** `null` is nothing written. */
  value?: number | null;
  /** The number at first, when the field holds it itself. */
  defaultValue?: number | null;
  /** Called with the number, or `null` while the text is none. */
  onValueChange?: (value: number | null, details: NumberChange) => void;
  /** BCP 47 tag: decides how the number is grouped, and the decimal mark. */
  locale: string;
}

function finite(value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isFinite(value)) return value;
  warn(
    `NumberField: \`value\` is ${value}, which is no number that a person can read or correct. Give a number, or null for an empty field.`,
  );
  return null;
}

/** The typed text and its number. The text stays as it was typed until the field is left. */
export function useNumber(props: NumberProps) {
  const { value, defaultValue, onValueChange, locale, ...rules } = props;
  const decimals = Math.max(decimalsOf(rules.step ?? 1), decimalsOf(rules.min ?? 0));
  const signs = signsOf(locale);
  const write = (number: number | null) =>
    number === null
      ? ""
      : new Intl.NumberFormat(locale, {
          numberingSystem: "latn",
          maximumFractionDigits: Math.max(decimals, decimalsOf(number)),
        }).format(number);
  const held = "value" in props;
  const [text, setText] = useState(() => write(finite(held ? value : defaultValue)));
  const outside = finite(value);
  const [told, setTold] = useState(outside);
  // A value from outside replaces the text, unless the typed text already means that value.
  if (held && outside !== told) {
    setTold(outside);
    setText(write(outside));
  }
  const entered = readNumber(text, signs, rules);
  const number = entered.ok ? entered.value : null;
  const notify = (next: string, reason: NumberReason, event?: Event) => {
    const answer = readNumber(next, signs, rules);
    const details = Object.assign(changeDetails(reason, event), { fault: answer.ok ? undefined : answer.fault });
    const meant = answer.ok ? answer.value : null;
    onValueChange?.(meant, details);
    if (details.cancelled) return;
    setText(next);
    setTold(meant);
  };
  return {
    number,
    shown: text,
    said: write(number),
    type: (next: string, event?: Event) => notify(next, "input", event),
    step: (by: number, event?: Event) => {
      const next = stepped(number, by, rules);
      if (next !== number) notify(write(next), "step", event);
    },
    settle: () => number !== null && setText(write(number)),
    atMost: number !== null && rules.max !== undefined && number >= rules.max,
    atLeast: number !== null && rules.min !== undefined && number <= rules.min,
  };
}
