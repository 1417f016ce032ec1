import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { Badge } from "@baize/ui/badge";
import { Group } from "@baize/ui/group";
import { Text } from "@baize/ui/text";

type Draw = Pick<OutputOf<"lottery.proof">, "state" | "reason">;

/** Where a draw has no numbers: its state, and why it was cancelled. */
export function NoResult({ draw: { state, reason } }: { draw: Draw }) {
  const { t } = useTranslation("lottery");
  return (
    <Group>
      <Badge tone={state === "cancelled" ? "warning" : "neutral"}>{t(`state.${state}`)}</Badge>
      {reason === null ? null : (
        <Text as="span" tone="muted">
          <bdi>{reason}</bdi>
        </Text>
      )}
    </Group>
  );
}
