/** The network of an IPv6 address: its first bits, as 16-bit groups. */
export function ipv6Network(address: string, bits: 48 | 64): string {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  const short = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${short.join(":")}::/${bits}`;
}

/** What limits count an address by: one IPv4 address, or the /64 of IPv6, which is one connection with 2^64 addresses. */
export const countedAddress = (address: string): string => (address.includes(":") ? ipv6Network(address, 64) : address);
