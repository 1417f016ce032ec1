import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Badge } from "@baize/ui/badge";
import { Group } from "@baize/ui/group";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { hasPasskeys } from "../../shared/session/web-authn.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { KeyRow } from "./key-row.tsx";

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
            <PasskeyRow passkey={passkey} key={passkey.id} />
          ))}
        </Stack>
      ) : null}
      {hasPasskeys() ? <AddPasskey /> : <Alert tone="info">{t("passkeys.unsupported")}</Alert>}
    </Stack>
  );
}

function PasskeyRow({ passkey: { id, name, backedUp, ...dates } }: { passkey: Passkey }) {
  const { t } = useTranslation("auth");
  const { mutateAsync } = useChange("passkey.remove");
  return (
    <KeyRow
      {...dates}
      name={name}
      consequence={t("passkeys.remove.body")}
      remove={async () => await mutateAsync({ input: { id } })}
    >
      <Group>
        <Text as="strong" weight="strong">
          <bdi>{name}</bdi>
        </Text>
        {backedUp ? <Badge>{t("passkeys.synced")}</Badge> : null}
      </Group>
    </KeyRow>
  );
}
