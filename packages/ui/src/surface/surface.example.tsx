import { Surface } from "@baize/ui/surface";

export const example = <Surface variant="card">A card</Surface>;
