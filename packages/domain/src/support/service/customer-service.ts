/** `vip` is the second entry, for members with a VIP label. */
export interface ServiceEntry {
  kind: "standard" | "vip";
  label: string | null;
  url: string;
}

/** Types of a path in the customer-service list; 3 is the chat, as the specification has it. */
export const SERVICE_PATHS = { help: 1, contact: 2, chat: 3 } as const;

/** The entry that a member’s labels choose: a VIP entry by its own label (`VIP` where it names none), else the standard one. */
export function serviceFor<Entry extends ServiceEntry>(entries: readonly Entry[], labels: readonly string[]): Entry | undefined {
  const vip = entries.find(
    ({ kind, label }) => kind === "vip" && (label === null ? labels.includes("VIP") : labels.includes(label)),
  );
  return vip ?? entries.find(({ kind }) => kind === "standard");
}
