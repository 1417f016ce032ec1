import { useMemo } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DynamicForm } from "@baize/ui/dynamic-form";
import { InlineMessage } from "@baize/ui/inline-message";
import { Link } from "@baize/ui/link";
import type { OutputOf } from "@baize/api/contract/contract";
import { registerFieldMap } from "@baize/domain/identity/register/fields";
import type { RegisterMethod } from "@baize/domain/identity/register/rules-for";
import { validateRegistrationField } from "@baize/domain/identity/register/validate";
import { latestBirthday } from "@baize/domain/calendar/age";
import { formatDate } from "@baize/domain/calendar/date";
import { pathOf } from "../../navigation/paths.ts";
import { api } from "../../shared/api/api.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { useFirstField } from "../../shared/forms/use-first-field.ts";
import { HumanFields } from "../../shared/forms/human-fields.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { todayIn } from "../../shared/records/today.ts";
import { useNumberProvider } from "../../shared/forms/use-phone-provider.ts";
import { ONWARD } from "../../shared/overlays/overlay-address.ts";
import { nextPath } from "../../shared/session/next-path.ts";
import { useNewcomer } from "../../shared/session/newcomer.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { useRegister } from "./use-register.ts";
import { useRegisterControls } from "./use-register-controls.ts";
import { useRegisterMessages } from "./use-register-messages.ts";

interface RegisterFormProps {
  settings: OutputOf<"register.settings">;
  method: RegisterMethod;
  /** From the address and already checked: its field is then not shown. */
  invitation: string | undefined;
}

/**
 * The form that the server's rules define, with the brand's age and terms. Another method changes the rules; what was typed
 * stays.
 */
export function RegisterForm({ settings, method, invitation }: RegisterFormProps) {
  const { t } = useTranslation(["auth", "errors"]);
  const toasts = useToasts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: brand } = useWhitelabel();
  const form = useFirstField<HTMLFormElement>();
  const asked = (method === "mobile" ? settings.mobileFields : null) ?? settings.fields;
  const rules = useMemo(() => {
    // The human check has its own part below, because it may also be required later.
    const { affiliateCode, captcha: _, ...others } = asked;
    return invitation || !affiliateCode ? others : { ...others, affiliateCode };
  }, [asked, invitation]);
  const messages = useRegisterMessages(rules);
  const newcomer = useNewcomer();
  const provider = useNumberProvider();
  const { person, work, submit } = useRegister({
    method,
    invitation,
    checkInvitation: settings.affiliateCheck,
    askPerson: asked.captcha?.enabled ?? false,
    provider,
  });
  const findProblem = async (name: string, value: string) => {
    if (name !== "username") return undefined;
    const { taken } = await api.read("register.checkName", { username: value });
    return taken ? t("errors:register.username_taken") : undefined;
  };
  const today = todayIn(brand?.timeZone ?? "Asia/Kolkata");
  const controls = useRegisterControls(formatDate(latestBirthday(settings.minimumAge, today)), provider);
  return (
    <DynamicForm
      ref={form}
      columns={2}
      aria-label={t("register.title")}
      rules={rules}
      messages={messages}
      fields={registerFieldMap}
      validate={(name, values) => validateRegistrationField(name, values, { rules, minimumAge: settings.minimumAge, today })}
      findProblem={findProblem}
      controls={controls}
      defaultValues={newcomer ? { email: newcomer.email, payeeName: newcomer.name } : undefined}
      agreement={
        <Trans
          t={t}
          i18nKey="register.agreement"
          values={{ age: settings.minimumAge }}
          components={{
            terms: <Link href={brand?.links.terms ?? pathOf("help")} target="_blank" />,
            privacy: <Link href={brand?.links.privacy ?? pathOf("help")} target="_blank" />,
          }}
        />
      }
      onSubmit={async (values) => {
        const { errors, account } = await submit(values, form.current ? humanAnswer(new FormData(form.current)) : {});
        if (account === undefined) return { errors };
        toasts.show({ tone: "positive", message: t("register.done", { account }) });
        await navigate(nextPath(params.get(ONWARD), pathOf("home")));
        return undefined;
      }}
    >
      <InlineMessage tone={work === "done" ? "positive" : "neutral"}>{t(`register.work.${work}`)}</InlineMessage>
      {person.asked ? <HumanFields attempt={person.attempt} message={person.message} /> : null}
    </DynamicForm>
  );
}
