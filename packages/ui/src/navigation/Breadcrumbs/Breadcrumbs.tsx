'use client';
import type { TextLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { useLink } from '../../theme/link.js';
import { List, Root } from './Breadcrumbs.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Breadcrumbs.texts.js';

export interface Breadcrumb {
  label: string;
  /** Missing on the page itself, which is last. */
  href?: string;
  /** Of the label, where it is not that of the page. */
  language?: TextLanguage | undefined;
}

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From Home to this page. */
  items: ReadonlyArray<Breadcrumb>;
}

/** Where this page is. */
export function Breadcrumbs({ items, ...props }: BreadcrumbsProps) {
  const t = useTexts(texts);
  const Link = useLink();
  const last = items.length - 1;
  return (
    <Root aria-label={t.breadcrumb} {...props}>
      <List>
        {items.map(({ label, href, language }, index) => (
          <li key={label}>
            {href && index !== last ? (
              <Link href={href}>
                <span {...language}>{label}</span>
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined} {...language}>
                {label}
              </span>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
