'use client';
import type { ComponentPropsWithRef } from 'react';
import { useLink } from '../../theme/link.js';
import { List, Root } from './Breadcrumbs.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Breadcrumbs.texts.js';

export interface Breadcrumb {
  label: string;
  /** Missing on the page itself, which stands last. */
  href?: string;
}

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From Home to this page. */
  items: ReadonlyArray<Breadcrumb>;
}

/** Where this page stands. */
export function Breadcrumbs({ items, ...props }: BreadcrumbsProps) {
  const t = useTexts(texts);
  const Link = useLink();
  const last = items.length - 1;
  return (
    <Root aria-label={t.breadcrumb} {...props}>
      <List>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href && index !== last ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
