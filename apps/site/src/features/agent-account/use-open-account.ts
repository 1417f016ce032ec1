import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TEAM_KINDS } from "@baize/domain/agents/team";
import { useOnce } from "../../shared/api/use-once.ts";
import { useNewPassword } from "../../shared/forms/use-new-password.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useFirstOffers } from "./use-first-offers.ts";

interface Opening {
  readonly account: string;
  readonly type: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly agreement: boolean;
  readonly offers: string;
}

/** The form of a new account of the team. It is sent once. */
export function useOpenAccount(onOpened: () => void) {
  const { t } = useTranslation(["agents", "validation"]);
  const toasts = useToasts();
  const once = useOnce("team.open");
  const password = useNewPassword();
  const [agreed, agree] = useState(false);
  const first = useFirstOffers();
  const form = useSiteForm<Opening>({
    defaultValues: { account: "", type: "0", newPassword: "", confirmNewPassword: "", agreement: false, offers: "" },
    rules: { ...password.rules, account: { required: true } },
    check: (values) => ({
      ...password.check(values),
      agreement: agreed ? undefined : t("validation:issue.must_agree"),
      offers: first.check(values.type),
    }),
    fieldOf: { ...password.fieldOf, "register.username_taken": "account" },
    labels: { account: t("column.account"), ...password.labels },
    textOf: first.textOf,
    send: async ({ account, type, newPassword, confirmNewPassword }) => {
      const kind = TEAM_KINDS.find((one) => String(one) === type) ?? 0;
      const opened = await once.send({
        account,
        type: kind,
        password: newPassword,
        confirmPassword: confirmNewPassword,
        agreement: true,
        offers: first.toSend(type),
      });
      toasts.show({ tone: "positive", message: t("open.done", { account: opened.account }) });
      onOpened();
    },
  });
  return { form, agreed, agree, first };
}
