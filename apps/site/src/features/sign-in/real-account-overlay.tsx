import { useEffect, useEffectEvent } from "react";
import type { OverlayProps } from "../../navigation/types.ts";

/** Closes by itself for a real account. A trial account gets the notice. */
export default function RealAccountOverlay({ close }: OverlayProps) {
  const leave = useEffectEvent(close);
  useEffect(() => leave(), []);
  return null;
}
