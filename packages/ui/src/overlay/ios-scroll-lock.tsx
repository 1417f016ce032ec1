import { usePreventScroll } from "react-aria";

/** react-aria's lock, as an element: it holds iOS Safari still as long as it is mounted. */
export function IosScrollLock(): null {
  usePreventScroll();
  return null;
}
