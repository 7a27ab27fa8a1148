import { phoneHref } from '@vestibule/domain/content';
import { safeLink } from '@vestibule/domain/web-address';
import { languageOfText } from '@vestibule/domain/words';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { Icon } from '../../media/Icon.js';
import { LanguageSwitch, type LanguageLink } from '../LanguageSwitch/LanguageSwitch.js';
import { SocialLinks } from '../SocialLinks/SocialLinks.js';
import { Top, TopItem } from './Header.styles.js';
import type { HeaderContact } from './header-types.js';

interface TopBarProps extends HeaderContact {
  languages: ReadonlyArray<LanguageLink> | undefined;
}

export function TopBar({ languages, ...contact }: TopBarProps) {
  const { phone, profiles } = contact;
  const addressLink = safeLink(contact.addressLink);
  return (
    <Top>
      <div>
        <TopItem as="a" href={phoneHref(phone)}>
          <Icon of={phoneIcon} />
          <bdi>{phone}</bdi>
        </TopItem>
        <TopItem
          as={addressLink ? 'a' : 'span'}
          data-secondary=""
          {...languageOfText(contact, 'address')}
          {...(addressLink ? { href: addressLink } : {})}
        >
          <Icon of={mapPinIcon} />
          {contact.address}
        </TopItem>
        <SocialLinks profiles={profiles} />
        {languages && <LanguageSwitch languages={languages} />}
      </div>
    </Top>
  );
}
