import { type Fish, FISHES } from "./kinds.ts";

/** The fish, 120 × 72, their heads on the right, in the four flat inks of the title. The canvas of the pond reads the same paths. */
const path = (ink: string, d: string): string => `<path class="${ink}" d="${d}"/>`;
const line = (ink: string, d: string, width = 2.5): string => `<path class="${ink}l" stroke-width="${width}" d="${d}"/>`;
const round = (ink: string, x: number, y: number, r: number): string =>
  path(ink, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
const eye = (x: number, y: number, r = 3.6): string => round("g", x, y, r);

function spikes(x: number, y: number, outer: number, inner: number, points: number): string {
  const corner = (index: number): string => {
    const [radius, turn] = [index % 2 ? inner : outer, (index * Math.PI) / points];
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, index) => corner(index)).join("L")}z`;
}

const ART: Readonly<Record<Fish, string>> = {
  sardine:
    path("k", "M60 26L74 17L80 26zM56 46L66 54L72 46z") +
    path("s", "M116 37Q92 20 62 24Q44 27 32 34L10 19Q15 36 10 53L32 38Q44 46 62 49Q92 52 116 37z") +
    line("g", "M98 29Q91 37 98 45M38 36H86") +
    eye(104, 34, 2.8),
  clownfish:
    path("k", "M42 22Q62-2 92 18zM48 52Q58 70 76 56z") +
    path("s", "M112 37Q100 12 68 12Q44 14 34 30Q22 14 8 22Q16 36 8 51Q22 58 34 43Q44 60 68 62Q100 60 112 37z") +
    path("k", "M88 16Q78 37 88 58L76 61.5Q64 37 76 12.5zM52 17Q44 37 52 57L44 52Q36 37 44 22z") +
    line("g", "M88 16Q78 37 88 58M76 12.5Q64 37 76 61.5M52 17Q44 37 52 57M44 22Q36 37 44 52", 1.8) +
    eye(100, 31),
  carp:
    path("k", "M50 18Q58 0 92 14L84 22zM58 54L66 68L78 56z") +
    path("s", "M114 41Q104 18 74 16Q50 18 34 33L8 12Q17 37 8 62L34 43Q52 60 78 58Q104 56 114 41z") +
    line("g", "M92 22Q83 38 92 54", 2.5) +
    line("k", "M78 25Q71 32 78 39Q71 46 78 53M66 25Q59 32 66 39Q59 46 66 53M54 29Q47 34 54 39Q48 44 54 50", 2.5) +
    line("k", "M111 45Q117 50 114 56", 2.5) +
    eye(101, 34),
  puffer:
    path("k", `M34 34L12 20Q18 37 12 54L34 42z${spikes(68, 37, 35, 25, 20)}`) +
    round("s", 68, 37, 27) +
    path("k", "M44 47Q66 34 92 49Q82 64 68 64Q52 64 44 47z") +
    path("k", "M50 20l5 3l-4 4zM62 14l5 4l-6 3zM60 27l6 2l-4 5z") +
    line("g", "M88 40Q93 38 92 33", 2.5) +
    eye(82, 28, 4.6),
  ray:
    line("s", "M44 40Q26 52 4 44", 3.5) +
    path("s", "M116 36L104 30Q96 26 88 14Q76 0 58 2Q62 20 44 38Q62 52 56 70Q76 72 88 58Q96 46 104 42z") +
    path("k", "M90 34Q74 14 62 6Q68 24 56 38Q68 50 60 66Q74 58 90 38z") +
    line("g", "M84 33Q78 37 84 41M76 31Q69 37 76 43") +
    eye(99, 31, 2.6) +
    eye(99, 41, 2.6),
  swordfish:
    path("k", "M80 26Q70 2 54 6Q62 18 50 28zM62 48L54 62L76 47z") +
    path("s", "M119 37L92 31Q76 22 58 24Q42 26 30 34L10 10Q18 36 10 62L30 40Q46 50 62 49Q80 48 92 41z") +
    path("k", "M86 40Q60 50 36 39Q60 42 86 40z") +
    line("g", "M80 28Q74 36 80 45") +
    eye(87, 34, 2.8),
  shark:
    path("k", "M74 24Q66 2 50 2Q56 16 48 26zM74 48L58 66L88 48z") +
    path("s", "M117 36Q96 18 66 21Q44 24 32 33L8 6Q18 34 6 66L32 42Q52 52 78 51L100 48L94 43L108 44Q114 41 117 36z") +
    path("k", "M94 43L100 48L78 51Q52 52 32 42Q64 46 94 43z") +
    line("g", "M84 29Q79 35 82 42M77 29Q72 35 75 42M70 29Q65 35 68 42", 2) +
    eye(99, 31, 3.2),
  golden:
    path("s", "M54 20Q58 0 90 10Q84 16 86 20zM56 54Q58 72 80 66Q76 60 80 54z") +
    path("s", "M40 37Q30 8 4 4Q16 20 12 32Q6 36 2 38Q8 40 12 43Q16 56 4 70Q30 66 40 37z") +
    path("k", "M115 39Q102 15 72 16Q48 20 36 37Q48 56 72 58Q102 58 115 39z") +
    line("s", "M80 24Q72 31 80 38Q72 45 80 52M67 24Q59 31 67 38Q59 45 67 52M55 30Q49 34 55 38Q49 42 55 46", 2.5) +
    line("k", "M10 12Q24 22 30 36M10 62Q24 52 30 38M10 37H28", 2) +
    line("g", "M93 23Q85 38 93 53", 2.5) +
    path("s", "M92 14L90 2L97 8L102 0L105 9L112 5L107 18z") +
    eye(102, 33, 4),
};

export const FISH_SYMBOLS = FISHES.map((fish) => `<symbol id="fish-${fish}" viewBox="0 0 120 72">${ART[fish]}</symbol>`).join("");
