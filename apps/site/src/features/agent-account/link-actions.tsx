import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { Group } from "@baize/ui/group";
import { Modal } from "@baize/ui/modal";
import { useChange } from "../../shared/api/use-change.ts";
import { type InvitationLink, LinkCode } from "./link-code.tsx";
import { useLinkDomains } from "./use-link-domains.ts";

/** An open link can be copied, shown as a QR code and stopped. */
export function LinkActions({ link }: { readonly link: InvitationLink }) {
  const { t } = useTranslation("agents");
  const { addressOn } = useLinkDomains();
  const stop = useChange("team.stopLink");
  if (link.state !== "open") return null;
  return (
    <Group gap={2}>
      <CopyButton value={addressOn(link.domain, link.code)} messages={{ copy: t("link.copy") }} />
      <Modal title={t("link.qr")} trigger={<Button size="sm">{t("link.openQr")}</Button>}>
        <LinkCode link={link} />
      </Modal>
      <Button size="sm" pending={stop.isPending} onClick={() => stop.mutate({ input: { code: link.code } })}>
        {t("link.stop")}
      </Button>
    </Group>
  );
}
