import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { useFormat } from "@baize/i18n/use-format";
import { ServerText, useServerMark } from "../../shared/language/server-text.tsx";
import { PersistentModal } from "../../shared/overlays/persistent-modal.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { isDemo, useSession } from "../../shared/session/session.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { ExchangeForm } from "./exchange-form.tsx";
import type { Reward } from "./types.ts";

interface RewardDialogProps {
  /** Undefined while none is open. */
  reward: Reward | undefined;
  close: () => void;
}

const titleOf = ({ name, lang }: Reward) => <ServerText lang={lang}>{name}</ServerText>;

/** One of the goods: description, price and stock. */
export function RewardDialog({ reward, close }: RewardDialogProps) {
  const session = useSession();
  const serverMark = useServerMark();
  const member = session !== null && !isDemo(session);
  return (
    <PersistentModal about={reward} close={close} title={titleOf}>
      {(kept) => (
        <Stack gap={5}>
          <SiteText html={kept.description} under={2} {...serverMark(kept.lang)} />
          <RewardFacts reward={kept} />
          {member && kept.remaining !== 0 ? <ExchangeForm reward={kept} close={close} /> : null}
        </Stack>
      )}
    </PersistentModal>
  );
}

function RewardFacts({ reward: { kind, points, amount, unit, lang, remaining, exchanged } }: { reward: Reward }) {
  const { t } = useTranslation("points");
  const format = useFormat();
  const money = useMoney();
  const asked = /[1-9]/.test(amount.amount);
  return (
    <DescriptionList
      layout="lines"
      items={[
        { id: "kind", term: t("fact.kind"), detail: t(`kind.${kind}`) },
        { id: "points", term: t("fact.points"), detail: format.number(points) },
        ...(asked ? [{ id: "amount", term: t("fact.amount"), detail: <Money parts={money(amount)} /> }] : []),
        ...(unit ? [{ id: "unit", term: t("fact.unit"), detail: <ServerText lang={lang}>{unit}</ServerText> }] : []),
        {
          id: "left",
          term: t("fact.left"),
          detail: remaining === null ? t("fact.unlimited") : format.number(remaining),
        },
        { id: "exchanged", term: t("fact.exchanged"), detail: format.number(exchanged) },
      ]}
    />
  );
}
