import { type ClipboardEvent, type ReactNode, useRef, useState } from "react";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { assignRef } from "../field/assign-ref.ts";
import type { FieldProps } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { warningFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { TextField, type TextFieldOwnProps } from "../text-field/text-field.tsx";
import { codeIn, looksLikeCode } from "./sms-code.ts";
import { SmsButton } from "./sms-button.tsx";
import { type SmsRequestProps, useSmsRequest } from "./use-sms-request.ts";
import { usePagePaste } from "./use-page-paste.ts";
import * as css from "./sms-code-field.css.ts";

export type { SmsAnswer, SmsRefused } from "./use-sms-request.ts";
export type { SmsProvider, SmsSent } from "./sms-wait.ts";

export interface SmsCodeFieldOwnProps
  extends Omit<TextFieldOwnProps, "type" | "endContent" | "inputClassName" | "maxLength">, SmsRequestProps {
  /** The number that a code goes to, asked when it is sent: "+91 98765 43210". Shown below the field from then on. */
  sentTo?: () => string | undefined;
  /** Texts in place of those of the provider: the button in each state, what is announced, and the refusal. */
  messages?: PartMessages<"smsCodeField">;
}
export type SmsCodeFieldProps = FieldProps & SmsCodeFieldOwnProps;

const longest = 255;

/** A number within a sentence of either direction. */
const isolated = (number: string) => `\u2066${number}\u2069`;

/**
 * A code that comes by SMS, and the button that asks for it: idle → sending → countdown → idle. The wait comes from the
 * server, continues after a reload and in a background tab, and does not depend on the device's clock. `ref` and the rest land on the `<input>`.
 */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { messages, sentTo, request, storageKey, provider, serverNow, onSent, onFailed, onBeforeRequest, ...rest } = props;
  const { value, defaultValue, onValueChange, ref, onPaste, className, ...field } = rest;
  const text = useMessages("smsCodeField", messages);
  const [to, setTo] = useState<string>();
  const [code, change] = useValue({ value, defaultValue, onValueChange }, "");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sms = useSmsRequest({
    request,
    onBeforeRequest,
    storageKey,
    provider,
    serverNow,
    onFailed,
    onSent: (answer) => {
      setTo(sentTo?.());
      // Focus the input, where the phone offers the code, unless the person has moved focus meanwhile.
      if (document.activeElement === button.current) input.current?.focus();
      onSent?.(answer);
    },
  });
  const take = (pasted: string, event?: Event) => change(codeIn(pasted).slice(0, longest), "input", event);
  usePagePaste(sms.asked && !field.disabled, (pasted) => {
    if (!looksLikeCode(pasted)) return false;
    input.current?.focus();
    return take(pasted);
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData("text/plain");
    // A code replaces what is there; parts of one go where the caret is.
    if (event.defaultPrevented || !looksLikeCode(pasted)) return;
    event.preventDefault();
    take(pasted, event.nativeEvent);
  };
  const blocked = sms.running?.wait.why === "too-many" && field.message === undefined;
  const notice: { tone?: "warning"; message?: ReactNode } = blocked ? { tone: "warning", message: text("tooMany") } : {};
  return (
    <>
      <TextField
        name="verificationCode"
        inputMode="numeric"
        {...field}
        {...notice}
        description={to ? text("sentTo", { to: isolated(to) }) : field.description}
        className={className}
        inputClassName={css.input}
        type="text"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={field.placeholder ?? " "}
        maxLength={longest}
        value={code}
        onValueChange={(next, details) => {
          if (!change(next, "input", details.event)) details.cancel();
        }}
        onPaste={paste}
        ref={(element) => {
          input.current = element;
          return assignRef(ref, element);
        }}
        endContent={<SmsButton ref={button} sms={sms} text={text} size={field.size} disabled={field.disabled} />}
      />
      <AlertDialog
        open={sms.failed.shown}
        onOpenChange={(open) => {
          if (!open) sms.forgive();
        }}
        title={
          <span data-part="title" className={css.title}>
            <Icon art={warningFill} size="lg" className={css.warning} />
            {text("failedTitle")}
          </span>
        }
        description={sms.failed.reason ?? text("failed")}
        confirmLabel={text("confirm")}
        fallbackFocus={button}
      />
    </>
  );
}
