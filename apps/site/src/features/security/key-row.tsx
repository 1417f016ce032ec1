import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Divider } from "@baize/ui/divider";
import { IconButton } from "@baize/ui/icon-button";
import { trash } from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";

interface KeyRowProps {
  /** The person's name for it; also in the question before it is removed. */
  readonly name: string;
  /** The effect of a removal. */
  readonly consequence: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly remove: () => Promise<unknown>;
  /** The lines above the dates. */
  readonly children: ReactNode;
}

/** A way to sign in without the password, in a list: its dates, and removing it after a question. */
export function KeyRow({ name, consequence, createdAt, lastUsedAt, remove, children }: KeyRowProps) {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const errorText = useErrorText();
  const modals = useModals();
  const ask = async () => {
    await confirm(modals, {
      title: t("passkeys.remove.title", { name }),
      description: consequence,
      confirmLabel: t("passkeys.remove.confirm"),
      cancelLabel: t("passkeys.remove.keep"),
      tone: "negative",
      onConfirm: async () => void (await remove()),
      errorMessage: errorText,
    });
  };
  return (
    <Stack as="li" gap={3}>
      <Group justify="between" wrap={false} gap={3}>
        <Stack gap={1}>
          {children}
          <Text tone="muted" size="sm">
            {t("passkeys.made", { time: format.date(createdAt) })}
            {lastUsedAt === null ? null : ` · ${t("passkeys.used", { time: format.date(lastUsedAt) })}`}
          </Text>
        </Stack>
        <IconButton art={trash} label={t("passkeys.remove", { name })} size="sm" onClick={() => void ask()} />
      </Group>
      <Divider />
    </Stack>
  );
}
