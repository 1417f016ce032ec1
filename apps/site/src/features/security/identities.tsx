import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Divider } from "@baize/ui/divider";
import { IconButton } from "@baize/ui/icon-button";
import { trash } from "@baize/ui/icon/art";
import { Inline } from "@baize/ui/inline";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { modals } from "../../shared/overlays/modals.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { IdentityButtons, useIdentityProviders } from "../../shared/session/identity-buttons.tsx";
import { leaveToLink } from "../../shared/session/identity-visit.ts";

type Identity = OutputOf<"identity.list">["items"][number];

/** The accounts at Google and Facebook that the member signs in by. */
export function Identities() {
  const { t } = useTranslation("auth");
  const offered = useIdentityProviders();
  const read = useRead("identity.list", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={4} />;
  const { items } = read.data;
  const free = offered.filter((provider) => items.every((item) => item.provider !== provider));
  return (
    <Stack gap={4}>
      <Text tone="muted">{t("identity.body")}</Text>
      {items.length > 0 ? (
        <Stack as="ul" gap={3} aria-label={t("security.identities")}>
          {items.map((item) => (
            <Stack as="li" gap={3} key={item.provider}>
              <IdentityRow identity={item} />
              <Divider />
            </Stack>
          ))}
        </Stack>
      ) : null}
      <IdentityButtons
        providers={free}
        action="add"
        leave={async (provider) => await leaveToLink(provider, location.pathname + location.search)}
      />
    </Stack>
  );
}

function IdentityRow({ identity: { provider, email, createdAt, lastUsedAt } }: { identity: Identity }) {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const errorText = useErrorText();
  const remove = useChange("identity.remove");
  const name = t(`identity.${provider}`);
  const ask = async () => {
    const sure = await confirm(modals, {
      title: t("passkeys.remove.title", { name }),
      description: t("identity.remove.body"),
      confirmLabel: t("passkeys.remove.confirm"),
      cancelLabel: t("passkeys.remove.keep"),
      tone: "negative",
    });
    if (sure)
      remove.mutate(
        { input: { provider } },
        { onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }) },
      );
  };
  return (
    <Inline justify="between" wrap={false} gap={3}>
      <Stack gap={1}>
        <Text as="strong" weight="strong">
          {name}
        </Text>
        {email === null ? null : (
          <Text size="sm">
            <bdi dir="ltr">{email}</bdi>
          </Text>
        )}
        <Text tone="muted" size="sm">
          {t("passkeys.made", { time: format.date(createdAt) })}
          {lastUsedAt === null ? null : ` · ${t("passkeys.used", { time: format.date(lastUsedAt) })}`}
        </Text>
      </Stack>
      <IconButton art={trash} label={t("passkeys.remove", { name })} size="sm" onClick={() => void ask()} />
    </Inline>
  );
}
