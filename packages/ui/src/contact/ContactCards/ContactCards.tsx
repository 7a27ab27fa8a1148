'use client';
import { phoneHref, type HotelContact } from '@vestibule/domain/content';
import { safeLink } from '@vestibule/domain/web-address';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { useTexts } from '../../theme/texts.js';
import { Card, Root, Title } from './ContactCards.styles.js';
import { texts } from './ContactCards.texts.js';

export interface ContactCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** How to reach the hotel, fallbacks included. */
  contact: Pick<HotelContact, 'address' | 'addressLink' | 'phone' | 'email'> & InLanguage;
}

/** Location, phone and mail (spec 2, Contact). Each reads in its own direction. */
export function ContactCards({ contact, ...props }: ContactCardsProps) {
  const t = useTexts(texts);
  const { address, addressLink, phone, email } = contact;
  const cards = [
    {
      title: t.location,
      icon: mapPinIcon,
      text: address,
      language: languageOfText(contact, 'address'),
      href: safeLink(addressLink),
      rel: 'noopener',
    },
    { title: t.phone, icon: phoneIcon, text: phone, href: phoneHref(phone) },
    { title: t.mail, icon: mailIcon, text: email, href: `mailto:${email}` },
  ];
  return (
    <Root {...props}>
      {cards.map(({ title, icon, text, language, ...link }) => (
        <Card key={title}>
          <Icon of={icon} />
          <Title>{title}</Title>
          <a {...link}>
            <bdi {...language}>{text}</bdi>
          </a>
        </Card>
      ))}
    </Root>
  );
}
