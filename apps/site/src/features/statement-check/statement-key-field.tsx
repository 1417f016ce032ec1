import { useTranslation } from "react-i18next";
import { TextField } from "@baize/ui/text-field";
import type { KeyOrigin } from "../../shared/api/use-key-origin.ts";

interface StatementKeyFieldProps {
  readonly value: string;
  readonly origin: KeyOrigin;
  readonly onChange: (key: string) => void;
}

/** The public key of the check: that of the file, until another one is entered. */
export function StatementKeyField({ value, origin, onChange }: StatementKeyFieldProps) {
  const { t } = useTranslation("statement-check");
  return (
    <TextField
      label={t("key.label")}
      description={t(`key.${origin}`)}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onValueChange={onChange}
    />
  );
}
