import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { Heading } from "@baize/ui/heading";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { OfferForm } from "./offer-form.tsx";

/** A new offer, or a request. */
export function OfferPage({ onOffered }: { readonly onOffered: (id: string) => void }) {
  const { t } = useTranslation(["agents", "centre", "common"]);
  const { addressOf } = useOverlay();
  const read = useRead("contracts.rules", {});
  const waiting = (
    <SkeletonRegion label={t("common:state.loading")}>
      <Skeleton blockSize="20rem" />
    </SkeletonRegion>
  );
  const all = { label: t("centre:page.contracts"), link: <RouterLink to={addressOf("agent", "contracts")} /> };
  return (
    <Stack gap={5}>
      <Breadcrumb aria-label={t("trail")} crumbs={[all, { label: t("contract.offer.title") }]} />
      <Heading level={2} id="offer-contract">
        {t("contract.offer.title")}
      </Heading>
      <ReadPart read={read} waiting={waiting}>
        {(rules) => <OfferForm rules={rules} onOffered={onOffered} />}
      </ReadPart>
    </Stack>
  );
}
