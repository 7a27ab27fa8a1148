import { useGetNavigationQuery } from '@vestibule/api/content';
import { fallbackPagesTexts, isCurrentEntry, visibleNavigation } from '@vestibule/domain/content';
import { useIdleFetch } from '@vestibule/ui/code';
import { Header } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useLocation } from 'react-router-dom';
import { useHotelContact, useHotelName, useRating } from '../app/hotel.js';
import { useLanguageLinks } from '../app/language.js';
import { lateDialog } from '../app/late-dialog.js';
import { useAuth, useLogout } from '../app/use-auth.js';
import { routes } from '../hotel-routes.js';

const [MobileMenu, fetchMenu] = lateDialog(() => import('./mobile-menu.js'));

/** Spec 2, Layout: the top bar is hidden on login and signup. */
export const withoutTopBar = new Set<string>([routes.login, routes.signup]);

/** The header, wired to navigation, settings and session. */
export function SiteHeader() {
  useIdleFetch(fetchMenu);
  const { pathname } = useLocation();
  const { data: navigation } = useGetNavigationQuery();
  const { user } = useAuth();
  const logout = useLogout();
  const { socialMedia, ...contact } = useHotelContact();
  const entries = visibleNavigation(navigation, useTexts(fallbackPagesTexts), routes);
  return (
    <Header
      name={useHotelName()}
      entries={entries}
      currentPath={entries.find((entry) => isCurrentEntry(entry, pathname, routes))?.path}
      contact={{ ...contact, profiles: socialMedia }}
      topBar={!withoutTopBar.has(pathname)}
      rating={useRating()}
      menu={MobileMenu}
      languages={useLanguageLinks()}
      user={user ? { name: user.fullName, email: user.email } : undefined}
      onLogout={logout}
    />
  );
}
