import type { PictureKind } from '@vestibule/domain/pictures';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { Content, More, Root, Subtitle, Title, Words } from './Hero.styles.js';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence under it. */
  subtitle?: ReactNode;
  /** The picture behind, by kind and stored name. */
  picture?: { kind: PictureKind; file: string };
  /** The first view's largest picture. */
  priority?: boolean;
  /** `tall` for the home page, `compact` where the guest has come for what is below. */
  height?: 'compact' | 'medium' | 'tall';
  /** The background picture could not be loaded. */
  onPictureError?: () => void;
  /** The background picture has arrived. */
  onPictureLoad?: () => void;
  /** Above the title: breadcrumbs, a line. */
  before?: ReactNode;
  /** Under the words: a search, a button. */
  children?: ReactNode;
}

/** The 3:2 picture covers a hero that may be higher than wide: then its height decides. */
const widthOf = {
  // As the medium one: a search turns one into the other, and fetches no other picture.
  compact: 'max(100vw, 39rem)',
  medium: 'max(100vw, 39rem)',
  tall: 'max(100vw, 130vh)',
};

/** Opens a page: a wide picture, the heading, a sentence. */
export function Hero({
  title,
  subtitle,
  picture,
  priority = true,
  height = 'medium',
  onPictureError,
  onPictureLoad,
  before,
  children,
  ...props
}: HeroProps) {
  return (
    <Root data-height={height} data-on="deep" {...props}>
      {picture && (
        <Picture
          {...picture}
          alt=""
          ratio="fill"
          portrait
          priority={priority}
          sizes={widthOf[height]}
          onError={onPictureError}
          onLoad={onPictureLoad}
        />
      )}
      <Content>
        <Words data-shaded={picture && ''}>
          {before}
          <Title>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Words>
        {children && <More>{children}</More>}
      </Content>
    </Root>
  );
}
