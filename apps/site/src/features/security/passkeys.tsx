import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { confirm } from "@baize/ui/alert-dialog";
import { Badge } from "@baize/ui/badge";
import { Divider } from "@baize/ui/divider";
import { IconButton } from "@baize/ui/icon-button";
import { trash } from "@baize/ui/icon/art";
import { Inline } from "@baize/ui/inline";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { modals } from "../../shared/overlays/modals.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { hasPasskeys } from "../../shared/session/web-authn.ts";
import { AddPasskey } from "./add-passkey.tsx";

type Passkey = OutputOf<"passkey.list">["items"][number];

/** The member's passkeys: to sign in without a password. */
export function Passkeys() {
  const { t } = useTranslation("auth");
  const read = useRead("passkey.list", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={4} />;
  const { items } = read.data;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t("passkeys.body")}</Text>
      {items.length > 0 ? (
        <Stack as="ul" gap={3} aria-label={t("security.passkeys")}>
          {items.map((passkey) => (
            <Stack as="li" gap={3} key={passkey.id}>
              <PasskeyRow passkey={passkey} />
              <Divider />
            </Stack>
          ))}
        </Stack>
      ) : null}
      {hasPasskeys() ? <AddPasskey /> : <Alert tone="info">{t("passkeys.unsupported")}</Alert>}
    </Stack>
  );
}

function PasskeyRow({ passkey: { id, name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const errorText = useErrorText();
  const remove = useChange("passkey.remove");
  const ask = async () => {
    const sure = await confirm(modals, {
      title: t("passkeys.remove.title", { name }),
      description: t("passkeys.remove.body"),
      confirmLabel: t("passkeys.remove.confirm"),
      cancelLabel: t("passkeys.remove.keep"),
      tone: "negative",
    });
    if (sure)
      remove.mutate({ input: { id } }, { onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }) });
  };
  return (
    <Inline justify="between" wrap={false} gap={3}>
      <Stack gap={1}>
        <Inline>
          <Text as="strong" weight="strong">
            <bdi>{name}</bdi>
          </Text>
          {backedUp ? <Badge>{t("passkeys.synced")}</Badge> : null}
        </Inline>
        <Text tone="muted" size="sm">
          {t("passkeys.made", { time: format.date(createdAt) })}
          {lastUsedAt === null ? null : ` · ${t("passkeys.used", { time: format.date(lastUsedAt) })}`}
        </Text>
      </Stack>
      <IconButton art={trash} label={t("passkeys.remove", { name })} size="sm" onClick={() => void ask()} />
    </Inline>
  );
}
