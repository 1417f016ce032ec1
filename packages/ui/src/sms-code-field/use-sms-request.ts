import { SMS_THROTTLE } from "@baize/domain/identity/verification/sms-deadline";
import { type ReactNode, useRef, useState } from "react";
import { useThrottle } from "../field/use-throttle.ts";
import { clearWait, keepWait, keptWait } from "./wait-store.ts";
import { type SmsProvider, type SmsSent, type SmsWait, waitAfter, waitAfterTooMany, waitClock } from "./sms-wait.ts";

/** The server's answer to a refused request. */
export interface SmsRefused {
  /** No code was sent, and the reason is shown in a dialog. */
  readonly sent: false;
  /** The server's reason in the person's language. */
  readonly reason: ReactNode;
  /** Too many codes were asked for: the wait is shown. */
  readonly tooMany?: boolean;
  /** How long the wait is then, in seconds. Without it 5 minutes. */
  readonly retryAfter?: number;
}
/** What the server answers to a request for a code. */
export type SmsAnswer = SmsSent | SmsRefused;
export type SmsState = "idle" | "sending" | "countdown";

export interface SmsRequestProps {
  /** Asks the server for a code. A rejection counts as a refusal with the text `failed`. */
  request: () => Promise<SmsAnswer>;
  /** Called before a request; it may refuse, show the error of the number and move focus there. */
  onBeforeRequest?: () => boolean | Promise<boolean>;
  /** The wait is kept under this name, so that a reload does not end it. One key for each purpose. */
  storageKey: string;
  /** Who sends the code; it decides the wait before the next one. Without it `sms`. */
  provider?: SmsProvider;
  /** The server's clock, epoch milliseconds, where the caller knows it (from the `Date` header of any answer). */
  serverNow?: () => number;
  /** Called with the server's answer after a code was sent. */
  onSent?: (answer: SmsSent) => void;
  /** Also called when the reason is shown in the dialog. `reason` is undefined when the request itself failed. */
  onFailed?: (refused: SmsRefused | undefined) => void;
}

/** A wait, and the clock that measures it. */
interface Running {
  readonly wait: SmsWait;
  readonly clock: () => number;
}

const device = () => Date.now();
const steady = () => performance.now();

function resume(key: string, serverNow: (() => number) | undefined): Running | undefined {
  const wait = keptWait(key);
  if (!wait) return undefined;
  const clock = waitClock(wait, device, steady, serverNow);
  return clock() < wait.deadline ? { wait, clock } : undefined;
}

/** Idle → sending → countdown → idle. */
export function useSmsRequest(props: SmsRequestProps) {
  const { request, onBeforeRequest, storageKey, provider = "sms", serverNow, onSent, onFailed } = props;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ readonly reason: ReactNode; readonly shown: boolean }>({
    reason: undefined,
    shown: false,
  });
  const [running, setRunning] = useState(() => resume(storageKey, serverNow));
  const [shownKey, setShownKey] = useState(storageKey);
  const [asked, setAsked] = useState(running !== undefined);
  const busy = useRef(false);
  const [throttled] = useThrottle(SMS_THROTTLE);
  if (shownKey !== storageKey) {
    setShownKey(storageKey);
    setRunning(resume(storageKey, serverNow));
  }

  const begin = (wait: SmsWait) => {
    setAsked(true);
    if (wait.span <= 0) return;
    keepWait(storageKey, wait);
    setRunning({ wait, clock: waitClock(wait, device, steady, serverNow) });
  };
  const refuse = (refused: SmsRefused | undefined) => {
    if (refused?.tooMany) {
      const span = refused.retryAfter === undefined ? undefined : refused.retryAfter * 1000;
      begin(waitAfterTooMany(device(), serverNow?.(), span));
    }
    setFailed({ reason: refused?.reason, shown: true });
    onFailed?.(refused);
  };
  const ask = async () => {
    busy.current = true;
    setSending(true);
    try {
      if (onBeforeRequest && !(await onBeforeRequest())) return;
      const answer = await request();
      if (answer.sent) {
        begin(waitAfter(answer, provider, device(), serverNow?.()));
        onSent?.(answer);
      } else refuse(answer);
    } catch {
      refuse(undefined);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  const send = () => {
    if (busy.current || running) return;
    throttled(() => void ask());
  };
  const end = () => {
    clearWait(storageKey);
    setRunning(undefined);
  };
  const state: SmsState = sending ? "sending" : running ? "countdown" : "idle";
  return { state, running, asked, failed, send, end, forgive: () => setFailed({ ...failed, shown: false }) };
}
