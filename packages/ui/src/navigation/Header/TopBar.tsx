import { phoneHref } from '@vestibule/domain/content';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { SocialLinks } from '../SocialLinks/SocialLinks.js';
import { Top, TopItem } from './Header.styles.js';
import type { HeaderContact } from './header-types.js';

export function TopBar({ phone, address, addressLink, profiles }: HeaderContact) {
  return (
    <Top>
      <div>
        <TopItem as="a" href={phoneHref(phone)}>
          <Phone aria-hidden="true" />
          <bdi>{phone}</bdi>
        </TopItem>
        <TopItem
          as={addressLink ? 'a' : 'span'}
          data-secondary=""
          {...(addressLink ? { href: addressLink } : {})}
        >
          <MapPin aria-hidden="true" />
          {address}
        </TopItem>
        <SocialLinks profiles={profiles} />
      </div>
    </Top>
  );
}
