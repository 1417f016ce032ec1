import { drawCover } from "@baize/ui/cover";
import { castCover } from "@baize/ui/cover/cast";
import { CoverArt } from "@baize/ui/cover/cover-art";

const cast = castCover({ vendor: "saffron", game: "pearl-monsoon" });

export const example = <CoverArt scene={drawCover(cast, "Pearl Monsoon")} />;
