'use client';
import type { Treatment } from '@vestibule/domain/spa';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { useTexts } from '../../theme/texts.js';
import { List, Root } from './SpaServiceGrid.styles.js';
import { texts } from './SpaServiceGrid.texts.js';

export interface SpaServiceGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The treatments of this page. */
  treatments: ReadonlyArray<Treatment>;
  /** The treatments are on their way. */
  loading?: boolean;
  /** Why they could not be loaded; never shown as an empty list. */
  problem?: string;
  /** Asks for the treatments again. */
  onRetry?: () => void;
  /** The treatments are being asked for again. */
  retrying?: boolean;
  /** One action for the empty list, such as clearing the filters. */
  emptyAction?: ReactNode;
  /** The card of a treatment: `SpaServiceCard` with the state that the page keeps for it. */
  renderCard: (treatment: Treatment) => ReactNode;
}

/** The treatments that match: loading, then error, empty or list. */
export function SpaServiceGrid({
  treatments,
  loading = false,
  problem,
  onRetry,
  retrying = false,
  emptyAction,
  renderCard,
  ...props
}: SpaServiceGridProps) {
  const t = useTexts(texts);
  const state = problem
    ? 'error'
    : loading
      ? 'loading'
      : treatments.length === 0
        ? 'empty'
        : 'list';
  return (
    <Root aria-label={t.services} data-state={state} {...props}>
      {state === 'error' && (
        <ErrorBlock title={t.failed} text={problem} onRetry={onRetry} retrying={retrying} />
      )}
      {state === 'loading' && <Loading>{t.loading}</Loading>}
      {state === 'empty' && (
        <EmptyState title={t.noneFound} text={t.adjustFilters} action={emptyAction} />
      )}
      {state === 'list' && (
        <List aria-busy={retrying || undefined}>
          {treatments.map((treatment) => (
            <li key={treatment._id}>{renderCard(treatment)}</li>
          ))}
        </List>
      )}
    </Root>
  );
}
