import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The form of the content that it replaces. */
  shape?: keyof typeof css.shape;
  /** A CSS length for the line's direction. Give the size that the real thing will have, so that nothing moves. */
  inlineSize?: string;
  /** A CSS length across the line's direction. Without it the shape's own. */
  blockSize?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A placeholder in the shape of content that loads. Decoration: `SkeletonRegion` says that something loads. */
export function Skeleton({ shape = "block", inlineSize, blockSize, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      data-component="skeleton"
      aria-hidden="true"
      className={cx(css.root, css.shape[shape], className)}
      style={{ inlineSize, blockSize, ...style }}
      {...rest}
    />
  );
}

/** Lines of text to come; the last one is shorter, as paragraphs end. */
export function SkeletonText({ lines = 3, ...rest }: Omit<SkeletonProps, "shape" | "blockSize"> & { lines?: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} shape="text" inlineSize={lines > 1 && index === lines - 1 ? "62%" : "100%"} {...rest} />
  ));
}

export interface SkeletonRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** The text that is announced once: "Loading games". */
  label: string;
  /** The placeholders. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Contains the skeletons of one part and announces in words that it loads. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  return (
    <div data-component="skeleton-region" aria-busy="true" {...rest}>
      <output data-part="status" className={css.status}>
        {label}
      </output>
      {children}
    </div>
  );
}
