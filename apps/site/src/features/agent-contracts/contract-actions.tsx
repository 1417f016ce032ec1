import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { stateAt } from "./contract-state.tsx";
import { type Contract, OFFER_PATH } from "../../shared/contracts/types.ts";
import { type Act, useContractAct } from "./use-contract-act.tsx";

interface ContractActionsProps {
  readonly contract: Contract;
  readonly now: number;
}

/** What this side may do in this state. */
function actsIn(contract: Contract, now: number): readonly Act[] {
  const state = stateAt(contract, now);
  if (state === "signed") return ["end"];
  if (state !== "offered") return [];
  return contract.own ? ["withdraw"] : ["sign", "reject"];
}

const VARIANTS = { sign: "primary", reject: "outline", withdraw: "outline", end: "outline" } as const;

/** An agent whose money is frozen cannot propose or sign. */
export function ContractActions({ contract, now }: ContractActionsProps) {
  const { t } = useTranslation("agents");
  const { addressOf } = useOverlay();
  // A button is gone when its act is done: the focus then stays here.
  const place = useRef<HTMLDivElement>(null);
  const { run, refused, isPending } = useContractAct(contract.id, place);
  const acts = actsIn(contract, now);
  const reason = useId();
  const isFrozen = useFrozenMoney();
  const { state, side, type, account } = contract;
  const changes = state === "signed" || state === "ending";
  const needsUnfrozenMoney = acts.includes("sign") || (changes && account !== null);
  const filters = { type, side, ...(side === "downline" && account !== null && { to: account }) };
  return (
    <Stack gap={3} ref={place} tabIndex={-1}>
      {isFrozen && needsUnfrozenMoney ? <FrozenNotice id={reason}>{t("frozen.contracts")}</FrozenNotice> : null}
      <RefusalAlert by={refused} />
      <Group gap={3}>
        {acts.map((act) => (
          <Button
            key={act}
            variant={VARIANTS[act]}
            pending={isPending(act)}
            onClick={() => void run(act)}
            {...(act === "sign" && buttonUnlessClosed(isFrozen, reason))}
          >
            {t(`contract.act.${act}`)}
          </Button>
        ))}
        {changes && account !== null ? (
          <Button asChild>
            <RouterLink to={addressOf("agent", OFFER_PATH, filters)}>{t(`contract.change.${side}`)}</RouterLink>
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
