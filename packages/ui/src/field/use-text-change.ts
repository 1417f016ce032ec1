import { type ChangeEvent, useRef } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { checkHeld } from "../overlay/misuse.ts";

/** `input`: typed, pasted or filled in by the browser. `clear`: emptied by the field's own button. */
export type TextChange = ChangeDetails<"input" | "clear">;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextChangeProps<Element extends TextElement> {
  value?: string;
  readOnly?: boolean;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<Element>) => void;
  onValueChange?: (value: string, details: TextChange) => void;
}

/** Turns a text control's change into `onValueChange(value, details)`; `cancel()` restores the previous text. */
export function useTextChange<Element extends TextElement>(props: TextChangeProps<Element>) {
  const last = useRef(props.defaultValue ?? "");
  // A new object each time: React itself reports that the input changed.
  if (process.env.NODE_ENV !== "production")
    checkHeld({}, { ...props, onValueChange: props.onValueChange ?? props.onChange ?? props.readOnly });
  return (event: ChangeEvent<Element>) => {
    const element = event.currentTarget;
    const details = changeDetails<"input" | "clear">("input", event.nativeEvent);
    props.onValueChange?.(element.value, details);
    if (!details.cancelled) last.current = element.value;
    else if (props.value === undefined) element.value = last.current;
    if (!details.cancelled) props.onChange?.(event);
  };
}
