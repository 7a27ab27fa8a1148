import { useEndSessionMutation, useListSessionsQuery } from '@vestibule/api/account';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountSection, SessionList } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useSelector } from 'react-redux';
import { shownFailure } from '../../app/failure.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { texts } from './SessionsSection.texts.js';

export function SessionsSection() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const timeZone = useSelector(selectTimeZone);
  const { data, error, isFetching, refetch } = useListSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  return (
    <AccountSection title={t.title}>
      <SessionList
        sessions={data?.sessions}
        timeZone={timeZone}
        onEnd={({ id }) => void end(id)}
        busyId={ending.isLoading ? ending.originalArgs : undefined}
        ended={ending.data?.message}
        problem={shownFailure(ending.error, failures)}
        loadProblem={shownFailure(error, failures)}
        onRetry={refetch}
        retrying={isFetching}
      />
    </AccountSection>
  );
}
