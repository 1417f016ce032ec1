import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import type { CentrePageProps } from "../../navigation/types.ts";
import { BalanceBoard } from "../../shared/money/balance-board.tsx";
import { formAndList } from "../../shared/page/page-layout.css.ts";
import { BlockNotice } from "../../shared/session/block-notice.tsx";
import { usePlayBreak } from "../../shared/session/play-break.ts";
import { DepositForm } from "./deposit-form.tsx";
import { DepositList } from "./deposit-list.tsx";
import { DepositStatus } from "./deposit-status.tsx";

/** Payment methods, or why they are closed, and the status of each deposit. The address names the open one. */
export default function DepositPage({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["money", "centre"]);
  const pause = usePlayBreak();
  if (path) return <DepositStatus id={path} back={() => onPathChange("")} />;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("centre:page.depositv2")}</Heading>
      <BalanceBoard />
      <div className={formAndList}>
        <Surface>{pause ? <BlockNotice block={pause} /> : <DepositForm onMade={({ id }) => onPathChange(id)} />}</Surface>
        <DepositList />
      </div>
    </Stack>
  );
}
