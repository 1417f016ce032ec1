import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";

/** Draws its content when a person comes near it: a page of thirty stories opens as fast as one of three. */
export function WhenNear({ children, ...rest }: ComponentProps<"div"> & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "400px" },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [isNear]);
  return (
    <div ref={place} data-near={isNear} {...rest}>
      {isNear ? children : null}
    </div>
  );
}
