import { useTranslation } from "react-i18next";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { IdentityButtons, useIdentityProviders } from "../../shared/session/identity-buttons.tsx";
import { leaveToLink } from "../../shared/session/identity-visit.ts";
import { KeyRow } from "./key-row.tsx";

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
            <IdentityRow identity={item} key={item.provider} />
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

function IdentityRow({ identity: { provider, email, ...dates } }: { identity: Identity }) {
  const { t } = useTranslation("auth");
  const { mutateAsync } = useChange("identity.remove");
  const name = t(`identity.${provider}`);
  return (
    <KeyRow
      {...dates}
      name={name}
      consequence={t("identity.remove.body")}
      remove={async () => await mutateAsync({ input: { provider } })}
    >
      <Text as="strong" weight="strong">
        {name}
      </Text>
      {email === null ? null : (
        <Text size="sm">
          <bdi dir="ltr">{email}</bdi>
        </Text>
      )}
    </KeyRow>
  );
}
