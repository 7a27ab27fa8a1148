'use client';
import type { PictureKind } from '@vestibule/domain/pictures';
import type { ComponentPropsWithRef } from 'react';
import { preload } from 'react-dom';
import { usePictureSource } from '../../theme/pictures.js';
import { Image, Root } from './Picture.styles.js';

export type PictureRatio = '1/1' | '3/2' | '16/9' | '21/9' | 'fill';

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'loading' | 'alt'
> {
  /** Which of the hotel's folders it is in. */
  kind: PictureKind;
  /** The stored name, or a path that starts with `/uploads/`. */
  file: string;
  /** What it shows, or an empty text when it decorates. */
  alt: string;
  /** How wide it is laid out, as in `<img sizes>`. */
  sizes?: string;
  /** Its shape, kept free before it arrives; `fill` covers the parent. */
  ratio?: PictureRatio;
  /** A media query, as in `<source media>`; windows that it leaves out fetch nothing. */
  media?: string;
  /** The largest picture of the first view: fetched first, never lazily. */
  priority?: boolean;
  /** Upright phones get the portrait crop: for pictures that fill a hero. */
  portrait?: boolean;
}

/** Upright phones. */
const PORTRAIT = '(max-width: 40rem) and (orientation: portrait)';
/** In the head, before the styles. React leaves a `<link>` without `href` where it is rendered. */
const first = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A stored picture in the right size and format. */
export function Picture({
  kind,
  file,
  alt,
  sizes = '100vw',
  ratio = '3/2',
  media,
  priority = false,
  portrait = false,
  className,
  ...props
}: PictureProps) {
  const sources = usePictureSource()(kind, file);
  const crop = portrait && sources.portrait;
  if (priority && crop) preload(crop, { ...first, media: PORTRAIT, imageSrcSet: crop });
  if (priority && sources.avif)
    preload(sources.src, {
      ...first,
      media: crop ? `not all and ${PORTRAIT}` : media,
      imageSrcSet: sources.avif,
      imageSizes: sizes,
    });
  return (
    <Root className={className} data-ratio={ratio} data-picture={sources.name}>
      {crop && <source media={PORTRAIT} type="image/avif" srcSet={crop} />}
      {sources.avif && (
        <source media={media} type="image/avif" srcSet={sources.avif} sizes={sizes} />
      )}
      {sources.webp && (
        <source media={media} type="image/webp" srcSet={sources.webp} sizes={sizes} />
      )}
      {media && <source media={`not all and ${media}`} srcSet={NOTHING} />}
      <Image
        src={sources.src}
        width={sources.width}
        height={sources.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...props}
      />
    </Root>
  );
}
