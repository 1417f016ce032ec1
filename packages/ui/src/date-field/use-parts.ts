import { useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";

interface TextForm<Value, Given> {
  /** The value of a text, or null where it holds none. */
  readonly read: (text: string) => Value | null;
  /** The text that is sent and stored; empty without a value. */
  readonly write: (value: Given | null) => string;
}

/**
 * A date or a time as text outside and as react-aria's value inside. Outside it is empty while a part is missing; inside
 * the other parts stay as they were typed.
 */
export function useParts<Value extends Given, Given>(
  props: ValueProps<string, "input">,
  { read, write }: TextForm<Value, Given>,
) {
  const [text, change] = useValue(props, "");
  const [reported, setReported] = useState(text);
  const [value, setValue] = useState(() => read(text));
  if (text !== reported) {
    setReported(text);
    setValue(read(text));
  }
  const report = (next: string) => {
    if (change(next, "input")) setReported(next);
  };
  const setParts = (next: Given | null) => {
    setValue(read(write(next)));
    report(write(next));
  };
  const setWhole = (whole: boolean) => {
    const next = whole ? write(value) : "";
    // A text that has no value is left for the form to check.
    if (next !== write(read(text))) report(next);
  };
  return { text, value, setParts, setWhole };
}
