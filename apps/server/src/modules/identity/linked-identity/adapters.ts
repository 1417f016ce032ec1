import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { facebook } from "./facebook.ts";
import { google } from "./google.ts";
import type { IdentityAdapter } from "./identity-adapter.ts";

export const IDENTITY_ADAPTERS: Readonly<Record<IdentityProvider, IdentityAdapter>> = { google, facebook };
