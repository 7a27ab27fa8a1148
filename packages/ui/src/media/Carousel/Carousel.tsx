'use client';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Children, isValidElement } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Bar, Count, Root, Slide, Track, Viewport } from './Carousel.styles.js';
import { useCarousel } from './use-carousel.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Carousel.texts.js';

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** What the slides show; names the region. */
  label: string;
  /** Pixels between two slides. */
  gap?: number;
  /** From how many slides on it loops. */
  loopFrom?: number;
  /** One child, one slide. */
  children: ReactNode;
  /** Joins the classes of the root. */
  className?: string;
}

/** One slide at a time. Scrolls by itself at first; Swiper joins on the first interaction. */
export function Carousel({ label, gap = 30, loopFrom = 2, children, ...props }: CarouselProps) {
  const t = useTexts(texts);
  const slides = Children.toArray(children).filter((child) => isValidElement(child));
  const count = slides.length;
  const { viewportRef, trackRef, index, form, atStart, atEnd, ...move } = useCarousel({
    count,
    gap,
    loop: count >= loopFrom,
  });

  return (
    <Root aria-roledescription={t.carousel} aria-label={label} {...props}>
      <Viewport className="swiper" ref={viewportRef} data-form={form}>
        <Track
          className="swiper-wrapper"
          ref={trackRef}
          onScroll={move.onScroll}
          data-form={form}
          style={{ columnGap: form === 'scroll' ? gap : undefined }}
          aria-label={t.slides({ label })}
          tabIndex={count > 1 ? 0 : undefined}
          onKeyDown={move.onKeyDown}
        >
          {slides.map((slide, position) => (
            <Slide
              key={slide.key}
              className="swiper-slide"
              inert={form === 'swiper' && position !== index}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {count > 1 && (
        <Bar>
          <Count aria-live="polite">
            <span aria-hidden="true">{[index + 1, count].join(' / ')}</span>
            <span data-announced="">{t.slide({ number: index + 1, total: count })}</span>
          </Count>
          <IconButton
            outlined
            label={t.previousSlide}
            icon={<Icon of={chevronLeftIcon} />}
            aria-disabled={atStart || undefined}
            onClick={move.previous}
          />
          <IconButton
            outlined
            label={t.nextSlide}
            icon={<Icon of={chevronRightIcon} />}
            aria-disabled={atEnd || undefined}
            onClick={move.next}
          />
        </Bar>
      )}
    </Root>
  );
}
