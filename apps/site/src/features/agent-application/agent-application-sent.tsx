import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";

/** Replaces the form after it was sent, and takes the focus. */
export function AgentApplicationSent({ reference }: { reference: string }) {
  const { t } = useTranslation(["agent-application", "common"]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t("done.title")}
      </Heading>
      <Text>{t("done.body")}</Text>
      <Text size="sm" tone="muted">
        {t("common:state.requestId", { id: reference })}
      </Text>
    </Stack>
  );
}
