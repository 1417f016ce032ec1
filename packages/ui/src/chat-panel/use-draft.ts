import { type KeyboardEvent, useRef } from "react";
import { countCharacters } from "@baize/domain/text/characters";
import { useValue } from "../field/use-value.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";

/** `input`: written or pasted. `send`: emptied, because it was sent. */
export type DraftReason = "input" | "send";
/** `enter`: the key was pressed in the field. `button`: the button beside it. */
export type SendReason = "enter" | "button";
export interface DraftProps {
  /** The text in the field, when the caller holds it; use it with `onDraftChange`. */
  draft?: string;
  /** The text at first, when the panel holds it itself. */
  defaultDraft?: string;
  /** Called with the text on each change; `details.cancel()` keeps the old one. */
  onDraftChange?: (draft: string, details: ChangeDetails<DraftReason>) => void;
  /** Sends it, trimmed; `cancel()` leaves it in the field. */
  onSend: (text: string, details: ChangeDetails<SendReason>) => void;
  /** The most characters, as a person counts them. Default 1000. */
  limit?: number;
}

/** Safari ends a composition before the Enter that ended it, and says so by this code alone. */
const COMPOSING = 229;
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === COMPOSING;

/** What is being written, and whether it may be sent. */
export function useDraft({ draft, defaultDraft, onDraftChange, onSend, limit = 1000 }: DraftProps, online: boolean) {
  const [text, change] = useValue<string, DraftReason>(
    { value: draft, defaultValue: defaultDraft, onValueChange: onDraftChange },
    "",
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const used = countCharacters(text, limit + 1000);
  const over = used > limit;
  const ready = online && !over && text.trim() !== "";
  const send = (reason: SendReason, event: Event) => {
    field.current?.focus();
    if (!ready) return;
    const details = changeDetails(reason, event);
    onSend(text.trim(), details);
    if (!details.cancelled) change("", "send", event);
  };
  return {
    text,
    field,
    limit,
    over,
    /** Close to the limit: time to say how much is left. */
    near: used > limit * 0.8,
    ready,
    send,
    write: (next: string, event?: Event) => change(next, "input", event),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      send("enter", event.nativeEvent);
    },
  };
}
