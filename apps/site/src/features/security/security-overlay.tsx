import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { lockKey } from "@baize/ui/icon/art";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { OverlayProps } from "../../navigation/types.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { Authenticator } from "./authenticator.tsx";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";

const parts = [
  ["devices", Devices],
  ["passkeys", Passkeys],
  ["authenticator", Authenticator],
] as const;

/** A member's sign-in methods and devices. */
export default function SecurityOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("auth");
  const { show } = useOverlay();
  return (
    <Stack gap={5}>
      <Tabs value={parts.find(([id]) => id === path)?.[0] ?? "devices"} onValueChange={onPathChange}>
        <TabList aria-label={t("security.parts")}>
          {parts.map(([id]) => (
            <Tab key={id} value={id}>
              {t(`security.${id}`)}
            </Tab>
          ))}
        </TabList>
        {parts.map(([id, Part]) => (
          <TabPanel key={id} value={id}>
            <Part />
          </TabPanel>
        ))}
      </Tabs>
      <Button fullWidth data-entry="password" icon={<Icon art={lockKey} />} onClick={() => show("password")}>
        {t("password.submit")}
      </Button>
    </Stack>
  );
}
