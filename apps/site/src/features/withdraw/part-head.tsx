import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Icon } from "@baize/ui/icon";
import { arrowLeft } from "@baize/ui/icon/art";
import { Inline } from "@baize/ui/inline";

/** The head of a part of the page, with the way back to the whole. */
export function PartHead({ title, back }: { title: string; back: () => void }) {
  const { t } = useTranslation("centre");
  return (
    <Inline gap={2}>
      <Button variant="quiet" aria-label={t("page.withdraw")} icon={<Icon art={arrowLeft} flip />} onClick={back} />
      <Heading level={2}>{title}</Heading>
    </Inline>
  );
}
