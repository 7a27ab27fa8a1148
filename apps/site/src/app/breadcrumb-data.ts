import type { Breadcrumb } from '@vestibule/ui/navigation';
import type { StructuredData } from './structured-data.js';

/** Where a page stands, as schema.org knows it: the same items that the page shows. */
export function breadcrumbData(
  items: readonly Breadcrumb[],
  publicUrl: string,
  pathname: string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicUrl}${href ?? pathname}`,
    })),
  };
}
