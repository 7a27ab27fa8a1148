'use client';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Swiper } from 'swiper';
import { useIdleFetch } from '../../internal/use-idle-fetch.js';
import { useCodeLoader } from '../../theme/code-loader.js';

interface CarouselOptions {
  count: number;
  gap: number;
  loop: boolean;
}

const loadSwiper = () => import('./start-swiper.js');

/** After this long without scrolling the scroll has come to rest. */
const restMs = 160;

export function useCarousel({ count, gap, loop }: CarouselOptions) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where an arrow leads: on the way there the scroll position says something else. */
  const target = useRef<number>(undefined);
  /** The slide that the counter says; Swiper takes over there, wherever a scroll is on its way. */
  const reported = useRef(0);
  const [index, setIndex] = useState(0);
  const { viewportRef, trackRef, swiper, form, want } = useSwiper({
    count,
    gap,
    loop,
    reported,
    onIndex: setIndex,
  });

  useEffect(() => () => clearTimeout(rest.current), []);

  const go = (step: 1 | -1) => {
    if (swiper.current) {
      if (step === 1) swiper.current.slideNext();
      else swiper.current.slidePrev();
      return;
    }
    const next = loop ? (index + step + count) % count : index + step;
    const slide = trackRef.current?.children[next];
    if (!(slide instanceof HTMLElement) || !trackRef.current) return;
    trackRef.current.scrollTo({ left: slide.offsetLeft });
    target.current = next;
    say(next);
    onScroll();
  };

  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(comeToRest, restMs);
  };

  const comeToRest = () => {
    const track = trackRef.current;
    if (!track || swiper.current) return;
    const seen = Math.round(Math.abs(track.scrollLeft) / (track.clientWidth + gap));
    say(target.current ?? Math.min(count - 1, seen));
    target.current = undefined;
    want();
  };

  const say = (at: number) => {
    reported.current = at;
    setIndex(at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    go((event.key === 'ArrowRight') === rtl ? -1 : 1);
  };

  return {
    viewportRef,
    trackRef,
    index: Math.min(index, Math.max(0, count - 1)),
    form,
    atStart: !loop && index === 0,
    atEnd: !loop && index >= count - 1,
    next: () => go(1),
    previous: () => go(-1),
    onScroll,
    onKeyDown,
  };
}

interface SwiperOptions extends CarouselOptions {
  reported: RefObject<number>;
  /** A setter of React's, which never changes. */
  onIndex: (index: number) => void;
}

/** Swiper once it is wanted and its code has come; `form` says who moves the slides. */
function useSwiper({ count, gap, loop, reported, onIndex }: SwiperOptions) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLUListElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [wanted, setWanted] = useState(false);
  const loadCode = useCodeLoader();
  const [form, setForm] = useState<'scroll' | 'swiper'>('scroll');

  useIdleFetch(loadSwiper);
  useEffect(() => {
    if (!wanted || count < 2) return undefined;
    let cancelled = false;
    const start = async () => {
      const { startSwiper } = await loadCode(loadSwiper);
      const [viewport, track] = [viewportRef.current, trackRef.current];
      if (cancelled || !viewport || !track) return;
      const initialSlide = reported.current;
      swiper.current = startSwiper({ viewport, track, initialSlide, gap, loop, onIndex });
      setForm('swiper');
    };
    // Without Swiper the scrolling form goes on working.
    start().catch(() => undefined);
    return () => {
      cancelled = true;
      swiper.current?.destroy(true, true);
      swiper.current = undefined;
      setForm('scroll');
    };
  }, [wanted, count, gap, loop, loadCode, reported, onIndex]);
  return { viewportRef, trackRef, swiper, form, want: () => setWanted(true) };
}
