import { SegmentedControl } from "@baize/ui/segmented-control";
import { say } from "../shared/boot.ts";
import { type KeptSlip, sizeOf, type SlipKind } from "./kept-slip.ts";
import * as css from "./page.css.ts";

const NAMES: Readonly<Record<number, string>> = { 1: "sportsbookSingle", 2: "sportsbookDouble", 3: "sportsbookTreble" };

/** How so many of so many bets are combined: "Treble", "System 2 of 4". */
export function combinationText(of: number, legs: number): string {
  if (of === 1 && legs > 1) return say("sportsbookSingles");
  if (of < legs) return say("sportsbookSystemOf", { of, legs });
  return say(NAMES[of] ?? "sportsbookAllOf", { legs });
}

type Tab = "singles" | "all" | "system";
const tabOf = (kind: SlipKind): Tab => (typeof kind === "number" ? "system" : kind);
const isTab = (value: string): value is Tab => value === "singles" || value === "all" || value === "system";

interface SlipKindsProps {
  readonly slip: KeptSlip;
  readonly disabled: boolean;
  readonly onKind: (kind: SlipKind) => void;
}

/** Singles, all together or a system, and of how many bets each combination of the system is. */
export function SlipKinds({ slip, disabled, onKind }: SlipKindsProps) {
  const count = slip.legs.length;
  if (count < 2) return null;
  const tab = count < 3 && typeof slip.kind === "number" ? "all" : tabOf(slip.kind);
  const sizes = Array.from({ length: count - 2 }, (_, index) => index + 2);
  const items = [
    { value: "singles", label: say("sportsbookSingles") },
    { value: "all", label: combinationText(count, count) },
    ...(count > 2 ? [{ value: "system", label: say("sportsbookSystem") }] : []),
  ];
  const size = Math.min(sizeOf(slip), count - 1);
  return (
    <div className={css.kinds}>
      <SegmentedControl
        fullWidth
        aria-label={say("sportsbookKind")}
        items={items}
        value={tab}
        disabled={disabled}
        onValueChange={(next) => isTab(next) && onKind(next === "system" ? 2 : next)}
      />
      {tab === "system" && sizes.length > 1 ? (
        <div className={css.sizes}>
          <span className={css.muted}>{say("sportsbookSystemSize")}</span>
          <SegmentedControl
            aria-label={say("sportsbookSystemSize")}
            items={sizes.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(size)}
            disabled={disabled}
            onValueChange={(next) => onKind(Number(next))}
          />
        </div>
      ) : null}
    </div>
  );
}
