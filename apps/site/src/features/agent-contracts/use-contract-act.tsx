import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { ErrorValue } from "@baize/api/error-values";
import { confirm } from "@baize/ui/alert-dialog";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { CancelledBelow } from "./cancelled-below.tsx";

export type Act = "sign" | "reject" | "withdraw" | "end";
type Preview = ErrorValue<"contract.cancels_downline">;

/** What one side does with a contract. Signing and ending ask first, and once more with the list of what ends below. */
export function useContractAct(id: string, fallbackFocus: RefObject<HTMLElement | null>) {
  const { t } = useTranslation("agents");
  const modals = useModals();
  const toasts = useToasts();
  const refused = useRefusedAction();
  const calls = {
    sign: useOnce("contracts.sign"),
    reject: useOnce("contracts.reject"),
    withdraw: useOnce("contracts.withdraw"),
    end: useOnce("contracts.end"),
  };
  const ask = async (act: "sign" | "end") =>
    await confirm(modals, {
      title: t(`contract.ask.${act}.title`),
      description: t(`contract.ask.${act}.body`),
      confirmLabel: t(`contract.act.${act}`),
      cancelLabel: t("contract.ask.no"),
      fallbackFocus,
    });
  const agree = async (act: "sign" | "end", { contracts, currency }: Preview) =>
    await confirm(modals, {
      title: t("contract.preview.title", { count: contracts.length }),
      description: t(`contract.preview.${act}`),
      confirmLabel: t(`contract.preview.confirm.${act}`, { count: contracts.length }),
      cancelLabel: t("contract.ask.no"),
      fallbackFocus,
      tone: "negative",
      children: <CancelledBelow contracts={contracts} currency={currency} />,
    });
  /** Sends it with the hash of the list that the person has seen; a list that changed meanwhile is shown again. */
  const send = async (act: Act, hash?: string): Promise<boolean> => {
    if (act === "reject" || act === "withdraw") {
      await calls[act].send({ id });
      return true;
    }
    try {
      await calls[act].send({ id, confirm: hash });
      return true;
    } catch (error) {
      if (!isApiError(error, "contract.cancels_downline")) throw error;
      return (await agree(act, error.value)) && (await send(act, error.value.hash));
    }
  };
  const run = async (act: Act) => {
    refused.clear();
    if ((act === "sign" || act === "end") && !(await ask(act))) return;
    try {
      if (!(await send(act))) return;
      // The button that was pressed is gone.
      fallbackFocus.current?.focus();
      toasts.show({ tone: "positive", message: t(`contract.done.${act}`) });
    } catch (error) {
      refused.refuse(error);
    }
  };
  return { run, refused, isPending: (act: Act) => calls[act].pending };
}
