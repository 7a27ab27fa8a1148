'use client';
import {
  hallEventTypesTexts,
  hallEventTypeText,
  hallFactsTexts,
  hallPeopleText,
  hallRequestRecordTexts,
  hallRequestStatusText,
  hallRequestWhen,
  type HallRequestRecord,
} from '@vestibule/domain/halls';
import { useLocale } from '../theme/locale.js';
import { useTexts } from '../theme/texts.js';

type Planned = Pick<HallRequestRecord, 'eventDate' | 'startTime' | 'endTime'>;

/** The parts of a request, each in words. */
export function useHallRequestWords() {
  const facts = useTexts(hallFactsTexts);
  const types = useTexts(hallEventTypesTexts);
  const t = useTexts(hallRequestRecordTexts);
  const { locale } = useLocale();
  return {
    when: (request: Planned) => hallRequestWhen(request, t, locale),
    occasion: (type: string, people: number) =>
      t.occasion({
        eventType: hallEventTypeText(type, types),
        people: hallPeopleText(people, facts, locale),
      }),
    status: (status: string) => hallRequestStatusText(status, t),
  };
}
