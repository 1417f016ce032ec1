import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { Icon } from "@baize/ui/icon";
import { shareNetwork } from "@baize/ui/icon/art";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";

/** Hands the invitation to the device's share sheet; where there is none, copies its link. */
export function ShareInvitation({ link }: { link: string }) {
  const { t } = useTranslation("club");
  const toasts = useToasts();
  const title = useBrandTitle();
  const invitation = { title, text: t("referral.shareText", { brand: title }), url: link };
  const copyLink = { copy: t("referral.copyLink") };
  if (!isShareable(invitation)) return <CopyButton variant="primary" size="md" value={link} messages={copyLink} />;
  const share = async () => {
    try {
      await navigator.share(invitation);
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toasts.show({ tone: "negative", message: t("referral.shareFailed") });
    }
  };
  return (
    <>
      <Button variant="primary" icon={<Icon art={shareNetwork} />} onClick={() => void share()}>
        {t("referral.share")}
      </Button>
      <CopyButton size="md" value={link} messages={copyLink} />
    </>
  );
}

/** Some browsers have the sheet on phones alone, and some not at all, whatever the types say. */
const isShareable = (data: ShareData): boolean =>
  "share" in navigator && (!("canShare" in navigator) || navigator.canShare(data));
