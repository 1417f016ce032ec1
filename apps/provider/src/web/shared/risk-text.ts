import { type Risk, RISK_KEYS } from "../../engines/risk.ts";
import { say } from "./boot.ts";

export const riskText = (risk: Risk): string => say(RISK_KEYS[risk]);
