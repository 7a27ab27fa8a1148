'use client';
import type { ExtraService } from '@vestibule/domain/content';
import arrowRightIcon from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ComponentPropsWithRef } from 'react';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { Icon } from '../../media/Icon.js';
import { Picture } from '../../media/Picture/Picture.js';
import { useLink } from '../../theme/link.js';
import { Card, Media, Root, Text, Title } from './ServiceCards.styles.js';

export interface ServiceCardsProps extends ComponentPropsWithRef<'ul'> {
  /** What the hotel offers beside its rooms, in order. */
  services: ReadonlyArray<ExtraService>;
}

/** The ways from Home to spa, events and meeting halls (spec 2, Home). */
export function ServiceCards({ services, ...props }: ServiceCardsProps) {
  const Link = useLink();
  return (
    <Root {...props}>
      {services.map(({ title, text, textLanguage, href, image }) => (
        <Card key={href}>
          {image && (
            <Media>
              <Picture
                kind="content"
                file={image}
                alt=""
                ratio="fill"
                sizes="(min-width: 80rem) 48rem, (min-width: 40rem) 54vw, calc(100vw - 2.5rem)"
              />
            </Media>
          )}
          <Title>
            <Link href={href}>
              {title}
              <Icon of={arrowRightIcon} />
            </Link>
          </Title>
          <Text>{textInLanguage(text, textLanguage)}</Text>
        </Card>
      ))}
    </Root>
  );
}
