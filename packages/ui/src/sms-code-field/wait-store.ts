import { readWait, type SmsWait } from "./sms-wait.ts";

const name = (key: string) => `baize.sms.${key}`;

/** Runs code that uses the browser's storage; without storage only the wait is lost on a reload. */
function stored<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

export const keepWait = (key: string, wait: SmsWait) => stored((storage) => storage.setItem(name(key), JSON.stringify(wait)));
export const keptWait = (key: string) => readWait(stored((storage) => storage.getItem(name(key))) ?? null);
export const clearWait = (key: string) => stored((storage) => storage.removeItem(name(key)));
