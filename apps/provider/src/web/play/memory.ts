/** The values that the browser stores. Without storage (private mode, sandbox) the game works too. */
function guarded(storage: () => Storage) {
  return {
    get: (name: string): string | null => {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    set: (name: string, value: string | undefined): void => {
      try {
        if (value === undefined) storage().removeItem(name);
        else storage().setItem(name, value);
      } catch {
        // the value is only a convenience
      }
    },
  };
}

/** Of this tab: the key of the session and the intent that has no answer yet. */
export const tab = guarded(() => sessionStorage);
/** Of this browser: sound, quick spins, keys, the last stake. */
export const habits = guarded(() => localStorage);
