import { type ChangeEvent, type ClipboardEvent, type PointerEvent, type Ref, useLayoutEffect, useRef, useState } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { usePagePaste } from "../sms-code-field/use-page-paste.ts";
import { otpOf, wholeCode, written } from "./otp-text.ts";

/** `input`: written or filled in by the phone. `paste`: into the field, or anywhere on the page. */
export type OtpReason = "input" | "paste";
export interface OtpProps extends ValueProps<string, OtpReason> {
  length: number;
  locked: boolean;
  /** All digits are typed: send them. Called once for each code. */
  onComplete?: (code: string) => void;
  /** The caller's ref, for the same input. */
  ref?: Ref<HTMLInputElement>;
}
interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The box nearest to that horizontal position; boxes run from left to right in every language. */
function boxAt(boxes: HTMLElement | null, x: number): number {
  const all = [...(boxes?.children ?? [])];
  const beyond = all.findIndex((box, index) => {
    const next = all[index + 1]?.getBoundingClientRect().left ?? Infinity;
    return x < (box.getBoundingClientRect().right + next) / 2;
  });
  return Math.max(beyond, 0);
}

/** The code and the caret's position in it. */
export function useOtp({ length, locked, onComplete, ref, ...held }: OtpProps) {
  const [value, change] = useValue<string, OtpReason>(held, "");
  const code = otpOf(value, length);
  const input = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Selection>();
  // React puts the caret at the end whenever it writes another text than what was typed.
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });
  const put = (next: string, reason: OtpReason, event?: Event) => {
    if (next === code || !change(next, reason, event)) return false;
    if (next.length === length) onComplete?.(next);
    return true;
  };
  const take = (next: string, event?: Event) => {
    wanted.current = length;
    put(next, "paste", event);
    setAt((now) => now && { start: length, end: length });
  };
  usePagePaste(!locked, (text) => {
    const whole = wholeCode(text, length);
    if (whole === undefined) return false;
    input.current?.focus();
    take(whole);
    return true;
  });
  const follow = () => {
    const element = input.current;
    if (!element || document.activeElement !== element) return setAt(undefined);
    return setAt({ start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 });
  };
  return {
    code,
    at,
    boxes,
    attach: (element: HTMLInputElement | null) => {
      input.current = element;
      return assignRef(ref, element);
    },
    follow,
    type: (event: ChangeEvent<HTMLInputElement>) => {
      const element = event.currentTarget;
      const next = written(code, element.value, element.selectionStart ?? element.value.length, length);
      wanted.current = next.caret;
      put(next.code, "input", event.nativeEvent);
      setAt({ start: next.caret, end: next.caret });
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const whole = wholeCode(event.clipboardData.getData("text/plain"), length);
      // A code replaces what is there; parts of one go where the caret is.
      if (event.defaultPrevented || locked || whole === undefined) return;
      event.preventDefault();
      take(whole, event.nativeEvent);
    },
    /** A press selects the digit of its box, or moves to the first empty box. */
    aim: (event: PointerEvent<HTMLInputElement>) => {
      const element = event.currentTarget;
      const place = Math.min(boxAt(boxes.current, event.clientX), code.length);
      element.setSelectionRange(place, Math.min(place + 1, code.length));
      follow();
    },
  };
}
