'use client';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '../../media/Icon.js';
import { useLink } from '../../theme/link.js';
import { Arrow, Gap, List, Page, Root } from './Pagination.styles.js';
import { pageEntries } from './page-entries.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Pagination.texts.js';

export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** The page on show, from 1. */
  page: number;
  /** The last page; with one page nothing shows. */
  pageCount: number;
  /** The address of a page: its link works without a script, and in a tab of its own. */
  pageHref: (page: number) => string;
  /** The guest chose another page. */
  onPageChange: (page: number) => void;
  /** The guest points at a page, or its link has the focus: what it needs can be fetched. */
  onPageIntent?: (page: number) => void;
}

/**
 * Numbered pages between two arrows. At the ends an arrow only says that it is disabled: switched
 * off it would lose the focus.
 */
export function Pagination({
  page,
  pageCount,
  pageHref,
  onPageChange,
  onPageIntent,
  ...props
}: PaginationProps) {
  const t = useTexts(texts);
  const Link = useLink();
  if (pageCount <= 1) return null;
  const bounded = (wanted: number) => Math.min(pageCount, Math.max(1, wanted));
  const linkTo = (wanted: number) => ({
    as: Link,
    href: pageHref(bounded(wanted)),
    onClick: (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      if (wanted === bounded(wanted)) onPageChange(wanted);
    },
    onFocus: () => onPageIntent?.(bounded(wanted)),
    onPointerEnter: () => onPageIntent?.(bounded(wanted)),
  });
  const arrowTo = (wanted: number, label: string) => ({
    ...linkTo(wanted),
    'aria-label': label,
    title: label,
    'aria-disabled': wanted !== bounded(wanted) || undefined,
  });
  return (
    <Root aria-label={t.pages} {...props}>
      <Arrow {...arrowTo(page - 1, t.previousPage)}>
        <Icon of={chevronLeftIcon} />
      </Arrow>
      <List>
        {pageEntries(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === undefined ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Page
                {...linkTo(entry.page)}
                aria-label={t.page({ number: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </Page>
            )}
          </li>
        ))}
      </List>
      <Arrow {...arrowTo(page + 1, t.nextPage)}>
        <Icon of={chevronRightIcon} />
      </Arrow>
    </Root>
  );
}

/** The browser's own ways to follow a link stay the browser's. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
