import { useTranslation } from "react-i18next";
import { Segmented } from "@baize/ui/segmented";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { RegisterForm } from "./register-form.tsx";
import { useInvitation } from "./use-invitation.ts";

/** A new account, by one of the methods that the brand offers; `?by=mobile` names another than the first. */
export function RegisterPanel() {
  const { t } = useTranslation("auth");
  const [params, change] = useAddressQuery();
  const settings = useRead("register.settings", {});
  const invitation = useInvitation();
  const codes = useRead("system.countryCodes", {}, { staleTime: Number.POSITIVE_INFINITY });
  if (settings.isError) return <ReadError read={settings} />;
  // A field whose control changes during typing loses the focus; without the country codes it stays plain text.
  if (!settings.data || !invitation.settled || codes.isPending) return <SkeletonText lines={8} />;
  const { methods } = settings.data;
  const method = methods.find((each) => each === params.get("by")) ?? methods[0];
  if (!method) return <Text>{t("register.closed")}</Text>;
  return (
    <Stack gap={5}>
      {methods.length > 1 ? (
        <Segmented
          aria-label={t("register.by")}
          size="md"
          full
          value={method}
          onValueChange={(by) => change({ by })}
          segments={methods.map((value) => ({ value, label: t(`register.by.${value}`) }))}
        />
      ) : null}
      <RegisterForm settings={settings.data} method={method} invitation={invitation.code} />
    </Stack>
  );
}
