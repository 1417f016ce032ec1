import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { NativeSelect } from "@baize/ui/native-select";
import { NumberField } from "@baize/ui/number-field";
import { Stack } from "@baize/ui/stack";
import { Switch } from "@baize/ui/switch";
import type { SlipChase, ChasePattern } from "./kept-slip.ts";

const patterns = ["same", "plusOne", "double"] as const satisfies readonly ChasePattern[];
const usual: SlipChase = { draws: 10, pattern: "same", stopOnWin: true };

interface ChaseFieldsProps {
  chase: SlipChase | null;
  /** How many draws a pattern may take with the bets of the slip. */
  mostDraws: (pattern: ChasePattern) => number;
  onChange: (chase: SlipChase | null) => void;
}

const fewest = 2;

/** The same tickets over the next draws: how many, by which multiples, and whether a win ends it. */
export function ChaseFields({ chase, mostDraws, onChange }: ChaseFieldsProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const most = mostDraws(chase?.pattern ?? usual.pattern);
  const within = (draws: number, limit: number) => Math.max(Math.min(draws, limit), fewest);
  return (
    <Stack gap={3}>
      <Switch
        label={t("chase.on")}
        description={t("chase.hint")}
        checked={chase !== null}
        onCheckedChange={(on) => onChange(on ? { ...usual, draws: within(usual.draws, most) } : null)}
      />
      {chase ? (
        <>
          <NumberField
            label={t("chase.draws")}
            description={most < mostDraws("same") ? t("chase.most", { number: format.number(most) }) : undefined}
            locale={format.locale.tags[0] ?? "en"}
            min={fewest}
            max={Math.max(most, fewest)}
            steppers
            value={chase.draws}
            onValueChange={(draws) => onChange({ ...chase, draws: within(draws ?? fewest, most) })}
          />
          <NativeSelect
            label={t("chase.pattern")}
            options={patterns.map((pattern) => ({ value: pattern, label: t(`chase.pattern.${pattern}`) }))}
            value={chase.pattern}
            onValueChange={(value) => {
              const pattern = patterns.find((each) => each === value) ?? "same";
              onChange({ ...chase, pattern, draws: within(chase.draws, mostDraws(pattern)) });
            }}
          />
          <Switch
            label={t("chase.stopOnWin")}
            checked={chase.stopOnWin}
            onCheckedChange={(stopOnWin) => onChange({ ...chase, stopOnWin })}
          />
        </>
      ) : null}
    </Stack>
  );
}
