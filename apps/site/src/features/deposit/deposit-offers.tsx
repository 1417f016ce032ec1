import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { PrintedBox } from "@baize/ui/printed-box";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ServerText } from "../../shared/language/server-text.tsx";
import { promotionPath } from "../../shared/promotions/promotion-list.tsx";
import { type DepositOffer, useDepositOffers } from "./use-deposit-offers.ts";

interface DepositOffersProps {
  amount: bigint | undefined;
  /** The largest amount of the method: an offer above it does not fit. */
  max: bigint;
  shown: (minor: bigint) => string;
  onAmountChange: (amount: bigint) => void;
}

/** What a deposit of this amount unlocks, and how much the nearest offer is away. */
export function DepositOffers({ amount = 0n, max, shown, onAmountChange }: DepositOffersProps) {
  const { t } = useTranslation("money");
  const offers = useDepositOffers().filter(({ missing }) => missing <= max);
  const met = offers.filter(({ missing }) => missing <= amount);
  const next = offers.find(({ missing }) => missing > amount);
  if (offers.length === 0) return null;
  return (
    <PrintedBox level={3} legend={t("offers.title")}>
      <Stack as="ul" gap={3}>
        {met.map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer}>{t(offer.joined ? "offers.met" : "offers.joinFirst")}</Offer>
          </li>
        ))}
        {next ? (
          <li>
            <Group justify="between" gap={2}>
              <Offer offer={next}>{t("offers.from", { amount: shown(next.missing) })}</Offer>
              <Button size="sm" onClick={() => onAmountChange(next.missing)}>
                {t("offers.use", { amount: shown(next.missing) })}
              </Button>
            </Group>
          </li>
        ) : null}
      </Stack>
    </PrintedBox>
  );
}

function Offer({ offer: { id, title, lang }, children }: { offer: DepositOffer; children: string }) {
  return (
    <Stack gap={0} align="start">
      <Link link={<RouterLink to={promotionPath(id)} />}>
        <ServerText lang={lang}>{title}</ServerText>
      </Link>
      <Text size="sm" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}
