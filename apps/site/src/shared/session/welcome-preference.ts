const key = "noWelcome";

/** Whether this device shows the window after signing in; the member may have opted out. */
export const wantsWelcome = (): boolean => localStorage.getItem(key) === null;
export function setWelcome(wanted: boolean): void {
  if (wanted) localStorage.removeItem(key);
  else localStorage.setItem(key, "1");
}
