'use client';
import type { ExtraService } from '@vestibule/domain/content';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { useLink } from '../../theme/link.js';
import { Card, Media, Root, Text, Title } from './ServiceCards.styles.js';

export interface ServiceCardsProps extends ComponentPropsWithRef<'ul'> {
  /** What the house offers beside its rooms, in order. */
  services: readonly ExtraService[];
}

/** The ways from Home to spa, events and meeting halls (spec 2, Home). */
export function ServiceCards({ services, ...props }: ServiceCardsProps) {
  const Link = useLink();
  return (
    <Root {...props}>
      {services.map(({ title, text, href, image }) => (
        <Card key={href}>
          <Media>
            <Picture
              kind="content"
              file={image}
              alt=""
              ratio="fill"
              sizes="(min-width: 80rem) 48rem, (min-width: 40rem) 54vw, calc(100vw - 2.5rem)"
            />
          </Media>
          <Title>
            <Link href={href}>
              {title}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Title>
          <Text>{text}</Text>
        </Card>
      ))}
    </Root>
  );
}
