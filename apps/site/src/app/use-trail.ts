import type { Breadcrumb } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { texts } from './use-trail.texts.js';
import { routes } from '../hotel-routes.js';

type Trail = (...crumbs: Breadcrumb[]) => Breadcrumb[];

/** Where a page is: Home, then these. */
export function useTrail(): Trail {
  const t = useTexts(texts);
  return (...crumbs) => [{ label: t.home, href: routes.home }, ...crumbs];
}

/** Home > Account > this page (spec 2, Login and Sign up). */
export function useAccountTrail(label: string): Breadcrumb[] {
  const t = useTexts(texts);
  return useTrail()({ label: t.account }, { label });
}
