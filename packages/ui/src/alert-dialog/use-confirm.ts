import { type ReactNode, useState } from "react";

interface ConfirmProps {
  onConfirm?: () => void | Promise<void>;
  errorMessage?: (error: unknown) => ReactNode;
}

/** Runs `onConfirm`: true when it is done, false when it failed. `failed` is what to say about the last failure. */
export function useConfirm({ onConfirm, errorMessage }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReactNode>(null);
  async function confirm(): Promise<boolean> {
    setFailed(null);
    try {
      const working = onConfirm?.();
      if (!working) return true;
      setBusy(true);
      await working;
      return true;
    } catch (error) {
      if (errorMessage) setFailed(errorMessage(error));
      else reportError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failed, confirm };
}
