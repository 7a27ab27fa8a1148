'use client';
import { formatCents } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { RoomPicture } from '../../rooms/RoomPicture/RoomPicture.js';
import { Facts, Media, Note, Panel, PriceLine, Root, Text } from './SampleRoom.styles.js';
import { useLocale } from '../../theme/locale.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './SampleRoom.texts.js';

export interface SampleRoomProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Pictures below `/uploads/rooms/`. */
  images: ReadonlyArray<string>;
  /** What the pictures show, by file name; a picture without words decorates. */
  descriptions?: Readonly<Record<string, string>>;
  /** What the room is like. */
  text: ReadonlyArray<string>;
  /** Short facts: size, bed, view. */
  facts: ReadonlyArray<{ label: string; value: string }>;
  /** One night, in US cents. */
  nightlyCents: number;
  /** How to book meanwhile: the button does nothing. */
  phone: string;
  /** Takes the click; without it the button does nothing, and a line says how to reach the hotel. */
  onBook?: () => void;
}

/** A room shown as an example; it cannot be booked here (spec 2, placeholder room pages). */
export function SampleRoom({
  images,
  descriptions,
  text,
  facts,
  nightlyCents,
  phone,
  onBook,
  ...props
}: SampleRoomProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  return (
    <Root {...props}>
      <Media>
        {images.map((image, index) => (
          <RoomPicture
            key={image}
            file={image}
            alt={descriptions?.[image] ?? ''}
            priority={index === 0}
            sizes="(min-width: 80rem) 52rem, (min-width: 60rem) 62vw, calc(100vw - 2.5rem)"
          />
        ))}
      </Media>
      <Panel>
        <PriceLine>
          <Rich text={t.perNight} price={<strong>{formatCents(nightlyCents, locale)}</strong>} />
        </PriceLine>
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Button wide size="large" onClick={onBook}>
          {t.bookThisRoom}
        </Button>
        {!onBook && (
          <Note>
            <Rich text={t.example} phone={<bdi>{inOneLine(phone)}</bdi>} />
          </Note>
        )}
      </Panel>
      <Text>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Root>
  );
}

/** A number that is broken over two lines is dialled wrong. */
function inOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
