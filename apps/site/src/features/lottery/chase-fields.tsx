import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { NativeSelect } from "@baize/ui/native-select";
import { NumberField } from "@baize/ui/number-field";
import { Stack } from "@baize/ui/stack";
import { Switch } from "@baize/ui/switch";
import type { Chase, ChasePattern } from "./kept-slip.ts";

const patterns = ["same", "plusOne", "double"] as const satisfies readonly ChasePattern[];
const usual: Chase = { draws: 10, pattern: "same", stopOnWin: true };

interface ChaseFieldsProps {
  chase: Chase | null;
  maxDraws: number;
  onChange: (chase: Chase | null) => void;
}

/** The same tickets over the next draws: how many, by which multiples, and whether a win ends it. */
export function ChaseFields({ chase, maxDraws, onChange }: ChaseFieldsProps) {
  const { t } = useTranslation("lottery");
  const { locale } = useFormat();
  return (
    <Stack gap={3}>
      <Switch
        label={t("chase.on")}
        description={t("chase.hint")}
        checked={chase !== null}
        onCheckedChange={(on) => onChange(on ? usual : null)}
      />
      {chase ? (
        <>
          <NumberField
            label={t("chase.draws")}
            locale={locale.tags[0] ?? "en"}
            min={2}
            max={maxDraws}
            steppers
            value={chase.draws}
            onValueChange={(draws) => onChange({ ...chase, draws: Math.min(Math.max(draws ?? 2, 2), maxDraws) })}
          />
          <NativeSelect
            label={t("chase.pattern")}
            options={patterns.map((pattern) => ({ value: pattern, label: t(`chase.pattern.${pattern}`) }))}
            value={chase.pattern}
            onValueChange={(value) => onChange({ ...chase, pattern: patterns.find((pattern) => pattern === value) ?? "same" })}
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
