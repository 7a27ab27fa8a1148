import { Swiper } from 'swiper';

interface StartOptions {
  viewport: HTMLElement;
  track: HTMLElement;
  /** The slide that is reported to be there. */
  initialSlide: number;
  gap: number;
  loop: boolean;
  onIndex: (index: number) => void;
}

/** Takes over the scrolling slides where they are, so that nothing moves. */
export function startSwiper({
  viewport,
  track,
  initialSlide,
  gap,
  loop,
  onIndex,
}: StartOptions): Swiper {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollLeft = 0;
  viewport.dataset['form'] = 'swiper';
  track.dataset['form'] = 'swiper';
  track.style.columnGap = '';
  return new Swiper(viewport, {
    initialSlide,
    loop,
    slidesPerView: 1,
    spaceBetween: gap,
    speed: still ? 0 : 600,
    on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
  });
}
