'use client';
import menuIcon from 'lucide/dist/esm/icons/menu.mjs';
import { useState } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useLink } from '../../theme/link.js';
import { Account } from './Account.js';
import { Bar, Burger, Main, Nav, NavLink, Root, Wordmark } from './Header.styles.js';
import type { LanguageLink } from '../LanguageSwitch/LanguageSwitch.js';
import type { MobileMenuProps } from './MobileMenu.js';
import { RatingBadge } from './RatingBadge.js';
import { TopBar } from './TopBar.js';
import type { GuestRating, HeaderContact, HeaderUser, NavigationEntry } from './header-types.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';

export interface HeaderProps extends ComponentPropsWithRef<'header'> {
  /** The hotel's name. */
  name: string;
  /** The main navigation, in its order. */
  entries: ReadonlyArray<NavigationEntry>;
  /** Which of them is on show. */
  currentPath?: string;
  /** Phone, address and profiles of the top bar. */
  contact: HeaderContact;
  /** Hidden on the login and sign-up screens. */
  topBar?: boolean;
  /** Shows as a badge; no badge without it. */
  rating?: GuestRating | undefined;
  /** What 'Open menu' opens in narrow windows: `MobileMenu`, or one whose code comes later. */
  menu: ComponentType<MobileMenuProps>;
  /** The page in other languages, where the hotel speaks some. */
  languages?: ReadonlyArray<LanguageLink>;
  /** Who is signed in; nobody without it. */
  user?: HeaderUser;
  /** The guest chose Logout. */
  onLogout?: () => void;
}

/** The top of every page: contact, navigation, the guest's account. */
export function Header({
  name,
  entries,
  currentPath,
  contact,
  topBar = true,
  rating,
  menu: Menu,
  languages,
  user,
  onLogout,
  ...props
}: HeaderProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  const Link = useLink();
  /** Unknown until the guest opens it: until then its code is not needed. */
  const [menuOpen, setMenuOpen] = useState<boolean>();
  return (
    <Root {...props}>
      {topBar && <TopBar {...contact} languages={languages} />}
      <Bar>
        <Wordmark as={Link} href={routes.home} aria-label={t.home({ hotel: name })}>
          {name}
        </Wordmark>
        <Nav aria-label={t.main}>
          <ul>
            {entries.map(({ path, label, lang, dir }) => (
              <li key={path}>
                <NavLink
                  as={Link}
                  href={path}
                  aria-current={path === currentPath ? 'page' : undefined}
                  lang={lang}
                  dir={dir}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Nav>
        <Main>
          {rating && <RatingBadge {...rating} />}
          <Account user={user} onLogout={onLogout} />
        </Main>
        <Burger>
          <IconButton
            label={t.openMenu}
            icon={<Icon of={menuIcon} />}
            aria-haspopup="dialog"
            aria-expanded={menuOpen ?? false}
            onClick={() => setMenuOpen(true)}
          />
        </Burger>
      </Bar>
      {menuOpen !== undefined && (
        <Menu
          open={menuOpen}
          onOpenChange={setMenuOpen}
          entries={entries}
          currentPath={currentPath}
          user={user}
          onLogout={onLogout}
          rating={rating}
          languages={languages}
        />
      )}
    </Root>
  );
}
