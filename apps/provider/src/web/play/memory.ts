/** What the browser remembers. A browser that forbids it (private mode, sandbox) plays on without. */
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
        // nothing to do: the value is only a convenience
      }
    },
  };
}

/** This tab: the key of the session and the intent that has no answer yet. */
export const tab = guarded(() => sessionStorage);
/** This browser: sound, quick spins, keys, the last stake. */
export const habits = guarded(() => localStorage);
