import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import type { CentrePageProps } from "../../centre-page.ts";
import { DepositForm } from "./deposit-form.tsx";
import { DepositList } from "./deposit-list.tsx";
import { DepositStatus } from "./deposit-status.tsx";

/** Money in: the ways of paying, and what became of each deposit. The address names the one that is open. */
export default function DepositPage({ place, onPlaceChange }: CentrePageProps) {
  const { t } = useTranslation(["money", "centre"]);
  if (place) return <DepositStatus id={place} back={() => onPlaceChange("")} />;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("centre:page.depositv2")}</Heading>
      <DepositForm onMade={({ id }) => onPlaceChange(id)} />
      <DepositList onOpen={onPlaceChange} />
    </Stack>
  );
}
