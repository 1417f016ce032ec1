/** Which host a visit begins with: by chance, and the same one throughout, so that a picture comes once. */
const chance = Math.random();

/** A picture of the server's on every host that serves it, or as it is where it names a host itself. `begin`: from 0 to 1, which host is first. */
export function onHosts(picture: string, hosts: readonly string[], begin = chance): string | readonly string[] {
  if (hosts.length === 0 || !/^\/(?![/\\])/.test(picture)) return picture;
  const first = Math.floor(begin * hosts.length) % hosts.length;
  return [...hosts.slice(first), ...hosts.slice(0, first)].map((host) => host.replace(/\/+$/, "") + picture);
}
