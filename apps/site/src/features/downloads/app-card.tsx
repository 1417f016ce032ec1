import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { deviceMobile, downloadSimple } from "@baize/ui/icon/art";
import { LazyImage } from "@baize/ui/lazy-image";
import { PrintedBox } from "@baize/ui/printed-box";
import { QRCode } from "@baize/ui/qr-code";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { paths } from "../../navigation/paths.ts";
import * as css from "../../shared/page/page-layout.css.ts";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { SmartLink } from "../../shared/page/smart-link.tsx";
import { code } from "./app-card.css.ts";
import { isOwnDevice } from "./own-device.ts";

type App = OutputOf<"download.info">["items"][number];

/** The address that a phone opens; undefined where the brand has configured none. */
const addressOf = ({ url }: App) => (url === null ? undefined : new URL(url, location.origin));

/** An app that is this site itself: the browser installs it, and there is no file. */
const isThisSite = ({ origin, pathname }: URL) => origin === location.origin && paths.download.some((path) => path === pathname);

/** One app: its link, its QR code for another device, its requirements and how to install it. */
export function AppCard({ app }: { app: App }) {
  const { t } = useTranslation(["downloads", "common"]);
  const serverMark = useServerMark();
  const { resourceType, version, minimumSystem, guide } = app;
  const name = t(`common:app.${resourceType}`);
  const address = addressOf(app);
  const needs = [
    version ? t("version", { version }) : undefined,
    minimumSystem ? t("minimum", { system: minimumSystem }) : undefined,
  ].filter((text) => text !== undefined);
  return (
    <PrintedBox className={css.filling} legend={name} icon={<Icon art={deviceMobile} />}>
      <Stack gap={5}>
        {needs.length > 0 ? (
          <Text size="sm" tone="muted">
            {needs.join(" · ")}
          </Text>
        ) : null}
        <DownloadMethod app={app} address={address} name={name} />
        {address && !isOwnDevice(resourceType) ? <Code app={app} address={address} name={name} /> : null}
        {guide.map(({ slug, content, lang }) => (
          <SiteText key={slug} html={content} under={2} {...serverMark(lang)} />
        ))}
      </Stack>
    </PrintedBox>
  );
}

interface DownloadMethodProps {
  app: App;
  address: URL | undefined;
  name: string;
}

/** Links to the app's file or shop, or installs the site. */
function DownloadMethod({ app: { resourceType }, address, name }: DownloadMethodProps) {
  const { t } = useTranslation("downloads");
  if (!address) return <Text>{t("soon")}</Text>;
  if (isThisSite(address)) return <Text>{t("fromBrowser")}</Text>;
  return (
    <Button asChild fullWidth variant={isOwnDevice(resourceType) ? "primary" : "outline"}>
      <SmartLink href={address.href}>
        <Icon art={downloadSimple} />
        {t("get", { name })}
      </SmartLink>
    </Button>
  );
}

function Code({ app, address, name }: { app: App; address: URL; name: string }) {
  const { t } = useTranslation("downloads");
  return (
    <Stack gap={2} align="center">
      {app.qrCodeUrl ? (
        <LazyImage src={app.qrCodeUrl} alt={t("code", { name })} ratio="1 / 1" className={code} />
      ) : (
        <QRCode value={address.href} label={t("code", { name })} />
      )}
      <Text size="sm" tone="muted" align="center">
        {t("scan")}
      </Text>
    </Stack>
  );
}
