/** Sets this page's clock to a time, from which it runs on. Returns the function that restores it. */
export function startClockAt(time: Date): () => void {
  const Real = globalThis.Date;
  const behind = Real.now() - time.getTime();
  const now = () => Real.now() - behind;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, kind) => Reflect.construct(target, given.length === 0 ? [now()] : given, kind),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  return () => void (globalThis.Date = Real);
}
