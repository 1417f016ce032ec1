/** A clock: epoch milliseconds of now. */
export type Clock = () => number;

/**
 * The server's clock, from a time that it told and the moment at which that was read. It runs by the time since then, so that a
 * device whose clock is wrong, or is set while the page is open, changes nothing. `monotonic` is `performance.now`.
 */
export function serverClock(serverTime: number, readAt: number, monotonic: Clock = () => performance.now()): Clock {
  return () => serverTime + monotonic() - readAt;
}
