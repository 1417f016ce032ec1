import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { trash } from "@baize/ui/icon/art";
import { IconButton } from "@baize/ui/icon-button";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { messageText } from "./message-text.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

type Message = OutputOf<"inbox.list">["items"][number];

/** One message: its subject, time and text, and its two actions. */
export function InboxMessage({ message }: { message: Message }) {
  const { id, type, title, lang, at, read } = message;
  const { t } = useTranslation("inbox");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const serverMark = useServerMark();
  const marking = useChange("inbox.markRead");
  const deleting = useChange("inbox.delete");
  const failed = { onError: (error: unknown) => void toasts.show({ tone: "negative", message: errorText(error) }) };
  return (
    <Surface as="li" padding="md" variant={read ? "panel" : "card"}>
      <Stack gap={2}>
        <Group justify="between" align="start" gap={3} wrap={false}>
          <Group gap={2}>
            <Heading level={3} size="md" {...serverMark(lang)}>
              {title}
            </Heading>
            {read ? null : <Badge tone="info">{t("new")}</Badge>}
          </Group>
          <IconButton
            art={trash}
            label={t("delete", { title })}
            size="sm"
            pending={deleting.isPending}
            onClick={() => deleting.mutate({ input: { ids: [id] } }, failed)}
          />
        </Group>
        <Text {...serverMark(lang)}>{messageText(message, format)}</Text>
        <Group justify="between" gap={3}>
          <Text size="sm" tone="muted">
            {t(`type.${type}`)} · {format.dateTime(at)}
          </Text>
          {read ? null : (
            <Button
              variant="ghost"
              size="sm"
              pending={marking.isPending}
              onClick={() => marking.mutate({ input: { ids: [id] } }, failed)}
            >
              {t("markRead")}
            </Button>
          )}
        </Group>
      </Stack>
    </Surface>
  );
}
