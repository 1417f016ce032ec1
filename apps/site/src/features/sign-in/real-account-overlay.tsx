import { useEffect, useEffectEvent } from "react";
import type { OverlayProps } from "../../navigation/types.ts";

/** A real account needs none: it closes by itself. A trial account is shown the notice in its place. */
export default function RealAccountOverlay({ close }: OverlayProps) {
  const leave = useEffectEvent(close);
  useEffect(() => leave(), []);
  return null;
}
