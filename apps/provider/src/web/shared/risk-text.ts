import type { Risk } from "../../engines/risk.ts";
import { say } from "./boot.ts";

const RISK_KEYS: Readonly<Record<Risk, string>> = { low: "riskLow", medium: "riskMedium", high: "riskHigh" };
export const riskText = (risk: Risk): string => say(RISK_KEYS[risk]);
