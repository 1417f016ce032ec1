import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { PayoutAccountState } from "@baize/domain/payments/payout-account";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { AddAccount } from "./add-account.tsx";
import type { PayoutAccount } from "./types.ts";

/** The payout accounts, and the form for another one. `onApproved`: it can be paid to at once. */
export function PayoutAccounts({ onApproved }: { onApproved?: () => void }) {
  const { t } = useTranslation("money");
  const read = useRead("payout.list", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return null;
  const { items, most } = read.data;
  return (
    <Stack gap={5}>
      {items.length === 0 ? <Text>{t("account.none")}</Text> : null}
      {items.map((account) => (
        <Account key={account.id} account={account} />
      ))}
      {items.length < most ? <AddAccount onApproved={onApproved} /> : <Text tone="muted">{t("account.full")}</Text>}
    </Stack>
  );
}

const tones: Record<PayoutAccountState, "info" | "positive" | "negative"> = {
  waiting: "info",
  approved: "positive",
  refused: "negative",
};

function Account({ account: { id, kind, bank, masked, holder, state } }: { account: PayoutAccount }) {
  const { t } = useTranslation("money");
  const errorText = useErrorText();
  const toasts = useToasts();
  const remove = useChange("payout.remove");
  const press = () =>
    remove.mutate({ input: { id } }, { onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }) });
  const number = <bdi>{masked}</bdi>;
  return (
    <Stack gap={2} align="start">
      <DescriptionList
        layout="lines"
        items={[
          { id: "number", term: kind === "bank" ? bank : t("channel.upi"), detail: number },
          { id: "holder", term: t("account.holder"), detail: <bdi>{holder}</bdi> },
          {
            id: "state",
            term: t("column.state"),
            detail: <Badge tone={tones[state]}>{t(`account.state.${state}`)}</Badge>,
          },
        ]}
      />
      <Button
        variant="ghost"
        size="sm"
        pending={remove.isPending}
        aria-label={t("account.removeNamed", { account: masked })}
        onClick={press}
      >
        {t("account.remove")}
      </Button>
    </Stack>
  );
}
