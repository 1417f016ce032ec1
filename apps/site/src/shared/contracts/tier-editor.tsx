import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { MAX_TIERS } from "@baize/domain/agents/contract/terms";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { plus } from "@baize/ui/icon/art";
import { Stack } from "@baize/ui/stack";
import { type TierDraft, withTier } from "./draft.ts";
import { TierFields } from "./tier-fields.tsx";
import type { TierProblem } from "./tier-problems.ts";

interface TierEditorProps {
  readonly type: ContractType;
  readonly currency: string;
  readonly tiers: readonly TierDraft[];
  readonly onTiersChange: (tiers: readonly TierDraft[]) => void;
  readonly problems: readonly TierProblem[];
}

/** The tiers of an offer. A new tier gets the focus; after a removal, the button that adds one does. */
export function TierEditor({ type, currency, tiers, onTiersChange, problems }: TierEditorProps) {
  const { t } = useTranslation("agents");
  const adder = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLElement>("section:last-of-type input")?.focus();
  });
  const add = () => {
    added.current = true;
    onTiersChange(withTier(tiers));
  };
  const replace = (next: TierDraft) => onTiersChange(tiers.map((tier) => (tier.key === next.key ? next : tier)));
  const remove = (key: number) => {
    onTiersChange(tiers.filter((tier) => tier.key !== key));
    adder.current?.focus();
  };
  const full = tiers.length >= MAX_TIERS;
  return (
    <Stack gap={3} ref={list}>
      {tiers.map((tier, index) => (
        <TierFields
          key={tier.key}
          place={index + 1}
          type={type}
          currency={currency}
          tier={tier}
          onTierChange={replace}
          problem={problems.find((one) => one.tier === index)}
          onRemove={tiers.length > 1 ? () => remove(tier.key) : undefined}
        />
      ))}
      <div>
        <Button ref={adder} size="sm" icon={<Icon art={plus} />} disabled={full} onClick={add}>
          {t("contract.offer.addTier")}
        </Button>
      </div>
    </Stack>
  );
}
