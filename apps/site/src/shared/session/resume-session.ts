import { isApiError } from "@baize/api/client/api-error";
import { api } from "../api/api.ts";
import { forgetRemembered } from "./remembered.ts";
import { openSession } from "./session.ts";

/** Opens a session by a remembered device's cookie. Never rejects: without one the visitor stays a visitor. */
export async function resumeSession(): Promise<void> {
  try {
    openSession(await api.write("session.resume"));
  } catch (error) {
    // Without a network the device may still be remembered.
    if (isApiError(error, "auth.not_signed_in")) forgetRemembered();
  }
}
