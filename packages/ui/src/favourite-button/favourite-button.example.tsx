import { FavouriteButton } from "@baize/ui/favourite-button";

export const example = (
  <FavouriteButton label="Pearl Monsoon" pressed={false} onPressedChange={(pressed) => console.log(pressed)} />
);
