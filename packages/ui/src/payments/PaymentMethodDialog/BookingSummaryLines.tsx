'use client';
import { formatCents } from '@vestibule/domain/money';
import { bookedLineText, bookedLineTexts, type BookingSummary } from '@vestibule/domain/bookings';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { BookingFacts, type BookingFactsProps } from '../../bookings/BookingFacts/BookingFacts.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Lines, Summary, Title } from './PaymentMethodDialog.styles.js';
import { texts } from './PaymentMethodDialog.texts.js';
import { PaymentTotal } from './PaymentTotal.js';

export interface BookingSummaryLinesProps {
  /** What is being paid for. */
  summary: Omit<BookingSummary, 'facts'> & Pick<BookingFactsProps, 'facts'>;
  /** The right total where the price has changed since; a line of its own says by how much. */
  totalCents?: number;
  /** As the page around it needs it; 3 by default, as in a dialog. */
  headingLevel?: 2 | 3;
}

/** The booking summary: what, when, for whom, each line and the total in dollars. */
export function BookingSummaryLines({
  summary,
  totalCents,
  headingLevel = 3,
}: BookingSummaryLinesProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const words = useTexts(bookedLineTexts);
  const changedBy = (totalCents ?? summary.totalCents) - summary.totalCents;
  return (
    <Summary aria-label={t.summary}>
      <Title as={`h${headingLevel}`}>{recordSentence(summary, 'title', summary.title)}</Title>
      <BookingFacts facts={summary.facts} />
      <Lines aria-label={t.costs}>
        {summary.lines.map((line) => (
          <li key={line.label}>
            <bdi>
              {recordSentence(
                line,
                'label',
                t.line({
                  counted: bookedLineText(line, words),
                  price: formatCents(line.unitCents, locale),
                }),
              )}
            </bdi>
            <span>{formatCents(line.totalCents, locale)}</span>
          </li>
        ))}
        {changedBy !== 0 && (
          <li>
            {t.changeOfPrice}
            <span>
              <bdi>{signed(changedBy, locale)}</bdi>
            </span>
          </li>
        )}
      </Lines>
      <PaymentTotal
        label={summary.type === 'room' ? t.totalForStay : t.total}
        cents={totalCents ?? summary.totalCents}
      />
    </Summary>
  );
}

function signed(cents: number, locale: string): string {
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents), locale)}`;
}
