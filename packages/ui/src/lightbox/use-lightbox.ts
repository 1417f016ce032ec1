import { useState, type KeyboardEvent } from "react";
import { stepOf } from "../carousel/step-of.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";

/** `step`: the buttons to the next and previous picture. `key`: an arrow, Home or End. `swipe`: a finger. */
export type LightboxReason = "step" | "key" | "swipe";
export interface LightboxIndexProps {
  /** From 0. */
  index?: number;
  /** The picture at first, from 0, when the lightbox holds it itself. */
  defaultIndex?: number;
  /** Called with the place of the picture that is shown, from 0. */
  onIndexChange?: (index: number, details: ChangeDetails<LightboxReason>) => void;
}

/** How many times its fitted size a picture is shown. */
export const zooms = [1, 1.5, 2, 3] as const;

function useZoom() {
  const [zoom, setZoom] = useState(0);
  const by = (step: -1 | 1) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + step)));
  return { zoom, by, fit: () => setZoom(0) };
}

/** Which picture is shown and how large; a new picture is shown unzoomed. */
export function useLightbox(props: LightboxIndexProps, count: number) {
  const [own, setOwn] = useState(props.defaultIndex ?? 0);
  const { zoom, by, fit } = useZoom();
  const last = Math.max(0, count - 1);
  const index = Math.min(last, Math.max(0, props.index ?? own));
  const go = (to: number, reason: LightboxReason, event?: Event) => {
    if (to < 0 || to > last || to === index) return;
    const details = changeDetails(reason, event);
    props.onIndexChange?.(to, details);
    if (details.cancelled) return;
    setOwn(to);
    fit();
  };
  const turn = (event: KeyboardEvent): boolean => {
    if (event.key === "Home" || event.key === "End") {
      go(event.key === "Home" ? 0 : last, "key", event.nativeEvent);
      return true;
    }
    // Zoomed in, the arrows move over the picture: the browser scrolls.
    const step = zoom === 0 ? stepOf(event) : 0;
    if (step !== 0) go(index + step, "key", event.nativeEvent);
    return step !== 0;
  };
  const scale = ({ key }: KeyboardEvent): boolean => {
    if (key === "+" || key === "=") by(1);
    else if (key === "-") by(-1);
    else if (key === "0") fit();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (turn(event) || scale(event)) event.preventDefault();
  };
  return { index, last, zoom, by, fit, go, press };
}
