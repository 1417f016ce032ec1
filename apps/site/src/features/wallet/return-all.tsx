import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { arrowsDownUp } from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import type { OutputOf } from "@baize/api/contract/contract";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";

type Answer = OutputOf<"wallets.returnBalance">;

function useReturnWords() {
  const { t } = useTranslation("wallet");
  const format = useFormat();
  return ({ returned, pending, kept }: Answer): string[] => [
    ...(minorOf(returned) > 0n ? [t("return.done", { amount: format.money(returned) })] : []),
    ...(minorOf(pending) > 0n ? [t("return.later", { amount: format.money(pending) })] : []),
    ...kept.map(({ name, balance }) => t("return.kept", { name, amount: format.money(balance) })),
  ];
}

/** Returns the money of all providers, and lists what arrived, what is pending and what failed. */
export function ReturnAll() {
  const { t } = useTranslation("wallet");
  const errorText = useErrorText();
  const toasts = useToasts();
  const words = useReturnWords();
  const giveBack = useOnce("wallets.returnBalance");
  const [kept, setKept] = useState<readonly string[]>([]);
  const press = async () => {
    try {
      const answer = await giveBack.send({});
      const said = words(answer);
      const stays = said.slice(said.length - answer.kept.length);
      setKept(stays);
      const came = said.slice(0, said.length - answer.kept.length).join(" ");
      if (came) toasts.show({ tone: "positive", message: came });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <>
      {kept.length > 0 ? (
        <Alert tone="warning" announce="polite">
          {kept.join(" ")}
        </Alert>
      ) : null}
      <Group>
        <Button pending={giveBack.pending} icon={<Icon art={arrowsDownUp} />} onClick={() => void press()}>
          {t("return.go")}
        </Button>
      </Group>
    </>
  );
}
