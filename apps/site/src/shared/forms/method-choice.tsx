import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { RadioGroup } from "@baize/ui/radio-group";
import { isolated } from "./code-answer.tsx";

type AnyMethod = OutputOf<"proof.methods">["methods"][number]["method"] | "real_name";

interface MethodChoiceProps<Method extends AnyMethod> {
  readonly methods: readonly { readonly method: Method; readonly to: string | null }[];
  readonly method: Method;
  /** Clear the typed proof then: it is not valid for another method. */
  readonly onChoose: (method: Method) => void;
}

/** The ways to prove the person, where there is more than one. */
export function MethodChoice<Method extends AnyMethod>({ methods, method, onChoose }: MethodChoiceProps<Method>) {
  const { t } = useTranslation("auth");
  if (methods.length < 2) return null;
  return (
    <RadioGroup
      label={t("challenge.by")}
      options={methods.map(({ method: value, to }) => {
        const name: AnyMethod = value;
        return { value, label: t(`challenge.method.${name}`), note: to ? isolated(to) : undefined };
      })}
      value={method}
      onValueChange={(next) => {
        const chosen = methods.find(({ method: value }) => value === next);
        if (chosen) onChoose(chosen.method);
      }}
    />
  );
}
