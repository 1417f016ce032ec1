import { useTranslation } from "react-i18next";
import type { FamilyId } from "@baize/domain/lottery/family";
import type { Hit } from "@baize/domain/lottery/wins";
import { Balls, type BallsProps } from "@baize/ui/ball/balls";
import { Dice } from "@baize/ui/dice";
import { PrizeTable } from "@baize/ui/prize-table";
import { hasPrizes, prizeRows } from "./prize-rows.ts";

interface Drawn {
  readonly numbers: readonly string[];
  readonly bonusNumbers: readonly string[];
}
interface DrawResultProps {
  family: FamilyId;
  draw: Drawn;
  label: string;
  size?: BallsProps["size"];
}

/** A result in one line: balls, dice or the order of a race; of many prizes the special one. */
export function DrawResult({ family, draw, label, size = "md" }: DrawResultProps) {
  const { numbers, bonusNumbers } = draw;
  if (family === "dice3") return <Dice aria-label={label} faces={numbers} size={size} />;
  if (hasPrizes(family)) return <Balls aria-label={label} numbers={numbers.slice(0, 1)} size={size} />;
  return (
    <Balls
      aria-label={label}
      numbers={[...numbers, ...bonusNumbers]}
      special={bonusNumbers.length}
      size={size}
      shape={family === "race10" ? "plate" : undefined}
    />
  );
}

/** Every number of a result: a table of prizes where there are many. */
export function WholeResult({ tail, hits, ...props }: DrawResultProps & { tail?: number; hits?: readonly Hit[] }) {
  const { t } = useTranslation("lottery");
  const { family, draw, label } = props;
  if (!hasPrizes(family)) return <DrawResult {...props} />;
  const rows = prizeRows(family, draw.numbers, (prize) => t(`prize.${prizeKey(prize)}`), hits);
  return <PrizeTable caption={label} labelHidden rows={rows} tail={tail} />;
}

const prizes = ["special", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
const prizeKey = (name: string) => prizes.find((prize) => prize === name) ?? "special";
