import { useTranslation } from "react-i18next";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import type { Receipt } from "@baize/domain/payments/receipt";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useImageUpload } from "../../shared/images/use-image-upload.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import type { Withdrawal } from "./types.ts";

/** Validates an answer, and sends its pictures and then itself, once. */
export function useReceipt({ id, sent, received }: Withdrawal, close: () => void) {
  const { t } = useTranslation(["money", "upload"]);
  const answer = useOnce("withdrawals.receipt");
  const images = useImageUpload();
  const problem = useRangeProblem();
  const refusal = useRefusal({
    names: ["amount", "images"],
    fieldOf: { "withdraw.proof_required": "images", "upload.not_found": "images" },
    labels: { amount: t("receipt.soFar") },
  });
  const found = (receipt: Receipt, amount: bigint | undefined) => {
    const bounds = { min: minorOf(received) + 1n, max: minorOf(sent) - 1n };
    const outside = receipt === "partial" ? problem(amount, bounds, sent.currency) : undefined;
    const bare = receipt === "not_received" && images.files.length === 0;
    return { ...(outside ? { amount: outside } : {}), ...(bare ? { images: t("receipt.proofMissing") } : {}) };
  };
  const send = async (form: HTMLFormElement, receipt: Receipt, amount: bigint | undefined) => {
    if (!refusal.passes(form, found(receipt, amount))) return;
    const ids = receipt === "not_received" ? await images.send() : [];
    // The row of the picture that failed shows why.
    if (!ids) return;
    const part = receipt === "partial" && amount !== undefined ? { amount: formatAmount(amount, sent.currency) } : {};
    try {
      await answer.send({ id, receipt, images: ids, ...part });
      toasts.show({ tone: "positive", message: t("receipt.thanks") });
      close();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, images, send };
}
