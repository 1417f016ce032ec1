import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { Group } from "@baize/ui/group";
import { Modal } from "@baize/ui/modal";
import { Text } from "@baize/ui/text";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { type InvitationLink, LinkCode } from "./link-code.tsx";
import { useLinkDomains } from "./use-link-domains.ts";

/** Asks, and stops a link for good. Its buttons are gone then, so a focus that went with them moves to what replaces them. */
function useStopLink({ code, state }: InvitationLink, rest: RefObject<HTMLElement | null>) {
  const { t } = useTranslation("agents");
  const errorText = useErrorText();
  const toasts = useToasts();
  const modals = useModals();
  const stop = useChange("team.stopLink");
  const { isSuccess } = stop;
  useEffect(() => {
    if (isSuccess && state !== "open" && document.activeElement === document.body) rest.current?.focus();
  }, [isSuccess, state, rest]);
  const press = async () => {
    const sure = await confirm(modals, {
      title: t("link.stopTitle", { code }),
      description: t("link.stopBody"),
      confirmLabel: t("link.stopConfirm"),
      cancelLabel: t("link.keep"),
      tone: "negative",
    });
    if (!sure) return;
    stop.mutate(
      { input: { code } },
      {
        onSuccess: () => toasts.show({ tone: "positive", message: t("link.stopped", { code }) }),
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  };
  return { press, isPending: stop.isPending };
}

/** An open link can be copied, shown as a QR code and stopped. */
export function LinkActions({ link }: { readonly link: InvitationLink }) {
  const { t } = useTranslation("agents");
  const { addressOn } = useLinkDomains();
  const rest = useRef<HTMLElement>(null);
  const stop = useStopLink(link, rest);
  if (link.state !== "open")
    return (
      <Text ref={rest} tabIndex={-1} tone="muted">
        {t("link.noAct")}
      </Text>
    );
  return (
    <Group gap={2}>
      <CopyButton value={addressOn(link.domain, link.code)} messages={{ copy: t("link.copy") }} />
      <Modal title={t("link.qr")} trigger={<Button size="sm">{t("link.openQr")}</Button>}>
        <LinkCode link={link} />
      </Modal>
      <Button size="sm" pending={stop.isPending} onClick={() => void stop.press()}>
        {t("link.stop")}
      </Button>
    </Group>
  );
}
