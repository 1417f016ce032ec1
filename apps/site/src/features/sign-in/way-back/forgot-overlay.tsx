import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../../routes.ts";
import type { OverlayProps } from "../../../overlays.ts";
import { useOverlay } from "../../../shared/use-overlay.ts";
import { useRouteRow } from "../../../shared/use-route-row.ts";
import { useWhitelabel } from "../../../shared/use-whitelabel.ts";
import { ByEmail } from "./by-email.tsx";
import { ByPhone } from "./by-phone.tsx";

/** A forgotten password: a new one by mail or by phone, as far as the brand opens them. */
export default function ForgotOverlay({ place, onPlaceChange }: OverlayProps) {
  const { t } = useTranslation("auth");
  const { data: brand } = useWhitelabel();
  const { replace } = useOverlay();
  const onLogin = useRouteRow().paths[0] === pathOf("login");
  const back = () => replace(onLogin ? null : "login");
  const open = [
    ...(brand?.features.emailReset ? [{ way: "email", label: t("forgot.byEmail"), form: <ByEmail onDone={back} /> }] : []),
    ...(brand?.features.phoneReset ? [{ way: "phone", label: t("forgot.byPhone"), form: <ByPhone onDone={back} /> }] : []),
  ];
  const [first] = open;
  return (
    <Stack gap={4}>
      {first ? (
        <Tabs value={open.find(({ way }) => way === place)?.way ?? first.way} onValueChange={onPlaceChange}>
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
