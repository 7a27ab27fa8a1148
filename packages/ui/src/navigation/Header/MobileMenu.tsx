'use client';
import { accountLinksTexts, welcomeName } from '@vestibule/domain/account';
import { Button } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Sheet, type SheetProps } from '../../overlays/Sheet/Sheet.js';
import { useLink } from '../../theme/link.js';
import type { AccountProps } from './Account.js';
import { LanguageSwitch, type LanguageLink } from '../LanguageSwitch/LanguageSwitch.js';
import { MenuActions, MenuLink, MenuList } from './MobileMenu.styles.js';
import { RatingBadge } from './RatingBadge.js';
import { accountLinks } from './header-types.js';
import type { GuestRating, NavigationEntry } from './header-types.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';

type MenuWindowProps = Omit<SheetProps, 'title' | 'description' | 'size' | 'children'>;

export interface MobileMenuProps extends MenuWindowProps, AccountProps {
  /** The main navigation, in its order. */
  entries: ReadonlyArray<NavigationEntry>;
  /** Which of them is on show. */
  currentPath: string | undefined;
  /** Shows as a badge; no badge without it. */
  rating: GuestRating | undefined;
  /** The page in other languages. */
  languages?: ReadonlyArray<LanguageLink> | undefined;
}

/** The header's menu in narrow windows. */
export function MobileMenu({
  entries,
  currentPath,
  user,
  onLogout,
  rating,
  languages,
  ...props
}: MobileMenuProps) {
  const t = useTexts(texts);
  const names = useTexts(accountLinksTexts);
  const routes = useRoutes();
  const Link = useLink();
  const close = () => props.onOpenChange(false);
  const links: readonly NavigationEntry[] = user
    ? [...entries, ...accountLinks(names, routes).map(({ href, label }) => ({ path: href, label }))]
    : entries;

  return (
    <Sheet
      {...props}
      size="small"
      title={t.menu}
      description={user && t.welcome({ name: welcomeName(user) })}
    >
      <nav aria-label={t.menu}>
        <MenuList>
          {links.map(({ path, label, lang, dir }) => (
            <li key={path}>
              <MenuLink
                as={Link}
                href={path}
                aria-current={path === currentPath ? 'page' : undefined}
                onClick={close}
                lang={lang}
                dir={dir}
              >
                {label}
              </MenuLink>
            </li>
          ))}
        </MenuList>
      </nav>
      <MenuActions>
        {user ? (
          <Button
            variant="secondary"
            onClick={() => {
              close();
              onLogout?.();
            }}
          >
            {t.logout}
          </Button>
        ) : (
          <>
            <LinkButton href={routes.login} variant="secondary" onClick={close}>
              {names.signIn}
            </LinkButton>
            <LinkButton href={routes.signup} onClick={close}>
              {names.signUp}
            </LinkButton>
          </>
        )}
        {rating && <RatingBadge {...rating} />}
        {languages && <LanguageSwitch languages={languages} />}
      </MenuActions>
    </Sheet>
  );
}
