/** Calls back once every animation that now runs on the element has ended; returns how to cancel the call. */
export function afterAnimations(element: HTMLElement, then: () => void): () => void {
  let wanted = true;
  // The style of the frame just committed has to be computed before its animations exist.
  const frame = requestAnimationFrame(() => {
    const running = element.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(running).then(() => wanted && then());
  });
  return () => {
    wanted = false;
    cancelAnimationFrame(frame);
  };
}
