import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from "react";

type Shared = Pick<
  AnchorHTMLAttributes<HTMLElement> & ButtonHTMLAttributes<HTMLElement>,
  "className" | "children" | "aria-current"
> & {
  "data-item"?: string;
};
interface PressOrLinkProps extends Shared {
  href: string | undefined;
  onActivate: (event: Event) => void;
}

const ordinary = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link where there is an address, else a button. The component handles an ordinary press, the browser one with a modifier key. */
export function PressOrLink({ href, onActivate, children, ...rest }: PressOrLinkProps) {
  if (href === undefined) {
    return (
      <button type="button" onClick={(event) => onActivate(event.nativeEvent)} {...rest}>
        {children}
      </button>
    );
  }
  const press = (event: MouseEvent) => {
    if (!ordinary(event)) return;
    event.preventDefault();
    onActivate(event.nativeEvent);
  };
  return (
    <a href={href} onClick={press} {...rest}>
      {children}
    </a>
  );
}
