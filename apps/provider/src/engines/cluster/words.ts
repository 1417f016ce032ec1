import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { faceText } from "../symbols/draw.ts";
import type { Face } from "../symbols/faces.ts";
import { type Cluster, type Fall, fallsFrom } from "./engine.ts";

const clusterText = ({ symbol, cells, pays }: Cluster, faces: readonly Face[]): string => {
  const face = faces[symbol];
  return face ? say("clusterWin", { symbol: faceText(face), count: cells.length, times: timesText(pays) }) : "";
};

/** What one grid pays, the best cluster first; empty where it pays nothing. */
export const fallText = ({ clusters }: Fall, faces: readonly Face[]): string =>
  clusters
    .toSorted((a, b) => b.pays - a.pays)
    .map((each) => clusterText(each, faces))
    .join("\u00a0· ");

/** The round in words: what each fall paid. */
export function describeCluster(
  _: string,
  stops: readonly (readonly number[])[],
  variant: number,
  faces: readonly Face[],
): string {
  const told = fallsFrom(stops, variant).flatMap((fall, index) =>
    fall.clusters.length > 0 ? [say("clusterFall", { fall: index + 1, wins: fallText(fall, faces) })] : [],
  );
  return told.length === 0 ? say("clusterNone") : told.join(" ");
}
