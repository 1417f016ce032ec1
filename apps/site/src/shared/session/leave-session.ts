import { api } from "../api/api.ts";
import { forgetRemembered } from "./remembered.ts";
import { beginLeaving, closeSession } from "./session.ts";

/** Ends the session on the server and here, and forgets the device. */
export async function leaveSession(): Promise<void> {
  forgetRemembered();
  beginLeaving();
  // Signed out here in any case; the server's session ends by itself if this call is lost.
  await api.write("session.logout").catch(() => undefined);
  closeSession();
}
