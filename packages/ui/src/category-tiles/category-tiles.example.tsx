import { CategoryTiles } from "@baize/ui/category-tiles";
import { magnifyingGlass } from "@baize/ui/icon/art";

export const example = (
  <CategoryTiles
    aria-label="Categories"
    items={[{ id: "search", label: "Search", art: magnifyingGlass, chosenArt: magnifyingGlass, href: "/search" }]}
  />
);
