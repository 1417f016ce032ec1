import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneValue } from "@baize/ui/phone-field/phone-value";
import { isApiError } from "@baize/api/client/api-error";
import { api } from "../../shared/api/api.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useFieldProblems } from "../../shared/forms/use-field-problems.ts";

type Problems = Partial<Record<string, string>>;
interface AgentApplication {
  /** What is to be mended, by field. */
  readonly problems: Problems;
  /** What refused the form as a whole. */
  readonly error: unknown;
  /** The check that a person is at work: another picture for each try, and why the last answer was not taken. */
  readonly person: { readonly attempt: number; readonly message?: string };
  /** The application's reference once it has arrived. */
  readonly send: (form: FormData, phone: PhoneValue | undefined) => Promise<string | undefined>;
}

const aboutPerson = ["auth.captcha_required", "auth.captcha_wrong", "verify.human_check_failed"] as const;

/** Looks at the form, sends it, and holds what was refused. */
export function useAgentApplication(): AgentApplication {
  const { t } = useTranslation(["agent-application", "validation"]);
  const errorText = useErrorText();
  const fieldProblems = useFieldProblems();
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<unknown>();
  const [person, setPerson] = useState<AgentApplication["person"]>({ attempt: 0 });

  const refuse = (failure: unknown) => {
    const refused = fieldProblems(failure);
    const about = aboutPerson.some((code) => isApiError(failure, code));
    setProblems(refused);
    // The picture is good for one try, whatever it was refused for.
    setPerson(({ attempt }) => ({ attempt: attempt + 1, ...(about ? { message: errorText(failure) } : {}) }));
    if (!about && Object.keys(refused).length === 0) setError(failure);
  };

  const send: AgentApplication["send"] = async (form, phone) => {
    const [name, email, contact, message] = ["name", "email", "contact", "message"].map((field) => formText(form, field).trim());
    const reachable = Boolean(phone?.number || email || contact);
    const wrong: Problems = {
      ...(name ? {} : { name: t("validation:issue.required", { field: t("form.name") }) }),
      ...(reachable ? {} : { mobileNum: t("form.needOne") }),
    };
    setProblems(wrong);
    setError(undefined);
    if (!name || !reachable) return undefined;
    try {
      const { id } = await api.write("agentApplication.send", {
        name,
        ...(phone?.number ? { mobileNum: phone.number, countryDialingCode: `+${phone.dial}` } : {}),
        ...(email ? { email } : {}),
        contact: contact ?? "",
        message: message ?? "",
        ...humanAnswer(form),
      });
      return id;
    } catch (failure) {
      refuse(failure);
      return undefined;
    }
  };
  return { problems, error, person, send };
}
