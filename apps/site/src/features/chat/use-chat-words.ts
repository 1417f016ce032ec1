import { useTranslation } from "react-i18next";
import type { ChatRoom } from "@baize/domain/support/chat/rooms";
import type { ChatWords } from "@baize/ui/chat-panel/chat-message.types";

/** The panel's texts. */
export function useChatWords(room: ChatRoom): ChatWords {
  const { t } = useTranslation(["chat", "common"]);
  return {
    own: t("own"),
    messages: t("messages"),
    write: t("write"),
    placeholder: t("write"),
    send: t("send"),
    sending: t("sending"),
    failed: t("failed"),
    retry: t("retry"),
    discard: t("discard"),
    older: t("older"),
    loadingOlder: t("loadingOlder"),
    unread: t("unread"),
    jump: (unseen) => (unseen > 0 ? t("jumpNew", { count: unseen }) : t("jump")),
    more: t("more"),
    less: t("less"),
    imageFailed: t("imageFailed"),
    loading: t("loading"),
    emptyTitle: t("emptyTitle"),
    emptyText: t(`emptyText.${room}`),
    errorTitle: t("errorTitle"),
    errorText: t("errorText"),
    errorRetry: t("common:action.retry"),
    connecting: t("connecting"),
    offline: t("offline"),
    count: ({ remaining }) => (remaining < 0 ? t("countOver", { over: -remaining }) : t("count", { remaining })),
    tooLong: t("tooLong"),
  };
}
