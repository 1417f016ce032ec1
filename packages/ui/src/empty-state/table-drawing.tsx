import type { SVGProps } from "react";

/** The half-moon card table, in lines: rail, betting line and the dealer's spot. */
export function TableDrawing(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 88 56" aria-hidden="true" {...props}>
      <path d="M2 4H86V12A42 42 0 0 1 2 12Z" />
      <path d="M11 12A33 33 0 0 0 77 12" strokeDasharray="3 3" />
      <circle cx="44" cy="27" r="6" />
      <circle cx="44" cy="27" r="2.5" />
      <path d="M38 4v5h12V4" />
    </svg>
  );
}
