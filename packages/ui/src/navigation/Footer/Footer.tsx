'use client';
import arrowUpIcon from 'lucide/dist/esm/icons/arrow-up.mjs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { SubscribeForm } from '../../content/SubscribeForm/SubscribeForm.js';
import { useLink } from '../../theme/link.js';
import { LanguageSwitch, type LanguageLink } from '../LanguageSwitch/LanguageSwitch.js';
import { SocialLinks } from '../SocialLinks/SocialLinks.js';
import type { SocialProfile } from '../SocialLinks/SocialLinks.js';
import {
  About,
  BackToTop,
  Base,
  Columns,
  Heading,
  Links,
  Name,
  Newsletter,
  Root,
} from './Footer.styles.js';
import { FooterContact } from './FooterContact.js';
import type { FooterContactProps } from './FooterContact.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Footer.texts.js';

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** The hotel's name. */
  name: string;
  /** A paragraph about the hotel. */
  aboutText: ReactNode;
  /** How to reach it. */
  contact: FooterContactProps;
  /** Helpful links, in their order. */
  links: ReadonlyArray<{ label: string; href: string }>;
  /** Profiles elsewhere. */
  profiles: ReadonlyArray<SocialProfile>;
  /** The last line. */
  copyrightText: ReactNode;
  /** The page in other languages, where the hotel speaks some. */
  languages?: ReadonlyArray<LanguageLink>;
  /** ModeSwitch, where the page keeps what a guest chooses. */
  modeSwitch?: ReactNode;
  /** NewsletterForm, where the hotel has one. Without it a form sends nothing and says how to reach us. */
  newsletter?: ReactNode;
}

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  beginTabbing();
}

/** The next Tab goes to the first stop of the page, not on from its last. */
function beginTabbing(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Closes every page. */
export function Footer({
  name,
  aboutText,
  contact,
  links,
  profiles,
  copyrightText,
  newsletter,
  languages,
  modeSwitch,
  ...props
}: FooterProps) {
  const t = useTexts(texts);
  const Link = useLink();
  return (
    <Root {...props}>
      <Columns>
        <About>
          <Name>{name}</Name>
          <p>{aboutText}</p>
          <SocialLinks profiles={profiles} />
        </About>
        <div>
          <Heading>{t.contact}</Heading>
          <FooterContact {...contact} />
        </div>
        <nav aria-label={t.helpfulLinks}>
          <Heading>{t.helpfulLinks}</Heading>
          <Links>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </Links>
        </nav>
        <Newsletter data-on="deep">
          <Heading>{t.newsletter}</Heading>
          {newsletter ?? <SubscribeForm contactEmail={contact.email} />}
        </Newsletter>
      </Columns>
      <Base>
        <p>{copyrightText}</p>
        {languages && <LanguageSwitch languages={languages} />}
        {modeSwitch}
        <BackToTop type="button" onClick={goToTop}>
          {t.backToTop}
          <Icon of={arrowUpIcon} />
        </BackToTop>
      </Base>
    </Root>
  );
}
