import { preference } from "./preference.ts";

export type Consent = "unasked" | "granted" | "denied";
const isConsent = (value: string): value is Consent => value === "granted" || value === "denied";
const kept = preference<Consent>(
  "analyticsConsent",
  isConsent,
  () => "unasked",
  () => undefined,
);

/** Whether this person allows visits to be counted. Nothing is sent or stored before. */
export const consent = {
  get: kept.get,
  use: kept.use,
  set: (value: "granted" | "denied"): void => {
    kept.set(value);
    if (value === "denied") localStorage.removeItem("analyticsVisitor");
  },
  /** Asks again. */
  forget: (): void => {
    localStorage.removeItem("analyticsConsent");
    localStorage.removeItem("analyticsVisitor");
    kept.configure("unasked");
  },
};
