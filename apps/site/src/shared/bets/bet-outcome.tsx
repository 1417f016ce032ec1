import { useTranslation } from "react-i18next";
import { Link } from "@baize/ui/link";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";

type Bet = OutputOf<"bets.list">["items"][number];

/** The provider's text about an outcome, and its page that proves it. */
export function BetOutcome({ bet: { summary, proof, roundId } }: { bet: Bet }) {
  const { t } = useTranslation("records");
  if (summary === "" && proof === null) return null;
  return (
    <Text as="div" tone="muted" size="sm">
      {summary && <bdi>{summary}</bdi>}{" "}
      {proof !== null && (
        <Link href={proof} target="_blank" referrerPolicy="no-referrer" aria-label={t("proof.of", { round: roundId })}>
          {t("proof.open")}
        </Link>
      )}
    </Text>
  );
}
