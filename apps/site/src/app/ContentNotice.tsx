import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@vestibule/api/transport';
import { failureTexts } from '@vestibule/domain/problem';
import { Notice } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { noAnswerLine, shownFailure } from './failure.js';
import { texts } from './ContentNotice.texts.js';

interface ContentNoticeProps {
  /** Why the page's own record did not come; nothing shows without it. */
  error: ApiFailure | SerializedError | undefined;
}

/** Spec 8: the page's content failed, in its own words. The fallback texts show meanwhile. */
export function ContentNotice({ error }: ContentNoticeProps) {
  const t = useTexts(texts);
  const words = useTexts(failureTexts);
  const failure = shownFailure(error, words);
  if (!failure) return null;
  return (
    <Section>
      <Notice tone="warning" title={failure.message} announced>
        {noAnswerLine(error, words)} {t.standingTexts}
      </Notice>
    </Section>
  );
}
