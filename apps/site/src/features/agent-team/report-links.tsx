import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface ReportLinksProps {
  readonly account: string;
  /** From the agent's direct downline to the account. */
  readonly trail: readonly { readonly account: string }[];
}

/** The reports of one account and everybody below it. */
export function ReportLinks({ account, trail }: ReportLinksProps) {
  const { t } = useTranslation("centre");
  const { addressOf } = useOverlay();
  const whose = { account, reach: "branch" };
  const level = trail.map((step) => encodeURIComponent(step.account)).join("/");
  const reports = [
    { title: t("page.teamBetting"), to: addressOf("agent", "teamBetting", whose) },
    { title: t("page.userProfitLoss"), to: addressOf("agent", `userProfitLoss/${level}`) },
    { title: t("page.transactionDetails"), to: addressOf("agent", "transactionDetails", whose) },
  ];
  return (
    <Group gap={4}>
      {reports.map(({ title, to }) => (
        <Link key={title} standalone link={<RouterLink to={to} />}>
          {title}
        </Link>
      ))}
    </Group>
  );
}
