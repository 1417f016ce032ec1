import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

const inside = (href: string | null): href is string => href !== null && /^\/(?![/\\])/.test(href);

/** For an editor's HTML: a link to a page of this site opens it without a reload, after `before`. Others do what links do. */
export function useTextLinks(before?: () => void): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href") ?? null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !inside(href)) return;
    event.preventDefault();
    before?.();
    void navigate(href);
  };
}
