import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import type { CentrePageProps } from "../../centre-page.ts";
import { BalanceBoard } from "../../shared/balance-board.tsx";
import { formAndList } from "../../shared/page-layout.css.ts";
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
      <BalanceBoard />
      <div className={formAndList}>
        <Surface>
          <DepositForm onMade={({ id }) => onPlaceChange(id)} />
        </Surface>
        <DepositList />
      </div>
    </Stack>
  );
}
