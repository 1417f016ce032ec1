const key = "remembered";
const day = 86_400_000;

/** The cookie that remembers this device can be read by no script: this says until when it is worth asking for a session by it. */
export const keepRemembered = (): void => localStorage.setItem(key, String(Date.now() + day));
export const forgetRemembered = (): void => localStorage.removeItem(key);
export const isRemembered = (): boolean => Number(localStorage.getItem(key)) > Date.now();
