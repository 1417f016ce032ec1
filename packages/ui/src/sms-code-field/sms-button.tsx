import { type Ref, useState } from "react";
import { Button } from "../button/button.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import * as field from "../field/field.css.ts";
import { cx } from "../theme/cx.ts";
import type { useSmsRequest } from "./use-sms-request.ts";
import * as css from "./sms-code-field.css.ts";

export interface SmsButtonWords {
  /** "Send code" */
  readonly send: string;
  /** "Sending…" */
  readonly sending: string;
  /** After the wait: "Send again". */
  readonly resend: string;
  /** Before the running clock: "Again in". */
  readonly resendIn: string;
  /** Before the running clock after too many requests: "Wait". */
  readonly waitIn: string;
  /** Announced when the wait begins: "Code sent. You can ask for another in 60 seconds." */
  readonly started: (seconds: number) => string;
  /** Announced when it ends: "You can ask for another code." */
  readonly ended: string;
}
interface SmsButtonProps {
  sms: ReturnType<typeof useSmsRequest>;
  words: SmsButtonWords;
  disabled: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of an SMS code. It keeps the focus through all its states; the countdown is announced at its start and its end only. */
export function SmsButton({ sms, words, disabled, ref }: SmsButtonProps) {
  const [ended, setEnded] = useState(false);
  const { state, running, asked } = sms;
  const idle = asked ? words.resend : words.send;
  const waiting = running?.wait.why === "too-many" ? words.waitIn : words.resendIn;
  const said = running ? words.started(Math.round(running.wait.span / 1000)) : ended ? words.ended : "";
  return (
    <>
      <Button
        ref={ref}
        size="sm"
        data-state={state}
        disabled={disabled}
        loading={state === "sending"}
        aria-disabled={state === "idle" ? undefined : true}
        className={cx(field.inset, css.button)}
        onClick={sms.send}
      >
        {state === "sending" ? words.sending : null}
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
      <output className={css.hidden}>{said}</output>
    </>
  );
}
