/** The first host of a visit: random, and the same throughout, so that a picture is loaded once. */
const chance = Math.random();

/**
 * The addresses of a picture on every host, or the address itself where it has a host. `begin`: from 0 to 1, the first host.
 */
export function onHosts(picture: string, hosts: readonly string[], begin = chance): string | readonly string[] {
  if (hosts.length === 0 || !/^\/(?![/\\])/.test(picture)) return picture;
  const first = Math.floor(begin * hosts.length) % hosts.length;
  return [...hosts.slice(first), ...hosts.slice(0, first)].map((host) => host.replace(/\/+$/, "") + picture);
}
