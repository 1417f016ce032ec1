const key = "vassalage";

/** The vendor whose slots were opened last in this session, under the specification's key. */
export const keptVendor = (): string | null => sessionStorage.getItem(key);

/** Starting slots stores the vendor; the lobby of all vendors clears it. */
export function keepVendor(vassalage: string): void {
  if (vassalage) sessionStorage.setItem(key, vassalage);
  else sessionStorage.removeItem(key);
}
