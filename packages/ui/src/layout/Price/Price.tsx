'use client';
import { formatCents } from '@vestibule/domain/money';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Hidden, Now, Per, Root, Was } from './Price.styles.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts, withTags } from '../../theme/texts.js';
import { texts } from './Price.texts.js';

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it costs, in US cents. */
  cents: number;
  /** What it cost before a discount; struck through when it is higher. */
  originalCents?: number;
  /** For what, such as “per night”. */
  per?: ReactNode;
  /**
   * Larger, for the price that decides.
   *
   * @default 'medium'
   */
  size?: 'medium' | 'large';
}

/** An amount with a $ and two decimals; the earlier one struck through. */
export function Price({ cents, originalCents, per, size, ...props }: PriceProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const discounted = originalCents !== undefined && originalCents > cents;
  return (
    <Root data-size={size} data-discounted={discounted ? '' : undefined} {...props}>
      {discounted ? (
        withTags(t.discounted, {
          hidden: <Hidden />,
          was: <Was>{formatCents(originalCents, locale)}</Was>,
          now: <Now>{formatCents(cents, locale)}</Now>,
        })
      ) : (
        <Now>{formatCents(cents, locale)}</Now>
      )}
      {per && <Per> {per}</Per>}
    </Root>
  );
}
