import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

// A proof of work keeps a phone busy for a second: here the page stays free.
handler({ deriveKey });
