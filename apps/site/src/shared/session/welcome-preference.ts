const key = "noWelcome";

/** Whether this device shows the window after signing in; the person may have said that once was enough. */
export const wantsWelcome = (): boolean => localStorage.getItem(key) === null;
export function setWelcome(wanted: boolean): void {
  if (wanted) localStorage.removeItem(key);
  else localStorage.setItem(key, "1");
}
