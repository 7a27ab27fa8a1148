import { phoneHref, type HotelContact } from '@vestibule/domain/content';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ComponentPropsWithRef } from 'react';
import { Card, Root, Title } from './ContactCards.styles.js';

export interface ContactCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** How to reach the hotel, fallbacks included. */
  contact: Pick<HotelContact, 'address' | 'addressLink' | 'phone' | 'email'>;
}

/** Location, phone and mail (spec 2, Contact). Each reads in its own direction. */
export function ContactCards({ contact, ...props }: ContactCardsProps) {
  const { address, addressLink, phone, email } = contact;
  const cards = [
    { title: 'Location', icon: MapPin, text: address, href: addressLink, rel: 'noopener' },
    { title: 'Phone', icon: Phone, text: phone, href: phoneHref(phone) },
    { title: 'Mail', icon: Mail, text: email, href: `mailto:${email}` },
  ];
  return (
    <Root {...props}>
      {cards.map(({ title, icon: Icon, text, ...link }) => (
        <Card key={title}>
          <Icon aria-hidden="true" />
          <Title>{title}</Title>
          <a {...link}>
            <bdi>{text}</bdi>
          </a>
        </Card>
      ))}
    </Root>
  );
}
