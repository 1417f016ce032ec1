import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { OfferForm } from "./offer-form.tsx";

/** A new offer, or a request. */
export function OfferPage({ onOffered }: { readonly onOffered: (id: string) => void }) {
  const { t } = useTranslation(["agents", "centre"]);
  const { addressOf } = useOverlay();
  const read = useRead("contracts.rules", {});
  const waiting = <PartSkeleton blockSize="20rem" />;
  const all = { label: t("centre:page.contracts"), link: <RouterLink to={addressOf("agent", "contracts")} /> };
  return (
    <Stack gap={5}>
      <Breadcrumb wrap aria-label={t("trail")} crumbs={[all, { label: t("contract.offer.title") }]} />
      <Heading level={2} id="offer-contract">
        {t("contract.offer.title")}
      </Heading>
      <ReadPart read={read} waiting={waiting}>
        {(rules) => <OfferForm rules={rules} onOffered={onOffered} />}
      </ReadPart>
    </Stack>
  );
}
