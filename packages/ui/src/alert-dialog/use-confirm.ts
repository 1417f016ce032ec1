import { type ReactNode, useState } from "react";

interface ConfirmProps {
  onConfirm?: () => void | Promise<void>;
  errorMessage?: (error: Error) => ReactNode;
}

/** Code may throw what is no error: a string, an answer of a server. It is then the `cause`. */
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown }));

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
      if (errorMessage) setFailed(errorMessage(asError(error)));
      else reportError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failed, confirm };
}
