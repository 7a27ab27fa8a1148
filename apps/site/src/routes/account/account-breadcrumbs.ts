import type { Breadcrumb } from '@vestibule/ui/navigation';

/** Home > Account > this page (spec 2, Login and Sign up). */
export function accountBreadcrumbs(label: string): Breadcrumb[] {
  return [{ label: 'Home', href: '/' }, { label: 'Account' }, { label }];
}
