import type { OverlayProps } from "../../navigation/types.ts";
import { LoginPanel } from "./login-panel.tsx";

/** The login popup: back to the same page, signed in. */
export default function LoginOverlay({ path, onPathChange }: OverlayProps) {
  return <LoginPanel method={path} onMethodChange={onPathChange} />;
}
