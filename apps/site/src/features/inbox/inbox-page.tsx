import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Inline } from "@baize/ui/inline";
import { Segmented } from "@baize/ui/segmented";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { MoreButton } from "../../shared/more-button.tsx";
import { ReadError } from "../../shared/read-error.tsx";
import { useCentreQuery } from "../../shared/use-centre-query.ts";
import { useChange } from "../../shared/use-change.ts";
import { usePages } from "../../shared/use-pages.ts";
import { InboxMessage } from "./inbox-message.tsx";

/** Messages of the house to the member, newest first; the address says whether only unread ones are shown. */
export default function InboxPage() {
  const { t } = useTranslation(["inbox", "centre"]);
  const [query, change] = useCentreQuery();
  const unread = query.get("show") === "unread";
  const list = usePages("inbox.list", unread ? { unread } : {});
  const waiting = list.first?.unread ?? 0;
  const segments = [
    { value: "all", label: t("all") },
    { value: "unread", label: t("unread", { count: waiting }) },
  ];
  return (
    <Stack gap={5}>
      <Heading level={2}>{t("centre:page.messageV2")}</Heading>
      <Inline justify="between" gap={3}>
        <Segmented
          aria-label={t("show")}
          segments={segments}
          value={unread ? "unread" : "all"}
          onValueChange={(next) => change({ show: next === "unread" ? next : undefined })}
        />
        {waiting > 0 ? <ReadAll /> : null}
      </Inline>
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <Coming /> : null}
      {list.first && list.rows.length === 0 ? (
        <EmptyState title={t(unread ? "empty.unread" : "empty.title")} level={3}>
          {t("empty.body")}
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

function ReadAll() {
  const { t } = useTranslation("inbox");
  const read = useChange("inbox.markRead");
  return (
    <Button variant="quiet" size="sm" loading={read.isPending} onClick={() => read.mutate({ input: { all: true } })}>
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
