import { useEffect, useState } from "react";
import { Button } from "@baize/ui/button";
import { isMotif } from "@baize/ui/cover/cast";
import { GameCover } from "@baize/ui/game-cover";
import { Modal } from "@baize/ui/modal";
import { mainPart } from "../../shared/page/main-part.ts";
import { ServerText, useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { SmartLink } from "../../shared/page/smart-link.tsx";
import * as css from "./gift-popup.css.ts";
import { markShown } from "./seen.ts";
import { useGift } from "./use-next-greeting.ts";

/** The brand's gift: once a session before signing in, and once after. */
export function GiftPopup({ done }: { done: () => void }) {
  const serverMark = useServerMark();
  // Fixed when it opens: after signing in meanwhile, the next gift shows afterwards.
  const [gift] = useState(useGift());
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const stage = gift?.stage;
  useEffect(() => {
    if (stage) markShown(stage);
  }, [stage]);
  if (!gift) return null;
  const { id, title, content, actionLabel, lang, href, image } = gift;
  const motif = gift.motif && isMotif(gift.motif) ? gift.motif : "diya";
  return (
    <Modal
      kind="dialog"
      framed
      open={open}
      onOpenChange={setOpen}
      onClosed={done}
      title={<ServerText lang={lang}>{title}</ServerText>}
      fallbackFocus={mainPart}
      actions={
        <Button asChild variant="primary" fullWidth>
          <SmartLink href={href} onClick={close}>
            <ServerText lang={lang}>{actionLabel}</ServerText>
          </SmartLink>
        </Button>
      }
    >
      <div className={css.gift}>
        <GameCover aria-hidden="true" subject={{ vendor: "gift", game: id, motif }} title={title} artwork={image || undefined} />
        <SiteText html={content} under={2} onNavigate={close} {...serverMark(lang)} />
      </div>
    </Modal>
  );
}
