import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Modal } from "@baize/ui/modal";
import type { ModalControls } from "@baize/ui/modals";
import { Stack } from "@baize/ui/stack";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { WithdrawDetails } from "./withdraw-details.tsx";
import type { WithdrawalRules } from "./types.ts";

interface Review {
  readonly rules: WithdrawalRules;
  readonly amount: bigint;
  /** The account as the form named it. */
  readonly account: string;
}

/** Shows a withdrawal once more before it is sent. Resolves to whether it was confirmed. */
export function useReview(): (review: Review) => Promise<boolean> {
  const modals = useModals();
  return async (review) => (await modals.open<true>((modal) => <ReviewDialog modal={modal} {...review} />)) === true;
}

function ReviewDialog({ modal, rules, amount, account }: Review & { modal: ModalControls<true> }) {
  const { t } = useTranslation("money");
  return (
    <Modal handle={modal} kind="dialog" title={t("review.title")} description={account}>
      <Stack gap={5}>
        <WithdrawDetails rules={rules} amount={amount} />
        <Group gap={2}>
          <Button variant="primary" onClick={() => modal.close(true)}>
            {t("review.confirm")}
          </Button>
          <Button variant="ghost" onClick={() => modal.close()}>
            {t("review.change")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
