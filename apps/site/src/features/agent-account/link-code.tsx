import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { CopyButton } from "@baize/ui/copy-button";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { QRCode } from "@baize/ui/qr-code";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useLinkDomains } from "./use-link-domains.ts";

export type InvitationLink = OutputOf<"team.links">["items"][number];

/** An invitation link to pass on: as a code to scan and as an address, on the domain that the agent chooses where it is good on several. */
export function LinkCode({ link }: { readonly link: InvitationLink }) {
  const { t } = useTranslation("agents");
  const { domains, addressOn } = useLinkDomains();
  const [chosen, choose] = useState("");
  const offered = link.domain === null && domains.length > 1;
  const here = { value: "", label: location.hostname };
  const others = domains.filter((domain) => domain !== location.hostname).map((domain) => ({ value: domain, label: domain }));
  const address = addressOn(link.domain ?? (chosen || null), link.code);
  return (
    <Group gap={5}>
      <QRCode value={address} label={t("link.qr")} />
      <Stack gap={3}>
        <Text>
          {t("link.code")} <bdi dir="ltr">{link.code}</bdi>
        </Text>
        {offered ? (
          <NativeSelect label={t("link.domain")} options={[here, ...others]} value={chosen} onValueChange={choose} />
        ) : null}
        <Text size="sm" tone="muted">
          <bdi dir="ltr">{address}</bdi>
        </Text>
        <CopyButton value={address} messages={{ copy: t("link.copy") }} />
      </Stack>
    </Group>
  );
}
