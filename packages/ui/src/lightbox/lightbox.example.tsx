import { Lightbox } from "@baize/ui/lightbox";
import { Button } from "@baize/ui/button";

export const example = (
  <Lightbox
    images={[{ id: "receipt", src: "/receipt.png", alt: "Receipt of ₹500" }]}
    trigger={<Button>Show the receipt</Button>}
  />
);
