const key = "remembered";
const day = 86_400_000;

/** No script can read the remember-me cookie: this stores until when it is worth trying. */
export const keepRemembered = (): void => localStorage.setItem(key, String(Date.now() + day));
export const forgetRemembered = (): void => localStorage.removeItem(key);
export const isRemembered = (): boolean => Number(localStorage.getItem(key)) > Date.now();
