import { formText } from "./form-text.ts";

interface HumanAnswer {
  readonly captchaId?: string;
  readonly captcha?: string;
  readonly proof?: string;
}

/** What a form with `HumanFields` sends to show that a person is at work: the work's proof, or the picture's digits. Empty without it. */
export function humanAnswer(form: FormData): HumanAnswer {
  const [proof, captchaId, captcha] = [formText(form, "proof"), formText(form, "captchaId"), formText(form, "captcha").trim()];
  if (proof) return { proof };
  return captchaId && captcha ? { captchaId, captcha } : {};
}
