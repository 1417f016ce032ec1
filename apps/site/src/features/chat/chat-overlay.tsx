import { useTranslation } from "react-i18next";
import { CHAT_LENGTH, CHAT_ROOMS, type ChatRoom, isChatRoom } from "@baize/domain/support/chat/rooms";
import { Alert } from "@baize/ui/alert";
import { ChatPanel } from "@baize/ui/chat-panel";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OverlayProps } from "../../navigation/types.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { isDemo, useSession } from "../../shared/session/session.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnline } from "../../shared/api/use-online.ts";
import * as css from "./chat-overlay.css.ts";
import { mergeMessages } from "./merge-messages.ts";
import { useChatMessages } from "./use-chat-messages.ts";
import { useOutbox } from "./use-outbox.ts";

function Room({ room }: { room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const { tag } = useLanguage();
  const online = useOnline();
  const errorText = useErrorText();
  const { query, arrived } = useChatMessages(room);
  const { outgoing, send, retry, discard } = useOutbox(room);
  const refused = outgoing.findLast(({ state }) => state === "failed");
  const status = query.isPending ? "loading" : query.data ? "ready" : "error";
  return (
    <ChatPanel
      className={css.room}
      label={t(`room.${room}`)}
      messages={{ emptyText: t(`emptyText.${room}`) }}
      locale={tag}
      status={status}
      connection={online ? "online" : "offline"}
      items={mergeMessages(arrived, outgoing)}
      limit={CHAT_LENGTH}
      onSend={send}
      onRetry={retry}
      onDiscard={discard}
      hasOlder={query.hasNextPage}
      loadingOlder={query.isFetchingNextPage}
      onLoadOlder={() => void query.fetchNextPage()}
      onReload={() => void query.refetch()}
      header={refused?.error ? <Alert tone="negative">{errorText(refused.error)}</Alert> : undefined}
    />
  );
}

/** The brand's chat room, and the member's conversation with support. */
export default function ChatOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("chat");
  const room = isChatRoom(path) ? path : "lobby";
  const trial = isDemo(useSession());
  return (
    <Stack gap={3} className={css.frame}>
      <SegmentedControl
        aria-label={t("room.label")}
        value={room}
        onValueChange={(value) => onPathChange(value)}
        items={CHAT_ROOMS.map((value) => ({ value, label: t(`room.${value}`) }))}
      />
      {trial ? <Text tone="muted">{t("trial")}</Text> : null}
      <Room key={room} room={room} />
    </Stack>
  );
}
