import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import type { InputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { MoreButton } from "../../shared/records/more-button.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { InboxMessage } from "./inbox-message.tsx";
import { messageText } from "./message-text.ts";

/** The brand's messages to the member, newest first; the address has the filter for unread ones. */
export default function InboxPage() {
  const { t } = useTranslation(["inbox", "centre"]);
  const [query, change] = useCentreQuery();
  const unread = query.get("show") === "unread";
  const input = unread ? { unread } : {};
  const list = usePages("inbox.list", input);
  const waiting = list.first?.unread ?? 0;
  const segments = [
    { value: "all", label: t("all") },
    { value: "unread", label: t("unread", { count: waiting }) },
  ];
  return (
    <Stack gap={5}>
      <RecordHead title={t("centre:page.messageV2")} fileRows={useFileRows(input)} none={list.rows.length === 0} />
      <Group justify="between" gap={3}>
        <SegmentedControl
          aria-label={t("show")}
          items={segments}
          value={unread ? "unread" : "all"}
          onValueChange={(next) => change({ show: next === "unread" ? next : undefined })}
        />
        {waiting > 0 ? <ReadAll /> : null}
      </Group>
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <Coming /> : null}
      {list.first && list.rows.length === 0 ? (
        <EmptyState
          title={t(unread ? "empty.unread" : "empty.title")}
          level={3}
          action={unread ? <Button onClick={() => change({ show: undefined })}>{t("empty.showAll")}</Button> : undefined}
        >
          {unread ? undefined : t("empty.body")}
        </EmptyState>
      ) : null}
      {list.rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {list.rows.map((message) => (
            <InboxMessage key={message.id} message={message} />
          ))}
        </Stack>
      ) : null}
      <MoreButton list={list} />
    </Stack>
  );
}

/** All shown messages as rows of a file. */
function useFileRows(input: InputOf<"inbox.list">): () => FileRows {
  const { t } = useTranslation("inbox");
  const format = useFormat();
  return wholeList("inbox.list", input, [
    [t("column.time"), ({ at }) => fileTime(at)],
    [t("column.type"), ({ type }) => t(`type.${type}`)],
    [t("column.title"), ({ title }) => title],
    [t("column.content"), (message) => messageText(message, format)],
    [t("column.state"), ({ read }) => t(read ? "read" : "new")],
  ]);
}

function ReadAll() {
  const { t } = useTranslation("inbox");
  const read = useChange("inbox.markRead");
  return (
    <Button variant="ghost" size="sm" pending={read.isPending} onClick={() => read.mutate({ input: { all: true } })}>
      {t("readAll")}
    </Button>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Stack gap={3}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} blockSize="92px" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
