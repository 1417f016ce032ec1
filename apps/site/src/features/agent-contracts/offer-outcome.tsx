import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { Button } from "@baize/ui/button";
import { Stack } from "@baize/ui/stack";
import { useChange } from "../../shared/api/use-change.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { WhatIf } from "./what-if.tsx";

interface OfferOutcomeProps {
  /** What the form would send now. */
  readonly terms: InputOf<"contracts.simulate">;
  /** Whether it can be computed. */
  readonly ready: boolean;
}

/** What the last settled window would have paid by the terms of the form. A change of the terms hides it. */
export function OfferOutcome({ terms, ready }: OfferOutcomeProps) {
  const { t } = useTranslation("agents");
  const refused = useRefusedAction();
  const { mutateAsync, isPending } = useChange("contracts.simulate");
  const [found, setFound] = useState<{ readonly of: string; readonly answer: OutputOf<"contracts.simulate"> }>();
  const of = JSON.stringify(terms);
  const compute = async () => {
    refused.clear();
    try {
      setFound({ of, answer: await mutateAsync({ input: terms }) });
    } catch (error) {
      refused.refuse(error);
    }
  };
  return (
    <Stack gap={3} aria-live="polite">
      <div>
        <Button size="sm" disabled={!ready} pending={isPending} onClick={() => void compute()}>
          {t("contract.whatIf.ask")}
        </Button>
      </div>
      <RefusalAlert by={refused} />
      {found?.of === of ? <WhatIf type={terms.type} last={found.answer.last} /> : null}
    </Stack>
  );
}
