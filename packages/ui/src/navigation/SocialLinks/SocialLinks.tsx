import { safeLink } from '@vestibule/domain/web-address';
import type { ComponentPropsWithRef } from 'react';
import { List, SocialLink } from './SocialLinks.styles.js';
import { SocialIcon } from './SocialIcon.js';

export interface SocialProfile {
  /** The platform's name, such as Instagram. */
  platform: string;
  url: string;
  /** Another icon than the platform's own, by its name. */
  icon?: string;
}

export interface SocialLinksProps extends ComponentPropsWithRef<'ul'> {
  /** Where else the hotel can be met. */
  profiles: ReadonlyArray<SocialProfile>;
}

/** The hotel's profiles elsewhere, as icons with names; nothing where it has none that a link may lead to. */
export function SocialLinks({ profiles, ...props }: SocialLinksProps) {
  const links = profiles.filter(({ url }) => safeLink(url));
  if (links.length === 0) return null;
  return (
    <List {...props}>
      {links.map(({ platform, url, icon }) => (
        <li key={`${platform} ${url}`}>
          <SocialLink href={url} rel="noopener" aria-label={platform} title={platform}>
            <SocialIcon name={icon || platform} />
          </SocialLink>
        </li>
      ))}
    </List>
  );
}
