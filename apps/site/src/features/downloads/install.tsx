import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { downloadSimple } from "@baize/ui/icon/art";
import { Text } from "@baize/ui/text";
import { useInstallOffer } from "./use-install-offer.ts";

/** Installs the site where its browser offers that; elsewhere the steps of each app explain how. */
export function Install() {
  const { t } = useTranslation("downloads");
  const { installed, offer } = useInstallOffer();
  const [asking, setAsking] = useState(false);
  if (installed) return <Text tone="muted">{t("installed")}</Text>;
  if (!offer) return null;
  const install = async () => {
    setAsking(true);
    await offer().finally(() => setAsking(false));
  };
  return (
    <Button variant="primary" size="lg" pending={asking} icon={<Icon art={downloadSimple} />} onClick={() => void install()}>
      {t("install")}
    </Button>
  );
}
