import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DynamicValues, ServerError } from "@baize/ui/dynamic-form";
import { type ApiError, isApiError } from "@baize/api/client/api-error";
import type { InputOf } from "@baize/api/contract/contract";
import type { ErrorCode } from "@baize/api/errors";
import type { RegisterMethod } from "@baize/domain/identity/register/rules-for";
import { issueText } from "@baize/i18n/issue-text";
import { api } from "../../shared/api/api.ts";
import { codeErrorFields } from "../../shared/forms/code-error-fields.ts";
import { keptVendor } from "../../shared/games/kept-vendor.ts";
import { forgetRemembered } from "../../shared/session/remembered.ts";
import { currentNewcomer, keepNewcomer } from "../../shared/session/newcomer.ts";
import { openSession } from "../../shared/session/session.ts";
import { advance } from "../../shared/session/sign-in-progress.ts";
import { wantsWelcome } from "../../shared/session/welcome-preference.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import type { PhoneProvider } from "../../shared/forms/use-phone-provider.ts";
import { type RegisterWork, useRegisterWork } from "./use-register-work.ts";

interface RegisterOptions {
  readonly method: RegisterMethod;
  readonly invitation: string | undefined;
  /** Checks a typed invitation with the server before registering. */
  readonly checkInvitation: boolean;
  /** Whether the rules require the human check from everyone. */
  readonly askPerson: boolean;
  /** The phone-code provider, where it and not the brand's SMS proves a number. */
  readonly provider: Pick<PhoneProvider, "prove"> | undefined;
}
/** The state of the captcha that the form shows. */
export interface Person {
  readonly asked: boolean;
  /** Counts refusals: a captcha is valid for one try. */
  readonly attempt: number;
  /** The last refusal. */
  readonly message?: string;
}
type HumanAnswer = Pick<InputOf<"register.create">, "captchaId" | "captcha" | "proof">;
interface Outcome {
  readonly errors: readonly ServerError[];
  /** Set once the account exists and is signed in. */
  readonly account?: string;
}

/** The field of a refusal, where it has one. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  "register.username_taken": "username",
  "register.mobile_taken": "mobileNum",
  "register.email_taken": "email",
  "register.too_young": "birthday",
  "affiliate.invalid": "affiliateCode",
  "password.too_common": "password",
  ...codeErrorFields,
};

/** A network fault leaves the outcome open: the same key is sent again, so an account is never made twice. */
const unanswered = (error: ApiError) => error.status === 0;

const isAboutPerson = (error: unknown) => isApiError(error, "auth.captcha_required") || isApiError(error, "auth.captcha_wrong");

function inputOf(values: DynamicValues, invitation: string | undefined): InputOf<"register.create"> {
  const vassalage = keptVendor();
  const filled = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== "" && name !== "agreement"));
  return {
    ...filled,
    countryDialingCode: values.mobileNum ? `+${values.countryDialingCode ?? ""}` : undefined,
    username: values.username ?? "",
    password: values.password ?? "",
    vassalage: vassalage || undefined,
    // Without an invitation the code is what was typed.
    ...(invitation ? { affiliateCode: invitation, referralCode: invitation } : {}),
    agreement: true,
    registerMethod: "WEB",
    registerUrl: location.href.slice(0, 2048),
    domain: location.hostname,
  };
}

/** By mobile the number is the user name, and a password is sent only where one was required. */
function withoutEmpty({ username, password, ...input }: InputOf<"register.create">): InputOf<"register.mobile"> {
  return { ...input, username: username || undefined, password: password || undefined };
}

/** Runs a call once more with a new proof of work where the server finds the first one too old. */
async function withFreshWork<T>(call: () => Promise<T>, renew: () => void): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error, "register.work_required")) throw error;
    renew();
    return await call();
  }
}

interface Register {
  readonly person: Person;
  readonly work: RegisterWork["state"];
  /** Registers and signs in. Resolves with the server's refusal, each issue beside its field. */
  readonly submit: (values: DynamicValues, answer: HumanAnswer) => Promise<Outcome>;
}

/** A new account. The human check is required by the rules, or once an address has opened many accounts. */
export function useRegister({ method, invitation, checkInvitation, askPerson, provider }: RegisterOptions): Register {
  const { i18n } = useTranslation(["errors", "validation"]);
  const errorText = useErrorText();
  const work = useRegisterWork();
  const key = useRef<string | undefined>(undefined);
  const [person, setPerson] = useState<Person>({ asked: askPerson, attempt: 0 });

  const refused = (error: unknown): readonly ServerError[] => {
    if (isApiError(error, "input.invalid"))
      return error.value.issues.map((issue) => ({ field: issue.field, text: issueText(i18n, issue) }));
    const field = isApiError(error) ? fieldOf[error.code] : undefined;
    return [{ text: errorText(error), field }];
  };

  const submit: Register["submit"] = async (values, answer) => {
    try {
      if (checkInvitation && values.affiliateCode)
        await api.read("affiliate.check", { code: values.affiliateCode, domain: location.hostname });
      const code = values.verificationCode ?? "";
      // The provider has checked the code; its token replaces the code.
      const proof = provider && code !== "" ? { ...(await provider.prove(code.trim())), verificationCode: undefined } : {};
      const send = async () => {
        const identityTicket = currentNewcomer()?.ticket;
        const proofOfWork = await work.take();
        const input = { ...inputOf(values, invitation), ...answer, ...proof, proofOfWork, identityTicket };
        const sent = { key: (key.current ??= crypto.randomUUID()) };
        return await (method === "mobile"
          ? api.write("register.mobile", withoutEmpty(input), sent)
          : api.write("register.create", input, sent));
      };
      const { account, session } = await withFreshWork(send, () => {
        key.current = undefined;
        work.renew();
      });
      key.current = undefined;
      keepNewcomer(undefined);
      forgetRemembered();
      if (session) {
        openSession(session);
        // The first sign-in of the account: the window after it shows what the member was given.
        if (wantsWelcome()) advance({ type: "submit" }, { type: "accepted", passwordChange: null, firstTimeLogin: true });
      }
      return { errors: [], account };
    } catch (error) {
      if (!isApiError(error) || !unanswered(error)) {
        key.current = undefined;
        // The server's refusal of a form leaves the proof as it is.
        if (!isApiError(error, "input.invalid")) work.renew();
      }
      // A ticket that is over can only be left out; the next try registers without it.
      if (isApiError(error, "auth.link_expired") || isApiError(error, "auth.identity_taken")) keepNewcomer(undefined);
      const about = isAboutPerson(error);
      setPerson(({ asked, attempt }) => ({
        asked: asked || about,
        attempt: attempt + 1,
        message: about ? errorText(error) : undefined,
      }));
      return { errors: refused(error) };
    }
  };
  return { person, work: work.state, submit };
}
