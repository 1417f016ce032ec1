import { CategorySeats } from "@baize/ui/category-seats";
import { magnifyingGlass } from "@baize/ui/icon/art";

export const example = (
  <CategorySeats
    aria-label="Categories"
    seats={[{ id: "search", label: "Search", art: magnifyingGlass, chosenArt: magnifyingGlass, href: "/search" }]}
  />
);
