import type { OverlayProps } from "../../overlays.ts";
import { LoginPanel } from "./login-panel.tsx";

/** The login popup: back to the same page, signed in. */
export default function LoginOverlay({ place, onPlaceChange }: OverlayProps) {
  return <LoginPanel way={place} onWayChange={onPlaceChange} />;
}
