import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "@baize/ui/alert-dialog";
import { advance } from "../../shared/session/sign-in-progress.ts";
import { mainPart } from "../../shared/page/main-part.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** The first-login action: shows a member who signs in for the first time the account's sign-in methods. */
export function FirstLogin({ done }: { done: () => void }) {
  const { t } = useTranslation("auth");
  const { show } = useOverlay();
  const [open, setOpen] = useState(true);
  const [wanted, setWanted] = useState(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title={t("first.title")}
      description={t("first.body")}
      confirmLabel={t("first.secure")}
      cancelLabel={t("first.later")}
      fallbackFocus={mainPart}
      onBeforeClose={(reason) => setWanted(reason === "action")}
      onClosed={() => {
        advance({ type: "closed" });
        done();
        if (wanted) show("security", "passkeys");
      }}
    />
  );
}
