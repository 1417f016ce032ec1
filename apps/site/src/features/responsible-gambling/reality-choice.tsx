import { useTranslation } from "react-i18next";
import { NativeSelect } from "@baize/ui/native-select";
import { SectionHeading } from "@baize/ui/section-heading";
import type { OutputOf } from "@baize/api/contract/contract";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import * as css from "./responsible-gambling.css.ts";

/** How often the reality check comes; saved as it is chosen. */
export function RealityChoice({ reality: { minutes, choices } }: { reality: OutputOf<"responsibleGambling.status">["reality"] }) {
  const { t } = useTranslation("responsible-gambling");
  const spans = useSpans();
  const errorText = useErrorText();
  const toasts = useToasts();
  const change = useChange("responsibleGambling.setReality");
  const shown = change.isPending ? change.variables.input.minutes : minutes;
  const choose = (value: string) =>
    change.mutate(
      { input: value ? { minutes: Number(value) } : {} },
      {
        onSuccess: () => toasts.show({ tone: "positive", message: t("reality.saved") }),
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  return (
    <section aria-labelledby="play-reality">
      <SectionHeading titleId="play-reality" title={t("reality.title")} />
      <div className={css.column}>
        <NativeSelect
          label={t("reality.label")}
          // What was chosen shows while it is sent.
          value={String(shown ?? "")}
          onValueChange={choose}
          options={[
            ...choices.map((every) => ({ value: String(every), label: t("reality.every", { time: spans.minutes(every) }) })),
            { value: "", label: t("reality.never") },
          ]}
        />
      </div>
    </section>
  );
}
