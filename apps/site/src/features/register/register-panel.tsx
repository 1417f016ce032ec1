import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { IdentitySignIn } from "../../shared/session/identity-sign-in.tsx";
import { keepNewcomer, type Newcomer, useNewcomer } from "../../shared/session/newcomer.ts";
import { RegisterForm } from "./register-form.tsx";
import { useInvitation } from "./use-invitation.ts";

/** A new account, by one of the methods that the brand offers; `?by=mobile` names another than the first. */
export function RegisterPanel() {
  const { t } = useTranslation("auth");
  const [params, change] = useAddressQuery();
  const settings = useRead("register.settings", {});
  const invitation = useInvitation();
  const newcomer = useNewcomer();
  const codes = useRead("system.countryCodes", {}, { staleTime: Number.POSITIVE_INFINITY });
  if (settings.isError) return <ReadError read={settings} />;
  // A field whose control changes during typing loses the focus; without the country codes it stays plain text.
  if (!settings.data || !invitation.settled || codes.isPending) return <SkeletonText lines={8} />;
  const { methods } = settings.data;
  const method = methods.find((each) => each === params.get("by")) ?? methods[0];
  if (!method) return <Text>{t("register.closed")}</Text>;
  return (
    <Stack gap={5}>
      {newcomer ? <Named newcomer={newcomer} /> : <IdentitySignIn remember={false} />}
      {methods.length > 1 ? (
        <SegmentedControl
          aria-label={t("register.by")}
          size="md"
          fullWidth
          value={method}
          onValueChange={(by) => change({ by })}
          items={methods.map((value) => ({ value, label: t(`register.by.${value}`) }))}
        />
      ) : null}
      <RegisterForm key={newcomer?.ticket} settings={settings.data} method={method} invitation={invitation.code} />
    </Stack>
  );
}

/** Whom Google or Facebook has named: the account that is registered now is linked. */
function Named({ newcomer }: { newcomer: Newcomer }) {
  const { t } = useTranslation("auth");
  const provider = t(`identity.${newcomer.provider}`);
  return (
    <Stack gap={3}>
      <Alert tone="info" announce="polite">
        {t("identity.newcomer", { provider })}
      </Alert>
      <Button fullWidth variant="ghost" onClick={() => keepNewcomer(undefined)}>
        {t("identity.alone", { provider })}
      </Button>
    </Stack>
  );
}
