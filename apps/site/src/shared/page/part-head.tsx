import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Icon } from "@baize/ui/icon";
import { arrowLeft } from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import * as css from "./page-layout.css.ts";

interface PartHeadProps {
  title: string;
  /** The page that Back opens. */
  of: string;
  back: () => void;
}

/** The heading of a part of a page, with a link back to the whole. */
export function PartHead({ title, of, back }: PartHeadProps) {
  return (
    <Group gap={2}>
      <Button variant="ghost" className={css.backInPage} aria-label={of} icon={<Icon art={arrowLeft} flip />} onClick={back} />
      <Heading level={2}>{title}</Heading>
    </Group>
  );
}
