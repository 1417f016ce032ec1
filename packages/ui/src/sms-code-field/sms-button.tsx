import { type Ref, useState } from "react";
import { Button } from "../button/button.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import * as field from "../field/field.css.ts";
import type { MessageText } from "../messages/message-types.ts";
import { cx } from "../theme/cx.ts";
import type { useSmsRequest } from "./use-sms-request.ts";
import * as css from "./sms-code-field.css.ts";

interface SmsButtonProps {
  sms: ReturnType<typeof useSmsRequest>;
  text: MessageText<"smsCodeField">;
  /** Of the field that it is in. */
  size: "sm" | "md" | "lg" | undefined;
  disabled: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of an SMS code. It keeps the focus through all its states; the countdown is announced at its start and its end only. */
export function SmsButton({ sms, text, size, disabled, ref }: SmsButtonProps) {
  const [ended, setEnded] = useState(false);
  const { state, running, asked } = sms;
  const idle = text(asked ? "resend" : "send");
  const waiting = text(running?.wait.why === "too-many" ? "waitIn" : "resendIn");
  const said = running ? text("started", { count: Math.round(running.wait.span / 1000) }) : ended ? text("ended") : "";
  return (
    <>
      <Button
        ref={ref}
        size={size === "sm" ? "xs" : "sm"}
        data-state={state}
        disabled={disabled}
        pending={state === "sending"}
        aria-disabled={state === "idle" ? undefined : true}
        className={cx(size !== "sm" && field.inset, css.button, css.buttonSize[size ?? "md"])}
        onClick={sms.send}
      >
        {state === "sending" ? text("sending") : null}
        {state === "idle" ? idle : null}
        {state === "countdown" && running ? (
          <>
            {waiting}
            <Countdown
              key={running.wait.deadline}
              deadline={running.wait.deadline}
              clock={running.clock}
              onEnd={() => {
                sms.end();
                setEnded(true);
              }}
            />
          </>
        ) : null}
      </Button>
      <output data-part="spoken" className={css.hidden}>
        {said}
      </output>
    </>
  );
}
