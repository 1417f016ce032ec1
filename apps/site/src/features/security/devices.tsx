import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { Divider } from "@baize/ui/divider";
import { Group } from "@baize/ui/group";
import { RelativeTime } from "@baize/ui/relative-time";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useLanguage } from "../../shared/language/language.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

type Device = OutputOf<"session.list">["items"][number];

/** Signed-in devices; any but this one can be signed out here. */
export function Devices() {
  const { t } = useTranslation("auth");
  const read = useRead("session.list", {}, { staleTime: 0 });
  const others = read.data?.items.filter(({ current }) => !current).length ?? 0;
  const errorText = useErrorText();
  const modals = useModals();
  const toasts = useToasts();
  const end = useChange("session.endOthers");
  const endOthers = async () => {
    const sure = await confirm(modals, {
      title: t("devices.endOthers.title"),
      description: t("devices.endOthers.body"),
      confirmLabel: t("devices.endOthers.confirm"),
      cancelLabel: t("devices.keep"),
    });
    if (sure) end.mutate({ input: {} }, { onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }) });
  };
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={4} />;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} aria-label={t("security.devices")}>
        {read.data.items.map((device) => (
          <Stack as="li" gap={3} key={device.id}>
            <DeviceRow device={device} />
            <Divider />
          </Stack>
        ))}
      </Stack>
      {others > 0 ? (
        <Button fullWidth pending={end.isPending} onClick={() => void endOthers()}>
          {t("devices.endOthers")}
        </Button>
      ) : (
        <Text tone="muted">{t("devices.alone")}</Text>
      )}
    </Stack>
  );
}

/** `Chrome on Android`, as far as the browser says. */
function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation("auth");
  return ({ browser, system }) =>
    browser && system ? t("devices.name", { browser, system }) : (browser ?? system ?? t("devices.unknown"));
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation(["auth", "common"]);
  const { tag } = useLanguage();
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const name = useDeviceName()(device);
  const end = useChange("session.end");
  const sign = () =>
    end.mutate(
      { input: { id: device.id } },
      {
        onSuccess: () => toasts.show({ tone: "positive", message: t("devices.ended", { name }) }),
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  return (
    <Group justify="between" gap={3}>
      <Stack gap={1}>
        <Group>
          <Text as="strong" weight="strong">
            {name}
          </Text>
          {device.current ? <Badge tone="positive">{t("devices.this")}</Badge> : null}
        </Group>
        <Text tone="muted" size="sm">
          <bdi>{device.address}</bdi> {device.country ? `(${device.country}) ` : null}·{" "}
          {device.current ? (
            t("devices.since", { time: format.dateTime(device.createdAt) })
          ) : (
            <RelativeTime value={device.lastSeenAt} locale={tag} title={format.dateTime(device.lastSeenAt)} />
          )}
        </Text>
      </Stack>
      {device.current ? null : (
        <Button size="sm" aria-label={t("devices.end", { name })} pending={end.isPending} onClick={sign}>
          {t("common:action.logOut")}
        </Button>
      )}
    </Group>
  );
}
