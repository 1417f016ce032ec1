import { passwordRule } from "@baize/domain/identity/password/policy";
import { PROFILES, type Profile } from "@baize/domain/profile/profile";
import type { BrandConfig } from "./config.ts";

/** A brand as a request sees it. `profile` is the market's rules with the brand's own values in it. */
export interface Brand extends Omit<BrandConfig, "profile" | "minimumAge"> {
  readonly profile: Profile;
  readonly code: string;
  readonly hosts: readonly string[];
  readonly maintenance: boolean;
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  readonly blockedAddresses: readonly string[];
}

/** The config with its profile filled in; the password fields follow the profile's policy. */
export function withProfile(config: BrandConfig, name: Profile["name"] = config.profile) {
  const { minimumAge = PROFILES[name].minimumAge } = config;
  const profile: Profile = { ...PROFILES[name], minimumAge };
  const password = passwordRule(profile.password);
  const fields = { ...config.register.fields, password, confirmPassword: password };
  return { ...config, profile, register: { ...config.register, fields } };
}
