interface HumanAnswer {
  readonly captchaId?: string;
  readonly captcha?: string;
  readonly proof?: string;
}

/** One field of a submitted form as text; "" where there is none. */
function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The human check of a form with `HumanFields`: the proof of work, or the captcha's digits. Empty without it. */
export function humanAnswer(form: FormData): HumanAnswer {
  const [proof, captchaId, captcha] = [formText(form, "proof"), formText(form, "captchaId"), formText(form, "captcha").trim()];
  if (proof) return { proof };
  return captchaId && captcha ? { captchaId, captcha } : {};
}
