import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Text } from "@baize/ui/text";
import type { OverlayProps } from "../../../navigation/types.ts";
import { useOverlay } from "../../../shared/overlays/use-overlay.ts";
import { useRouteId } from "../../../shared/page/use-route-id.ts";
import { useWhitelabel } from "../../../shared/brand/use-whitelabel.ts";
import { ByEmail } from "./by-email.tsx";
import { ByPhone } from "./by-phone.tsx";

/** A new password by mail or by phone, as far as the brand offers them. */
export default function ForgotOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("auth");
  const { data: brand } = useWhitelabel();
  const { replace } = useOverlay();
  const onLogin = useRouteId() === "login";
  const back = () => replace(onLogin ? null : "login");
  const open = [
    ...(brand?.features.emailReset ? [{ method: "email", label: t("forgot.byEmail"), form: <ByEmail onDone={back} /> }] : []),
    ...(brand?.features.phoneReset ? [{ method: "phone", label: t("forgot.byPhone"), form: <ByPhone onDone={back} /> }] : []),
  ];
  const [first] = open;
  return (
    <Stack gap={4}>
      {first ? (
        <Tabs value={open.find(({ method }) => method === path)?.method ?? first.method} onValueChange={onPathChange}>
          <TabList aria-label={t("forgot.methods")}>
            {open.map(({ method, label }) => (
              <Tab key={method} value={method}>
                {label}
              </Tab>
            ))}
          </TabList>
          {open.map(({ method, form }) => (
            <TabPanel key={method} value={method}>
              {form}
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Text>{t("forgot.closed")}</Text>
      )}
      <Button variant="ghost" fullWidth onClick={back}>
        {t("forgot.back")}
      </Button>
    </Stack>
  );
}
