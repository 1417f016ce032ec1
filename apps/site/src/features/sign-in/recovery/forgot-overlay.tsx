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

/** A forgotten password: a new one by mail or by phone, as far as the brand opens them. */
export default function ForgotOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("auth");
  const { data: brand } = useWhitelabel();
  const { replace } = useOverlay();
  const onLogin = useRouteId() === "login";
  const back = () => replace(onLogin ? null : "login");
  const open = [
    ...(brand?.features.emailReset ? [{ way: "email", label: t("forgot.byEmail"), form: <ByEmail onDone={back} /> }] : []),
    ...(brand?.features.phoneReset ? [{ way: "phone", label: t("forgot.byPhone"), form: <ByPhone onDone={back} /> }] : []),
  ];
  const [first] = open;
  return (
    <Stack gap={4}>
      {first ? (
        <Tabs value={open.find(({ way }) => way === path)?.way ?? first.way} onValueChange={onPathChange}>
          <TabList aria-label={t("forgot.ways")}>
            {open.map(({ way, label }) => (
              <Tab key={way} value={way}>
                {label}
              </Tab>
            ))}
          </TabList>
          {open.map(({ way, form }) => (
            <TabPanel key={way} value={way}>
              {form}
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Text>{t("forgot.closed")}</Text>
      )}
      <Button variant="quiet" full onClick={back}>
        {t("forgot.back")}
      </Button>
    </Stack>
  );
}
