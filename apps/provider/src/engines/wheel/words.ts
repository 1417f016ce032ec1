import { riskText } from "../../web/shared/risk-text.ts";
import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { riskOf } from "../risk.ts";
import { wheelOf } from "./engine.ts";

/** What the field under the pointer pays, in hundredths; undefined before the first turn. */
export function stoppedAt(choice: string, stops: readonly (readonly number[])[], variant: number): number | undefined {
  const [field] = stops[0] ?? [];
  const risk = riskOf(choice);
  return field === undefined || !risk ? undefined : (wheelOf(risk, variant)[field] ?? 0);
}

/** The round in words: which wheel was turned, and what its field pays. */
export function describeWheel(choice: string, stops: readonly (readonly number[])[], variant: number): string {
  const [risk, pays] = [riskOf(choice), stoppedAt(choice, stops, variant)];
  if (!risk || pays === undefined) return "";
  return pays === 0
    ? say("wheelNothing", { risk: riskText(risk) })
    : say("wheelTale", { risk: riskText(risk), times: timesText(pays) });
}
