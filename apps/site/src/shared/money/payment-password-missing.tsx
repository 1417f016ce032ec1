import { Link as RouterLink } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../overlays/use-overlay.ts";

interface PaymentPasswordMissingProps {
  /** The action that needs it. */
  title: string;
  /** The link to set it. */
  action: string;
}

/** Replaces a form that needs the withdrawal password, while there is none. */
export function PaymentPasswordMissing({ title, action }: PaymentPasswordMissingProps) {
  const { addressOf } = useOverlay();
  return (
    <Alert tone="info" title={title}>
      <Link link={<RouterLink to={addressOf("member", "withdraw/password")} />}>{action}</Link>
    </Alert>
  );
}
