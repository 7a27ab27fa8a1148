'use client';
import { formatCents } from '@vestibule/domain/money';
import { Button } from '../../actions/Button/Button.js';
import { useLocale } from '../../theme/locale.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { Buttons, SoFar } from './TicketDialog.styles.js';
import { texts } from './TicketDialog.texts.js';

export type NextState = 'open' | 'closed' | 'absent';

export interface TicketFooterProps {
  /** The form that Next submits. */
  formId: string;
  /** What the order costs as it is; absent where there is nothing to buy. */
  totalCents?: number;
  /** Absent on the first step. */
  onBack?: () => void;
  /**
   * Whether the way on is open; absent on step 6. `closed`: disabled to the eye and the ear, and
   * pressed all the same it leads to what is missing.
   */
  next: NextState;
  /** The payment page is being opened. */
  waiting: boolean;
}

/** The total so far, which is read out when it changes; Back and Next. */
export function TicketFooter({ formId, totalCents, onBack, next, waiting }: TicketFooterProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  return (
    <>
      {next !== 'absent' && totalCents !== undefined && (
        <SoFar aria-live="polite" aria-atomic>
          <Rich
            text={t.totalSoFar}
            amount={
              <b>
                <bdi>{formatCents(totalCents, locale)}</bdi>
              </b>
            }
          />
        </SoFar>
      )}
      <Buttons>
        {onBack && (
          <Button variant="secondary" waiting={waiting} onClick={onBack}>
            {t.back}
          </Button>
        )}
        {next !== 'absent' && (
          <Button type="submit" form={formId} waiting={waiting} aria-disabled={next === 'closed'}>
            {t.next}
          </Button>
        )}
      </Buttons>
    </>
  );
}
