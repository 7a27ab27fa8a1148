import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Gap, List, Page, Root } from './Pagination.styles.js';
import { pageEntries } from './page-entries.js';

export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** The page on show, from 1. */
  page: number;
  /** The last page; with one page nothing shows. */
  pageCount: number;
  /** The guest chose another page. */
  onPageChange: (page: number) => void;
}

/**
 * Numbered pages between two arrows. At the ends an arrow only says that it is disabled: switched
 * off it would lose the focus.
 */
export function Pagination({ page, pageCount, onPageChange, ...props }: PaginationProps) {
  if (pageCount <= 1) return null;
  const go = (next: number) => {
    if (next >= 1 && next <= pageCount) onPageChange(next);
  };
  return (
    <Root aria-label="Pages" {...props}>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => go(page - 1)}
      />
      <List>
        {pageEntries(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === undefined ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Page
                type="button"
                aria-label={`Page ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
                onClick={() => entry.page !== undefined && onPageChange(entry.page)}
              >
                {entry.page}
              </Page>
            )}
          </li>
        ))}
      </List>
      <IconButton
        label="Next page"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page >= pageCount || undefined}
        onClick={() => go(page + 1)}
      />
    </Root>
  );
}
