import { StartError } from "./start-error.ts";

/** A project of the phone-code provider, as its own library is told; nothing in it is secret. */
export interface PhoneProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly appId: string;
}

interface Settings {
  readonly PHONE_PROJECT?: string | undefined;
  readonly PHONE_API_KEY?: string | undefined;
  readonly PHONE_AUTH_DOMAIN?: string | undefined;
  readonly PHONE_APP_ID?: string | undefined;
}

/** The configured project, or none. Throws StartError where a setting is missing, because the site could then send no code. */
export function phoneProjectOf(settings: Settings): PhoneProject | undefined {
  const { PHONE_PROJECT: projectId, PHONE_API_KEY: apiKey, PHONE_AUTH_DOMAIN: domain, PHONE_APP_ID: appId } = settings;
  if (projectId && apiKey && appId) return { projectId, apiKey, authDomain: domain ?? `${projectId}.firebaseapp.com`, appId };
  if (projectId ?? apiKey ?? domain ?? appId)
    throw new StartError("Set PHONE_PROJECT, PHONE_API_KEY and PHONE_APP_ID together: the site sends codes by all three.");
  return undefined;
}
