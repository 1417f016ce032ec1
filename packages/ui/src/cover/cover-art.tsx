import { memo } from "react";
import { cx } from "../theme/cx.ts";
import type { Scene } from "./compose.ts";
import * as css from "./cover.css.ts";
import { readsLeftwards } from "./fit.ts";
import { readLayer, type Layer } from "./layer.ts";

function Sheet({ layer }: { layer: Layer }) {
  if (typeof layer !== "string") {
    return (
      <text className={cx(css.fill[layer.ink], css.face.narrow)} x={layer.x} y={layer.y} fontSize={layer.size}>
        {layer.text}
      </text>
    );
  }
  const { ink, weight, path } = readLayer(layer);
  return <path className={weight ? css.line[ink] : css.fill[ink]} strokeWidth={weight} d={path} />;
}

const sheets = (layers: readonly Layer[]) =>
  layers.map((layer) => <Sheet key={typeof layer === "string" ? layer : layer.text} layer={layer} />);

/** In cover units: a cover on a phone is three quarters of its box. */
const smallType = 22;

function Title({ scene }: { scene: Scene }) {
  const { lines, size, face, ink } = scene.title;
  return lines.map(({ text, x, y }) => (
    <text
      key={y}
      className={cx(
        css.fill[ink],
        css.face[face],
        size < smallType && css.small,
        scene.flush && css.flush,
        readsLeftwards(text) && css.leftwards,
      )}
      x={x}
      y={y}
      fontSize={size}
    >
      {text}
    </text>
  ));
}

export interface CoverArtProps {
  /** From `drawCover`. */
  scene: Scene;
  className?: string;
}

/** A cover as SVG elements: a dozen or fewer, no ids, no filters. Decoration: the component around it gives the name. */
export const CoverArt = memo(function CoverArt({ scene, className }: CoverArtProps) {
  return (
    <svg
      data-component="cover-art"
      className={cx(css.art, className)}
      viewBox="0 0 120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {sheets(scene.under)}
      {scene.places.map((transform) => (
        <g key={transform} transform={transform}>
          {sheets(scene.art)}
        </g>
      ))}
      {sheets(scene.over)}
      <Title scene={scene} />
    </svg>
  );
});

export interface MotifArtProps {
  /** The layers of the sign, the lowest first. */
  art: readonly Layer[];
  /** Draws no background: the tile below has one. */
  groundHidden?: boolean;
  className?: string;
}

/** One sign alone, filling its box. */
export const MotifArt = memo(function MotifArt({ art, groundHidden, className }: MotifArtProps) {
  return (
    <svg
      data-component="motif-art"
      className={cx(css.art, groundHidden && css.groundHidden, className)}
      viewBox="-60 -62 120 124"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {sheets(art)}
    </svg>
  );
});
