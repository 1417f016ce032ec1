import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Divider } from "@baize/ui/divider";
import { Heading } from "@baize/ui/heading";
import { Modal } from "@baize/ui/modal";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { mainPart } from "../../shared/page/main-part.ts";
import { useSession } from "../../shared/session/session.ts";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { keepNotices, markShown } from "./seen.ts";
import { type Notice, usePopupNotices } from "./use-next-greeting.ts";

/** Marks notices as shown on this device, and as read for a member. */
function useShown(notices: readonly Notice[]): void {
  const signedIn = useSession() !== null;
  const { mutate } = useChange("announcements.markRead");
  useEffect(() => {
    const ids = notices.map(({ id }) => id);
    markShown("notices");
    keepNotices(ids);
    if (signedIn) mutate({ input: { ids } });
  }, [notices, signedIn, mutate]);
}

/** Popup notices together in one window: the newest first, the rest among the announcements. */
export function NoticePopup({ done }: { done: () => void }) {
  const { t } = useTranslation("announcements");
  const { show } = useOverlay();
  const [notices] = useState(usePopupNotices());
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  useShown(notices);
  const leave = (toAll: boolean) => {
    setAll(toAll);
    setOpen(false);
  };
  const closed = () => {
    done();
    if (all) show("announcements", notices[0]?.id);
  };
  return (
    <Modal
      kind="dialog"
      framed
      open={open}
      onOpenChange={setOpen}
      onClosed={closed}
      title={t("type.PU")}
      fallbackFocus={mainPart}
      actions={
        <>
          <Button variant="ghost" onClick={() => leave(true)}>
            {t("back")}
          </Button>
          <Button variant="primary" data-default="" onClick={() => leave(false)}>
            {t("understood")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {notices.map((notice, place) => (
          <Stack key={notice.id} as="article" gap={2}>
            {place > 0 ? <Divider /> : null}
            <OneNotice notice={notice} onNavigate={() => leave(false)} />
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}

interface OneNoticeProps {
  notice: Notice;
  onNavigate: () => void;
}

function OneNotice({ notice: { title, content, lang, timestamp }, onNavigate }: OneNoticeProps) {
  const format = useFormat();
  const serverMark = useServerMark();
  return (
    <>
      <Heading level={3} size="sm" {...serverMark(lang)}>
        {title}
      </Heading>
      <SiteText html={content} under={3} onNavigate={onNavigate} {...serverMark(lang)} />
      <Text size="sm" tone="muted">
        {format.date(timestamp)}
      </Text>
    </>
  );
}
