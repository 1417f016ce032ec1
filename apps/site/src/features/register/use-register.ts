import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DynamicValues, ServerError } from "@baize/ui/dynamic-form/use-dynamic-form";
import { type ApiError, isApiError } from "@baize/api/client/api-error";
import type { InputOf } from "@baize/api/contract";
import type { ErrorCode } from "@baize/api/errors";
import { issueText } from "@baize/i18n/issue-text";
import { api } from "../../shared/api.ts";
import { openSession } from "../../shared/session.ts";
import { useErrorText } from "../../shared/use-error-text.ts";

interface RegisterOptions {
  readonly invitation: string | undefined;
  /** Ask the server about a typed invitation before registering. */
  readonly checkInvitation: boolean;
}
interface Outcome {
  readonly errors: readonly ServerError[];
  /** Set once the account is made and signed in. */
  readonly account?: string;
}

/** The field that a refusal is about, where it is about one. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  "register.username_taken": "username",
  "register.mobile_taken": "mobileNum",
  "register.email_taken": "email",
  "register.too_young": "birthday",
  "affiliate.invalid": "affiliateCode",
  "password.too_common": "password",
};

/** Network faults leave the intent open: the same key is sent again, so an account is never made twice. */
const unanswered = (error: ApiError) => error.status === 0;

function inputOf(values: DynamicValues, invitation: string | undefined): InputOf<"register.create"> {
  const filled = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== "" && name !== "agreement"));
  return {
    ...filled,
    ...(values.mobileNum ? { countryDialingCode: `+${values.countryDialingCode ?? ""}` } : { countryDialingCode: undefined }),
    username: values.username ?? "",
    password: values.password ?? "",
    ...(invitation ? { affiliateCode: invitation, referralCode: invitation } : {}),
    agreement: true,
    registerUrl: location.href.slice(0, 2048),
    domain: location.hostname,
  };
}

/** Registers, and signs in. Resolves with what the server refused, each beside its field. */
export function useRegister({ invitation, checkInvitation }: RegisterOptions): (values: DynamicValues) => Promise<Outcome> {
  const { i18n } = useTranslation(["errors", "validation"]);
  const errorText = useErrorText();
  const key = useRef<string | undefined>(undefined);

  const refused = (error: unknown): readonly ServerError[] => {
    if (isApiError(error, "input.invalid"))
      return error.value.issues.map((issue) => ({ field: issue.field, text: issueText(i18n, issue) }));
    const field = isApiError(error) ? fieldOf[error.code] : undefined;
    return [{ text: errorText(error), ...(field ? { field } : {}) }];
  };

  return async (values) => {
    key.current ??= crypto.randomUUID();
    try {
      if (checkInvitation && values.affiliateCode)
        await api.call("affiliate.check", { code: values.affiliateCode, domain: location.hostname });
      const { account, session } = await api.call("register.create", inputOf(values, invitation), { key: key.current });
      key.current = undefined;
      if (session) openSession(session);
      return { errors: [], account };
    } catch (error) {
      if (!isApiError(error) || !unanswered(error)) key.current = undefined;
      return { errors: refused(error) };
    }
  };
}
