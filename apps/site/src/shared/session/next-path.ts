/**
 * Where `?next=` leads after signing in: a path of this site, or the fallback. Anything that a browser could read as
 * another origin (`//host`, `\\host`, a scheme) is refused, so that the link cannot be used to send people away.
 */
export function nextPath(value: string | null, fallback: string): string {
  if (!value || !/^\/(?![/\\])/.test(value)) return fallback;
  const url = new URL(value, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : fallback;
}
