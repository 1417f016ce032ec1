import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { arrowsDownUp } from "@baize/ui/icon/art";
import { Inline } from "@baize/ui/inline";
import type { OutputOf } from "@baize/api/contract";
import { minorOf } from "@baize/domain/money/wire";
import { useFormat } from "@baize/i18n/use-format";
import { toasts } from "../../shared/toasts.ts";
import { useChange } from "../../shared/use-change.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useIntent } from "../../shared/use-intent.ts";

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

/** Brings everything home with one press, and says what came, what will come and what cannot. */
export function ReturnAll() {
  const { t } = useTranslation("wallet");
  const errorText = useErrorText();
  const words = useReturnWords();
  const giveBack = useChange("wallets.returnBalance");
  const intent = useIntent();
  const [kept, setKept] = useState<readonly string[]>([]);
  const press = () =>
    giveBack.mutate(
      { input: {}, key: intent.keyFor({}) },
      {
        onSuccess: (answer) => {
          intent.answered();
          const said = words(answer);
          const stays = said.slice(said.length - answer.kept.length);
          setKept(stays);
          const came = said.slice(0, said.length - answer.kept.length).join(" ");
          if (came) toasts.show({ tone: "positive", message: came });
        },
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  return (
    <>
      {kept.length > 0 ? (
        <Alert tone="warning" announce="polite">
          {kept.join(" ")}
        </Alert>
      ) : null}
      <Inline>
        <Button loading={giveBack.isPending} icon={<Icon art={arrowsDownUp} />} onClick={press}>
          {t("return.go")}
        </Button>
      </Inline>
    </>
  );
}
