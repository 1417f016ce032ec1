import { useTranslation } from "react-i18next";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import type { Receipt } from "@baize/domain/payments/receipt";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useImageUpload } from "../../shared/images/use-image-upload.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import type { Withdrawal } from "./types.ts";

interface Typed {
  readonly receipt: Receipt | "";
  readonly amount: bigint | undefined;
  /** The upload holds the pictures; the form keeps their error under this name. */
  readonly images: undefined;
}

/** The form of an answer about a withdrawal. It sends its pictures and then itself, once. */
export function useReceipt({ id, sent, received, answers }: Withdrawal, close: () => void) {
  const { t } = useTranslation(["money", "upload"]);
  const toasts = useToasts();
  const answer = useOnce("withdrawals.receipt");
  const images = useImageUpload();
  const problem = useRangeProblem();
  // Nothing is chosen at first; and the withdrawal may have moved on since the choice was made.
  const chosen = (held: string): Receipt | undefined => answers.find((one) => one === held);
  const form = useSiteForm<Typed>({
    defaultValues: { receipt: "", amount: undefined, images: undefined },
    check: ({ receipt: held, amount }) => {
      const receipt = chosen(held);
      const bounds = { min: minorOf(received) + 1n, max: minorOf(sent) - 1n };
      const bare = receipt === "not_received" && images.files.length === 0;
      return {
        receipt: receipt === undefined ? t("receipt.choose") : undefined,
        amount: receipt === "partial" ? problem(amount, bounds, sent.currency) : undefined,
        images: bare ? t("receipt.proofMissing") : undefined,
      };
    },
    fieldOf: { "withdraw.proof_required": "images", "upload.not_found": "images" },
    labels: { amount: t("receipt.soFar") },
    send: async ({ receipt: held, amount = 0n }) => {
      const receipt = chosen(held);
      if (!receipt) return;
      const ids = receipt === "not_received" ? await images.send() : [];
      // A picture that failed shows its error in its row.
      if (!ids) return;
      const part = receipt === "partial" ? formatAmount(amount, sent.currency) : undefined;
      await answer.send({ id, receipt, images: ids, amount: part });
      toasts.show({ tone: "positive", message: t("receipt.thanks") });
      close();
    },
  });
  return { form, images, receipt: chosen(form.control("receipt").value) };
}
