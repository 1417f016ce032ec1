import { Carousel, type CarouselProps } from "../carousel/carousel.tsx";

export type BannerProps = Omit<CarouselProps, "view">;

/** The banner of the home page: a Carousel of BannerSlides, one at a time. Rest props and `ref` land on the `<section>`. */
export function Banner(props: BannerProps) {
  return <Carousel data-component="banner" {...props} />;
}
