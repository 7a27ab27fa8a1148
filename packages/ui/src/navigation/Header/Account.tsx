'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Menu } from '../../overlays/Menu/Menu.js';
import { AccountArea, UserName } from './Header.styles.js';
import { accountLinks } from './header-types.js';
import type { HeaderUser } from './header-types.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';

export interface AccountProps {
  user: HeaderUser | undefined;
  onLogout: (() => void) | undefined;
}

/** As wide signed in as signed out, so that nothing jumps once the guest is known. */
export function Account({ user, onLogout }: AccountProps) {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const routes = useRoutes();
  return (
    <AccountArea>
      {user ? (
        <Menu
          label={<UserName>{user.name || user.email}</UserName>}
          items={[...accountLinks(links, routes), { label: t.logout, onSelect: onLogout }]}
        />
      ) : (
        <>
          <LinkButton href={routes.login} variant="quiet" size="small">
            {links.signIn}
          </LinkButton>
          <LinkButton href={routes.signup} variant="secondary" size="small">
            {links.signUp}
          </LinkButton>
        </>
      )}
    </AccountArea>
  );
}
