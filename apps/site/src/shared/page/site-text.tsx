import { RichText, type RichTextProps } from "@baize/ui/rich-text";
import { useTextLinks } from "./use-text-links.ts";

interface SiteTextProps extends RichTextProps {
  /** Called before a link of the text opens another page of this site. */
  onNavigate?: () => void;
}

/** An editor's HTML, whose links to pages of this site open them without a reload. */
export function SiteText({ onNavigate, ...rest }: SiteTextProps) {
  return <RichText {...rest} onClick={useTextLinks(onNavigate)} />;
}
