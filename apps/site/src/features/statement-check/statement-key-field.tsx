import { useTranslation } from "react-i18next";
import { TextField } from "@baize/ui/text-field";
import { useRead } from "../../shared/api/use-read.ts";

interface StatementKeyFieldProps {
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The public key of the check: that of the file, until another one is entered. It is compared with the published one. */
export function StatementKeyField({ value, onChange }: StatementKeyFieldProps) {
  const { t } = useTranslation("statement-check");
  const { data } = useRead("system.keys", {});
  const published = data?.statementKeys.map(({ x }) => x);
  const origin = published === undefined ? "unknown" : published.includes(value) ? "published" : "other";
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
